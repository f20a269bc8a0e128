"""Lines: the connections of guests. Whoever dawdles on one, or holds too many, is cut off."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LINES = 256  # that one address may hold
HEAD = 1 << 16  # bytes, before a request says what it brings
AHEAD = 16  # requests that may come on a line before others are answered
HASTE = 10.0  # seconds that a guest has to make a request
UNHEARD = 20.0  # seconds that an answer may wait for somebody who does not listen


class Line(HttpToolsProtocol):
    """One connection. A request that is being answered may take its time, and so may a stream.

    Behind a proxy all lines are the proxy's, and it is for the proxy to count them.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._head: int | None = None  # how much has come of a request that has only begun

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._look_again()
        if not self.config.proxy_headers and self._is_one_too_many():
            self._cut("429 Too Many Requests", "Too many connections from your address.")

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        for timer in self._timers.values():
            timer.cancel()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > HEAD and not self._answers_first():
                self._cut("431 Request Header Fields Too Large", "This request is too large.")

    def on_message_begin(self) -> None:
        self._head = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = None
        if len(self.pipeline) >= AHEAD:
            raise ValueError("too many requests ahead")
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        if not self._answers_first():
            super().send_400_response(msg)

    def _answers_first(self) -> bool:
        """Whether something was asked before: that is answered, and nothing after it."""
        cycle = self.cycle
        if not cycle or (not self.pipeline and (cycle.more_body or cycle.response_complete)):
            return False
        cycle.keep_alive = False
        self.flow.pause_reading()
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self._timers["unheard"] = self.loop.call_later(UNHEARD, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._timers["unheard"].cancel()

    def _is_one_too_many(self) -> bool:
        lines = [line.client for line in self.connections if isinstance(line, Line)]
        mine = [
            client for client in lines if client and self.client and client[0] == self.client[0]
        ]
        return len(mine) > LINES

    def _look_again(self) -> None:
        self._timers["haste"] = self.loop.call_later(HASTE, self._look, self.cycle)

    def _look(self, known: object) -> None:
        """Whoever has made no further request meanwhile, and waits for no answer, dawdles."""
        if self.cycle is not known or (self.cycle and not self.cycle.response_complete):
            self._look_again()
        elif self._head is not None:
            self._cut("408 Request Timeout", "This request took too long to come.")
        else:
            self.transport.abort()

    def _cut(self, status: str, text: str) -> None:
        """Say why, for there is no request yet that could be answered."""
        head = f"HTTP/1.1 {status}\r\nContent-Type: text/plain\r\nConnection: close\r\n"
        self.transport.write(f"{head}Content-Length: {len(text)}\r\n\r\n{text}".encode())
        self.transport.close()
