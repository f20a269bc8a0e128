"""Regret matching: play a round with oneself, again and again, and learn from what is regretted.

Everybody draws a choice, and regrets every other one by what it would have paid more; the greater
the regret, the more often a choice is drawn from then on. If the interests of two are opposed, the
average of all that they did comes ever closer to play of which nobody can take advantage: Hart and
Mas-Colell, Econometrica 68 (2000). Regrets below zero are forgotten, and later play counts more:
Tammelin, arXiv:1407.5042.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

Paid: TypeAlias = Callable[[int, list[int]], Sequence[float]]
"""What a side is paid for each of its choices, while all others have drawn these."""


class Matching:
    """What so many sides have learnt. They may be given more choices between two games."""

    def __init__(self, sides: int, rng: Random) -> None:
        self.rng, self.time = rng, 0
        self.regrets: list[list[float]] = [[] for _ in range(sides)]
        self.played: list[list[float]] = [[] for _ in range(sides)]

    def play(self, sizes: Sequence[int], paid: Paid, times: int) -> list[list[float]]:
        """How often each side, having so many choices, should make each of them."""
        for rows in (self.regrets, self.played):
            for row, size in zip(rows, sizes, strict=True):
                row.extend([0.0] * (size - len(row)))
        for _ in range(times):
            self.time += 1
            mixes = [normal(regrets) for regrets in self.regrets]
            drawn = [self.rng.choices(range(len(mix)), mix)[0] for mix in mixes]
            for side, mix in enumerate(mixes):
                self._learn(side, mix, paid(side, drawn))
        return [normal(row) for row in self.played]

    def _learn(self, side: int, mix: list[float], payments: Sequence[float]) -> None:
        mean = sum([share * one for share, one in zip(mix, payments, strict=True)])
        pairs = zip(self.regrets[side], payments, strict=True)
        self.regrets[side] = [max(regret + one - mean, 0.0) for regret, one in pairs]
        shares = zip(self.played[side], mix, strict=True)
        self.played[side] = [all + self.time * one for all, one in shares]


def normal(weights: Sequence[float]) -> list[float]:
    """Weights as shares of one; if nothing weighs anything, all alike."""
    whole = sum(weights)
    return [one / whole for one in weights] if whole else [1 / len(weights)] * len(weights)
