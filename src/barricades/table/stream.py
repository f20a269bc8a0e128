"""The event stream: whoever listens to a room hears of every row, and of nothing twice."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from typing import Any

from ..core import Refused

HEARTBEAT = 15.0  # seconds; proxies and browsers give up on a silent line
EACH = 100
ALL = 4000


class Places:
    """How many may listen at once: from one address, and in all to this process."""

    def __init__(self) -> None:
        self._taken: Counter[str] = Counter()

    def must_be_free(self, address: str) -> None:
        if self._taken[address] >= EACH or self._taken.total() >= ALL:
            raise Refused("wire-no-place")

    async def fill(self, address: str, events: AsyncGenerator[str, None]) -> AsyncIterator[str]:
        """The events, for whoever sits on a place as long as they come."""
        self._taken[address] += 1
        try:
            async for event in events:
                yield event
        finally:
            self._taken -= Counter([address])
            await events.aclose()


class Bell:
    """Rings for everybody who listens to a room, from whatever thread it is rung."""

    def __init__(self) -> None:
        self._heard_by: set[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = set()
        self.hushed = False

    def __len__(self) -> int:
        return len(self._heard_by)

    def ring(self) -> None:
        for loop, event in tuple(self._heard_by):
            loop.call_soon_threadsafe(event.set)

    def hush(self) -> None:
        """Ring for the last time."""
        self.hushed = True
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


async def follow(
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
        while not bell.hushed:
            rung.clear()
            for event in news(number):
                number = event["number"]
                yield f"id: {number}\ndata: {json.dumps(event, ensure_ascii=False)}\n\n"
            before, known = known, beside()
            for name in (name for name in known if known[name] != before.get(name)):
                told = json.dumps({"kind": name, name: known[name]}, ensure_ascii=False)
                yield f"event: {name}\ndata: {told}\n\n"
            try:
                await asyncio.wait_for(rung.wait(), HEARTBEAT)
            except TimeoutError:
                yield ": still here\n\n"
