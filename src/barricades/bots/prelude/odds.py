"""Odds in Prelude to Revolution: checks with three dice, scorings to come, leads that last."""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb, exp

from ...games.prelude.box import TRACKS
from ...games.prelude.checks import THREE_DICE
from ...games.prelude.scoring import FACES

OPPORTUNITY = 0.4  # what an Opportunity Point is worth
KEEPS = {"districts": 45, "organizations": 80, "world": 80, "duma": 45}  # for so many dice
ODDS = tuple(sum(roll <= target for roll in THREE_DICE) / 216 for target in range(40))

Dice = tuple[str, ...]  # Scoring Dice to be rolled


def prospect(gain: float, target: int, opportunity: int) -> float:
    """What a check is worth whose success is, with points to make up for what is lacking."""
    most = min(opportunity, int(gain / OPPORTUNITY)) if gain > 0 else 0
    odds, spent = check(target, most)
    return gain * odds - OPPORTUNITY * spent


@cache
def check(target: int, most: int) -> tuple[float, float]:
    """9.0: the odds of a check if so many points may be spent, and how many are on average."""
    passed = [roll for roll in THREE_DICE if roll - target <= most]
    return len(passed) / 216, sum(max(roll - target, 0) for roll in passed) / 216


def _grip(red: int, blue: int) -> float:
    """Who holds a District or the Duma, and how surely: about 1, or -1."""
    lead = abs(red - blue)
    held = 1 - 0.5 * 0.45**lead + 0.06 * lead if lead else 0.0
    return held if red > blue else -held


GRIP = {(red, blue): _grip(red, blue) for red in range(20) for blue in range(20)}


@lru_cache(maxsize=100_000)
def scorings(advances: tuple[int, ...], steps: int, left: int, dice: Dice) -> list[float]:
    """How often each track will score; what is far off counts less."""
    weights = []
    for track, advanced in zip(TRACKS, advances, strict=True):
        chance = min(sum([FACES[die].count(track) / 6 for die in dice]), 1.0)
        now, then = (_weight(steps - advanced - n, steps, left, KEEPS[track]) for n in (0, 1))
        weights.append(now + chance * (then - now))
    return weights


@cache
def _weight(to_go: int, steps: int, left: int, keeps: int) -> float:
    """Of a track so many steps from its next scoring: those to come, and the one at the end."""
    if to_go <= 0:
        return 1 + _weight(steps, steps, left, keeps)
    total = exp(-left / keeps)
    for need in range(to_go, left + 1, steps):
        too_few = sum(comb(left, n) * 3 ** (left - n) for n in range(need)) / 4**left
        total += (1 - too_few) * exp(-4 * need / keeps)
    return total
