"""Odds in Prelude to Revolution: checks with three dice, scorings to come, leads that last."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import accumulate
from math import comb, exp

from ...games.prelude.box import TRACKS
from ...games.prelude.checks import THREE_DICE
from ...games.prelude.scoring import FACES

SOON = 8  # dice: a scoring that is near
ODDS = tuple(sum(roll <= target for roll in THREE_DICE) / 216 for target in range(40))

Dice = tuple[str, ...]  # Scoring Dice to be rolled


def prospect(gain: float, target: int, opportunity: int, price: float) -> float:
    """What a check is worth whose success is; points, at a price each, make up for what lacks."""
    most = min(opportunity, int(gain / price)) if gain > 0 else 0
    odds, spent = check(target, most)
    return gain * odds - price * spent


@cache
def check(target: int, most: int) -> tuple[float, float]:
    """9.0: the odds of a check if so many points may be spent, and how many are on average."""
    passed = [roll for roll in THREE_DICE if roll - target <= most]
    return len(passed) / 216, sum(max(roll - target, 0) for roll in passed) / 216


@lru_cache(maxsize=100_000)
def scorings(
    advances: tuple[int, ...], steps: int, left: int, dice: Dice, keeps: tuple[float, ...]
) -> list[float]:
    """How often each track will score, and Districts soon; what is far off counts less."""
    weights = []
    for track, kept in zip((*TRACKS, TRACKS[0]), (*keeps, SOON), strict=True):
        advanced = advances[TRACKS.index(track)]
        chance = min(sum([FACES[die].count(track) / 6 for die in dice]), 1.0)
        now, then = (weight(steps - advanced - n, steps, left, kept) for n in (0, 1))
        weights.append(now + chance * (then - now))
    return weights


@cache
def weight(to_go: int, steps: int, left: int, keeps: float) -> float:
    """Of a track so many steps from its next scoring: those to come, and the one at the end."""
    if to_go <= 0:
        return 1 + weight(steps, steps, left, keeps)
    total = exp(-left / keeps)
    for need in range(to_go, left + 1, steps):
        total += (1 - _too_few(left)[need]) * exp(-4 * need / keeps)
    return total


@cache
def _too_few(left: int) -> list[float]:
    """By number: the chance that so many dice advance a track less often."""
    ways = accumulate(comb(left, n) * 3 ** (left - n) for n in range(left + 1))
    return [0.0, *[way / 4**left for way in ways]]
