"""Two hundred tables with onlookers, moves at random; and processes that are killed meanwhile.

Everything runs on this machine and is seen by nobody else: the tables, PostgreSQL, and the people.
They share its processors, so the figures are those of the whole.
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
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import sleep

from barricades.__main__ import main as barricades
from barricades.table.database import Address
from tests.table import postgres
from tests.table.serving import Served, served, text

from .faults import Killer, Losses, suffer
from .measure import Figures, measure

FILE, SHARED, FAULTS = "sqlite", "postgresql", "faults"
AIM, AT = 100, 0.95  # milliseconds, and the share of moves that are to be seen sooner
SEEN = (0.5, 0.95, 0.99)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rate", type=float, default=50, help="moves a second")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--every", type=float, default=3, help="seconds between two kills")
    parser.add_argument("--only", choices=[FILE, SHARED, FAULTS])
    wish = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a line for everybody who listens
    sound = True
    for name, run in ((FILE, on_file), (SHARED, on_postgres), (FAULTS, with_faults)):
        if wish.only in (None, name):
            with TemporaryDirectory(prefix="barricades-load-") as folder:
                sound &= run(wish, Path(folder))
    return 0 if sound else 1


def on_file(wish: argparse.Namespace, folder: Path) -> bool:
    data = folder / "club.sqlite"
    with served(data, folder / "log", "--proxy", "127.0.0.1") as club:
        return _measured("One process, SQLite", wish, club, data)


def on_postgres(wish: argparse.Namespace, folder: Path) -> bool:
    if not _has_postgres():
        return True
    with postgres.running(fsync="on") as cluster:
        cluster.execute("CREATE DATABASE club")
        data = cluster.url("club")
        flags = "--proxy", "127.0.0.1", "--workers", "2"
        with served(data, folder / "log", *flags) as club:
            while len(club.workers) < 2:
                sleep(0.1)
            return _measured("Two processes, PostgreSQL", wish, club, data)


def _has_postgres() -> bool:
    if found := postgres.programs():
        return bool(found)
    print("LEFT OUT: what needs PostgreSQL, which is not installed here.")
    return False


def _measured(title: str, wish: argparse.Namespace, club: Served, data: Address) -> bool:
    sleep(2)
    port = int(club.url.rpartition(":")[2])
    found = asyncio.run(measure(port, club.workers, wish.tables, wish.rate, wish.seconds))
    sound = _doctor(data)
    _report(title, found, sound)
    return sound and not found.twice


def _report(title: str, found: Figures, sound: bool) -> None:
    seen = " ".join(f"p{share * 100:.0f} {found.at(share):.0f}" for share in SEEN)
    aim = "reached" if found.at(AT) < AIM else "missed"
    print(f"\n{title}: {found.tables} tables, {found.seconds:.0f} s\n")
    print(f"  moves                {found.moves:>8}   {found.moves / found.seconds:.1f} a second")
    print(f"  seen after (ms)      {seen}   aim p95 < {AIM}: {aim}")
    print(f"  could not begin      {found.behind:>8}")
    print(f"  without success      {found.failures:>8}")
    print(f"  events out of order  {found.twice:>8}")
    print(f"  processor, a move    {1000 * found.work:>8.1f} ms")
    print(f"  memory of a table    {found.memory / 1024:>8.0f} KB")
    print(f"  doctor               {'all games are sound' if sound else 'NOT SOUND'}", flush=True)


def with_faults(wish: argparse.Namespace, folder: Path) -> bool:
    if not _has_postgres():
        return True
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with postgres.running(fsync="on") as cluster:
        cluster.execute("CREATE DATABASE club")
        data = cluster.url("club")
        flags = "--proxy", "127.0.0.1", "--workers", "2", "--port", str(port)
        begin = partial(_until_it_opens, partial(Served, data, folder / "log", *flags))
        killer = Killer(cluster, begin, Random(1917))
        try:
            found = asyncio.run(suffer(killer, port, wish.tables // 5, wish.kills, wish.every))
        finally:
            killer.club.kill()
        sound = _doctor(data)
    _report_losses(found, sound)
    return sound and not (found.unsound or found.twice or found.waiting)


def _until_it_opens(begin: Callable[[], Served]) -> Served:
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
    with redirect_stdout(StringIO()) as told:
        sound = barricades(["doctor", "--data", text(data), "--language", "en"]) == 0
    if not sound:
        print(told.getvalue(), file=sys.stderr)
    return sound


if __name__ == "__main__":
    sys.exit(main())
