"""Tokens: which face is up, whose they are, and where they lie."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from ....games.dual_powers.box import NEUTRAL, Box
from ....words import Words
from .. import MAX_SCENES, MAX_VALUES, Scene
from .facts import box_of, pointer
from .news import marks

UNIT, LEADER = 100, 206  # how wide they are drawn; a leader takes the room of two units
STEP = 13  # between the lines that hatch an exhausted token


@dataclass(frozen=True, eq=False)
class Token:
    """A token on the board: its strength, and that of its other face.

    Cached by everything it depends on, so it is equal to itself alone.
    """

    name: str
    kind: str  # twins are of one kind
    side: str
    up: int
    down: int
    is_tired: bool
    title: str  # a leader's name; "" of a unit
    portrait: str  # the drawing of a leader; "" of a unit
    label: str
    pointer: Markup
    is_new: bool

    def rank(self) -> tuple[int, bool, int, str]:
        """The sort key of tokens in a place: a side's own before neutral ones."""
        return -self.span, self.side == NEUTRAL, -self.up, self.name

    @property
    def span(self) -> int:
        """How many units wide it is."""
        return 2 if self.title else 1

    @property
    def hatch(self) -> str:
        """The path of the lines across an exhausted face."""
        return HATCH[self.span, self.side == "white"]


@lru_cache(MAX_SCENES)
def faces(scene: Scene) -> Mapping[str, Token]:
    """Every token by its name, with the face that is up."""
    return {name: _face(scene, name) for name in scene.view["tokens"]}


def _face(scene: Scene, name: str) -> Token:
    """A token. Identical ones (R39) stand for each other when they are pointed at."""
    box, (place, is_tired) = box_of(scene), scene.view["tokens"][name]
    offered = _offered(scene).get(_kind_and_face(scene, name), name)
    is_lit, is_new = scene.is_lit("token", offered), ("token", name) in marks(scene)
    return _token(scene.words, box, name, place, is_tired, offered, is_lit, is_new)


@lru_cache(MAX_VALUES)
def _token(
    words: Words,
    box: Box,
    name: str,
    place: str,
    is_tired: bool,
    offered: str,
    is_lit: bool,
    is_new: bool,
) -> Token:
    up, down = box.strength[name][:: -1 if is_tired else 1]
    is_leader = name in box.special or name.startswith("trotsky")
    face = "exhausted" if is_tired else "fresh"
    if place in box.city:
        label = words.text("standing", token=name, region=place, face=face)
    else:
        label = words.text("board-token", token=name, face=face)
    return Token(
        name=name,
        kind=box.kind[name],
        side=box.side[name],
        up=up,
        down=down,
        is_tired=is_tired,
        title=words.text("board-leader", token=name) if is_leader else "",
        portrait=name.removesuffix("-red") if is_leader else "",
        label=label,
        pointer=pointer("token", offered, label, is_lit),
        is_new=is_new,
    )


@lru_cache(MAX_SCENES)
def _offered(scene: Scene) -> Mapping[tuple[str, str, bool], str]:
    """The tokens among the options of the open question, by their look."""
    ask, tokens = scene.ask, scene.present["tokens"]
    options = map(str, ask.options) if ask and ask.of == "token" else ()
    return {_kind_and_face(scene, name): name for name in options if name in tokens}


def _kind_and_face(scene: Scene, name: str) -> tuple[str, str, bool]:
    """What identical tokens in the same place with the same face up have in common."""
    place, is_tired = scene.present["tokens"][name]
    return box_of(scene).kind[name], place, is_tired


@lru_cache(MAX_SCENES)
def _places(scene: Scene) -> Mapping[str, list[Token]]:
    """By place: the tokens there, leaders first, then the strongest."""
    found: dict[str, list[Token]] = {}
    for token in sorted(faces(scene).values(), key=Token.rank):
        found.setdefault(scene.view["tokens"][token.name][0], []).append(token)
    return found


def tokens_at(scene: Scene, place: str, *sides: str) -> list[Token]:
    """The tokens of some sides in a place: leaders first, then the strongest."""
    return [token for token in _places(scene).get(place, ()) if token.side in sides]


def groups(scene: Scene, region: str) -> tuple[list[Token], list[Token], list[Token]]:
    """White's tokens, neutral ones, Red's; neutral ones stand with the side they count for."""
    with_whom = _follow(scene, region)
    white, red = (
        tokens_at(scene, region, side, *([NEUTRAL] if side == with_whom else []))
        for side in ("white", "red")
    )
    return white, [] if with_whom else tokens_at(scene, region, NEUTRAL), red


def _follow(scene: Scene, region: str) -> str:
    """7.2: the side that the neutral tokens of a region count for; "" if for nobody."""
    will: str = scene.view["will"]
    return will if tokens_at(scene, region, will) else ""


def _hatched(width: int, inside: Callable[[int, int], bool]) -> str:
    """Parallel diagonals across a convex figure."""
    lines = []
    for start in range(STEP // 2, width + UNIT, STEP):
        cut = [x for x in range(width) if inside(x, start - x)]
        if len(cut) > 4:
            lines.append(f"M{cut[0]} {start - cut[0]}L{cut[-1]} {start - cut[-1]}")
    return "".join(lines)


HATCH = {
    (1, False): _hatched(UNIT, lambda x, y: (x - 50) ** 2 + (y - 50) ** 2 < 43**2),
    (1, True): _hatched(UNIT, lambda x, y: 9 <= x <= 91 and 9 <= y <= 91),
    (2, False): _hatched(LEADER, lambda x, y: 94 <= x <= LEADER - 12 and 8 <= y <= 60),
    (2, True): _hatched(LEADER, lambda x, y: 94 <= x <= LEADER - 8 and 8 <= y <= 60),
}
