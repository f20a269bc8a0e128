"""Sharing: what many want at once is shared out among those who want it.

A guest is an address (`guard.guest`). Whoever does something for one says so in WHO, and so it is
known as far down as it matters; what happens by itself is for nobody, who waits like a guest.
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
EXPENSIVE_FACTOR = 2  # and pays this many times for what is beyond, as everybody else waits
FIRST_COST = 0.5  # seconds held back for the first request of a guest, whose cost is unknown
DECAY = 0.5  # how fast the cost held back falls, with each request that is cheaper
TINY = 1e-9  # seconds: rounding error
POLL_EVERY = 0.01  # seconds between two looks at a share that is waited for
CURRENT_GUEST = ContextVar("CURRENT_GUEST", default="")

P = ParamSpec("P")
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
        enough = self.level(guest) >= 1
        self.drain(guest, 1 if enough else 0)
        return enough

    def level(self, guest: str) -> float:
        """How many drops a guest has left."""
        left, when = self._left.get(guest, (self.size, self.clock()))
        return min(self.size, left + (self.clock() - when) * self.rate)

    def drain(self, guest: str, drops: float) -> None:
        """Take out so many, even if there are not as many left; or put some back."""
        level = self.level(guest)
        self._left.pop(guest, None)
        self._left[guest] = min(self.size, level - drops), self.clock()
        if len(self._left) > GUESTS:
            self._left.popitem(last=False)


class Meter:
    """How much time of the processor has been spent on something."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds, self.waits = seconds, False

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Meanwhile nothing is done here: what is wanted is done in another process."""
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
    """Each guest has a share of the processor, out of which goes what is done for them.

    It is saved up for a while; whoever has spent it waits until something of it is left again.
    What something costs is known afterwards, so as much is held back as the guest's dearest cost
    lately; and whoever asks for dear things has them done one by one, so that nobody else shares
    the processor with many of them.
    """

    def __init__(
        self, rate: float = SHARE, size: float = SPARE, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._buckets = Buckets(rate, size, clock)
        self._costliest: OrderedDict[str, float] = OrderedDict()
        self._held: dict[str, float] = {}  # by guest: seconds that are held back
        self._doing: dict[str, set[Meter]] = {}  # by guest: what is being done for them

    def seconds_to_wait(self, guest: str) -> float:
        """How many seconds it will take until something of a guest's share is left."""
        return max(0.0, -self._buckets.level(guest) / self._buckets.rate)

    def seconds_overdrawn(self, guest: str) -> float:
        """The same, if all that is held back for what is being done came back to them."""
        left = self._buckets.level(guest) + self._held.get(guest, 0.0)
        return max(0.0, -left / self._buckets.rate)

    async def wait_for_share(self, guest: str) -> None:
        """Wait until something of a guest's share is left, and nothing dear is done for them."""
        while self.seconds_to_wait(guest) or self._is_busy(guest):
            await asyncio.sleep(POLL_EVERY)

    def _is_busy(self, guest: str) -> bool:
        """Whether a guest known to ask for dear things has something done already."""
        is_expensive = self._costliest.get(guest, 0.0) > EXPENSIVE
        return is_expensive and any(not meter.waits for meter in self._doing.get(guest, ()))

    def take(self, guest: str, seconds: float) -> None:
        """So much was spent on a guest."""
        self._buckets.drain(guest, seconds)

    @contextmanager
    def charging(self, guest: str) -> Iterator[None]:
        """What is on the METER in the end was spent on a guest, and what every request costs."""
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
    """What a guest pays for something that took so long."""
    return seconds + max(0.0, seconds - EXPENSIVE) * (EXPENSIVE_FACTOR - 1)


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
