"""Serving a club: several worker processes, and a supervisor that replaces dead ones.

Every process can serve every seat, since all state is in the database. They share one listening
socket, so new connections are accepted while a worker is being replaced.
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
from ...listening import LOOPBACK, PATIENCE
from ..store.database import Address, DatabaseError
from ..store.metrics import RESTARTS, SIZE, Tally
from . import logs

STEADY_SECONDS = 5.0  # seconds; a process that ended sooner is not replaced at once
PAUSE = 1.0
MANY_FILES = 10240  # the most that a Mac allows a process, though it says that there is no limit
ENVIRONMENT = {
    "PYTHONWARNINGS": "ignore:resource_tracker",  # what the killed left
    "MALLOC_ARENA_MAX": "2",  # a heap for every thread would leave gaps in all, more every hour
}

log = logging.getLogger(__name__)


@dataclass(frozen=True, kw_only=True)
class ServeOptions:
    """What is served, and how."""

    data: Address
    workers: int = 1
    bots: Mapping[str, str] | None = None  # those that whoever serves brings along
    proxies: tuple[str, ...] = ()  # whose word is taken for where a request comes from
    metrics_for: tuple[str, ...] = LOOPBACK  # networks
    public: str = ""  # the address under which everybody finds the table


class Supervisor:
    """Keeps a number of worker processes running until it gets a signal to stop."""

    def __init__(self, sock: socket.socket, club: ServeOptions) -> None:
        self.sock, self.club = sock, club
        self._context = get_context("spawn")
        self._cells: Any = self._context.RawArray("d", SIZE * club.workers)
        self._closing, self._bell = self._context.Pipe(duplex=False)
        self._workers: dict[int, tuple[BaseProcess, float]] = {}  # by place; since when they work

    def begin(self) -> None:
        """Start all workers, and install the signal handlers."""
        for name, setting in ENVIRONMENT.items():
            os.environ.setdefault(name, setting)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self._bell.send_bytes(b"close"))
        for place in range(self.club.workers):
            self._begin(place)

    def run(self) -> None:
        """Replace workers that end, until a signal comes; then let all finish."""
        while not self._closing.poll():
            wait([self._closing, *(worker.sentinel for worker, _ in self._workers.values())])
            for place, (worker, since) in tuple(self._workers.items()):
                if not worker.is_alive() and not self._closing.poll():
                    self._replace(place, worker, since)
        self._close()

    def _begin(self, place: int) -> None:
        arguments = self.sock, self.club, self._cells, place
        worker = self._context.Process(target=work, args=arguments, name=f"worker {place}")
        worker.start()
        self._workers[place] = worker, time.monotonic()
        log.info("worker begins", extra={"facts": {"worker": place, "id": worker.pid}})

    def _replace(self, place: int, worker: BaseProcess, since: float) -> None:
        facts = {"worker": place, "id": worker.pid, "exit": worker.exitcode}
        log.error("worker ended", extra={"facts": facts})
        worker.close()
        tally = Tally(self._cells, place)
        tally.reset_gauges()
        tally.add(RESTARTS)
        if time.monotonic() - since > STEADY_SECONDS or not self._closing.poll(PAUSE):
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


def work(sock: socket.socket, club: ServeOptions, cells: Any, place: int) -> None:
    """The main function of a worker process. Returns at once if the table cannot be opened."""
    from ..live.bots import BotPool  # all of which the one above them can do without
    from . import app
    from .http_server import Server

    logs.begin()
    _raise_file_limit()
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
    Server(table, **settings).run([sock])


def _raise_file_limit() -> None:
    """Allow as many open files as the system permits: each open page needs one."""
    with suppress(ImportError):  # as on Windows
        from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit, setrlimit

        now, most = getrlimit(RLIMIT_NOFILE)
        wanted = MANY_FILES if most == RLIM_INFINITY else most
        if RLIM_INFINITY != now < wanted:
            setrlimit(RLIMIT_NOFILE, (wanted, most))


def _end_with_supervisor() -> None:
    above = parent_process()
    assert above is not None
    above.join()
    os.kill(os.getpid(), signal.SIGTERM)
