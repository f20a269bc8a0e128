"""Runs two hundred games with onlookers and random moves, and kills processes meanwhile.

Everything runs on this machine: the tables, PostgreSQL, and the players. They share its processors,
so the figures are those of all of them together.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import socket
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import partial
from io import StringIO
from operator import attrgetter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import sleep

from uvloop import new_event_loop

from barricades.__main__ import main as barricades
from barricades.games import NAMES
from barricades.table.store.database import Address
from tests.table import postgres
from tests.table.served import Served, served, text

from . import hour, worst
from .browsers import Browsers
from .faults import Killer, Losses, play_and_kill, postmaster, unsound
from .measure import Figures, gather, measure, memory, warm_up
from .tables import Table

FILE, SHARED, FAULTS, WORST = "sqlite", "postgresql", "faults", "worst"
HOUR = "hour"  # only if it is asked for
AIM_SHARE = 0.95  # the share of moves that are to be seen sooner than in
AIM = {Table: 100, Browsers: 150}  # milliseconds
SEEN = (0.5, 0.95, 0.99)
SIZES = (attrgetter("first"), attrgetter("later"))
PROGRAMS, BROWSERS = "programs", "browsers"
PEOPLE: dict[str, type[Table]] = {PROGRAMS: Table, BROWSERS: Browsers}
ABOUT = {
    PROGRAMS: "by programs: who is asked looks and chooses, all others listen",
    BROWSERS: "before browsers: after every move everybody fetches what has changed on the page",
}


def main() -> int:
    """Run the chosen load tests. Returns the exit code: 0 if nothing was lost or damaged."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rate", type=float, default=50, help="moves a second")
    parser.add_argument(
        "--most", type=float, default=20, help="and then, for so many seconds, as many as can be"
    )
    parser.add_argument("--people", choices=PEOPLE, help="otherwise first the one, then the other")
    parser.add_argument("--game", choices=NAMES, help="otherwise all, in turn")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--every", type=float, default=3, help="seconds between two kills")
    parser.add_argument("--only", choices=[FILE, SHARED, FAULTS, WORST, HOUR])
    parser.add_argument("--worst", type=float, default=20, help="seconds that a weapon is used")
    parser.add_argument("--minutes", type=float, default=60, help="of the hour")
    args = parser.parse_args()
    args.people = [args.people] if args.people else [*PEOPLE]
    args.games = (args.game,) if args.game else NAMES
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a line for everybody who listens
    sound = True
    runs = {FILE: run_sqlite, SHARED: run_postgres, FAULTS: run_faults, WORST: run_worst}
    for name, benchmark in {**runs, HOUR: run_hour}.items():
        if args.only == name or (args.only is None and name in runs):
            with TemporaryDirectory(prefix="barricades-load-") as folder:
                sound &= benchmark(args, Path(folder))
    return 0 if sound else 1


def run_sqlite(args: argparse.Namespace, folder: Path) -> bool:
    """One process on SQLite, with each kind of player; whether all games are sound."""
    sound = True
    for people in args.people:
        data = folder / f"{people}.sqlite"
        with served(data, folder / "log", "--proxy", "127.0.0.1") as club:
            sound &= _measured("One process, SQLite", people, args, club, data)
    return sound


def run_postgres(args: argparse.Namespace, folder: Path) -> bool:
    """Two processes on PostgreSQL, with each kind of player; whether all games are sound."""
    if not _has_postgres():
        return True
    flags, sound = ("--proxy", "127.0.0.1", "--workers", "2"), True
    with postgres.running(fsync="on") as cluster:
        for people in args.people:
            cluster.execute(f"CREATE DATABASE {people}")
            data = cluster.url(people)
            with served(data, folder / "log", *flags) as club:
                while len(club.workers) < 2:
                    sleep(0.1)
                title, supervisor = "Two processes, PostgreSQL", postmaster(cluster)
                sound &= _measured(title, people, args, club, data, supervisor)
    return sound


def _has_postgres() -> bool:
    if found := postgres.programs():
        return bool(found)
    print("LEFT OUT: what needs PostgreSQL, which is not installed here.")
    return False


def _measured(
    title: str,
    people: str,
    args: argparse.Namespace,
    club: Served,
    data: Address,
    database: int | None = None,
) -> bool:
    sleep(2)
    print(f"\n{title}; people {ABOUT[people]}: {args.tables} tables", flush=True)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        opened, sound = runner.run(_play(PEOPLE[people], args, club, database))
    wrong = unsound(data, opened)
    print(f"\n  lost or doubled in     {len(wrong):>8} games {' '.join(wrong)}")
    sound &= _doctor(data) and not wrong
    print(f"  doctor                 {'all games are sound' if sound else 'NOT SOUND'}", flush=True)
    return sound


async def _play(
    kind: type[Table], args: argparse.Namespace, club: Served, database: int | None
) -> tuple[list[Table], bool]:
    """So many moves a second for a while, then as many as can be."""
    port = int(club.url.rpartition(":")[2])
    await warm_up(port, kind)
    before = memory(club.workers)
    opened = await gather(port, kind, args.tables, args.games)
    each = (memory(club.workers) - before) / max(args.tables, 1)
    print(f"  memory of a table      {each / 1024:>8.0f} KB")
    sound = True
    for rate, seconds in ((args.rate, args.seconds), (None, args.most)):
        if seconds:
            found = await measure(opened, club.workers, rate, seconds, database)
            _report(rate, found, AIM[kind])
            sound &= not (found.twice or found.unseen)
    for table in opened:
        await table.leave()
    _report_bytes([table for table in opened if isinstance(table, Browsers)])
    return opened, sound


