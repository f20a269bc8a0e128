"""A ledger: a file of games, one record per line; in Zstandard frames if it is called `….zst`.

A run that is interrupted leaves whole lines and frames, and perhaps an incomplete last one, which
is dropped.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import BinaryIO

from zstandard import ZstdCompressor, ZstdDecompressor, ZstdError

from ..bots.match import Played
from ..command_line import BadUsage
from ..core import BadRecord, Outcome, Reason, loads
from ..core.ask import plain

PATIENCE = 2.0  # seconds that a game may wait for others to share its frame
CHUNK = 1 << 20


class Ledger:
    """A file of numbered games, to which games are added at the end."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.packed = path.suffix == ".zst"
        self.waiting: list[str] = []
        self.written = 0.0
        self.file: BinaryIO | None = None  # until something is written

    def lines(self) -> Iterator[str]:
        """All complete lines."""
        for block, _ in self._blocks():
            yield from block.decode().splitlines()

    def __enter__(self) -> Ledger:
        self.end = max((end for _, end in self._blocks()), default=0)
        return self

    def __exit__(self, *_: object) -> None:
        self._write()
        if self.file:
            self.file.close()

    def add(self, number: int, played: Played) -> None:
        """Add a game; it may be written a moment later, together with others."""
        self.waiting.append(dumps(number, played))
        if monotonic() - self.written > PATIENCE:
            self._write()

    def _write(self) -> None:
        block = "".join(f"{line}\n" for line in self.waiting).encode()
        if block:
            self.file = self.file or self._opened()
            self.file.write(ZstdCompressor(10).compress(block) if self.packed else block)
            self.file.flush()
        self.waiting, self.written = [], monotonic()

    def _opened(self) -> BinaryIO:
        """The file, positioned after the last complete line."""
        file = self.path.open("ab")
        file.truncate(self.end)
        return file

    def _blocks(self) -> Iterator[tuple[bytes, int]]:
        """Lines or frames, each with its end; an incomplete last one is skipped."""
        if self.path.exists():
            with self.path.open("rb") as file:
                try:
                    yield from _frames(file) if self.packed else _lines(file)
                except ZstdError:
                    raise BadUsage("lab-not-packed", file=str(self.path)) from None


def _lines(file: BinaryIO) -> Iterator[tuple[bytes, int]]:
    end = 0
    for line in file:
        end += len(line)
        if line.endswith(b"\n"):
            yield line, end


def _frames(file: BinaryIO) -> Iterator[tuple[bytes, int]]:
    rest, end = file.read(CHUNK), 0
    while rest:
        frame, block = ZstdDecompressor().decompressobj(), b""
        while rest and not frame.eof:
            block += frame.decompress(rest)
            end += len(rest)
            rest = frame.unused_data or file.read(CHUNK)
        end -= len(frame.unused_data)
        if frame.eof:
            yield block, end


def dumps(number: int, played: Played) -> str:
    """A game as a line: its number, its record, and how it ended."""
    record = json.loads(played.record.dumps())
    more = {"number": number, "outcome": played.outcome, "failure": played.failure}
    return json.dumps({**record, **more}, separators=(",", ":"))


def read(line: str) -> tuple[int, Played]:
    """The game in a line."""
    record, data = loads(line), json.loads(line)
    try:
        reason, ranking, points = data["outcome"]
        failure = Reason(*data["failure"]) if data["failure"] else None
        outcome = Outcome(reason, plain(ranking), points)
        return int(data["number"]), Played(record, outcome, failure)
    except (KeyError, TypeError, ValueError):
        raise BadRecord("bad-field", name="outcome") from None
