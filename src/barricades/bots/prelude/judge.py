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
from .worth import dice_left, ruin_risk, terms, worth

CLOSE = 3.0  # points by which an option may look worse than the best, to be worth a try
FEW = 4  # cards that are thought of in playing on


def chance(s: State) -> float:
    """The Revolutionary's chance, as many games went on; points tell the more the later it is."""
    if s.ended == "autocracy":
        return 0.5
    if s.ended:
        return float(s.vp > 0)
    left, risk = dice_left(s), ruin_risk(s)
    ahead = worth(s, SEASONED) + 0.7 + 12 * min(1.0, left / 80)
    sure = 1 / (1 + exp(-ahead / min(2.3 + 0.097 * left, 9.9)))
    return (1 - risk) * sure + risk / 2


class Judge:
    """Judges when a card is over, and plays on at first sight."""

    depth = 2

    def chances(self, s: State) -> Mapping[str, float]:
        red = chance(s)
        return dict(zip(SIDES, (red, 1 - red), strict=True))

    def terms(self, s: State, side: str) -> Mapping[str, float]:
        return {name: value * towards(side) for name, value in terms(s, SEASONED).items()}

    def weights(self, s: State, ask: Ask) -> Sequence[float]:
        values = Planner(Random(0), SEASONED).first_sight(s, ask)
        best = max(values.values())
        lacking = [best - values.get(option, -1.0 - CLOSE + best) for option in ask.options]
        return [exp(-lack) if lack <= CLOSE else 0.0 for lack in lacking]

    def roll(self, s: State, ask: Ask, rng: Random) -> Choice:
        options = ask.options
        if len(options) == 1:
            return options[0]
        if ask.what == "take-round" and len(options) > FEW:
            ask = ask._replace(options=tuple(rng.sample(options, FEW)))
        values = Planner(rng, SEASONED).first_sight(s, ask)
        return max(values, key=lambda option: values[option])

    def stage(self, s: State) -> int:
        """Every card is one, and so is the beginning of a Turn."""
        return 2 * (s.turn * (s.box.rounds + 1) + s.round) + (s.active != s.first)
