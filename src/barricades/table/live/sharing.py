"""Fair shares of the processor, by guest.

A guest is an address (`identity.guest`). CURRENT_GUEST says for whom something is being done; work
that nobody asked for is done for the guest "".
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Generic, ParamSpec, TypeVar

GUESTS = 4096  # remembered at once; the one seen least recently is dropped
SHARE, SPARE = 0.25, 1.0  # seconds of processor time per guest: earned each second, saved at most
REQUEST_COST = 0.002  # seconds charged for every request, beside what is on the METER
EXPENSIVE = 0.003  # seconds; a guest whose requests cost more has them done one at a time,
EXPENSIVE_FACTOR = 3  # and pays this many times for what is beyond, as everybody else waits
FIRST_COST = 0.5  # seconds held back for the first request of a guest, whose cost is unknown
DECAY = 0.5  # how fast the cost held back falls, with each request that is cheaper
TINY = 1e-9  # seconds: rounding error
POLL_EVERY = 0.01  # seconds between two looks at a share that is waited for,
POLL_AT_LEAST = 0.25  # and while it is long overdrawn: a hundred streams may wait for it
CURRENT_GUEST = ContextVar("CURRENT_GUEST", default="")

P = ParamSpec("P")
T = TypeVar("T")


class Buckets:
    """Token buckets: each guest's fills by `rate` a second up to `size`. Not thread-safe."""

    def __init__(
        self, rate: float, size: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate, self.size, self.clock = rate, size, clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # drops, and when

    def take(self, guest: str) -> bool:
        """Take one drop, if there is one; whether there was."""
        enough = self.level(guest) >= 1
        self.drain(guest, 1 if enough else 0)
        return enough

    def level(self, guest: str) -> float:
        """How many drops a guest has left."""
        left, when = self._left.get(guest, (self.size, self.clock()))
        return min(self.size, left + (self.clock() - when) * self.rate)

    def drain(self, guest: str, drops: float) -> None:
        """Take out so many drops, even below zero; a negative number puts some back."""
        level = self.level(guest)
        self._left.pop(guest, None)
        self._left[guest] = min(self.size, level - drops), self.clock()
        if len(self._left) > GUESTS:
            self._left.popitem(last=False)


class Meter:
    """Counts the processor time of one request."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds, self.waits = seconds, False

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Marks a stretch in which this process only waits for a worker."""
        self.waits = True
        try:
            yield
        finally:
            self.waits = False


METER = ContextVar("METER", default=Meter())  # noqa: B039  what nobody reads may be anything


def metered(work: Callable[P, T]) -> Callable[P, T]:
    """The same function; the processor time that its thread takes for it is added to the METER."""

    @wraps(work)
    def timed(*args: P.args, **facts: P.kwargs) -> T:
        began = time.thread_time()
        try:
            return work(*args, **facts)
        finally:
            METER.get().seconds += time.thread_time() - began

    return timed


class Shares:
    """Limits each guest to a share of the processor.

    Unused time is saved up, to a limit; a guest who has used it up waits. The cost of a request is
    known only afterwards, so the guest's highest recent cost is reserved meanwhile. Guests with
    expensive requests have them handled one at a time, so that these never crowd out others.
    """

    def __init__(
        self, rate: float = SHARE, size: float = SPARE, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._buckets = Buckets(rate, size, clock)
        self._costliest: OrderedDict[str, float] = OrderedDict()
        self._held: dict[str, float] = {}  # by guest: seconds that are held back
        self._doing: dict[str, set[Meter]] = {}  # by guest: what is being done for them

    def seconds_to_wait(self, guest: str) -> float:
        """Seconds until a guest has time to spend; 0 if they have some."""
        return max(0.0, -self._buckets.level(guest) / self._buckets.rate)

    def seconds_overdrawn(self, guest: str) -> float:
        """The same, not counting what is only reserved for requests in progress."""
        left = self._buckets.level(guest) + self._held.get(guest, 0.0)
        return max(0.0, -left / self._buckets.rate)

    async def wait_for_share(self, guest: str) -> None:
        """Wait until a guest has time to spend and no expensive request of theirs is running."""
        while self.seconds_to_wait(guest) or self._is_busy(guest):
            owed = self.seconds_overdrawn(guest)
            await asyncio.sleep(min(max(POLL_EVERY, owed), POLL_AT_LEAST))

    def _is_busy(self, guest: str) -> bool:
        """Whether a guest with expensive requests has one running already."""
        is_expensive = self._costliest.get(guest, 0.0) > EXPENSIVE
        return is_expensive and any(not meter.waits for meter in self._doing.get(guest, ()))

    def take(self, guest: str, seconds: float) -> None:
        """Charge a guest for so many seconds."""
        self._buckets.drain(guest, seconds)

    @contextmanager
    def charging(self, guest: str) -> Iterator[None]:
        """Charge a guest for what is done meanwhile: METER plus the fixed cost of a request."""
        held = self._costliest.get(guest, FIRST_COST)
        METER.set(meter := Meter(REQUEST_COST))
        self.take(guest, held)
        doing = self._doing.setdefault(guest, set())
        doing.add(meter)
        self._held[guest] = self._held.get(guest, 0.0) + held
        try:
            yield
        finally:
            doing.discard(meter)
            if not doing:
                self._doing.pop(guest, None)
            self._held[guest] -= held
            if self._held[guest] < TINY:
                del self._held[guest]
            self.take(guest, charged(meter.seconds) - held)
            self._costliest[guest] = max(meter.seconds, held * DECAY)
            self._costliest.move_to_end(guest)
            if len(self._costliest) > GUESTS:
                self._costliest.popitem(last=False)


def charged(seconds: float) -> float:
    """What a request of so many seconds is charged: time beyond EXPENSIVE counts more."""
    return seconds + max(0.0, seconds - EXPENSIVE) * (EXPENSIVE_FACTOR - 1)


class Queues(Generic[T]):
    """A queue for each guest, served in turn; no guest can take all places. Not thread-safe."""

    def __init__(self, places: int) -> None:
        self._places, self._each = places, max(1, places - 1)
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()
        self._served: Counter[str] = Counter()

    def put(self, guest: str, what: T) -> None:
        """Add an item to the queue of a guest."""
        self._waiting.setdefault(guest, deque()).append(what)

    def waiting(self, guest: str) -> int:
        """How many items wait in the queue of a guest."""
        return len(self._waiting.get(guest, ()))

    def next(self) -> tuple[str, T] | None:
        """The next guest and item, taking a place; None if all are taken or nothing waits."""
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
        """Empty all queues; what was waiting."""
        waiting = [what for queue in self._waiting.values() for what in queue]
        self._waiting.clear()
        return waiting
