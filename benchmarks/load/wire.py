"""Just enough HTTP to keep hundreds of lines open at once without being the bottleneck."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

BROKEN = (OSError, EOFError, asyncio.IncompleteReadError, asyncio.TimeoutError, ValueError)
PATIENCE = 30.0  # seconds


class Line:
    """One visitor's line to the table, taken up anew when it is cut.

    All visitors come from this machine; by their `address` the table tells them apart, as it does
    behind a proxy.
    """

    def __init__(self, port: int, address: str, token: str | None = None) -> None:
        self.port = port
        self.head = f"Host: 127.0.0.1\r\nX-Forwarded-For: {address}\r\n"
        if token:
            self.head += f"Authorization: Bearer {token}\r\n"
        self._open: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The status of an answer, and what it says; whatever breaks the line is one of BROKEN."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._ask(method, path, body)
        except BaseException:
            await self.hang_up()
            raise

    async def _ask(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        if self._open and self._open[0].at_eof():  # the table does not wait for ever
            await self.hang_up()
        if self._open is None:
            self._open = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._open
        sent = b"" if body is None else json.dumps(body).encode()
        kind = f"Content-Type: application/json\r\nContent-Length: {len(sent)}\r\n"
        writer.write(f"{method} {path} HTTP/1.1\r\n{self.head}{kind}\r\n".encode() + sent)
        status, length = await _begin(reader)
        said = await reader.readexactly(length)
        return status, json.loads(said) if said else None

    async def hang_up(self) -> None:
        if self._open:
            (_, writer), self._open = self._open, None
            await _close(writer)

    async def events(self, path: str, after: int) -> AsyncIterator[int]:
        """The numbers of events as they come in, until the line is cut."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(f"GET {path}?after={after} HTTP/1.1\r\n{self.head}\r\n".encode())
            status, _ = await _begin(reader)
            if status != 200:
                raise OSError(f"no events: {status}")
            while line := await reader.readline():
                if line.startswith(b"id: "):
                    yield int(line[4:])
        finally:
            await _close(writer)


async def _close(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()


async def _begin(reader: asyncio.StreamReader) -> tuple[int, int]:
    """The status, and how long the body is."""
    first = await reader.readline()
    if not first:
        raise EOFError
    length = 0
    while (line := await reader.readline()).strip():
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            length = int(value)
    return int(first.split()[1]), length
