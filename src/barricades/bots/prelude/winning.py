"""Playing to win: positions by the chance to win from them, not by points alone."""

from __future__ import annotations

from math import exp

from ...games.prelude.state import State
from .choosing import Planner
from .odds import Dice
from .worth import dice_left, ruin, worth

MOST = 8.0  # nothing is surer


def chance(s: State, points: float) -> float:
    """The Revolutionary's chance, if so many points are in sight; the later, the surer."""
    if s.ended:
        return float(s.vp > 0)
    left = dice_left(s)
    ahead = (points + 12 * min(1.0, left / 80)) / scale(left)
    return 1 / (1 + exp(-max(min(ahead, MOST), -MOST)))


def scale(left: int) -> float:
    return min(2.8 + 0.08 * left, 9.3)


class Winner(Planner):
    """Weighs risks: who is ahead plays safe, who is behind dares."""

    def _worth(self, s: State, dice: Dice = (), gained: float = 0.0) -> float:
        return 2 * chance(s, worth(s, self.opinion, dice) + gained) - 1

    def _ruin(self, s: State) -> float:
        return min(ruin(s) / 30, 2.0)

    def _price(self, s: State, value: float) -> float:
        return self.opinion.opportunity * max(1 - value * value, 0.001) / 2 / scale(dice_left(s))