def _report(rate: float | None, found: Figures, aim: int) -> None:
    seen = "  ".join(f"p{share * 100:.0f} {found.at(share):.0f} ms" for share in SEEN)
    verdict = (
        f"aim p95 < {aim} ms: {'reached' if found.at(AIM_SHARE) < aim else 'missed'}"
        if rate
        else ""
    )
    print(f"\n  {f'{rate:g} moves a second' if rate else 'as many moves as can be'}")
    print(f"  moves                  {found.moves:>8}   {found.moves / found.seconds:.1f} a second")
    print(f"  seen after             {seen}   {verdict}")
    print(f"  processor, a move      {_ms(found.table)} the table, {_ms(found.people)} the people")
    if found.database:
        print(f"                         {_ms(found.database)} the database")
    print(f"  could not begin        {found.behind:>8}")
    print(f"  without success        {found.failures:>8}")
    print(f"  events out of order    {found.twice:>8}")
    print(f"  not heard at the end   {found.unseen:>8}", flush=True)


def _report_bytes(opened: list[Browsers]) -> None:
    """How much was sent to one browser, packed: for a whole page, and after a move."""
    first, later = (sorted(n for table in opened for n in sizes(table)) for sizes in SIZES)
    if first and later:
        print(f"\n  bytes of a page        {first[-1]:>8}   at most")
        shares = "  ".join(f"p{s * 100:.0f} {later[int(s * (len(later) - 1))]}" for s in SEEN)
        print(f"  bytes after a move     {later[-1]:>8}   at most   {shares}", flush=True)


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:>8.1f} ms"


def run_faults(args: argparse.Namespace, folder: Path) -> bool:
    """Two processes on PostgreSQL, some of which are killed; whether nothing was lost."""
    if not _has_postgres():
        return True
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with postgres.running(fsync="on") as cluster:
        cluster.execute("CREATE DATABASE club")
        data = cluster.url("club")
        flags = "--proxy", "127.0.0.1", "--workers", "2", "--port", str(port)
        begin = partial(_open_with_retries, partial(Served, data, folder / "log", *flags))
        killer = Killer(cluster, begin, Random(1917))
        try:
            found = asyncio.run(
                play_and_kill(killer, port, args.tables // 5, args.kills, args.every)
            )
        finally:
            killer.club.kill()
        sound = _doctor(data)
    _report_losses(found, sound)
    return sound and not (found.unsound or found.twice or found.waiting)


def run_worst(args: argparse.Namespace, folder: Path) -> bool:
    """One process on SQLite, with an attacking guest; whether others are served in time."""
    data = folder / "club.sqlite"
    targets = worst.prepare(data)
    print(f"\nThe worst that one guest can do, each for {args.worst:g} seconds", flush=True)
    with served(data, folder / "log", "--proxy", "127.0.0.1") as club:
        port = int(club.url.rpartition(":")[2])
        held = asyncio.run(worst.run(port, targets, args.worst))
    print(f"  aim: nobody else waits more than {worst.AIM} times as long: {_reached(held)}")
    return held and _doctor(data)


def run_hour(args: argparse.Namespace, folder: Path) -> bool:
    """Two processes on PostgreSQL at a steady rate, for an hour; whether memory stays bounded."""
    if not _has_postgres():
        return True
    flags = "--proxy", "127.0.0.1", "--workers", "2"
    rate, tables = min(args.rate, hour.RATE), min(args.tables, hour.TABLES)
    print(f"\n{args.minutes:g} minutes at {rate:g} moves a second: {tables} tables", flush=True)
    with postgres.running(fsync="on") as cluster:
        cluster.execute("CREATE DATABASE club")
        data = cluster.url("club")
        with served(data, folder / "log", *flags) as club:
            while len(club.workers) < 2:
                sleep(0.1)
            with asyncio.Runner(loop_factory=new_event_loop) as runner:
                played = hour.play(club, args.games, tables, rate, args.minutes)
                found = runner.run(played)
        return hour.report(found, unsound(data, found.tables), sound=_doctor(data))


def _reached(held: bool) -> str:
    return "reached" if held else "missed"


def _open_with_retries(begin: Callable[[], Served]) -> Served:
    """The port may be held for a moment by one that is dying, and PostgreSQL may be recovering."""
    for _ in range(60):
        try:
            return begin()
        except AssertionError:
            sleep(0.5)
    raise SystemExit("The table does not open any more.")


def _report_losses(found: Losses, sound: bool) -> None:
    print(f"\nFaults: kill -9, {found.kills.total()} times\n")
    for victim, times in found.kills.most_common():
        print(f"  {victim:<34}{times:>6}")
    print(f"  {'choices acknowledged':<34}{found.made:>6}")
    print(f"  {'choices without an answer':<34}{found.unknown:>6}")
    print(f"  {'games with a choice lost or doubled':<34}{len(found.unsound):>5} {found.unsound}")
    print(f"  {'events out of order':<34}{found.twice:>6}")
    print(f"  {'games that wait for a bot for ever':<34}{len(found.waiting):>6} {found.waiting}")
    print(f"  doctor: {'all games are sound' if sound else 'NOT SOUND'}", flush=True)


def _doctor(data: Address) -> bool:
    with redirect_stdout(StringIO()) as output:
        sound = barricades(["doctor", "--data", text(data), "--language", "en"]) == 0
    if not sound:
        print(output.getvalue(), file=sys.stderr)
    return sound


if __name__ == "__main__":
    sys.exit(main())
