"""Sharing: what many want at once is shared out among those who want it.

A guest is an address (`guard.guest`). Whoever does something for one says so in WHO, and so it is
known as far down as it matters; what happens by itself is for nobody, who waits like a guest.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from contextvars import ContextVar
from typing import Generic, TypeVar

GUESTS = 4096  # that are remembered
WHO = ContextVar("WHO", default="")

T = TypeVar("T")


class Buckets:
    """Each guest has a bucket that fills with time; whatever they do takes one drop out of it."""

    def __init__(
        self, rate: float, size: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate, self.size, self.clock = rate, size, clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # drops, and when

    def take(self, guest: str) -> bool:
        """Whether there was a drop left."""
        now = self.clock()
        left, when = self._left.pop(guest, (self.size, now))
        left = min(self.size, left + (now - when) * self.rate)
        self._left[guest] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > GUESTS:
            self._left.popitem(last=False)
        return left >= 1


class Queues(Generic[T]):
    """Each guest has a queue, and the queues take turns; one place is always left to another."""

    def __init__(self, places: int) -> None:
        self._places, self._each = places, max(1, places - 1)
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()
        self._served: Counter[str] = Counter()

    def put(self, guest: str, what: T) -> None:
        self._waiting.setdefault(guest, deque()).append(what)

    def next(self) -> tuple[str, T] | None:
        """Whose turn it is, and what they want, if there is a place for it."""
        if self._served.total() >= self._places:
            return None
        guest = next((who for who in self._waiting if self._served[who] < self._each), None)
        if guest is None:
            return None
        self._served[guest] += 1
        queue = self._waiting.pop(guest)
        what = queue.popleft()
        if queue:
            self._waiting[guest] = queue
        return guest, what

    def done(self, guest: str) -> None:
        """A place is free again."""
        self._served[guest] -= 1
        if not self._served[guest]:
            del self._served[guest]

    def clear(self) -> list[T]:
        """All that still waits; nothing does any more."""
        waiting = [what for queue in self._waiting.values() for what in queue]
        self._waiting.clear()
        return waiting
