"""The best that the Spy and the Apothecary can do for a side; see `../schemers.py`."""

from __future__ import annotations

from ....fast.kernel import Luck, Reals
from ....fast.revolution.layout import AREAS, CONTROL, MOST_SIDES
from ..schemers import ALIKE
from .table import (
    AREA_CONTROL,
    CUBES_NOW,
    EMPTY_NOW,
    GAINS,
    KINDS_OF_PULL,
    LEFT_NOW,
    MOST_SPACES,
    PRIZE,
    PROMISED,
    PULL,
    SIDES,
    SPACES,
    STAKES,
)

NEVER = -1e30  # what a deed brings that cannot be done
NOWHERE = -1


def promise(r: Luck, x: Reals, area: int) -> None:
    """The support of an area by each side's chance to lead it in the end, from PROMISED on."""
    counts, first, second = CUBES_NOW + area * MOST_SIDES, 0, 0
    for side in range(r[SIDES]):
        if r[counts + side] > first:
            second = first
            first = r[counts + side]
        else:
            second = max(second, r[counts + side])
    locked = is_locked(r, area)
    if locked or r[EMPTY_NOW] == 0:
        for side in range(r[SIDES]):
            leads = r[counts + side] == first and first > second
            x[PROMISED + side] = r[PRIZE + area] + (CONTROL if locked else 0) if leads else 0.0
        return
    row = PULL + r[EMPTY_NOW] * (r[MOST_SPACES] + 1) * KINDS_OF_PULL
    whole = x[row + (first - second) * KINDS_OF_PULL + 1]
    for side in range(r[SIDES]):
        x[PROMISED + side] = x[row + (first - r[counts + side]) * KINDS_OF_PULL]
        whole += x[PROMISED + side]
    for side in range(r[SIDES]):
        x[PROMISED + side] *= r[PRIZE + area] / whole


def is_locked(r: Luck, area: int) -> bool:
    """8.2: full of one colour, which nobody can break any more."""
    if r[AREA_CONTROL] == 0:
        return False
    locked = False
    for side in range(r[SIDES]):
        locked = locked or r[CUBES_NOW + area * MOST_SIDES + side] == r[SPACES + area]
    return locked


def staked(r: Luck, x: Reals, area: int, who: int) -> float:
    """What the promises of an area are worth to a side."""
    found = 0.0
    promise(r, x, area)
    for side in range(r[SIDES]):
        found += x[PROMISED + side] * x[STAKES + who * MOST_SIDES + side]
    return found


def turn(r: Luck, area: int, old: int, new: int) -> None:
    """A cube of one side comes into the place of another's."""
    r[CUBES_NOW + area * MOST_SIDES + old] -= 1
    r[CUBES_NOW + area * MOST_SIDES + new] += 1


def gain(r: Luck, x: Reals, area: int, old: int, new: int, who: int) -> float:
    """What a side is better off with a cube of one in the place of another's than without any."""
    if old == new or r[CUBES_NOW + area * MOST_SIDES + old] == 0 or is_locked(r, area):
        return NEVER
    turn(r, area, old, new)
    found = staked(r, x, area, who)
    turn(r, area, new, old)
    return found


def spy(r: Luck, x: Reals, who: int) -> None:
    """5.7: the best of a rival's cubes is replaced; none, if all would harm."""
    most, place, rival = 0.0, NOWHERE, 0
    for area in range(AREAS):
        before = staked(r, x, area, who)
        for old in range(r[SIDES]):
            brings = gain(r, x, area, old, who, who) - before
            if brings > most + ALIKE:
                most, place, rival = brings, area, old
    if place != NOWHERE:
        turn(r, place, rival, who)
        r[LEFT_NOW + who] -= 1
        r[LEFT_NOW + rival] += 1


def apothecary(r: Luck, x: Reals, who: int) -> None:
    """5.8: the best two cubes are exchanged; none, if all would harm."""
    for area in range(AREAS):
        before = staked(r, x, area, who)
        for old in range(r[SIDES]):
            for new in range(r[SIDES]):
                x[gains_at(area, old, new)] = gain(r, x, area, old, new, who) - before
    most, place, back, colour, other = 0.0, NOWHERE, 0, 0, 0
    for one in range(r[SIDES]):
        for two in range(one):
            if most_of(x, one, two) + most_of(x, two, one) <= most + ALIKE:
                continue
            for first in range(AREAS):
                there = x[gains_at(first, one, two)]
                for second in range(AREAS):
                    brings = there + x[gains_at(second, two, one)]
                    if first != second and brings > most + ALIKE:
                        most, place, back, colour, other = brings, first, second, one, two
    if place != NOWHERE:
        turn(r, place, colour, other)
        turn(r, back, other, colour)


def gains_at(area: int, old: int, new: int) -> int:
    """Where it stands what one brings in the place of the other."""
    return GAINS + (area * MOST_SIDES + old) * MOST_SIDES + new


def most_of(x: Reals, old: int, new: int) -> float:
    """The most that one brings in the place of the other, anywhere."""
    found = NEVER
    for area in range(AREAS):
        found = max(found, x[gains_at(area, old, new)])
    return found
