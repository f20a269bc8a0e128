"""Connections that lead to addresses which were checked, and nowhere else, within a time limit.

They are what httpcore2 connects by (a network backend). It writes and reads HTTP, and checks the
certificate for the name; here it is only said where a connection goes, how long all of it may take,
and how much of an answer is read.
"""

from __future__ import annotations

import ssl
import time
from collections.abc import Iterable, Sequence
from typing import Any

import httpcore2 as httpcore

ANSWER = 1 << 16  # bytes that are read of an answer


def left(end: float) -> float:
    """The seconds until a moment of the monotonic clock; raises TimeoutError if it has passed."""
    seconds = end - time.monotonic()
    if seconds <= 0:
        raise TimeoutError
    return seconds


class Checked(httpcore.NetworkBackend):
    """Connects to the first of these addresses that can be reached, whatever name is asked for.

    All that happens on the connection has to happen before `end`, a moment of the monotonic clock.
    """

    def __init__(self, addresses: Sequence[str], end: float) -> None:
        self.addresses, self.end = addresses, end

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.NetworkStream:
        """A connection; raises what was wrong with the last address if none can be reached."""
        system, (*others, last) = httpcore.SyncBackend(), self.addresses
        for address in others:
            try:
                return Line(system.connect_tcp(address, port, left(self.end)), self.end)
            except httpcore.ConnectError:
                continue
        return Line(system.connect_tcp(last, port, left(self.end)), self.end)


class Line(httpcore.NetworkStream):
    """A connection that is over at a moment of the monotonic clock, or after so many bytes.

    Raises TimeoutError, or httpcore's own errors; of an answer that is too long, ValueError.
    """

    def __init__(self, inner: httpcore.NetworkStream, end: float) -> None:
        self.inner, self.end, self.room = inner, end, ANSWER

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        if not self.room:
            raise ValueError("too long an answer")
        heard = self.inner.read(min(max_bytes, self.room), left(self.end))
        self.room -= len(heard)
        return heard

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        self.inner.write(buffer, left(self.end))

    def close(self) -> None:
        self.inner.close()

    def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,
    ) -> httpcore.NetworkStream:
        sealed = self.inner.start_tls(ssl_context, server_hostname, left(self.end))
        return Line(sealed, self.end)

    def get_extra_info(self, info: str) -> Any:
        return self.inner.get_extra_info(info)
