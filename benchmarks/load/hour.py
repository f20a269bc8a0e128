"""An hour at a steady rate: no request may fail, no choice be lost, no memory leak.

Browsers play; when a game is over they start the next. The memory of the table's processes is noted
every minute.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import cycle
from random import Random

from tests.table.served import Served

from .browsers import Browsers
from .measure import memory, warm_up
from .tables import Table
from .wire import BROKEN

RATE, TABLES = 20.0, 60  # moves a second, and at most so many tables
SETTLED = 10  # minutes, in which whatever is kept in memory may be filled
GROWTH = 0.10  # that is allowed from then on
MINUTE = 60.0  # seconds
TICK = 0.01


@dataclass
class Hour:
    """The result of the run."""

    tables: list[Table]
    seconds: float = 0.0
    moves: int = 0
    behind: int = 0  # moves that were due while nobody was free
    held: list[int] = field(default_factory=list)  # bytes in memory, minute by minute

    @property
    def failures(self) -> int:
        """The number of requests without an answer, or with an error."""
        return self.trouble.total()

    @property
    def trouble(self) -> Counter[str]:
        """The same, by error."""
        return sum((table.trouble for table in self.tables), Counter[str]())

    @property
    def twice(self) -> int:
        """The number of events that came again, or out of order."""
        return sum(table.twice for table in self.tables)

    @property
    def growth(self) -> float:
        """By which share the most memory held later exceeds that held after SETTLED minutes."""
        first = self.held[min(SETTLED, len(self.held) - 1)]
        return max(self.held[min(SETTLED, len(self.held) - 1) :]) / first - 1


async def play(
    club: Served, games: Sequence[str], tables: int, rate: float, minutes: float
) -> Hour:
    """Play so many moves a second at so many tables, for so many minutes."""
    port, rng = int(club.url.rpartition(":")[2]), Random(1917)
    await warm_up(port, Browsers)
    kinds = cycle(games)
    found = Hour([])
    going = [await _open(port, next(kinds), found) for _ in range(tables)]
    free, moves = {*range(tables)}, set[asyncio.Task[None]]()

    async def move(at: int) -> None:
        try:
            if going[at].over:
                await going[at].leave()
                going[at] = await _open(port, next(kinds), found)
            found.moves += await going[at].move(rng)
        except BROKEN as error:
            going[at].fail(error)
        finally:
            free.add(at)

    began, due = time.monotonic(), 0
    while (now := time.monotonic() - began) < minutes * MINUTE:
        if now >= len(found.held) * MINUTE:
            found.held.append(memory(club.workers))
            print(_status(found), flush=True)
        wanted = int(now * rate) + 1 - due
        due += wanted
        found.behind += max(0, wanted - len(free))
        for at in rng.sample(sorted(free), min(wanted, len(free))):
            free.discard(at)
            moves.add(task := asyncio.create_task(move(at)))
            task.add_done_callback(moves.discard)
        await asyncio.sleep(TICK)
    await asyncio.gather(*moves)
    found.seconds = time.monotonic() - began
    found.held.append(memory(club.workers))
    print(_status(found), flush=True)
    for table in going:
        await table.leave()
    return found


async def _open(port: int, game: str, found: Hour) -> Table:
    table = await Browsers.open(port, game)
    table.listen()
    found.tables.append(table)
    return table


def _status(found: Hour) -> str:
    held = found.held[-1] / (1 << 20)
    games = f"{len(found.tables)} games, {found.failures} without success{_why(found)}"
    return f"  minute {len(found.held) - 1:>3}   {held:>6.0f} MB   {found.moves} moves, {games}"


def _why(found: Hour) -> str:
    return "".join(f"   {times} × {why}" for why, times in found.trouble.most_common())


def report(found: Hour, wrong: Sequence[str], *, sound: bool) -> bool:
    """Print the result; whether nothing failed and memory has not grown too much."""
    grown = found.growth
    print(
        f"\n  moves                  {found.moves:>8}   {found.moves / found.seconds:.1f} a second"
    )
    print(f"  could not begin        {found.behind:>8}")
    print(f"  without success        {found.failures:>8}{_why(found)}")
    print(f"  events out of order    {found.twice:>8}")
    print(f"  lost or doubled in     {len(wrong):>8} games {' '.join(wrong)}")
    print(
        f"  memory has grown by    {grown:>8.1%}  since minute {SETTLED}; aim: at most {GROWTH:.0%}"
    )
    print(f"  doctor                 {'all games are sound' if sound else 'NOT SOUND'}", flush=True)
    return sound and not (found.failures or found.twice or wrong) and grown <= GROWTH
