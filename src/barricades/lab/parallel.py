"""Runs many tasks at once, each worker in a process of its own.

If a worker dies, its task is run again. Joblib's threads only distribute tasks: to processes on
this machine, or to a Ray cluster.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from threading import Lock, Thread, local
from typing import Any, Protocol, TypeVar
from warnings import catch_warnings

from joblib import Parallel, cpu_count, delayed

from .. import __version__
from ..command_line import BadUsage, NotInstalled

TRIES = 3  # for work whose worker dies
PATIENCE = 5  # seconds until a cluster answers
SPAWN = get_context("spawn")

T = TypeVar("T")
R = TypeVar("R")


class Died(Exception):
    """A worker has died, and how."""


class Crew(Protocol):
    """The workers: as many as threads ask for at the same time."""

    size: int

    def do(self, work: Callable[[T], R], piece: T) -> R: ...

    def leave(self) -> None: ...


def each(
    work: Callable[[T], R], pieces: Iterable[T], jobs: int = 0, cluster: str = ""
) -> Iterator[tuple[T, R | Died]]:
    """Each task with its result, in the order in which they are finished."""
    crew: Crew = Cluster(cluster) if cluster else Machine()

    def attempt(piece: T) -> tuple[T, R | Died]:
        for _ in range(TRIES):
            try:
                return piece, crew.do(work, piece)
            except Died as error:
                last = error
        return piece, last

    parallel = Parallel(jobs or crew.size, backend="threading", return_as="generator_unordered")
    results = parallel(delayed(attempt)(piece) for piece in pieces)
    try:
        for result in results:  # noqa: UP028 (the crew has to leave before results are closed)
            yield result
    finally:
        crew.leave()
        with catch_warnings(action="ignore"):  # as it is known that work is left undone
            results.close()


class Machine:
    """Processes on this machine, one for each thread."""

    def __init__(self) -> None:
        self.size = cpu_count()
        self.own, self.lock = local(), Lock()
        self.workers: list[Worker] | None = []  # None once they have left

    def do(self, work: Callable[[T], R], piece: T) -> R:
        worker: Worker | None = getattr(self.own, "worker", None)
        if worker is None or not worker.process.is_alive():
            with self.lock:
                if self.workers is None:
                    raise Died("left")
                worker = self.own.worker = Worker()
                self.workers.append(worker)
        return worker.do(work, piece)

    def leave(self) -> None:
        with self.lock:
            workers, self.workers = self.workers or [], None
        for worker in workers:
            worker.process.kill()
            worker.process.join()


class Worker:
    """A process that runs one task after another."""

    def __init__(self) -> None:
        self.pipe, inner = SPAWN.Pipe()
        self.process = SPAWN.Process(target=_serve, args=[inner])
        self.process.start()
        inner.close()

    def do(self, work: Callable[[T], R], piece: T) -> R:
        try:
            self.pipe.send((work, piece))
            done: R = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join()
            raise Died(f"exit code {self.process.exitcode}") from None
        return done


def _serve(pipe: Connection[Any, Any]) -> None:
    """Run tasks while there are any. Ctrl-C is left to the parent; the process ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    while True:
        work, piece = pipe.recv()
        pipe.send(work(piece))


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


class Cluster:
    """A Ray cluster; each machine has the same version of barricades."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ModuleNotFoundError:
            raise NotInstalled("ray", "cluster") from None
        host, _, port = address.removeprefix("ray://").rpartition(":")
        try:
            if port.isdecimal():  # Ray itself would look for a missing cluster for minutes
                socket.create_connection((host, int(port)), PATIENCE).close()
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, RuntimeError, ValueError) as error:
            ray.shutdown()  # of what had begun by then
            raise BadUsage("lab-no-cluster", name=address, problem=str(error)) from None
        self.ray, self.task = ray, ray.remote(max_retries=0)(_do)
        self.size = int(ray.cluster_resources().get("CPU", 1))
        self._compare()

    def _compare(self) -> None:
        """Raises BadUsage if a machine has another version of barricades, or none."""
        try:
            there = self.do(version, __package__)
        except Died as error:
            there = str(error)
        if there != __version__:
            self.leave()
            raise BadUsage("lab-other-version", version=__version__, found=there)

    def do(self, work: Callable[[T], R], piece: T) -> R:
        try:
            done: R = self.ray.get(self.task.remote(work, piece))
        except self.ray.exceptions.RayError as error:
            raise Died(str(error).splitlines()[0]) from None
        return done

    def leave(self) -> None:
        self.ray.shutdown()


def version(_: str) -> str:
    """The installed version of barricades."""
    return __version__


def _do(work: Callable[[T], R], piece: T) -> R:
    return work(piece)
