"""Tokens: which face is up, whose they are, and how they lie."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from markupsafe import Markup

from ....games.dual_powers.box import NEUTRAL
from .drawing import Drawing

UNIT, LEADER = 100, 206  # how wide they are drawn; a leader takes the room of two units
STEP = 13  # between the lines that hatch an exhausted token


@dataclass(frozen=True)
class Token:
    """A token as it lies there. The large number is its strength, the small one the other face."""

    name: str
    side: str
    up: int
    down: int
    is_tired: bool
    title: str  # a leader's name; "" of a unit
    label: str
    pointer: Markup
    is_new: bool

    def rank(self) -> tuple[int, bool, int, str]:
        """The order in which tokens lie in a place: guests last."""
        return -self.span, self.side == NEUTRAL, -self.up, self.name

    @property
    def span(self) -> int:
        """How many units' room it takes."""
        return 2 if self.title else 1

    @property
    def hatch(self) -> str:
        """The lines across an exhausted face."""
        return HATCH[self.span, self.side == "white"]


class Tokens:
    """All tokens, by where they are."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self._offered = {self._look(name): name for name in self._options()}
        self.face = cache(self._face)

    def at(self, place: str, *sides: str) -> list[Token]:
        """The tokens of some sides in a place: leaders first, then the strongest."""
        tokens, side = self.drawing.view["tokens"], self.drawing.box.side
        here = [t for t, (where, _) in tokens.items() if where == place and side[t] in sides]
        return sorted(map(self.face, here), key=Token.rank)

    def _face(self, name: str) -> Token:
        """A token with the face that is up. Twins (R39) stand for each other when pointed at."""
        drawing = self.drawing
        box, (place, is_tired) = drawing.box, drawing.view["tokens"][name]
        up, down = box.strength[name][:: -1 if is_tired else 1]
        is_leader = name in box.special or name.startswith("trotsky")
        face = "exhausted" if is_tired else "fresh"
        if place in box.city:
            label = drawing.words.text("standing", token=name, region=place, face=face)
        else:
            label = drawing.say("token", token=name, face=face)
        return Token(
            name=name,
            side=box.side[name],
            up=up,
            down=down,
            is_tired=is_tired,
            title=drawing.say("leader", token=name) if is_leader else "",
            label=label,
            pointer=drawing.pointer("token", self._offered.get(self._look(name), name), label),
            is_new=drawing.is_new("token", name),
        )

    def _options(self) -> list[str]:
        ask = self.drawing.scene.ask
        options = map(str, ask.options) if ask and ask.of == "token" else ()
        return [option for option in options if option in self.drawing.view["tokens"]]

    def _look(self, name: str) -> tuple[str, str, bool]:
        """What twins in the same place with the same face up have in common."""
        place, is_tired = self.drawing.view["tokens"][name]
        return self.drawing.box.kind[name], place, is_tired

    def follow(self, region: str) -> str:
        """7.2: the side that the neutral tokens of a region count for; "" if for nobody."""
        will = self.drawing.view["will"]
        return will if self.at(region, will) else ""

    def groups(self, region: str) -> tuple[list[Token], list[Token], list[Token]]:
        """White's tokens, those of nobody, Red's; neutral ones stand with whom they count for."""
        with_whom = self.follow(region)
        white, red = (
            self.at(region, side, *([NEUTRAL] if side == with_whom else []))
            for side in ("white", "red")
        )
        return white, [] if with_whom else self.at(region, NEUTRAL), red


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
    (2, False): _hatched(LEADER, lambda x, y: 13 <= x <= LEADER - 13 and 9 <= y <= 53),
    (2, True): _hatched(LEADER, lambda x, y: 9 <= x <= LEADER - 9 and 9 <= y <= 53),
}
