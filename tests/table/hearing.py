"""Somebody who listens to a table that is served, in a thread of their own, until they leave."""

from __future__ import annotations

import socket
from collections.abc import Iterator, Mapping
from contextlib import suppress
from threading import Event, Thread
from typing import Self

import httpx2 as httpx

from tests.table import patient


class Listener(Thread):
    """Whoever listens; what they do with what they hear is for `run` to say."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.enough = Event()
        self._line: socket.socket | None = None

    def lines(self, url: str, headers: Mapping[str, str]) -> Iterator[str]:
        """What a stream says, line by line, until it ends or one leaves."""
        with suppress(httpx.HTTPError), patient.stream("GET", url, headers=headers) as answer:
            self._line = answer.extensions["network_stream"].get_extra_info("socket")
            answer.raise_for_status()
            if not self.enough.is_set():
                yield from answer.iter_lines()

    def leave(self) -> None:
        """The line is cut, and nothing is left behind."""
        self.enough.set()
        if self._line:
            with suppress(OSError):  # the other side was quicker
                self._line.shutdown(socket.SHUT_RDWR)
        self.join()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.leave()
