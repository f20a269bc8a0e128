"""The measurement: so many tables, so many moves a second, and how soon the others see them."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

from barricades.games import NAMES

from .tables import Table
from .wire import BROKEN

PAGE = 4096  # bytes
WARM = 8


class Figures(NamedTuple):
    """What came of it."""

    tables: int
    seconds: float
    moves: int
    delays: list[float]  # sorted
    failures: int
    twice: int
    behind: int  # moves that were due and could not begin
    work: float  # seconds that the processors have spent on a move, in the processes of the table
    memory: float  # bytes a table

    def at(self, share: float) -> float:
        """The delay that so many stay below, in milliseconds."""
        place = min(int(share * len(self.delays)), len(self.delays) - 1)
        return 1000 * self.delays[place] if self.delays else float("nan")


async def measure(
    port: int, workers: list[int], tables: int, rate: float, seconds: float, seed: int = 0
) -> Figures:
    """Open the tables, then have somebody move so many times a second, whoever is free."""
    rng = Random(seed)
    await _warm_up(port)
    before = _memory(workers)
    opened = [await Table.open(port, NAMES[at % len(NAMES)]) for at in range(tables)]
    for table in opened:
        table.listen()
    await asyncio.sleep(3)
    memory = (_memory(workers) - before) / max(tables, 1)
    free, going, behind = {*range(tables)}, set[asyncio.Task[bool]](), 0

    async def move(at: int) -> bool:
        try:
            return await opened[at].move(rng)
        except BROKEN:
            opened[at].failures += 1
            return False
        finally:
            if not opened[at].over:
                free.add(at)

    began, worked = time.perf_counter(), _worked(workers)
    due, moves = 0, []
    while (now := time.perf_counter() - began) < seconds:
        while due < now * rate:
            due += 1
            if not free:
                behind += 1
                continue
            at = rng.choice([*free])
            free.discard(at)
            task = asyncio.create_task(move(at))
            going.add(task)
            task.add_done_callback(going.discard)
            moves.append(task)
        await asyncio.sleep(0.005)
    made = sum(await asyncio.gather(*moves))
    took, work = time.perf_counter() - began, (_worked(workers) - worked) / max(made, 1)
    await asyncio.sleep(1)
    for table in opened:
        await table.leave()
    delays = sorted(delay for table in opened for delay in table.delays)
    failures, twice = sum(t.failures for t in opened), sum(t.twice for t in opened)
    return Figures(tables, took, made, delays, failures, twice, behind, work, memory)


async def _warm_up(port: int) -> None:
    """Every process has had every game and its words in hand before anything is measured."""
    for game in NAMES * WARM:
        table = await Table.open(port, game)
        await table.move(Random(0))
        await table.leave()


def _worked(workers: list[int]) -> float:
    """The time that the processors have given to the processes of the table."""
    stats = (Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in workers)
    return sum(int(stat[11]) + int(stat[12]) for stat in stats) / os.sysconf("SC_CLK_TCK")


def _memory(workers: list[int]) -> int:
    """What the processes of the table have in memory."""
    return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE for pid in workers)
