"""Saved games: a folder of records. A file is replaced as a whole."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from secrets import token_hex

from ..core import Record, Refused, loads


class NoSuchSave(Refused):
    """There is no game to continue."""


def folder() -> Path:
    """The folder: in BARRICADES_HOME, or in the usual place for data."""
    if home := os.environ.get("BARRICADES_HOME"):
        return Path(home) / "games"
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "barricades" / "games"


def fresh(game: str) -> Path:
    """A new file for a game, named after the game and the time."""
    place = folder()
    place.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    for number in count(1):
        path = place / (f"{stem}.json" if number == 1 else f"{stem}-{number}.json")
        with suppress(FileExistsError):
            path.touch(exist_ok=False)
            return path
    raise AssertionError("unreachable")


def write(path: Path, record: Record) -> None:
    """Write a record. Even a power cut leaves either the old file or the new one."""
    part = path.with_name(f".{path.name}.{token_hex(4)}")
    try:
        part.touch(mode=0o600, exist_ok=False)
        with part.open("w", encoding="utf-8") as file:  # Windows moves no file that is open
            file.write(record.dumps())
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def read(path: Path) -> Record:
    """The record in a file. Raises Refused if it cannot be read."""
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise Refused("terminal-not-text", file=str(path)) from error
    return loads(text)


def newest() -> Iterator[tuple[Path, Record]]:
    """The readable games in the folder, the most recently played first."""
    found = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for path in found:
        with suppress(Refused, OSError):
            yield path, read(path)
