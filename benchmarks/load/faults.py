"""The fault test: processes are killed while people play, and then everything is counted."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from barricades.core import NATURE
from barricades.core.ask import plain
from barricades.games import NAMES, load
from barricades.play.entries import CHOICE, Entry
from barricades.table.store.database import Address
from barricades.table.store.store import Store
from tests.running.processes import children
from tests.table.postgres import Cluster
from tests.table.served import Served

from .tables import LOST, MADE, REFUSED, Attempt, Table
from .wire import BROKEN

BOT = "random"
TIMEOUT = 60  # seconds
WORKER, DATABASE = "a worker", "a process of PostgreSQL"
SUPERVISOR = "the supervisor, with all workers"
VICTIMS = {WORKER: 8, SUPERVISOR: 1, DATABASE: 1}  # how often each comes


class Losses(NamedTuple):
    """What was found at the end."""

    kills: Counter[str]
    made: int  # choices that were acknowledged
    unknown: int  # choices without an answer
    unsound: list[str]  # games whose rows are not what was acknowledged
    twice: int  # events that came again, or out of order
    waiting: list[str]  # games that wait for a bot for ever


class Killer:
    """Kills random processes, and restarts those that nobody else would restart."""

    def __init__(self, cluster: Cluster, begin: Callable[[], Served], rng: Random) -> None:
        self.cluster, self.begin, self.rng = cluster, begin, rng
        self.club, self.kills = begin(), Counter[str]()

    def kill_one(self) -> None:
        """Kill a worker, the supervisor with all workers, or a process of PostgreSQL."""
        victim = self.rng.choices([*VICTIMS], [*VICTIMS.values()])[0]
        if victim == WORKER and (workers := self.club.workers):
            self._kill([self.rng.choice(workers)])
        elif victim == DATABASE:
            self._kill([self.rng.choice([*children(postmaster(self.cluster))])])
        else:
            victim = SUPERVISOR
            self.club.kill()
            self.club = self.begin()
        self.kills[victim] += 1

    def _kill(self, pids: Iterable[int]) -> None:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def postmaster(cluster: Cluster) -> int:
    """The process id of PostgreSQL's main process."""
    return int((cluster.data / "postmaster.pid").read_text().split()[0])


async def play_and_kill(
    killer: Killer, port: int, tables: int, kills: int, every: float, seed: int = 0
) -> Losses:
    """Play as fast as possible while processes are killed; what was lost."""
    opened = [await _open(port, at) for at in range(tables)]
    enough = asyncio.Event()
    playing = [
        asyncio.create_task(_play(opened, at, Random(seed + at), enough)) for at in range(tables)
    ]
    for _ in range(kills):
        await asyncio.sleep(every * killer.rng.uniform(0.5, 1.5))
        await _some_moves(opened)
        await asyncio.to_thread(killer.kill_one)
    await _some_moves(opened)
    enough.set()
    await asyncio.gather(*playing)
    waiting = await _waiting(opened)
    for table in opened:
        await table.leave()
    lost = sum(attempt.outcome == LOST for table in opened for attempt in table.attempts)
    return Losses(
        kills=killer.kills,
        made=_made(opened),
        unknown=lost,
        unsound=await asyncio.to_thread(unsound, killer.cluster.url("club"), opened),
        twice=sum(table.twice for table in opened),
        waiting=waiting,
    )


async def _some_moves(tables: list[Table]) -> None:
    """Only who plays has something to lose: everybody gets going again before the next blow."""
    goal = _made(tables) + len(tables)
    for _ in range(TIMEOUT):
        if _made(tables) >= goal:
            return
        await asyncio.sleep(1)


def _made(tables: list[Table]) -> int:
    return sum(attempt.outcome == MADE for table in tables for attempt in table.attempts)


async def _open(port: int, at: int) -> Table:
    """Two people at every table; bots play the other sides. Nobody may be there to open it yet."""
    game = NAMES[at % len(NAMES)]
    for _ in range(TIMEOUT):
        with suppress(*BROKEN):
            return await Table.open(port, game, [BOT] * (len(load(game).sides({})) - 2))
        await asyncio.sleep(1)
    raise SystemExit("No table can be opened any more.")


async def _play(tables: list[Table], at: int, rng: Random, enough: asyncio.Event) -> None:
    """Play as fast as the table lets us, and begin anew when a game is over."""
    table = tables[at]
    table.listen()
    while not enough.is_set():
        with suppress(*BROKEN):
            if table.over:
                table = await _open(table.port, at)
                table.listen()
                tables.append(table)
            if await table.move(rng):
                continue
        await asyncio.sleep(rng.uniform(0.1, 0.5))


async def _waiting(tables: list[Table]) -> list[str]:
    """Games that wait for nobody here, although they are not over; bots are given time."""
    left = [*tables]
    for _ in range(TIMEOUT):
        left = [table for table in left if not await _waits_for_us(table)]
        if not left:
            break
        await asyncio.sleep(1)
    return [table.id for table in left]


async def _waits_for_us(table: Table) -> bool:
    """Whether a game is over, or waits for one of our people."""
    for line in table.seats.values():
        with suppress(*BROKEN):
            status, look = await line.ask("GET", table.path)
            if status == 200 and (look["position"]["ask"] or look["position"]["outcome"]):
                return True
    return False


def unsound(data: Address, tables: list[Table]) -> list[str]:
    """The ids of games in which a choice was lost or stored twice."""
    store = Store(data)
    found = [t.id for t in tables if not agrees(t.attempts, store.entries(t.id), t.seats)]
    store.close()
    return found


def agrees(attempts: list[Attempt], rows: list[Entry], people: Iterable[str]) -> bool:
    """Whether the entries of a game are what was acknowledged, in order, each once.

    A choice that got no answer may be among them, but not twice.
    """
    ours = {*people} - {NATURE}
    chosen: list[tuple[str, Any]] = [
        (row.who, row.what) for row in rows if row.kind == CHOICE and row.who in ours
    ]
    reached = {0}  # how many rows may be accounted for so far
    for attempt in attempts:
        sent = attempt.side, plain(attempt.choice)
        next_ = {at + 1 for at in reached if chosen[at : at + 1] == [sent]}
        reached = {MADE: next_, LOST: next_ | reached, REFUSED: reached}[attempt.outcome]
    return len(chosen) in reached
