"""Lines: the connections of guests. Whoever dawdles on one, or holds too many, is cut off.

A line stands between the event loop and the protocol that uvicorn speaks, and knows of that only
what asyncio promises of every protocol. Whether a request is being answered it hears from the app.
What this is for, and why a setting of uvicorn does not do it, stands in decisions/0011.
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

LINES = 256  # that one address may hold
HASTE = 10.0  # seconds that a guest has to begin a request, and then to make it
UNHEARD = 20.0  # seconds that an answer may wait for somebody who does not listen

LINE: ContextVar[GuardedConnection | None] = ContextVar("line", default=None)  # the request
log = logging.getLogger(__name__)


class GuardedConnection(asyncio.Protocol):
    """One connection. A request that is being answered may take its time, and so may a stream.

    All that happens is passed on to `inner`. `held` counts the lines of each guest, and all lines
    share it; if it is None, nobody counts.
    """

    def __init__(self, inner: asyncio.Protocol, held: Counter[str] | None) -> None:
        self.inner, self.held = inner, held
        self._answering = 0
        self._has_begun = False  # whether something has come of a request that is not whole yet
        self._haste: asyncio.TimerHandle | None = None
        self._unheard: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.loop, self.transport = asyncio.get_running_loop(), cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        self._guest = household(peer[0] if peer else "")
        self.inner.connection_made(transport)
        self._wait()
        if self.held is not None:
            self.held[self._guest] += 1
            if self.held[self._guest] > LINES:
                self._cut("429 Too Many Requests", "Too many connections from your address.")

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._haste, self._unheard):
            _stop(timer)
        if self.held is not None:
            self.held[self._guest] -= 1
            if not self.held[self._guest]:
                del self.held[self._guest]
        self.inner.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._answering and not self._has_begun:
            self._has_begun = True
            self._wait()
        known = LINE.set(self)
        try:
            self.inner.data_received(data)
        except Exception as error:  # nonsense after an answer, which cannot be refused any more
            log.warning("A connection is cut off: %s", type(error).__name__)
            self.transport.abort()
        finally:
            LINE.reset(known)

    def eof_received(self) -> bool | None:
        return self.inner.eof_received()

    def pause_writing(self) -> None:
        self._unheard = self.loop.call_later(UNHEARD, self.transport.abort)
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        _stop(self._unheard)
        self.inner.resume_writing()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """While a request is answered nobody is in haste; afterwards there is time for another."""
        self._answering += 1
        _stop(self._haste)
        try:
            yield
        finally:
            self._answering -= 1
            self._has_begun = False
            self._wait()

    def _wait(self) -> None:
        _stop(self._haste)
        if not self.transport.is_closing() and not self._answering:
            self._haste = self.loop.call_later(HASTE, self.loop.call_soon, self._look)

    def _look(self) -> None:
        """Time is up, unless a request that has just come is answered by now."""
        if self._answering or self.transport.is_closing():
            return
        if self._has_begun:
            self._cut("408 Request Timeout", "This request took too long to come.")
        else:
            self.transport.abort()

    def _cut(self, status: str, text: str) -> None:
        """Say why, for there is no request yet that could be answered."""
        head = f"HTTP/1.1 {status}\r\nContent-Type: text/plain\r\nConnection: close\r\n"
        self.transport.write(f"{head}Content-Length: {len(text)}\r\n\r\n{text}".encode())
        self.transport.close()


def _stop(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()


def watched(
    protocol: Callable[..., asyncio.Protocol], *, counted: bool
) -> Callable[..., asyncio.Protocol]:
    """What makes a protocol for each connection, with a line before every one that it makes.

    Behind a proxy all lines are the proxy's: then they are not counted.
    """
    held: Counter[str] | None = Counter() if counted else None
    return lambda **settings: GuardedConnection(protocol(**settings), held)


class AnsweringApp:
    """An app whose requests tell their lines while they are answered."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        line = LINE.get()
        with line.answering() if line else nullcontext():
            await self.app(scope, receive, send)
