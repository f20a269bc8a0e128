"""What the Spy and the Apothecary can do with the cubes of the town (5.7, 5.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ...core import PASS, Choice
from .position import Board, Counts

Cube: TypeAlias = tuple[int, int]  # an area, and the side whose cube lies there
Deed: TypeAlias = tuple[Cube, ...]  # the cubes touched: one by the Spy, two by the Apothecary


def put(counts: Counts, new: int, old: int | None = None) -> Counts:
    """An area with a cube more, or with one in the place of another."""
    cubes = [*counts]
    cubes[new] += 1
    if old is not None:
        cubes[old] -= 1
    return tuple(cubes)


def is_locked(board: Board, area: int, counts: Counts) -> bool:
    """8.2: full of one colour, which nobody can break any more."""
    return board.box.area_control and max(counts) == board.spaces[area]


def deeds(board: Board, cubes: Sequence[Counts], power: str, side: int) -> list[Deed]:
    """All that a power can do for a side; R5: to do nothing comes first."""
    free = [
        (area, colour)
        for area, counts in enumerate(cubes)
        if not is_locked(board, area, counts)
        for colour in board.sides
        if counts[colour]
    ]
    if power == "spy":
        return [(), *[(cube,) for cube in free if cube[1] != side]]
    return [
        (),
        *[
            (one, other)
            for at, one in enumerate(free)
            for other in free[at + 1 :]
            if one[0] != other[0] and one[1] != other[1]
        ],
    ]


def done(cubes: Sequence[Counts], deed: Deed, side: int) -> list[Counts]:
    """The cubes of the town after a deed of this side."""
    new = [*cubes]
    if len(deed) == 1:
        ((area, rival),) = deed
        new[area] = put(cubes[area], side, rival)
    elif deed:
        (area, one), (place, other) = deed
        new[area], new[place] = put(cubes[area], other, one), put(cubes[place], one, other)
    return new


def named(board: Board, deed: Deed) -> set[Choice]:
    """The choices that a deed is made of."""
    return {(board.areas[area], board.box.sides[colour]) for area, colour in deed} or {PASS}
