"""Questions about a position that many rules ask."""

from __future__ import annotations

from ..kernel import SIDES, Tape
from .layout import (
    AREA_CONTROL,
    AREAS,
    CUBES,
    ENDS,
    FILLED,
    FIRST_SPACE,
    MASK,
    NONE,
    NUMBER_OF_KINDS,
    SHIFT,
    SPACES,
)


def count_of(g: Tape, tokens: int, kind: int) -> int:
    """How many of one kind there are among tokens."""
    return (tokens >> g[SHIFT + kind]) & g[MASK + kind]


def kind_of(g: Tape, hand: int, number: int) -> int:
    """4.1: which kind the next token is, once this many are laid; NONE when all are."""
    for kind in range(NUMBER_OF_KINDS):
        number -= count_of(g, hand, kind)
        if number < 0:
            return kind
    return NONE


def first_bid(g: Tape, side: int) -> int:
    """Where a side's bids begin, among all bids."""
    return g[ENDS + side - 1] if side else 0


def laid_by(g: Tape, side: int) -> int:
    """How many tokens a side has laid."""
    return g[ENDS + side] - first_bid(g, side)


def on_board(g: Tape, side: int) -> int:
    """1.4: how many cubes a side has on the board."""
    found = 0
    for area in range(AREAS):
        found += cubes_in(g, area, side)
    return found


def cubes_in(g: Tape, area: int, side: int) -> int:
    """How many cubes a side has in an area."""
    found, first = 0, CUBES + g[FIRST_SPACE + area]
    for at in range(first, first + g[FILLED + area]):
        if g[at] == side:
            found += 1
    return found


def is_locked(g: Tape, area: int) -> bool:
    """8.2: under Area Control Bonus, areas full of one colour cannot be broken."""
    if g[AREA_CONTROL] == 0 or g[FILLED + area] < g[SPACES + area]:
        return False
    return cubes_in(g, area, g[CUBES + g[FIRST_SPACE + area]]) == g[SPACES + area]


def leader(g: Tape, area: int) -> int:
    """7.3: the side with the most cubes in an area; NONE if it is tied or bare."""
    most, best = 0, NONE
    for side in range(g[SIDES]):
        count = cubes_in(g, area, side)
        if count > most:
            most, best = count, side
        elif count == most:
            best = NONE
    return best
