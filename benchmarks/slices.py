"""Measuring fairly on a noisy machine: everybody gets a short slice in turn, many times.

What counts is the time of the processor, not of the clock: others who use the machine meanwhile
only crowd its caches.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import NamedTuple, TypeAlias

Work: TypeAlias = Callable[[Random], int]  # does one piece of work; how much it counts for


class Rate(NamedTuple):
    """What was done in a second of one slice."""

    each: float
    games: float


def measure(work: dict[str, Work], slices: int, seconds: float) -> dict[str, list[Rate]]:
    """The rates of each kind of work, slice by slice; the first round only warms up."""
    rates: dict[str, list[Rate]] = {name: [] for name in work}
    rng = Random(1917)
    for nth in range(slices + 1):
        for name, piece in work.items():
            rate = _slice(piece, rng, seconds)
            if nth:
                rates[name].append(rate)
    return rates


def _slice(piece: Work, rng: Random, seconds: float) -> Rate:
    done = pieces = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        done += piece(rng)
        pieces += 1
    return Rate(done / spent, pieces / spent)
