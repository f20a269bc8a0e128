"""Paving Stones for bots: what a position is worth, the judgement of a search, three levels."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from ..core import PASS, Ask, Choice
from ..games.paving_stones.box import SIDES
from ..games.paving_stones.state import State, stones
from .budget import Budget
from .greedy import Greedy
from .ismcts import Ismcts
from .random import RandomBot
from .seat import Bot

PRICE = 0.8  # in stones, of a point of strength in hand
SPREAD = 12.0  # of stones, over which chances go from none to certain


def worth(s: State, side: str) -> float:
    """Stones taken, strength in hand, and the street now fought for, as if nobody else came."""
    return sum(Judge().terms(s, side).values()) + _hoped(s, side)


def _hoped(s: State, side: str) -> float:
    laid = s.laid[side]
    if laid in ("", PASS):
        return 0.0
    return s.box.stones[s.street] - PRICE * s.box.strength[laid]


class Judge:
    """Judges by stones, and by the strength that is left to take more."""

    depth = 2

    def chances(self, s: State) -> Mapping[str, float]:
        """By how far a side is ahead."""
        crowd, guard = [sum(self.terms(s, side).values()) for side in SIDES]
        chance = min(max(0.5 + (crowd - guard) / SPREAD, 0.0), 1.0)
        return {"crowd": chance, "guard": 1.0 - chance}

    def weights(self, s: State, ask: Ask) -> Sequence[float]:
        """Nothing is out of the question."""
        return [1.0] * len(ask.options)

    def roll(self, s: State, ask: Ask, rng: Random) -> Choice:
        """Anything."""
        return rng.choice(ask.options)

    def stage(self, s: State) -> int:
        """Hours."""
        return s.hour

    def terms(self, s: State, side: str) -> Mapping[str, float]:
        """In stones."""
        strength = sum(s.box.strength[company] for company in s.hands[side])
        return {"stones": float(stones(s, side)), "hand": PRICE * strength}


def judgement() -> Judge:
    return Judge()


def greedy(rng: Random) -> Greedy:
    return Greedy(rng, worth, frozenset())


levels: dict[str, Callable[[Random], Bot]] = {
    "easy": RandomBot,
    "medium": greedy,
    "hard": lambda rng: Ismcts(judgement(), Budget(iterations=200), rng),
}
