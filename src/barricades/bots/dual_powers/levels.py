"""Three levels: a newcomer, somebody who knows the game, and somebody who thinks ahead."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ...core import Choice
from ..budget import Budget
from ..ismcts import Ismcts
from ..seat import Bot, Seat
from .judge import Judge

SLIPS = 8.0  # points by which a newcomer misjudges what a choice brings
ITERATIONS = 250


def judgement() -> Judge:
    return Judge()


class Offhand:
    """Takes what brings most at first sight, and looks no further."""

    def __init__(self, rng: Random, slips: float) -> None:
        self.rng, self.judge = rng, Judge(slips)

    def choose(self, seat: Seat) -> Choice:
        return self.judge.roll(seat.guess(self.rng), seat.ask, self.rng)


levels: dict[str, Callable[[Random], Bot]] = {
    "easy": lambda rng: Offhand(rng, SLIPS),
    "medium": lambda rng: Offhand(rng, 0.0),
    "hard": lambda rng: Ismcts(judgement(), Budget(iterations=ITERATIONS), rng),
}
