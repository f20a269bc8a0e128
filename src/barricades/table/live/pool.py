"""A pool of processes, in which whatever takes a while is done, shared out among the guests."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextvars import Context, copy_context
from functools import partial
from multiprocessing import active_children, get_context, parent_process
from threading import Lock, Thread
from types import FrameType
from typing import Any, NamedTuple, ParamSpec, TypeVar

from .sharing import CURRENT_GUEST, Queues

WORKERS = max(4, os.cpu_count() or 1)  # started one by one, as they are needed
POLITE = 10  # whoever thinks waits for whoever answers
PATIENCE = 5  # seconds that a process has to end with the table

P = ParamSpec("P")
T = TypeVar("T")


class Job(NamedTuple):
    """Work that waits for a place: what is to be done, its future result, and in whose name."""

    work: Callable[[], Any]
    result: Future[Any]
    context: Context


class Pool:
    """Carries out work in processes, or in another executor if one is given; guests take turns.

    Any thread may call any of this. The work and its arguments must be picklable.
    """

    def __init__(self, executor: Executor | None = None) -> None:
        self._executor: Executor | None = executor or _processes()
        self._queues: Queues[Job] = Queues(WORKERS)
        self._dispatcher = ThreadPoolExecutor(1)  # holds no lock of a room, whoever's turn it is
        self._lock = Lock()

    def run(self, work: Callable[P, T], *args: P.args, **facts: P.kwargs) -> Future[T]:
        """The result of some work, once it is done; cancelled if the table is closed before."""
        found: Future[T] = Future()
        job = Job(partial(_do, partial(work, *args, **facts)), found, copy_context())
        with self._lock:
            if self._executor:
                self._queues.put(CURRENT_GUEST.get(), job)
                self._dispatcher.submit(self._go_on)
            else:
                found.cancel()
        return found

    def _go_on(self) -> None:
        """Begin as much as there are places for."""
        while begun := self._begin_next():
            guest, job, running = begun
            running.add_done_callback(partial(self._over, guest, job))

    def _begin_next(self) -> tuple[str, Job, Future[Any]] | None:
        with self._lock:
            if self._executor is None or not (turn := self._queues.next()):
                return None
            guest, job = turn
            try:
                return guest, job, self._executor.submit(job.work)
            except BrokenProcessPool:  # a process was killed; new ones take its place
                self._executor = _processes()
                return guest, job, self._executor.submit(job.work)

    def _over(self, guest: str, job: Job, running: Future[Any]) -> None:
        """Somebody else has a turn; what follows from this one is for the same guest."""
        with self._lock:
            self._queues.done(guest)
            if self._executor:
                self._dispatcher.submit(self._go_on)
        job.context.run(_pass_on, running, job.result)

    def close(self) -> None:
        """Leave all undone; when the games go on, bots think their thoughts again."""
        with self._lock:
            executor, self._executor = self._executor, None
            waiting = self._queues.clear()
        self._dispatcher.shutdown()  # what it is passing on may still be written down
        for job in waiting:
            job.result.cancel()
        if executor:
            executor.shutdown(wait=False, cancel_futures=True)
        for process in active_children():
            process.terminate()


def _pass_on(running: Future[T], found: Future[T]) -> None:
    if running.cancelled():
        found.cancel()
    elif error := running.exception():
        found.set_exception(error)
    else:
        found.set_result(running.result())


def _processes() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(WORKERS, get_context("spawn"), _begin)


def _do(work: Callable[[], T]) -> T:
    """Carry something out; when the table is closed meanwhile, all is put in order, and that is it.

    An executor would take the end of the process for an answer, and go on.
    """
    try:
        return work()
    except SystemExit:
        os._exit(0)


def _begin() -> None:
    """A process leaves Ctrl-C to the table, lets it go first, and ends with it even if killed."""
    if hasattr(os, "nice"):  # Windows has none
        os.nice(POLITE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _closed)
    Thread(target=_end_with_table, daemon=True).start()


def _closed(_: int, __: FrameType | None) -> None:
    sys.exit()


def _end_with_table() -> None:
    table = parent_process()
    assert table is not None
    table.join()
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(PATIENCE)
    os._exit(0)
