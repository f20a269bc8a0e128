"""Event streams: a listener to a room gets every entry exactly once."""

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
from typing import Any, TypeAlias, TypeVar

from ...core import Refused
from .sharing import Shares

T = TypeVar("T")
Subscriber: TypeAlias = tuple[asyncio.AbstractEventLoop, asyncio.Event]

PAUSE = 0.02  # seconds, in which more may happen
HEARTBEAT = 15.0  # seconds; proxies and browsers give up on a silent line
CALM, TRIES = 0.1, 50  # a first drawing waits for calm: so many seconds, and so often
STILL_HERE = ": still here\n\n"
PACKED, GZIP, MEMORY = 4, 16 + 13, 6  # how well, and with a small window: 64 KB for each listener
ALL, EACH, FEW = 4000, 100, 16  # listeners: in all, of one guest, of one guest to one thing
LISTENERS = 64  # in one room; those who play there always find a place


class StreamLimits:
    """Limits how many listen to this process at once. Thread-safe."""

    def __init__(self) -> None:
        self._taken: Counter[tuple[str, ...]] = Counter()
        self._lock = Lock()

    def take(self, guest: str, room: str, at: str, *, plays: bool = False) -> Callable[[], None]:
        """Take a place for a guest in a room, to listen to `at`: its game, or a study of it.

        Returns a function that frees it, to be called once. Raises Refused if there is none.
        """
        all_, in_room, of_guest, there = ("all",), ("in", room), ("of", guest), ("of", guest, at)
        with self._lock:
            if not plays and self._taken[in_room] >= LISTENERS:
                raise Refused("wire-too-many")
            limits = (all_, ALL), (of_guest, EACH), (there, FEW)
            if any(self._taken[place] >= limit for place, limit in limits):
                raise Refused("wire-no-place")
            counted = Counter((all_, in_room, of_guest, there))
            self._taken.update(counted)
        return partial(self._leave, counted)

    def _leave(self, counted: Counter[tuple[str, ...]]) -> None:
        with self._lock:
            self._taken -= counted


class Bell:
    """Wakes all who listen to a room. May be rung from any thread."""

    def __init__(self) -> None:
        self._subscribers: set[Subscriber] = set()
        self.closed = False

    def __len__(self) -> int:
        return len(self._subscribers)

    def ring(self) -> None:
        """Wake everybody who listens."""
        subscribers = tuple(self._subscribers)
        for loop in {loop for loop, _ in subscribers}:
            loop.call_soon_threadsafe(
                _wake, [event for other, event in subscribers if other is loop]
            )

    def close(self) -> None:
        """End all streams that listen to it."""
        self.closed = True
        self.ring()

    @contextmanager
    def listen(self) -> Iterator[asyncio.Event]:
        """An event of the running loop that is set whenever the bell rings."""
        subscriber = asyncio.get_running_loop(), asyncio.Event()
        self._subscribers.add(subscriber)
        try:
            yield subscriber[1]
        finally:
            self._subscribers.discard(subscriber)


async def gzipped(events: AsyncGenerator[str, None]) -> AsyncGenerator[bytes, None]:
    """The same events, compressed; flushed after each, so that it can be read at once."""
    pack = zlib.compressobj(PACKED, zlib.DEFLATED, GZIP, MEMORY)
    try:
        async for event in events:
            yield pack.compress(event.encode()) + pack.flush(zlib.Z_SYNC_FLUSH)
    finally:
        await events.aclose()


class Drawers:
    """Two threads that draw for listeners; more would only wait for each other."""

    def __init__(self) -> None:
        self.wanted = 0  # drawings that somebody waits for
        self._threads = ThreadPoolExecutor(2, "drawing")

    async def draw(self, news: Callable[[], Any]) -> tuple[Any, float]:
        """The news, and the processor time it took."""
        self.wanted += 1
        try:
            return await asyncio.wrap_future(self._threads.submit(_timed, news))
        finally:
            self.wanted -= 1

    async def wait_for_calm(self, ringing: asyncio.Event) -> None:
        """Wait until no drawing is wanted, or the bell rings, or for a few seconds."""
        for _ in range(TRIES):
            if not self.wanted or await _rings(ringing, CALM):
                return


_drawers = Drawers()


def _timed(news: Callable[[], T]) -> tuple[T, float]:
    """The news, and the processor time it took."""
    began = thread_time()
    return news(), thread_time() - began


def _wake(events: list[asyncio.Event]) -> None:
    for event in events:
        event.set()


async def _rings(ringing: asyncio.Event, seconds: float = HEARTBEAT) -> bool:
    """Whether the bell rings within so many seconds; by default, before a heartbeat is due."""
    try:
        async with asyncio.timeout(seconds):
            return await ringing.wait()
    except TimeoutError:
        return False


async def push_updates(
    bell: Bell, news: Callable[[], Any], shares: Shares, guest: str
) -> AsyncGenerator[str, None]:
    """Server-sent events of `news()`, now and after each ring of the bell, until it is closed.

    `news` is called in a thread and charged to the guest; None sends nothing. Rings in quick
    succession count as one. The first call only finds out what a page shows that has just been
    loaded: it lets those go first who wait for news.
    """
    with bell.listen() as ringing:
        await _drawers.wait_for_calm(ringing)
        while not bell.closed:
            ringing.clear()
            await shares.wait_for_share(guest)
            message, spent = await _drawers.draw(news)
            shares.take(guest, spent)
            if message is not None:
                yield f"data: {json.dumps(message, ensure_ascii=False)}\n\n"
            while not await _rings(ringing):
                yield STILL_HERE
            await asyncio.sleep(PAUSE)


async def stream_events(
    bell: Bell,
    news: Callable[[int], list[dict[str, Any]]],
    number: int,
    whose: tuple[Shares, str],
    beside: Callable[[], dict[str, Any]] = dict,
    **known: Any,
) -> AsyncGenerator[str, None]:
    """Server-sent events: those of `news` after a number, then each new one; plus heartbeats.

    `news` returns the next few, until there are no more; what it costs is charged to a guest
    (`whose`). `beside` has further values by name, without numbers: one is sent when it changes, or
    differs from what the listener says is `known`. Nothing is queued: a slow listener finds several
    events at once when it next reads.
    """
    known = beside() | known
    with bell.listen() as ringing:
        while not bell.closed:
            ringing.clear()
            while events := await _charged(partial(news, number), *whose):
                number = events[-1]["number"]
                yield "".join(map(_numbered, events))
                await asyncio.sleep(0)  # others have their turn
            before, known = known, beside()
            for name in (name for name in known if known[name] != before.get(name)):
                message = json.dumps({"kind": name, name: known[name]}, ensure_ascii=False)
                yield f"event: {name}\ndata: {message}\n\n"
            while not await _rings(ringing):
                yield STILL_HERE


async def _charged(
    news: Callable[[], list[dict[str, Any]]], shares: Shares, guest: str
) -> list[dict[str, Any]]:
    """The news, as soon as the guest has time to spend."""
    await shares.wait_for_share(guest)
    found, spent = _timed(news)
    shares.take(guest, spent)
    return found


def _numbered(event: dict[str, Any]) -> str:
    return f"id: {event['number']}\ndata: {json.dumps(event, ensure_ascii=False)}\n\n"
