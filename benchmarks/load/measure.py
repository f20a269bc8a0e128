"""The measurement: so many moves a second, and how soon the others see them."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from barricades.games import NAMES
from tests.running.processes import children

from .tables import Table
from .wire import BROKEN

PAGE = 4096  # bytes
WARM = 8


class Figures(NamedTuple):
    """The result of a measurement."""

    seconds: float
    moves: int
    delays: list[float]  # sorted
    failures: int
    twice: int
    behind: int  # moves that were due and could not begin
    unseen: int  # seats and onlookers that had not heard of the last move when all was over
    table: float  # seconds of a processor that a move took: in the processes of the table,
    database: float  # in those of the database, if it has any,
    people: float  # and in this one, which plays all the people

    def at(self, share: float) -> float:
        """The delay in milliseconds that this share of moves does not exceed."""
        place = min(int(share * len(self.delays)), len(self.delays) - 1)
        return 1000 * self.delays[place] if self.delays else float("nan")


async def gather(
    port: int, kind: type[Table], tables: int, games: Sequence[str] = NAMES
) -> list[Table]:
    """Open so many games, and have everybody listen."""
    opened = [await kind.open(port, games[at % len(games)]) for at in range(tables)]
    for table in opened:
        table.listen()
    await asyncio.sleep(3)
    return opened


async def measure(
    opened: list[Table],
    workers: list[int],
    rate: float | None,
    seconds: float,
    database: int | None = None,
    seed: int = 0,
) -> Figures:
    """Have random players move at a rate (None: as fast as possible) for so many seconds."""
    rng = Random(seed)
    free = {at for at, table in enumerate(opened) if not table.over}
    failed, twice = sum(t.failures for t in opened), sum(t.twice for t in opened)
    for table in opened:
        table.delays.clear()

    async def move(at: int) -> bool:
        try:
            return await opened[at].move(rng)
        except BROKEN as error:
            opened[at].fail(error)
            return False
        finally:
            if not opened[at].over:
                free.add(at)

    began, before = time.perf_counter(), _worked(workers, database)
    due, behind, moves = 0, 0, []
    while (now := time.perf_counter() - began) < seconds:
        wanted = len(free) if rate is None else int(now * rate) + 1 - due
        due += wanted
        behind += max(0, wanted - len(free))
        for at in rng.sample(sorted(free), min(wanted, len(free))):
            free.discard(at)
            moves.append(asyncio.create_task(move(at)))
        await asyncio.sleep(0.005)
    made = sum(await asyncio.gather(*moves))
    took = time.perf_counter() - began
    await asyncio.sleep(1)
    after = _worked(workers, database)
    return Figures(
        took,
        made,
        sorted(delay for table in opened for delay in table.delays),
        sum(t.failures for t in opened) - failed,
        sum(t.twice for t in opened) - twice,
        behind,
        sum(number < max(t.heard.values()) for t in opened for number in t.heard.values()),
        *((now - then) / max(made, 1) for then, now in zip(before, after, strict=True)),
    )


async def warm_up(port: int, kind: type[Table]) -> None:
    """Play a move in every game often enough that all processes have loaded everything."""
    for game in NAMES * WARM:
        table = await kind.open(port, game)
        await table.move(Random(0))
        await table.leave()


def _worked(workers: Iterable[int], database: int | None) -> tuple[float, float, float]:
    """The time that the processors have given to the table, to the database, and to the people."""
    table = sum(sum(_times(pid)[:2]) for pid in workers)
    below = sum(sum(_times(pid)[:2]) for pid in children(database)) if database else 0
    above = sum(_times(database)) if database else 0
    return table, below + above, time.process_time()


def _times(pid: int) -> tuple[float, ...]:
    """The time of a process, for itself and for the system, and of those below it that ended."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return (0, 0, 0, 0)
    return tuple(int(ticks) / os.sysconf("SC_CLK_TCK") for ticks in stat[11:15])


def memory(processes: Iterable[int]) -> int:
    """The memory of some processes, in bytes."""
    return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE for pid in processes)
