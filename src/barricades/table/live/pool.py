"""A pool of worker processes for whatever takes a while, shared fairly among guests."""

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
    """Work waiting for a process: a function, its future result, and the context it is for."""

    work: Callable[[], Any]
    result: Future[Any]
    context: Context


class Pool:
    """Runs work in processes, or in the executor given; guests take turns. Thread-safe.

    The work and its arguments must be picklable.
    """

    def __init__(self, executor: Executor | None = None) -> None:
        self._executor: Executor | None = executor or _processes()
        self._queues: Queues[Job] = Queues(WORKERS)
        self._dispatcher = ThreadPoolExecutor(1)  # holds no lock of a room, whoever's turn it is
        self._lock = Lock()

    def run(self, work: Callable[P, T], *args: P.args, **facts: P.kwargs) -> Future[T]:
        """A future for the result of some work; cancelled if the pool is closed first."""
        found: Future[T] = Future()
        job = Job(partial(_do, partial(work, *args, **facts)), found, copy_context())
        with self._lock:
            if self._executor:
                self._queues.put(CURRENT_GUEST.get(), job)
                self._dispatcher.submit(self._go_on)
            else:
                found.cancel()
        return found

    @property
    def waiting(self) -> int:
        """How many jobs of the current guest wait for a process."""
        with self._lock:
            return self._queues.waiting(CURRENT_GUEST.get())

    def _go_on(self) -> None:
        """Start as many jobs as there are free processes."""
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
        """Free the process for the next job, and pass on the result in the guest's context."""
        with self._lock:
            self._queues.done(guest)
            if self._executor:
                self._dispatcher.submit(self._go_on)
        job.context.run(_pass_on, running, job.result)

    def close(self) -> None:
        """Cancel all jobs and end the processes; bots are asked again when their games reopen."""
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
    """Run some work in a worker; on SystemExit, end the process at once.

    The executor would take SystemExit for a result and keep the process.
    """
    try:
        return work()
    except SystemExit:
        os._exit(0)


def _begin() -> None:
    """Set up a worker: low priority, deaf to Ctrl-C, and ending with the table, even if killed."""
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
