"""How a position of Dual Powers looks to a search, and what is worth trying there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random

from ...core import Ask, Choice
from ...games.dual_powers.box import FOE, SIDES
from ...games.dual_powers.scoring import leading
from ...games.dual_powers.state import State
from ...games.dual_powers.turn import TURNS
from .deeds import Plan, deeds
from .outlook import chance, terms

ROUND = 100  # stages: a round counts so much that its end is always in sight


class Judge:
    """Sees a round to its end by sensible turns, and then what it has brought."""

    depth = ROUND - 2 * TURNS - 2

    def __init__(self, bold: float = 0.7, whim: float = 0.5) -> None:
        """How much what brings more is preferred, and how many points a choice may be off."""
        self.bold, self.whim = bold, whim
        self.plan: tuple[State | None, Plan] = None, {}

    def chances(self, s: State) -> Mapping[str, float]:
        red = chance(s)
        return {"red": red, "white": 1 - red}

    def terms(self, s: State, side: str) -> Mapping[str, float]:
        sign = 1 if side == "red" else -1
        return {name: sign * worth for name, worth in terms(s).items()}

    def weights(self, s: State, ask: Ask) -> Sequence[float]:
        gains = [gain for gain, _ in deeds(s, ask)]
        best = max(gains)
        return [0.02 + exp(self.bold * (gain - best)) for gain in gains]

    def roll(self, s: State, ask: Ask, rng: Random) -> Choice:
        options = ask.options
        if len(options) == 1:
            return options[0]
        of, plan = self.plan
        if of is s and plan.get(ask.what) in options:
            return plan[ask.what]
        found, random, whim = deeds(s, ask), rng.random, self.whim
        gains = [gain + whim * random() for gain, _ in found]
        at = gains.index(max(gains))
        self.plan = s, found[at][1]
        return options[at]

    def stage(self, s: State) -> int:
        turns = len(s.played["red"]) + len(s.played["white"])
        return ROUND * s.round + (turns if s.phase == "action" else s.phase == "scoring" and 9)
