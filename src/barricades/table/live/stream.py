"""The event stream: whoever listens to a room hears of every row, and of nothing twice."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from threading import Lock
from time import thread_time
from typing import Any, TypeAlias

from ...core import Refused
from .sharing import Shares

_drawing = ThreadPoolExecutor(2, "drawing")  # more would only wait for each other
Ear: TypeAlias = tuple[asyncio.AbstractEventLoop, asyncio.Event]

BREATH = 0.02  # seconds, in which more may happen
HEARTBEAT = 15.0  # seconds; proxies and browsers give up on a silent line
STILL_HERE = ": still here\n\n"
PACKED, GZIP, MEMORY = 4, 16 + 13, 6  # how well, and with a small window: 64 KB for each listener
ALL, EACH, FEW = 4000, 100, 16  # listeners: in all, of one guest, of one guest to one thing


class StreamLimits:
    """How many may listen at once to this process. Any thread may ask."""

    def __init__(self) -> None:
        self._taken: Counter[tuple[str, ...]] = Counter()
        self._lock = Lock()

    def take(self, guest: str, at: str) -> Callable[[], None]:
        """A place for a guest at a game, by its id, or at whatever else one can listen to.

        What is given back frees it again, and has to be called once. Refused if there is none.
        """
        counted = Counter(self._count(guest, at))
        with self._lock:
            most = zip(counted, (ALL, EACH, FEW), strict=True)
            if any(self._taken[what] >= limit for what, limit in most):
                raise Refused("wire-no-place")
            self._taken.update(counted)
        return partial(self._leave, counted)

    def _leave(self, counted: Counter[tuple[str, ...]]) -> None:
        with self._lock:
            self._taken -= counted

    def _count(self, *whose: str) -> list[tuple[str, ...]]:
        """What a place counts among: all, the guest's, and those of the guest there."""
        return [whose[:size] for size in range(len(whose) + 1)]


class Bell:
    """Rings for everybody who listens to a room, from whatever thread it is rung."""

    def __init__(self) -> None:
        self._heard_by: set[Ear] = set()
        self.closed = False

    def __len__(self) -> int:
        return len(self._heard_by)

    def ring(self) -> None:
        ears = tuple(self._heard_by)
        for loop in {loop for loop, _ in ears}:
            loop.call_soon_threadsafe(_wake, [event for other, event in ears if other is loop])

    def close(self) -> None:
        """Ring for the last time."""
        self.closed = True
        self.ring()

    @contextmanager
    def listen(self) -> Iterator[asyncio.Event]:
        """The event that is set whenever the bell rings, as long as somebody listens."""
        ear = asyncio.get_running_loop(), asyncio.Event()
        self._heard_by.add(ear)
        try:
            yield ear[1]
        finally:
            self._heard_by.discard(ear)


async def gzipped(events: AsyncGenerator[str, None]) -> AsyncGenerator[bytes, None]:
    """The same events, packed by gzip; each can be read as soon as it comes."""
    pack = zlib.compressobj(PACKED, zlib.DEFLATED, GZIP, MEMORY)
    try:
        async for event in events:
            yield pack.compress(event.encode()) + pack.flush(zlib.Z_SYNC_FLUSH)
    finally:
        await events.aclose()


def _timed(news: Callable[[], Any]) -> tuple[Any, float]:
    """What there is to tell, and how much time of the processor that took."""
    began = thread_time()
    return news(), thread_time() - began


def _wake(sleepers: list[asyncio.Event]) -> None:
    for event in sleepers:
        event.set()


async def _rings(rung: asyncio.Event) -> bool:
    """Whether a bell rings before the listener should hear that we live."""
    try:
        async with asyncio.timeout(HEARTBEAT):
            return await rung.wait()
    except TimeoutError:
        return False


async def push_updates(
    bell: Bell, news: Callable[[], Any], shares: Shares, guest: str
) -> AsyncGenerator[str, None]:
    """What there is to tell, now and whenever the bell has rung: None is nothing.

    `news` is called in a thread, out of the share of a guest. Several strokes of the bell at once
    are one.
    """
    with bell.listen() as rung:
        while not bell.closed:
            rung.clear()
            await shares.wait_for_share(guest)
            message, spent = await asyncio.wrap_future(_drawing.submit(_timed, news))
            shares.take(guest, spent)
            if message is not None:
                yield f"data: {json.dumps(message, ensure_ascii=False)}\n\n"
            while not await _rings(rung):
                yield STILL_HERE
            await asyncio.sleep(BREATH)


async def stream_events(
    bell: Bell,
    news: Callable[[int], list[dict[str, Any]]],
    number: int,
    beside: Callable[[], dict[str, Any]] = dict,
    **known: Any,
) -> AsyncGenerator[str, None]:
    """The events after a number, and then each as it comes; a comment now and then says we live.

    What stands `beside` them, by name, has no number among them: it is told when it is no longer
    as it was, or as it was `known`. A listener is woken, not sent anything: one that is slow finds
    several events at once, and nothing piles up for it.
    """
    known = beside() | known
    with bell.listen() as rung:
        while not bell.closed:
            rung.clear()
            for event in news(number):
                number = event["number"]
                yield f"id: {number}\ndata: {json.dumps(event, ensure_ascii=False)}\n\n"
            before, known = known, beside()
            for name in (name for name in known if known[name] != before.get(name)):
                message = json.dumps({"kind": name, name: known[name]}, ensure_ascii=False)
                yield f"event: {name}\ndata: {message}\n\n"
            while not await _rings(rung):
                yield STILL_HERE
