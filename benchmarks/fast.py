"""The fast engine at work: whole games inside it, many at once, and its search."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from barricades.bots import Seat, judgement
from barricades.bots.budget import Budget
from barricades.bots.swift import Swift
from barricades.fast.batch import Batch
from barricades.fast.chance import LUCK
from barricades.fast.engine import engine

from .search import middle_seat
from .slices import Work

GAMES = 50  # in one piece of work
AT_ONCE = 1024
ITERATIONS = 3000


def play(name: str, **options: Any) -> Work:
    """Random games inside the engine; all questions count, nature's too."""
    fast = engine(name, options)
    tape, luck = np.array(fast.tape(), np.int16), np.zeros(LUCK, np.int64)

    def work(rng: Random) -> int:
        fast.native.seed(luck, rng.getrandbits(32), rng.getrandbits(32))
        questions: int = fast.native.play_many(tape, luck, GAMES)
        return questions

    return work


def batch(name: str) -> Work:
    """Many games stepped from Python, with observations and masks; each action is a decision."""
    games = Batch(name, AT_ONCE)

    def work(rng: Random) -> int:
        games.step(games.sample())
        return AT_ONCE

    return work


def search(name: str) -> Work:
    """The compiled search on the position that the other one thinks about."""
    seat: Seat = middle_seat(name)

    def work(rng: Random) -> int:
        bot = Swift(judgement(seat.game), Budget(iterations=ITERATIONS), rng)
        return sum(found.trials for found in bot.search(seat))

    return work
