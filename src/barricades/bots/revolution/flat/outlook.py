"""What a position promises, over a tape; see `../outlook.py`."""

from __future__ import annotations

from math import exp, log, sqrt

from ....fast.kernel import SIDES, Reals, Tape
from ....fast.revolution.layout import (
    AREA_CONTROL,
    AREAS,
    CONTROL,
    EARNED,
    HANDS,
    MOST_SIDES,
    NUMBER_OF_KINDS,
    PRIZE,
    SPACES,
    SUPPORT,
)
from ....fast.revolution.layout import WORTH as WORTH_OF_TOKENS
from ....fast.revolution.state import count_of
from ..outlook import HOLD, LAST, LEVEL, LOOSER, SPREAD, TOKENS, WIDER
from .mind import COUNTS, EMPTY, POINTS
from .town import count_cubes

OF_FORCE, OF_BLACKMAIL, OF_GOLD = TOKENS


def chance(g: Tape, mind: Reals, side: int) -> float:
    """A side's chance to win, by what all of them may count on in the end."""
    count_cubes(g, mind)
    empty = mind[EMPTY]
    for owner in range(g[SIDES]):
        held = purse(g, owner) if empty > 0.0 else cash(g, owner)
        mind[POINTS + owner] = g[SUPPORT + owner] + held
    for area in range(AREAS):
        promise_area(g, mind, area, empty)
    most = mind[POINTS]
    for owner in range(g[SIDES]):
        most = max(most, mind[POINTS + owner])
    spread = SPREAD + WIDER * sqrt(empty) if empty > 0.0 else LAST
    whole = 0.0
    for owner in range(g[SIDES]):
        whole += exp((mind[POINTS + owner] - most) / spread)
    return exp((mind[POINTS + side] - most) / spread) / whole


def purse(g: Tape, side: int) -> float:
    """What tokens to bid with bring."""
    tokens = g[HANDS + side] + g[EARNED + side]
    found = OF_FORCE * count_of(g, tokens, 0) + OF_BLACKMAIL * count_of(g, tokens, 1)
    return found + OF_GOLD * count_of(g, tokens, 2)


def cash(g: Tape, side: int) -> float:
    """7.2: what the tokens of the last round bring."""
    found = 0
    for kind in range(NUMBER_OF_KINDS):
        found += count_of(g, g[EARNED + side], kind) * g[WORTH_OF_TOKENS + kind]
    return float(found)


def promise_area(g: Tape, mind: Reals, area: int, empty: float) -> None:
    """The support of an area goes to each side by its chance to lead it in the end."""
    counts, first, second = COUNTS + area * MOST_SIDES, 0.0, 0.0
    for side in range(g[SIDES]):
        count = mind[counts + side]
        if count > first:
            second = first
            first = count
        else:
            second = max(second, count)
    locked = g[AREA_CONTROL] > 0 and first == g[SPACES + area]
    if locked or empty == 0.0:
        support = float(g[PRIZE + area] + (CONTROL if locked else 0))
        for side in range(g[SIDES]):
            if mind[counts + side] == first and first > second:
                mind[POINTS + side] += support
        return
    hold = HOLD * g[SIDES] / exp(LOOSER * log(empty))
    whole = exp(-hold * LEVEL * (first - second))
    for side in range(g[SIDES]):
        whole += exp(hold * (mind[counts + side] - first))
    for side in range(g[SIDES]):
        pull = exp(hold * (mind[counts + side] - first))
        mind[POINTS + side] += g[PRIZE + area] * pull / whole
