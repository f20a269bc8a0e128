"""Connections of guests: those that are too slow, or too many, are closed.

A guarded connection stands between the event loop and the protocol of uvicorn, of which it uses
only what asyncio promises of every protocol. The app tells it while a request is being answered.
Why a setting of uvicorn does not do this is in decisions/0011.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from contextvars import ContextVar
from typing import cast

from starlette.types import ASGIApp, Receive, Scope, Send

from ..web.identity import household

MOST_CONNECTIONS = 256  # that one address may hold
REQUEST_SECONDS = 10.0  # seconds that a guest has to begin a request, and then to make it
UNREAD_SECONDS = 20.0  # seconds that an answer may wait for somebody who does not listen

CONNECTION: ContextVar[GuardedConnection | None] = ContextVar("line", default=None)  # the request
log = logging.getLogger(__name__)


class GuardedConnection(asyncio.Protocol):
    """A connection with time limits for requests and for reading answers.

    Answering a request may take any time, and so may a stream. Everything is passed on to `inner`.
    `counts` has the number of connections of each guest, shared by all; None: they are not counted.
    """

    def __init__(self, inner: asyncio.Protocol, counts: Counter[str] | None) -> None:
        self.inner, self.counts = inner, counts
        self._answering = 0
        self._has_begun = False  # whether something has come of a request that is not whole yet
        self._request_timer: asyncio.TimerHandle | None = None
        self._unread_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start the time limit; refuse the connection if there are too many."""
        self.loop, self.transport = asyncio.get_running_loop(), cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        self._guest = household(peer[0] if peer else "")
        self.inner.connection_made(transport)
        self._start_timer()
        if self.counts is not None:
            self.counts[self._guest] += 1
            if self.counts[self._guest] > MOST_CONNECTIONS:
                self._refuse("429 Too Many Requests", "Too many connections from your address.")

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop all timers, and count the connection out."""
        for timer in (self._request_timer, self._unread_timer):
            _cancel(timer)
        if self.counts is not None:
            self.counts[self._guest] -= 1
            if not self.counts[self._guest]:
                del self.counts[self._guest]
        self.inner.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Pass data on; restart the time limit when a request begins."""
        if not self._answering and not self._has_begun:
            self._has_begun = True
            self._start_timer()
        token = CONNECTION.set(self)
        try:
            self.inner.data_received(data)
        except Exception as error:  # nonsense after an answer, which cannot be refused any more
            log.warning("A connection is cut off: %s", type(error).__name__)
            self.transport.abort()
        finally:
            CONNECTION.reset(token)

    def eof_received(self) -> bool | None:
        """Pass it on."""
        return self.inner.eof_received()

    def pause_writing(self) -> None:
        """Limit the time in which the guest has to read."""
        self._unread_timer = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        """Stop that limit."""
        _cancel(self._unread_timer)
        self.inner.resume_writing()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Suspends the time limit while a request is answered, then restarts it."""
        self._answering += 1
        _cancel(self._request_timer)
        try:
            yield
        finally:
            self._answering -= 1
            self._has_begun = False
            self._start_timer()

    def _start_timer(self) -> None:
        _cancel(self._request_timer)
        if not self.transport.is_closing() and not self._answering:
            self._request_timer = self.loop.call_later(
                REQUEST_SECONDS, self.loop.call_soon, self._time_out
            )

    def _time_out(self) -> None:
        """Time is up, unless a request that has just come is answered by now."""
        if self._answering or self.transport.is_closing():
            return
        if self._has_begun:
            self._refuse("408 Request Timeout", "This request took too long to come.")
        else:
            self.transport.abort()

    def _refuse(self, status: str, text: str) -> None:
        """Say why, for there is no request yet that could be answered."""
        head = f"HTTP/1.1 {status}\r\nContent-Type: text/plain\r\nConnection: close\r\n"
        self.transport.write(f"{head}Content-Length: {len(text)}\r\n\r\n{text}".encode())
        self.transport.close()


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()


def guarded(
    protocol: Callable[..., asyncio.Protocol], *, counted: bool
) -> Callable[..., asyncio.Protocol]:
    """A protocol factory like `protocol`, with a guarded connection before each protocol.

    With `counted`, the connections of each guest are limited; not so behind a proxy, to which all
    connections belong.
    """
    counts: Counter[str] | None = Counter() if counted else None
    return lambda **settings: GuardedConnection(protocol(**settings), counts)


class AnsweringApp:
    """An app that tells the connection of a request while it is being answered."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = CONNECTION.get()
        with connection.answering() if connection else nullcontext():
            await self.app(scope, receive, send)
