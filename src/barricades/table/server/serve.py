"""Serving a club: several processes behind one address, and one above them that replaces the dead.

Any seat may be at any process: what they share lies in the database. They also share the socket, so
that whoever knocks while a process dies is let in by another.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any

from ...core import Refused
from ..store.database import Address, DatabaseError
from ..store.metrics import RESTARTS, SIZE, Tally
from . import logs
from .door import LOOPBACK, PATIENCE

STEADY = 5.0  # seconds; a process that ended sooner is not replaced at once
BREATH = 1.0
SETTINGS = {
    "PYTHONWARNINGS": "ignore:resource_tracker",  # what the killed left
    "MALLOC_ARENA_MAX": "2",  # a heap for every thread would leave gaps in all, more every hour
}

log = logging.getLogger(__name__)


@dataclass(frozen=True, kw_only=True)
class Club:
    """What is served, and how."""

    data: Address
    workers: int = 1
    bots: Mapping[str, str] | None = None  # those that whoever serves brings along
    proxies: tuple[str, ...] = ()  # whose word is taken for where a request comes from
    metrics_for: tuple[str, ...] = LOOPBACK  # networks
    public: str = ""  # the address under which everybody finds the table


class Supervisor:
    """Keeps so many processes at work, until it is told to close."""

    def __init__(self, door: socket.socket, club: Club) -> None:
        self.door, self.club = door, club
        self._context = get_context("spawn")
        self._cells: Any = self._context.RawArray("d", SIZE * club.workers)
        self._closing, self._bell = self._context.Pipe(duplex=False)
        self._workers: dict[int, tuple[BaseProcess, float]] = {}  # by place; since when they work

    def begin(self) -> None:
        """Set everybody to work; from now on a signal closes the table."""
        for name, setting in SETTINGS.items():
            os.environ.setdefault(name, setting)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self._bell.send_bytes(b"close"))
        for place in range(self.club.workers):
            self._begin(place)

    def run(self) -> None:
        """Work until a signal comes, then let everybody finish."""
        while not self._closing.poll():
            wait([self._closing, *(worker.sentinel for worker, _ in self._workers.values())])
            for place, (worker, since) in tuple(self._workers.items()):
                if not worker.is_alive() and not self._closing.poll():
                    self._replace(place, worker, since)
        self._close()

    def _begin(self, place: int) -> None:
        arguments = self.door, self.club, self._cells, place
        worker = self._context.Process(target=work, args=arguments, name=f"worker {place}")
        worker.start()
        self._workers[place] = worker, time.monotonic()
        log.info("worker begins", extra={"facts": {"worker": place, "id": worker.pid}})

    def _replace(self, place: int, worker: BaseProcess, since: float) -> None:
        facts = {"worker": place, "id": worker.pid, "exit": worker.exitcode}
        log.error("worker ended", extra={"facts": facts})
        worker.close()
        tally = Tally(self._cells, place)
        tally.forget()
        tally.add(RESTARTS)
        if time.monotonic() - since > STEADY or not self._closing.poll(BREATH):
            self._begin(place)

    def _close(self) -> None:
        workers = [worker for worker, _ in self._workers.values()]
        for worker in workers:
            worker.terminate()
        last = time.monotonic() + 2 * PATIENCE
        for worker in workers:
            worker.join(max(0.0, last - time.monotonic()))
            if worker.is_alive():
                worker.kill()


def work(door: socket.socket, club: Club, cells: Any, place: int) -> None:
    """One process of the table; one that cannot begin is replaced after a while, like the dead."""
    from ..live.bots import BotPool  # all of which the one above them can do without
    from . import app
    from .keeper import Server

    logs.begin()
    _open_many_lines()
    Thread(target=_end_with_supervisor, daemon=True).start()
    try:
        known = BotPool(own=club.bots), Tally(cells, place), club.metrics_for, club.public
        table = app.make(club.data, *known)
    except (Refused, DatabaseError) as error:
        log.error("worker cannot begin: %s", error)
        return
    settings = {
        "log_config": None,  # all that is logged is logged in one way
        "proxy_headers": bool(club.proxies),
        "forwarded_allow_ips": [*club.proxies],
    }
    Server(table, **settings).run([door])


def _open_many_lines() -> None:
    """Everybody who listens holds a line: as many as the system lets us."""
    with suppress(ImportError):
        from resource import RLIMIT_NOFILE, getrlimit, setrlimit

        most = getrlimit(RLIMIT_NOFILE)[1]
        setrlimit(RLIMIT_NOFILE, (most, most))


def _end_with_supervisor() -> None:
    above = parent_process()
    assert above is not None
    above.join()
    os.kill(os.getpid(), signal.SIGTERM)
