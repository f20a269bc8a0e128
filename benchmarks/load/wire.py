"""A minimal HTTP client that can keep hundreds of connections open at little cost."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import time
import zlib
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, NamedTuple

from barricades.table.web.identity import COOKIE

BROKEN = (OSError, EOFError, asyncio.IncompleteReadError, asyncio.TimeoutError, ValueError)
TIMEOUT = 30.0  # seconds
IDLE_SECONDS = 2.0  # seconds after which a line is taken up anew: long before the table hangs up
GZIP = 16 + zlib.MAX_WBITS
GIVEN = re.compile(rf"set-cookie: {COOKIE}=([^;]+)".encode(), re.I)
JSON, FORM = "application/json", "application/x-www-form-urlencoded"


class Answer(NamedTuple):
    """A decompressed answer, and its size in transit."""

    status: int
    body: bytes
    size: int

    @property
    def data(self) -> Any:
        """The JSON of the answer; None if it is empty."""
        return json.loads(self.body) if self.body else None


class Connection:
    """A connection of one client to the table; it reconnects if it was closed.

    All clients are on this machine; the table tells them apart by `address`, as it does behind a
    proxy. One with a token is a program, one with a cookie a browser.
    """

    def __init__(self, port: int, address: str, token: str = "", cookie: str = "") -> None:
        self.port = port
        self.head = f"Host: 127.0.0.1\r\nX-Forwarded-For: {address}\r\n"
        if token:
            self.head += f"Authorization: Bearer {token}\r\n"
        if cookie:
            self.head += "Sec-Fetch-Site: same-origin\r\n"
        self.head += "Accept-Encoding: gzip\r\n"
        self._cookie = cookie
        self._open: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0  # when

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Send JSON; the status and the JSON of the answer. Raises one of BROKEN."""
        sent = b"" if body is None else json.dumps(body).encode()
        answer = await self.send(method, path, sent, JSON)
        return answer.status, answer.data

    async def send(
        self, method: str, path: str, body: bytes = b"", kind: str = FORM, head: str = ""
    ) -> Answer:
        """Send a request; `head` has further header lines. Raises one of BROKEN."""
        try:
            async with asyncio.timeout(TIMEOUT):
                return await self._send(method, path, body, kind, head)
        except BaseException:
            await self.close()
            raise

    async def _send(self, method: str, path: str, body: bytes, kind: str, head: str) -> Answer:
        if self._open and await self._must_reconnect():
            await self.close()
        if self._open is None:
            self._open = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._open
        if body:
            head += f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n"
        writer.write(f"{method} {path} HTTP/1.1\r\n{self._identity()}{head}\r\n".encode() + body)
        status, length, is_packed, cookie = await _begin(reader)
        if self._cookie:
            self._cookie = cookie or self._cookie
        sent = await reader.readexactly(length)
        answer = Answer(status, gzip.decompress(sent) if is_packed else sent, length)
        self._used = time.monotonic()
        return answer

    async def _must_reconnect(self) -> bool:
        """Whether a line is to be taken up anew, or is cut, which a busy loop may find out late."""
        assert self._open
        for _ in range(2):
            await asyncio.sleep(0)
        reader, writer = self._open
        is_cut = reader.at_eof() or writer.is_closing()
        return is_cut or time.monotonic() - self._used > IDLE_SECONDS

    def _identity(self) -> str:
        """The lines of a head by which the table knows a visitor."""
        return self.head + (f"Cookie: {COOKIE}={self._cookie}\r\n" if self._cookie else "")

    async def close(self) -> None:
        """Close the connection, if it is open."""
        if self._open:
            (_, writer), self._open = self._open, None
            await _close(writer)

    async def events(self, path: str) -> AsyncIterator[tuple[bytes, int]]:
        """The data of server-sent events and their sizes, until the connection is closed."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(f"GET {path} HTTP/1.1\r\n{self._identity()}\r\n".encode())
            status, _, is_packed, _ = await _begin(reader)
            if status != 200:
                raise OSError(f"no events: {status}")
            unpack = zlib.decompressobj(GZIP).decompress if is_packed else bytes
            while length := int(await reader.readline(), 16):
                event = unpack(await reader.readexactly(length))
                await reader.readline()
                for line in event.splitlines():
                    if line.startswith(b"data: "):
                        yield line[6:], length
        finally:
            await _close(writer)


async def _close(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()


async def _begin(reader: asyncio.StreamReader) -> tuple[int, int, bool, str]:
    """The status, how long the body is, whether it is packed, and the cookie that came with it."""
    whole = await reader.readuntil(b"\r\n\r\n")
    head, cookie = whole.lower(), GIVEN.search(whole)
    _, named, after = head.partition(b"\r\ncontent-length:")
    length = int(after.split(None, 1)[0]) if named else 0
    is_packed = b"\r\ncontent-encoding: gzip" in head
    return int(head.split(None, 2)[1]), length, is_packed, cookie[1].decode() if cookie else ""
