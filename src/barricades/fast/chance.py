"""Luck: numbers that look random and hang on a seed and a counter alone.

It takes 32 bits at a time in whole numbers of 64, so that the same source gives the same luck as
plain Python, compiled, and on any machine. `luck` is two halves of a seed and the counter.
"""

from __future__ import annotations

from .kernel import Luck, Tape

WIDE = True  # numbers have 64 bits here, even where others have but 32
BITS = 0xFFFFFFFF
SEED_FIRST, SEED_SECOND, COUNTER = 0, 1, 2
LUCK = 3  # how many numbers it takes


def mixed(x: int) -> int:
    """Every bit of the number goes into every bit of another one (lowbias32, C. Wellons)."""
    x ^= x >> 16
    x = (x * 0x7FEB352D) & BITS
    x ^= x >> 15
    x = (x * 0x846CA68B) & BITS
    return x ^ (x >> 16)


def seed(luck: Luck, first: int, second: int) -> None:
    """Begin anew, with a seed of twice 32 bits."""
    luck[SEED_FIRST] = mixed(first & BITS)
    luck[SEED_SECOND] = mixed((second & BITS) ^ 0x9E3779B9)
    luck[COUNTER] = 0


def take_out(lucks: Luck, nth: int, luck: Luck) -> None:
    """A luck from among many, which lie one after the other."""
    for at in range(LUCK):
        luck[at] = lucks[nth * LUCK + at]


def put_back(luck: Luck, lucks: Luck, nth: int) -> None:
    """A luck goes to its place among the many."""
    for at in range(LUCK):
        lucks[nth * LUCK + at] = luck[at]


def any_of(luck: Luck, count: int) -> int:
    """A number below `count`, which is at most some thousands, all of them alike."""
    luck[COUNTER] += 1
    x = mixed((luck[COUNTER] * 0x9E3779B1 + luck[SEED_FIRST]) & BITS)
    return (mixed(x ^ luck[SEED_SECOND]) * count) >> 32


def shuffle(g: Tape, field: int, luck: Luck) -> None:
    """The items of a list, in any order."""
    for last in range(g[field], 1, -1):
        at = field + 1 + any_of(luck, last)
        item = g[at]
        g[at] = g[field + last]
        g[field + last] = item
