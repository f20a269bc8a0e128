"""How strong bots are, and how certain that is: shares and Elo, with 95 % intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot, log, sqrt
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from ..words import Words

SURE = 1.959964  # standard deviations to each side
SCALE = 400 / log(10)  # Elo points for a factor e of strength
ROUNDS = 10_000
NARROW = 2.0  # points of a hundred


class Estimate(NamedTuple):
    value: float
    low: float
    high: float


def wilson(won: float, games: float) -> Estimate:
    """The share of wins, with Wilson's interval (1927)."""
    if not games:
        return Estimate(0.0, 0.0, 1.0)
    share, spread = won / games, SURE * SURE / games
    middle = (share + spread / 2) / (1 + spread)
    half = sqrt(share * (1 - share) * spread + spread * spread / 4) / (1 + spread)
    return Estimate(share, max(middle - half, 0.0), min(middle + half, 1.0))


def difference(one: Estimate, other: Estimate) -> Estimate:
    """The difference of two shares, with Newcombe's interval (1998)."""
    value = other.value - one.value
    down = hypot(other.value - other.low, one.high - one.value)
    up = hypot(other.high - other.value, one.value - one.low)
    return Estimate(value, value - down, value + up)


def percent(share: Estimate, words: Words) -> str:
    """A share as text; with a decimal if its interval is narrow."""
    low, high = 100 * share.low, 100 * share.high
    id = "lab-percent-closely" if high - low < NARROW else "lab-percent-between"
    return words.text(id, value=share.value, low=low, high=high)


def mean(total: float, squares: float, games: int) -> Estimate:
    """The mean of many values, with the interval of the normal distribution."""
    value = total / games
    spread = max(squares / games - value * value, 0.0) / max(games - 1, 1)
    return Estimate(value, value - SURE * sqrt(spread), value + SURE * sqrt(spread))


def elo(bots: Sequence[str], won: Mapping[tuple[str, str], float]) -> dict[str, Estimate]:
    """Elo points above the last bot, by the model of Bradley and Terry (1952).

    `won` has how often one bot has beaten another; a draw is half a win. One draw is added for each
    pair that has met, so that no strength is infinite. The iteration is Newman's (Journal of
    Machine Learning Research 24, 2023); the interval comes from Fisher's information.
    """
    games = np.array([[won.get((one, other), 0.0) for other in bots] for one in bots])
    games += (games + games.T > 0) / 2
    strength = np.ones(len(bots))
    for _ in range(ROUNDS):
        before = strength.copy()
        for at, own in enumerate(before):
            both = own + strength
            strength[at] = (games[at] * strength / both).sum() / (games[:, at] / both).sum()
        strength /= np.exp(np.log(strength).mean())
        if np.allclose(before, strength, rtol=1e-9):
            break
    chance = strength[:, None] / (strength[:, None] + strength)
    weight = (games + games.T) * chance * chance.T
    spread = np.linalg.pinv(np.diag(weight.sum(1)) - weight)
    points = SCALE * np.log(strength / strength[-1])
    errors = np.sqrt(np.maximum(spread.diagonal() + spread[-1, -1] - 2 * spread[-1], 0.0))
    errors *= SURE * SCALE
    return {
        bot: Estimate(float(value), float(value - error), float(value + error))
        for bot, value, error in zip(bots, points, errors, strict=True)
    }
