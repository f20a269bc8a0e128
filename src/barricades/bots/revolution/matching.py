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


def match(
    sizes: Sequence[int], paid: Paid, rng: Random, times: int, habit: float = 0.0
) -> list[list[float]]:
    """How often each side, having so many choices, should make each of them.

    `habit` is how often a side draws any choice, whatever it regrets.
    """
    regrets = [[0.0] * size for size in sizes]
    played = [[0.0] * size for size in sizes]
    for time in range(1, times + 1):
        mixes = [normal(regret) for regret in regrets]
        drawn = [_draw(mix, habit, rng) for mix in mixes]
        for side, mix in enumerate(mixes):
            payments = paid(side, drawn)
            mean = sum([share * one for share, one in zip(mix, payments, strict=True)])
            pairs = zip(regrets[side], payments, strict=True)
            regrets[side] = [max(regret + one - mean, 0.0) for regret, one in pairs]
            played[side] = [all + time * one for all, one in zip(played[side], mix, strict=True)]
    return [normal(mix) for mix in played]


def normal(weights: Sequence[float]) -> list[float]:
    """Weights as shares of one; if nothing weighs anything, all alike."""
    whole = sum(weights)
    return [one / whole for one in weights] if whole else [1 / len(weights)] * len(weights)


def _draw(mix: list[float], habit: float, rng: Random) -> int:
    if rng.random() < habit:
        return rng.randrange(len(mix))
    return rng.choices(range(len(mix)), mix)[0]
