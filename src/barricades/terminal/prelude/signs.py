"""Signs: the shape of each side, the icon of each kind of District, the marks on the board.

The same sign means the same thing everywhere: ◎ an Organization, ◆ Victory Points, ◇ Opportunity
Points, ▪ a step towards scoring, > and < control, open towards whoever has it.
"""

from __future__ import annotations

from functools import lru_cache

from rich.text import Text

from ...games.prelude.box import Box, box_for
from ..blocks import marked
from ..boards import Scene
from ..palette import BRASS, CHALK, INK, PAPER, RED, STEEL

SIDES = ("revolutionary", "government")
SHAPE = {"revolutionary": "★", "government": "■", "neutral": "○"}
TINT = {"revolutionary": RED, "government": STEEL, "neutral": BRASS}
FACE = {
    "revolutionary": f"bold {PAPER} on #a8171b",
    "government": f"bold {PAPER} on #2f4a5f",
    "neutral": f"bold {INK} on {BRASS}",
}
SUBTYPE = {"worker": "⚒", "military": "⚔", "urban": "⌂"}
CONTROL = {"revolutionary": ">", "government": "<"}
ORGANIZATION, POINTS, OPPORTUNITY, STEP = "◎", "◆", "◇", "▪"


@lru_cache(maxsize=8)
def box_of(scene: Scene) -> Box:
    """The box that the game in view is played from."""
    return box_for(scene.view["options"])


def side_sign(scene: Scene, side: str) -> Text:
    """A side's shape and name."""
    return Text(f"{SHAPE[side]} {scene.words.noun('side', side)}", f"bold {TINT[side]}")


def towards(scene: Scene, worth: int, unit: str = "") -> Text:
    """A number that counts for one side: the Revolutionary above zero, the Government below."""
    if not worth:
        return Text(f"={unit}", "quiet")
    side = SIDES[0] if worth > 0 else SIDES[1]
    return Text(f"{SHAPE[side]}{abs(worth)}{unit}", f"bold {TINT[side]}")


def steps(scene: Scene, track: str) -> Text:
    """5.0: how far a Scoring Marker has come."""
    done, all_ = scene.view["scoring"][track], box_of(scene).steps
    return Text(STEP * done, f"bold {BRASS}").append("·" * (all_ - done), "quiet")


def card_sign(scene: Scene, card: str) -> Text:
    """A card's shape and title."""
    side = box_of(scene).side[card]
    sign = Text(f"{SHAPE[side]} {scene.words.noun('card', card)}", f"bold {TINT[side]}")
    return marked(sign, "card", card)


def place_icon(scene: Scene, place: str) -> str:
    """The icon of a District's kind; a Party has its side's shape."""
    box = box_of(scene)
    return SHAPE[box.owner[place]] if place in box.owner else SUBTYPE[box.subtype[place]]


def place_style(scene: Scene, place: str) -> str:
    """A District is in the colour of whoever controls it."""
    box = box_of(scene)
    holder = box.owner.get(place) or scene.view["control"].get(place, "")
    return f"bold {TINT.get(holder, CHALK)}"
