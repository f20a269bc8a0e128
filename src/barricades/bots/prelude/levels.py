"""Three levels: a newcomer, somebody who plans each card, and somebody who thinks of replies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ...core import Choice
from ...fast import NotFast
from ..budget import Budget
from ..ismcts import Tally
from ..seat import Bot, Seat
from ..slips import worthwhile
from ..swift import Swift
from .choosing import Planner
from .judge import Judge
from .opinions import SEASONED

SLIPS = 0.6  # points by which a newcomer misjudges what a choice brings
ITERATIONS = 8000  # a tenth of a second, where much is open up to one


def greedy(rng: Random) -> Planner:
    return Planner(rng)


def judgement() -> Judge:
    return Judge()


class Newcomer:
    """Sees more or less what a choice brings at first sight, and looks no further."""

    def __init__(self, rng: Random) -> None:
        self.rng, self.planner = rng, Planner(rng)

    def choose(self, seat: Seat) -> Choice:
        values = worthwhile(self.planner.first_sight(seat.guess(self.rng), seat.ask))
        return max(values, key=lambda option: values[option] + self.rng.gauss(0, SLIPS))


class Strategist(Swift):
    """Searches where that is compiled; elsewhere it plans each card, knowing what lasts."""

    def __init__(self, rng: Random) -> None:
        super().__init__(judgement(), Budget(iterations=ITERATIONS), rng)
        self.planner = Planner(rng, SEASONED)

    def choose(self, seat: Seat) -> Choice:
        try:
            return super().choose(seat)
        except NotFast:
            return self.planner.choose(seat)

    def _otherwise(self, seat: Seat) -> Sequence[dict[Choice, Tally]]:
        raise NotFast("search in Python would take too long here")


levels: dict[str, Callable[[Random], Bot]] = {
    "easy": Newcomer,
    "medium": greedy,
    "hard": Strategist,
}
