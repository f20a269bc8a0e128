"""What a search is told of Dual Powers: it sees the round to its end, by sensible turns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random

from ...core import Ask, Choice
from ...games.dual_powers.state import State
from .deeds import PLAIN, Plan, Taste, deeds
from .outlook import chance, terms

ROUND, SCORING = 100, 10  # stages: so far apart that a search looks to the end of its round
BOLD = 0.5  # how much an option is preferred that brings a point more
HOPE = 0.02  # what every option is worth a try
WHIM = 0.1  # points by which a quick choice may be off


class Judge:
    """Judges positions between two rounds best: what was fought for has been scored by then."""

    depth = ROUND - SCORING

    def __init__(self, whim: float = WHIM, taste: Taste = PLAIN) -> None:
        self.whim, self.taste = whim, taste
        self._plan: tuple[State | None, Plan] = None, {}

    def chances(self, s: State) -> Mapping[str, float]:
        red = chance(s)
        return {"red": red, "white": 1 - red}

    def terms(self, s: State, side: str) -> Mapping[str, float]:
        sign = 1 if side == "red" else -1
        return {name: sign * worth for name, worth in terms(s).items()}

    def weights(self, s: State, ask: Ask) -> Sequence[float]:
        gains = [gain for gain, _ in deeds(s, ask, self.taste)]
        best = max(gains)
        return [HOPE + exp(BOLD * (gain - best)) for gain in gains]

    def roll(self, s: State, ask: Ask, rng: Random) -> Choice:
        """The option that brings most, give or take; a deed once begun goes on as planned."""
        options = ask.options
        if len(options) == 1:
            return options[0]
        begun, plan = self._plan
        if begun is s and plan.get(ask.what) in options:
            return plan[ask.what]
        found = deeds(s, ask, self.taste)
        gains = [gain + self.whim * rng.random() for gain, _ in found]
        at = gains.index(max(gains))
        self._plan = s, found[at][1]
        return options[at]

    def stage(self, s: State) -> int:
        """Every turn is one, and the scoring; between two rounds lies a gap."""
        turns = len(s.played["red"]) + len(s.played["white"])
        return ROUND * s.round + (SCORING if s.phase in ("scoring", "cleanup") else turns)
