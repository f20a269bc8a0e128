"""Four levels, from who goes by first impressions to who thinks for seconds; and two characters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ...core import Choice
from ...fast import NotFast
from ..budget import Budget
from ..ismcts import Ismcts, Tally
from ..seat import Bot, Seat
from ..slips import worthwhile
from ..swift import Swift
from .choosing import Planner
from .judge import Judge
from .opinions import GAMBLER, HOARDER, SEASONED

SLIPS = 0.6  # points by which a newcomer misjudges what a choice brings
ITERATIONS = 8_000  # a tenth of a second, where much is open up to one
A_SECOND, PARTS = 16_000, 4  # iterations of an expert, and searches among which they are shared


def greedy(rng: Random) -> Bot:
    return FirstSight(rng)


def judgement() -> Judge:
    return Judge()


class FirstSight:
    """Sees more or less what a choice brings at first sight, and looks no further."""

    def __init__(self, rng: Random, slips: float = 0.0) -> None:
        self.rng, self.slips, self.planner = rng, slips, Planner(rng)

    def choose(self, seat: Seat) -> Choice:
        values = worthwhile(self.planner.first_sight(seat.guess(self.rng), seat.ask))
        return max(values, key=lambda option: values[option] + self.rng.gauss(0, self.slips))


class Strategist(Swift):
    """Searches where that is compiled; elsewhere, and until it is, another plays in its place."""

    def __init__(self, rng: Random, budget: Budget, otherwise: Bot, threads: int = 1) -> None:
        super().__init__(judgement(), budget, rng, threads, otherwise=budget)
        self.deputy = otherwise

    def choose(self, seat: Seat) -> Choice:
        try:
            return super().choose(seat)
        except NotFast:
            return self.deputy.choose(seat)

    def _otherwise(self, seat: Seat) -> Sequence[dict[Choice, Tally]]:
        raise NotFast("search in Python would take too long here")


def expert(rng: Random, seconds: float) -> Bot:
    """Searches more than anybody, several times at once, and no longer than so."""
    slowly = Ismcts(judgement(), Budget(seconds=seconds), rng)
    return Strategist(rng, Budget(int(A_SECOND * seconds), seconds), slowly, PARTS)


levels: dict[str, Callable[[Random], Bot]] = {
    "easy": lambda rng: FirstSight(rng, SLIPS),
    "medium": Planner,
    "hard": lambda rng: Strategist(rng, Budget(ITERATIONS), Planner(rng, SEASONED)),
    "hoarder": lambda rng: Planner(rng, HOARDER),
    "gambler": lambda rng: Planner(rng, GAMBLER),
}
