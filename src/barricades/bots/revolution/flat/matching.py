"""Bids weighed, and regret matching; see `../matching.py`."""

from __future__ import annotations

from ....fast.chance import any_of
from ....fast.kernel import Luck, Reals
from ....fast.revolution.layout import CHARACTERS
from .round import bid, look_at_rivals
from .table import DRAWN, OFFERS, SIDES

FINE = 1 << 30  # how finely a chance is drawn


def weigh(
    r: Luck,
    x: Reals,
    known: Luck,
    kept: Reals,
    side: int,
    meetings: Luck,
    times: int,
    tried: Luck,
    count: int,
    paid: Reals,
) -> None:
    """What a side is paid for each bid it tries, on average over so many bids of all others."""
    for nth in range(count):
        paid[nth] = 0.0
    for time in range(times):
        for at in range(r[SIDES] * CHARACTERS):
            r[OFFERS + at] = meetings[time * r[SIDES] * CHARACTERS + at]
        look_at_rivals(r, side)
        for nth in range(count):
            paid[nth] += bid(r, x, known, kept, side, tried, nth * CHARACTERS) / times


def match(
    r: Luck,
    x: Reals,
    known: Luck,
    kept: Reals,
    pools: Luck,
    sizes: Luck,
    most: int,
    learnt: Reals,
    luck: Luck,
    since: int,
    until: int,
) -> None:
    """Play the round again and again; `learnt` has regrets, how often was played, and payments."""
    for time in range(since, until):
        for side in range(r[SIDES]):
            r[DRAWN + side] = drawn(learnt, side * most, sizes[side], luck)
        for side in range(r[SIDES]):
            lay(r, pools, most)
            look_at_rivals(r, side)
            regret(r, x, known, kept, side, pools, sizes[side], most, learnt, time)


def lay(r: Luck, pools: Luck, most: int) -> None:
    """Everybody bids what was drawn."""
    for side in range(r[SIDES]):
        at = (side * most + r[DRAWN + side]) * CHARACTERS
        for character in range(CHARACTERS):
            r[OFFERS + side * CHARACTERS + character] = pools[at + character]


def regret(
    r: Luck,
    x: Reals,
    known: Luck,
    kept: Reals,
    side: int,
    pools: Luck,
    size: int,
    most: int,
    learnt: Reals,
    time: int,
) -> None:
    """A side compares what its bids would have paid with what it was paid on average."""
    regrets, played, payments = side * most, (r[SIDES] + side) * most, 2 * r[SIDES] * most
    whole, mean = total(learnt, regrets, size), 0.0
    for nth in range(size):
        at = (side * most + nth) * CHARACTERS
        share = learnt[regrets + nth] / whole if whole > 0.0 else 1.0 / size
        learnt[payments + nth] = bid(r, x, known, kept, side, pools, at)
        mean += share * learnt[payments + nth]
        learnt[played + nth] += time * share
    for nth in range(size):
        more = learnt[payments + nth] - mean
        learnt[regrets + nth] = max(learnt[regrets + nth] + more, 0.0)


def total(learnt: Reals, first: int, size: int) -> float:
    found = 0.0
    for at in range(first, first + size):
        found += learnt[at]
    return found


def drawn(learnt: Reals, regrets: int, size: int, luck: Luck) -> int:
    """A bid, the more regretted the more likely; if nothing is regretted, any."""
    left = total(learnt, regrets, size)
    if left == 0.0:
        return any_of(luck, size)
    left *= any_of(luck, FINE) / FINE
    for nth in range(size):
        left -= learnt[regrets + nth]
        if left < 0.0:
            return nth
    return size - 1
