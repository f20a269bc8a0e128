"""The support track: a hundred spaces round the edge of the town (1.2)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache

from .. import MAX_VALUES, Scene
from .signs import Piece

CELL = 30
COLUMNS, ROWS = 22, 30
LENGTH = 2 * (COLUMNS + ROWS - 2)  # one hundred
TOWN = (COLUMNS * CELL, ROWS * CELL)
FAN = 18  # markers in one space lie one behind another, so far apart


@dataclass(frozen=True)
class Space:
    """A space of the track: its middle, and which way is inwards."""

    number: int
    x: float
    y: float
    inward: tuple[int, int]


def space(number: int) -> Space:
    """The space for a number: clockwise from the upper left corner; 100 is the same as 0."""
    at = number % LENGTH
    right, bottom = COLUMNS - 1, ROWS - 1
    if at <= right:
        column, row = at, 0
    elif at <= right + bottom:
        column, row = right, at - right
    elif at <= 2 * right + bottom:
        column, row = 2 * right + bottom - at, bottom
    else:
        column, row = 0, LENGTH - at
    inward = (column == 0) - (column == right), (row == 0) - (row == bottom)
    return Space(at, (column + 0.5) * CELL, (row + 0.5) * CELL, inward)


SPACES = [space(number) for number in range(LENGTH)]


@dataclass(frozen=True)
class Marker(Piece):
    """A score marker, and how many hundreds of support it has passed."""

    space: Space
    laps: int


def markers(scene: Scene) -> tuple[Marker, ...]:
    """Each side's marker on its space."""
    return _markers(tuple(scene.view["support"].items()))


@lru_cache(MAX_VALUES)
def _markers(supports: tuple[tuple[str, int], ...]) -> tuple[Marker, ...]:
    crowd: Counter[int] = Counter()
    found = []
    for side, support in supports:
        at = space(support)
        depth = FAN * crowd[at.number]
        crowd[at.number] += 1
        centre = at.x + depth * at.inward[0], at.y + depth * at.inward[1]
        laps = support // LENGTH
        found.append(Marker(f"marker-{side}", side, centre, CELL - 2, TOWN, at, laps))
    return tuple(found)
