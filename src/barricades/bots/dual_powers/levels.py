"""Three levels: a newcomer, somebody who knows the game, and somebody who thinks ahead."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ...core import Choice
from ..budget import Budget
from ..seat import Bot, Seat
from ..slips import worthwhile
from ..swift import Swift
from .deeds import deeds
from .judge import Judge

SLIPS = 5.0  # points by which a newcomer misjudges what a choice brings
ITERATIONS, SLOWLY = 10_000, 250  # compiled, and as plain Python: both take about as long


def judgement() -> Judge:
    return Judge()


class Offhand:
    """Takes what brings most at first sight, and looks no further."""

    def __init__(self, rng: Random, slips: float) -> None:
        self.rng, self.judge = rng, Judge(slips)

    def choose(self, seat: Seat) -> Choice:
        s, ask = seat.guess(self.rng), seat.ask
        gains = [gain for gain, _ in deeds(s, ask)]
        options = tuple(worthwhile(dict(zip(ask.options, gains, strict=True))))
        return self.judge.roll(s, ask._replace(options=options), self.rng)


levels: dict[str, Callable[[Random], Bot]] = {
    "easy": lambda rng: Offhand(rng, SLIPS),
    "medium": lambda rng: Offhand(rng, 0.0),
    "hard": lambda rng: Swift(
        judgement(),
        Budget(iterations=ITERATIONS),
        rng,
        otherwise=Budget(iterations=SLOWLY),
    ),
}
