"""How a position of Prelude to Revolution looks to a search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random

from ...core import Ask, Choice
from ...games.prelude.box import SIDES
from ...games.prelude.state import State, towards
from .choosing import Planner
from .opinions import SEASONED
from .worth import terms, worth

CLOSE, SHARP = 3.0, 1.0  # how much worse an option may look, and how much that tells against it
FEW = 4  # cards that are thought of in playing on


class Judge:
    """Judges by what is in sight, and plays on at first sight."""

    depth = 2

    def chances(self, s: State) -> Mapping[str, float]:
        if s.ended:
            red = 0.5 if s.ended == "autocracy" else float(s.vp > 0)
        else:
            red = 1 / (1 + exp(-worth(s, SEASONED) / 8))
        return dict(zip(SIDES, (red, 1 - red), strict=True))

    def weights(self, s: State, ask: Ask) -> Sequence[float]:
        values = Planner(Random(0), SEASONED).first_sight(s, ask)
        least = max(values.values()) - CLOSE
        return [
            exp(SHARP * (values[option] - least)) if values.get(option, least - 1) >= least else 0.0
            for option in ask.options
        ]

    def roll(self, s: State, ask: Ask, rng: Random) -> Choice:
        options = ask.options
        if len(options) == 1:
            return options[0]
        if ask.what == "take-round" and len(options) > FEW:
            ask = ask._replace(options=tuple(rng.sample(options, FEW)))
        values = Planner(rng, SEASONED).first_sight(s, ask)
        return max(values, key=lambda option: values[option])

    def stage(self, s: State) -> int:
        """Cards: two in each round, and the beginning of each Turn."""
        return 2 * (s.turn * (s.box.rounds + 1) + s.round) + (s.active != s.first)

    def terms(self, s: State, side: str) -> Mapping[str, float]:
        return {name: value * towards(side) for name, value in terms(s, SEASONED).items()}
