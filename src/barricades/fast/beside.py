"""Compiles in the background: whoever cannot wait goes on without."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from threading import Lock, Thread
from time import monotonic
from typing import Any, ParamSpec, TypeVar

from . import NotFast

GRACE = 1.0  # seconds in which what has been compiled before is there

P = ParamSpec("P")
T = TypeVar("T")

_waits: ContextVar[bool] = ContextVar("waits", default=True)


class NotYet(NotFast):
    """Something is still being compiled."""


@contextmanager
def waiting(waits: bool) -> Iterator[None]:
    """Within this context: whether to wait for what is being compiled, or raise NotYet."""
    before = _waits.set(waits)
    try:
        yield
    finally:
        _waits.reset(before)


def beside(make: Callable[P, T]) -> Callable[P, T]:
    """A function that runs once for the same arguments, in a thread of its own.

    The caller gets its result if it may wait, or if the result is there soon enough; otherwise
    NotYet is raised, and the function runs on. If it fails, it is run again at the next call.
    """
    begun: dict[Any, tuple[Future[T], float]] = {}
    lock = Lock()

    @wraps(make)
    def found(*args: P.args, **facts: P.kwargs) -> T:
        key = args, tuple(facts.items())
        with lock:
            if key not in begun or (begun[key][0].done() and begun[key][0].exception()):
                begun[key] = _begun(lambda: make(*args, **facts)), monotonic() + GRACE
            future, soon = begun[key]
        try:
            return future.result(None if _waits.get() else max(soon - monotonic(), 0))
        except TimeoutError as error:
            raise NotYet("it is still being compiled") from error

    return found


def _begun(work: Callable[[], T]) -> Future[T]:
    """Run a function in a thread that does not keep the process alive."""
    future: Future[T] = Future()

    def carry_out() -> None:
        try:
            future.set_result(work())
        except BaseException as error:  # whoever asks for the result is told
            future.set_exception(error)

    Thread(target=carry_out, daemon=True).start()
    return future
