"""Signs: the shape of each side, the icon of each quarter, the face of each token.

The same sign means the same thing everywhere: ▸ the day marker and the days of a card, ◆ the
score marker and points, ● recruit value, ⚑ the will of the people, ╳ the blockade, ‼ unrest.
"""

from __future__ import annotations

from functools import lru_cache

from rich.text import Text

from ...games.dual_powers.box import Box, box_for
from ..blocks import marked
from ..boards import Scene
from ..palette import BRASS, CHALK, CLAY, INK, MOSS, PAPER, PLUM, RED, SKY, STEEL

SHAPE = {"red": "★", "white": "■", "neutral": "○"}
TINT = {"red": RED, "white": STEEL, "neutral": BRASS}
FACE = {"red": f"bold {PAPER} on #a8171b", "white": f"bold {PAPER} on #2f4a5f"}
FACE["neutral"] = f"bold {INK} on {BRASS}"

ICON = {"red": "☼", "green": "♣", "purple": "≈", "brown": "∩", "white": "▲", "blue": "♦"}
COLOUR = {"red": RED, "green": MOSS, "purple": PLUM, "brown": CLAY, "white": CHALK, "blue": SKY}

DAYS, POINTS, PIP, WILL, SHUT, BONUS = "▸", "◆", "●", "⚑", "╳", "✦"
UNREST, NEXT = "‼", "›‼"
DEED = {"recruit": PIP, "move": "→", "double-move": "⇉", "refresh": "↻", "draw": "+"}
DEED |= {"inspire": WILL, "espionage": "◉", "protest": SHUT, "organize": "◉", "points": POINTS}
DEED |= {"leader-recruit": PIP, "bonus": BONUS, "pass": "–", "done": "–"}
SMALL = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


@lru_cache(maxsize=8)
def box_of(scene: Scene) -> Box:
    """The box that the game in view is played from."""
    return box_for(scene.view["options"])


def side_sign(scene: Scene, side: str) -> Text:
    """A side's shape and name."""
    return Text(f"{SHAPE[side]} {scene.words.noun('side', side)}", f"bold {TINT[side]}")


def region_icon(region: str) -> Text:
    """A quarter's icon in its colour; the connection of that colour carries it too."""
    return Text(ICON.get(region, "◇"), f"bold {COLOUR.get(region, CHALK)}")


def region_sign(scene: Scene, region: str, room: int = 100) -> Text:
    """A quarter's icon and name; its short name, if it has one, where there is little room."""
    icon, words = region_icon(region), scene.words
    name = words.noun("region", region)
    if len(name) + 2 > room and words.has(f"short-{region}"):
        name = words.noun("short", region)
    icon.append(f" {name}", icon.style)
    return marked(icon, "region", region)


def card_sign(scene: Scene, card: str) -> Text:
    """A card's icon and name."""
    sign = card_icon(scene, card)
    sign.append(f" {scene.words.noun('card', card)}", card_style(scene, card))
    return marked(sign, "card", card)


def card_icon(scene: Scene, card: str) -> Text:
    """The icon of a card's region; a leader's card has the shape of its side."""
    box = box_of(scene)
    shape = SHAPE[box.side[card]] if card in box.special else ICON.get(box.region[card], "◇")
    return Text(shape, card_style(scene, card))


def card_style(scene: Scene, card: str) -> str:
    """The colour of a card."""
    box = box_of(scene)
    leader = card in box.special
    return f"bold {TINT[box.side[card]] if leader else COLOUR.get(box.region[card], CHALK)}"


def faces(up: int, down: int) -> str:
    """1.5: the strength now, and small beside it the strength of the other face."""
    return f"{up}{str(down).translate(SMALL)}"


def is_tired(scene: Scene, token: str) -> bool:
    """Whether the exhausted face is up."""
    return bool(scene.view["tokens"][token][1])


def is_leader(scene: Scene, token: str) -> bool:
    """Whether it is a leader or Trotsky, who are shown by name."""
    return token in box_of(scene).special or token.startswith("trotsky")


def short_name(scene: Scene, token: str) -> str:
    """A leader's name."""
    if token.startswith("trotsky"):
        return scene.words.text("terminal-trotsky")
    return scene.words.noun("token", token)


def chip(scene: Scene, token: str) -> Text:
    """A token as it is drawn: exhausted ones are hatched."""
    box = box_of(scene)
    side, (fresh, exhausted) = box.side[token], box.strength[token]
    name = f"{short_name(scene, token)} " if is_leader(scene, token) else ""
    if is_tired(scene, token):
        piece = Text(f"░{name}{faces(exhausted, fresh)}░", TINT[side])
    else:
        piece = Text(f" {name}{faces(fresh, exhausted)} ", FACE[side])
    return marked(piece, "token", token)


def in_place(scene: Scene, place: str, side: str) -> list[str]:
    """A side's tokens in a place, leaders first, then the strongest."""
    box, tokens = box_of(scene), scene.view["tokens"]
    here = [token for token in tokens if tokens[token][0] == place and box.side[token] == side]

    def rank(token: str) -> tuple[bool, int, str]:
        return (not is_leader(scene, token), -box.strength[token][is_tired(scene, token)], token)

    return sorted(here, key=rank)
