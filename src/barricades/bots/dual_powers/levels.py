"""Four levels, from who goes by first impressions to who thinks for seconds; and two characters."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ...core import Choice
from ..budget import Budget
from ..seat import Bot, Seat
from ..slips import worthwhile
from ..swift import Swift
from .deeds import PLAIN, Taste, deeds
from .judge import WHIM, Judge

SLIPS = 1.0  # points by which a newcomer misjudges what a choice brings
BRIEF = 30  # iterations of whoever looks ahead for a moment
ITERATIONS, SLOWLY = 4_000, 600  # compiled, and as plain Python, in less than half a second
ALONE = 16_000  # compiled, against the opposition, which takes its turns at once
A_SECOND, PARTS = 40_000, 4  # iterations of an expert, and searches among which they are shared

HOARDER = Taste(lasts=1.6, draw=1.8, leader=6.0)  # better to have than to use
GAMBLER = Taste(lasts=0.2, draw=0.0, leader=0.0, doubt=0.2)  # all or nothing, and now


def judgement() -> Judge:
    return Judge()


class Offhand:
    """Takes what brings most at first sight, and looks no further."""

    def __init__(self, rng: Random, slips: float = WHIM, taste: Taste = PLAIN) -> None:
        self.rng, self.judge = rng, Judge(slips, taste)

    def choose(self, seat: Seat) -> Choice:
        s, ask = seat.guess(self.rng), seat.ask
        gains = [gain for gain, _ in deeds(s, ask, self.judge.taste)]
        options = tuple(worthwhile(dict(zip(ask.options, gains, strict=True))))
        return self.judge.roll(s, ask._replace(options=options), self.rng)


def expert(rng: Random, seconds: float) -> Bot:
    """Looks further than anybody, in several searches at once, and no longer than so."""
    budget, slowly = Budget(int(A_SECOND * seconds), seconds), Budget(seconds=seconds)
    return Swift(judgement(), budget, rng, threads=PARTS, otherwise=slowly)


levels: dict[str, Callable[[Random], Bot]] = {
    "easy": lambda rng: Offhand(rng, SLIPS),
    "medium": lambda rng: Swift(judgement(), Budget(BRIEF), rng, otherwise=Budget(BRIEF)),
    "hard": lambda rng: Swift(
        judgement(), Budget(ITERATIONS), rng, otherwise=Budget(SLOWLY), alone=Budget(ALONE)
    ),
    "hoarder": lambda rng: Offhand(rng, taste=HOARDER),
    "gambler": lambda rng: Offhand(rng, taste=GAMBLER),
}
