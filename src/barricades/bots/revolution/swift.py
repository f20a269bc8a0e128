"""The round played with oneself, compiled: what `flat/matching.py` does, called with arrays."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np

from ...fast import verbs
from ...fast.beside import beside
from ...fast.native import Native
from ...fast.program import Program
from ...fast.revolution.layout import MOST_SIDES
from .flat import matching
from .flat.table import SLOTS, laid_out
from .learning import Effort
from .payoffs import Payoffs
from .position import Bid


class Swift:
    """Learns as `Plain` does, and many times as fast. Raises NotYet as `compiled` does."""

    effort = Effort(pace=1, times=150, meetings=48, front=4, new=10)

    def __init__(self, payoffs: Payoffs, rng: Random) -> None:
        self.native = compiled()
        whole, real = laid_out(payoffs)
        outcomes = np.zeros(SLOTS, np.int64), np.zeros(SLOTS * MOST_SIDES)
        self.table = np.array(whole, np.int64), np.array(real), *outcomes
        self.luck = np.array([rng.getrandbits(32), rng.getrandbits(32), 0], np.int64)
        self.sides, self.time = len(payoffs.resolution.p.board.sides), 0
        self.learnt = np.zeros((2 * self.sides + 1, 0))

    def weigh(
        self, side: int, meetings: Sequence[Sequence[Bid]], tried: Sequence[Bid]
    ) -> list[float]:
        paid = np.zeros(len(tried))
        met = _flat(meetings), len(meetings)
        self.native["weigh"](*self.table, side, *met, _flat(tried), len(tried), paid)
        return paid.tolist()

    def play(self, pools: Sequence[Sequence[Bid]], times: int) -> list[list[float]]:
        sizes = [*map(len, pools)]
        most, new = max(sizes), max(sizes) - self.learnt.shape[1]
        self.learnt = np.pad(self.learnt, ((0, 0), (0, new)))
        bids = _flat([[*pool, *[pool[0]] * (most - len(pool))] for pool in pools])
        given = bids, np.array(sizes, np.int64), most, self.learnt.reshape(-1), self.luck
        self.native["match"](*self.table, *given, self.time + 1, self.time + 1 + times)
        self.time += times
        played = [row[:size] for row, size in zip(self.learnt[self.sides :], sizes, strict=False)]
        return [(row / row.sum()).tolist() for row in played]


def _flat(bids: Sequence[Any]) -> Any:
    return np.array(bids, np.int64).reshape(-1)


@beside
def compiled() -> Mapping[str, Callable[..., None]]:
    """The functions, by name; to compile them takes a second, once.

    Raises NotYet if they are not there yet, where nobody is to wait.
    """
    entries: list[Any] = [matching.weigh, matching.match]
    return Native(Program(entries, verbs, SimpleNamespace())).functions
