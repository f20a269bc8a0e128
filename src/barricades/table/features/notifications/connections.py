"""Connections for webhooks: only to addresses that were checked, within a time limit.

They are a network backend for httpcore2, which writes and reads HTTP and checks certificates. The
backend decides where a connection goes, how long it may take, and how much is read.
"""

from __future__ import annotations

import ssl
import time
from collections.abc import Iterable, Sequence
from typing import Any

import httpcore2 as httpcore

MAX_ANSWER = 1 << 16  # bytes that are read of an answer


def seconds_left(end: float) -> float:
    """Seconds until `end` on the monotonic clock. Raises TimeoutError if it has passed."""
    seconds = end - time.monotonic()
    if seconds <= 0:
        raise TimeoutError
    return seconds


class CheckedBackend(httpcore.NetworkBackend):
    """Connects to the first address that answers, whatever host name is asked for.

    Everything on the connection has to be done before `end`, on the monotonic clock.
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
        """A connection. Raises ConnectError if no address can be reached."""
        system, (*others, last) = httpcore.SyncBackend(), self.addresses
        for address in others:
            try:
                return LimitedStream(
                    system.connect_tcp(address, port, seconds_left(self.end)), self.end
                )
            except httpcore.ConnectError:
                continue
        return LimitedStream(system.connect_tcp(last, port, seconds_left(self.end)), self.end)


class LimitedStream(httpcore.NetworkStream):
    """A connection with an end, on the monotonic clock, and a limit for what is read.

    Raises TimeoutError at its end, ValueError if the answer is too long, or httpcore's own errors.
    """

    def __init__(self, inner: httpcore.NetworkStream, end: float) -> None:
        self.inner, self.end, self.left_to_read = inner, end, MAX_ANSWER

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        """Some of the answer."""
        if not self.left_to_read:
            raise ValueError("too long an answer")
        data = self.inner.read(min(max_bytes, self.left_to_read), seconds_left(self.end))
        self.left_to_read -= len(data)
        return data

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        """Send all of the buffer."""
        self.inner.write(buffer, seconds_left(self.end))

    def close(self) -> None:
        """Close the connection."""
        self.inner.close()

    def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,
    ) -> httpcore.NetworkStream:
        """The same connection, encrypted; it keeps its end."""
        sealed = self.inner.start_tls(ssl_context, server_hostname, seconds_left(self.end))
        return LimitedStream(sealed, self.end)

    def get_extra_info(self, info: str) -> Any:
        """As of the inner connection."""
        return self.inner.get_extra_info(info)
