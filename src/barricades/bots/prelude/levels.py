"""Three levels: a newcomer, somebody who plans each card, and somebody who knows what lasts."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ...core import Choice
from ..seat import Bot, Seat
from .choosing import Planner
from .judge import Judge
from .opinions import SEASONED

SLIPS = 0.6  # points by which a newcomer misjudges what a choice brings


def greedy(rng: Random) -> Planner:
    return Planner(rng)


def judgement() -> Judge:
    return Judge()


class Newcomer:
    """Sees more or less what a choice brings at first sight, and looks no further."""

    def __init__(self, rng: Random) -> None:
        self.rng, self.planner = rng, Planner(rng)

    def choose(self, seat: Seat) -> Choice:
        values = self.planner.first_sight(seat.guess(self.rng), seat.ask)
        return max(values, key=lambda option: values[option] + self.rng.gauss(0, SLIPS))


levels: dict[str, Callable[[Random], Bot]] = {
    "easy": Newcomer,
    "medium": greedy,
    "hard": lambda rng: Planner(rng, SEASONED),
}
