"""Paving Stones for bots: what a position is worth, the judgement of a search, all levels."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random

from ..core import PASS, Ask, Choice
from ..games.paving_stones.box import SIDES
from ..games.paving_stones.state import State, stones
from .budget import Budget
from .greedy import Greedy
from .ismcts import Ismcts
from .seat import Bot

PRICE = 0.8  # in stones, of a point of strength in hand
SPREAD = 12.0  # of stones, over which chances go from none to certain


def worth(s: State, side: str, price: float = PRICE) -> float:
    """Stones taken, strength in hand, and the street now fought for, as if nobody else came."""
    return stones(s, side) + price * _strength(s, side) + _hoped(s, side, price)


def _strength(s: State, side: str) -> int:
    return sum(s.box.strength[company] for company in s.hands[side])


def _hoped(s: State, side: str, price: float) -> float:
    laid = s.laid[side]
    if laid in ("", PASS):
        return 0.0
    return s.box.stones[s.street] - price * s.box.strength[laid]


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
        return {"stones": float(stones(s, side)), "hand": PRICE * _strength(s, side)}


def judgement() -> Judge:
    return Judge()


def greedy(rng: Random) -> Greedy:
    return Greedy(rng, worth, frozenset())


def expert(rng: Random, seconds: float) -> Bot:
    return Ismcts(judgement(), Budget(2000, seconds), rng)


levels: dict[str, Callable[[Random], Bot]] = {
    "easy": lambda rng: Greedy(rng, worth, frozenset(), whim=2.0),
    "medium": lambda rng: Ismcts(judgement(), Budget(20), rng),
    "hard": lambda rng: Ismcts(judgement(), Budget(200), rng),
    "hoarder": lambda rng: Greedy(rng, partial(worth, price=2.0), frozenset()),
    "gambler": lambda rng: Greedy(rng, partial(worth, price=0.0), frozenset(), whim=1.0),
}
