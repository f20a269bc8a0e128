"""Where games lie: a folder of records, each replaced whole or not at all."""

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
    """There is no game to take up."""


def folder() -> Path:
    """The user's folder of games: BARRICADES_HOME, or the usual place for data."""
    if home := os.environ.get("BARRICADES_HOME"):
        return Path(home) / "games"
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "barricades" / "games"


def fresh(game: str) -> Path:
    """A file for a new game, named by the game and the hour, and taken by no other."""
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
    """The record goes to the file so that not even a power cut leaves half of it."""
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
    """The record in a file; whatever is wrong with it is a Refused."""
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise Refused("terminal-not-text", file=str(path)) from error
    return loads(text)


def newest() -> Iterator[tuple[Path, Record]]:
    """The readable games in the folder, the one played last first."""
    found = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for path in found:
        with suppress(Refused, OSError):
            yield path, read(path)
