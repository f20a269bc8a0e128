"""What the fast engine is to reach besides speed: two cores, small games, and little to wait for.

All in seconds of the processor: python -m benchmarks.besides. Two threads count as fast as the
longer one of them, with whatever the process does apart from both.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from statistics import median
from subprocess import PIPE
from tempfile import TemporaryDirectory
from time import process_time, thread_time

import numpy as np

from barricades.bots import Seat
from barricades.bots.budget import Budget
from barricades.bots.swift import Thought, compiled
from barricades.core import NATURE
from barricades.fast import GAMES
from barricades.fast.chance import LUCK
from barricades.fast.engine import engine
from barricades.fast.kernel import STATE_SIZE
from barricades.games import load

TIMES = 7  # each is tried, of which the median is told
SECONDS = 0.1  # that one thread works, at least
COMPILING = """
from time import process_time
from barricades.bots import swift
from barricades.fast.native import Native
import llvmlite.binding
for _ in range(2):
    begun = process_time()
    Native(swift.search_program({name!r}))
    print(process_time() - begun)
"""

Work = Callable[[int], int]  # what a thread does, about so many times; how much it counts for


def games_of(name: str) -> Callable[[], Work]:
    """Whole random games, in questions."""
    fast = engine(name)

    def work() -> Work:
        tape, luck = np.array(fast.tape(), np.int16), np.zeros(LUCK, np.int64)
        fast.native.seed(luck, 19, 17)
        return lambda count: int(fast.native.play_many(tape, luck, count))

    return work


def search_of(name: str) -> Callable[[], Work]:
    """Searches about a question early in a game, in iterations."""
    game, rng = load(name), Random(5)
    s = game.setup({})
    while s.asked[0].who == NATURE or len(s.asked[0].options) < 3:
        game.play(s, s.asked[0].who, rng.choice(s.asked[0].options))
    seat = Seat(game, s, s.asked[0])

    def think(count: int) -> int:
        found = Thought(seat, Random(1)).run(Budget(iterations=count))
        return sum(tally.trials for tally in found.values())

    return lambda: think


def two_cores(made: Callable[[], Work]) -> float:
    """How much more two threads do in a second than one, each as often as the one."""
    alone, both = made(), [made(), made()]
    count = 1
    while timed(process_time, alone, count)[1] < SECONDS:
        count *= 2
    found = []
    with ThreadPoolExecutor(2) as pool:
        for _ in range(TIMES):
            done, seconds = timed(process_time, alone, count)
            begun = process_time()
            halves = [*pool.map(lambda work: timed(thread_time, work, count), both)]
            longest = process_time() - begun - min(spent for _, spent in halves)
            found.append(sum(done for done, _ in halves) / longest / (done / seconds))
    return median(found)


def timed(clock: Callable[[], float], work: Work, count: int) -> tuple[int, float]:
    begun = clock()
    return work(count), clock() - begun


def compiling(name: str) -> tuple[float, float]:
    """Seconds to compile rules and search of a game in a fresh process; and if it was kept."""
    with TemporaryDirectory() as folder:
        argv = [sys.executable, "-c", COMPILING.format(name=name)]
        env = os.environ | {"BARRICADES_CACHE": folder}
        told = subprocess.run(argv, env=env, check=True, stdout=PIPE, text=True).stdout.split()
    cold, later = map(float, told)
    return cold, later


def rows() -> Iterator[tuple[str, float, str, float, bool]]:
    """What is measured, its unit, the aim, and whether it is met."""
    for name in GAMES:
        compiled(name)
        for what, made in (("whole games", games_of(name)), ("search", search_of(name))):
            found = two_cores(made)
            yield f"{name}, {what} on two cores", found, " ×", 1.8, found >= 1.8
    for name in GAMES:
        size, most = 2 * int(engine(name).table[STATE_SIZE]), 2048 if name == "prelude" else 512
        yield f"{name}, a game", size, " bytes", most, size <= most
    for name in GAMES:
        cold, later = compiling(name)
        yield f"{name}, compiling rules and search, cold", cold, " s", 10, cold <= 10
        yield f"{name}, the same, kept", later, " s", 1, later <= 1


def table() -> Iterator[str]:
    """All of it as Markdown."""
    yield "\n## The fast engine besides\n"
    yield "| | | aim |"
    yield "|---|---:|---:|"
    for what, found, unit, aim, met in rows():
        told = f"{found:,.0f}" if unit == " bytes" else f"{found:.2f}"
        yield f"| {what} | {told}{unit} | {aim:,g} {'✓' if met else '✗'} |"


if __name__ == "__main__":
    for line in table():
        print(line, flush=True)
