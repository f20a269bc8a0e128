"""Effects on cubes (3.2): added, removed, brought level, moved between Parties."""

from __future__ import annotations

from ...kernel import Tape, plan_3
from ..layout import (
    ADD_CUBES,
    ALL_PLACES,
    CUBES,
    DRAW_LEVEL,
    EXTREMIST,
    HOW_MANY,
    KIND,
    LOW,
    LOW_BITS,
    MODERATE,
    ONE,
    OTHER,
    PLACES,
    REMOVE_CUBES,
    WHERE,
    WHOSE,
    WORKER,
)
from ..pieces import peopled, plan_cubes, roomy
from ..places import amount, places, who_is
from ..state import cubes, room


def do_add(g: Tape, e: int, side: int, there: int) -> None:
    """Worker Districts first, if the card says so."""
    owner, each = who_is(g[e + WHOSE], side), g[e + ONE]
    where, count = (
        places(g, g[e + WHERE], side, there, owner),
        amount(g, g[e + HOW_MANY], side, there),
    )
    workers, fitting = where, 0
    for place in range(PLACES):
        if (where >> place) & 1 and (g[e + OTHER] == 0 or g[KIND + place] != WORKER):
            workers ^= 1 << place
        elif (where >> place) & 1:
            fitting += min(room(g, owner, place), each if each else count)
    first = min(count, fitting)
    plan_cubes(g, ADD_CUBES, side, owner, where ^ (workers & ALL_PLACES), count - first, each)
    plan_cubes(g, ADD_CUBES, side, owner, workers, first, each)


def can_add(g: Tape, e: int, side: int, there: int) -> bool:
    owner = who_is(g[e + WHOSE], side)
    found = roomy(g, owner, places(g, g[e + WHERE], side, there, owner))
    return found & ALL_PLACES != 0 and amount(g, g[e + HOW_MANY], side, there) > 0


def do_remove(g: Tape, e: int, side: int, there: int) -> None:
    owner = who_is(g[e + WHOSE], side)
    where, count = (
        places(g, g[e + WHERE], side, there, owner),
        amount(g, g[e + HOW_MANY], side, there),
    )
    plan_cubes(g, REMOVE_CUBES, side, owner, where, count, g[e + ONE])


def can_remove(g: Tape, e: int, side: int, there: int) -> bool:
    owner = who_is(g[e + WHOSE], side)
    found = peopled(g, owner, places(g, g[e + WHERE], side, there, owner))
    return found & ALL_PLACES != 0 and amount(g, g[e + HOW_MANY], side, there) > 0


def do_level(g: Tape, e: int, side: int, there: int) -> None:
    where = behind(g, e, side, there)
    if where & ALL_PLACES:
        plan_3(g, DRAW_LEVEL, side, where & LOW, where >> LOW_BITS)


def can_level(g: Tape, e: int, side: int, there: int) -> bool:
    return behind(g, e, side, there) & ALL_PLACES != 0


def behind(g: Tape, e: int, side: int, there: int) -> int:
    """Where a side has fewer cubes than its opponent, and room for more."""
    found = roomy(g, side, places(g, g[e + WHERE], side, there, side))
    for place in range(PLACES):
        if (found >> place) & 1 and cubes(g, side, place) >= cubes(g, 1 - side, place):
            found ^= 1 << place
    return found


def draw_level_deed(g: Tape, place: int, side: int) -> None:
    lacking = cubes(g, 1 - side, place) - cubes(g, side, place)
    plan_cubes(g, ADD_CUBES, side, side, 1 << place, lacking, 0)


def do_shift(g: Tape, e: int, side: int, there: int) -> None:
    owner = who_is(g[e + WHOSE], side)
    for _ in range(amount(g, g[e + HOW_MANY], side, there)):
        if can_shift(g, e, side, there):
            g[CUBES + 2 * left_party(g, e, owner) + owner] -= 1
            g[CUBES + 2 * joined_party(g, e, owner) + owner] += 1


def can_shift(g: Tape, e: int, side: int, there: int) -> bool:
    owner = who_is(g[e + WHOSE], side)
    if cubes(g, owner, left_party(g, e, owner)) == 0:
        return False
    if room(g, owner, joined_party(g, e, owner)) == 0:
        return False
    return amount(g, g[e + HOW_MANY], side, there) > 0


def left_party(g: Tape, e: int, owner: int) -> int:
    """From which Party."""
    return g[MODERATE + owner] if g[e + ONE] else g[EXTREMIST + owner]


def joined_party(g: Tape, e: int, owner: int) -> int:
    """To which Party."""
    return g[EXTREMIST + owner] if g[e + ONE] else g[MODERATE + owner]
