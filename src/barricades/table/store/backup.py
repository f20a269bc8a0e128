"""Backups: all games in one file, from which a database of either kind can be restored.

The file is gzipped text with one JSON value per line: first a header with the tables and their
columns, then every row with the number of its table, and last the number of rows. It holds the
state of one moment, while others play on.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Callable, Iterator
from datetime import datetime
from itertools import groupby, islice
from pathlib import Path
from typing import IO, Any

from sqlalchemy import (
    JSON,
    Column,
    Connection,
    DateTime,
    LargeBinary,
    MetaData,
    Table,
    func,
    insert,
    inspect,
    select,
)
from sqlalchemy.exc import DataError, IntegrityError

from ...core import Refused
from .database import (
    VERSIONS,
    Address,
    display_address,
    open_at,
    revision,
    snapshot,
    upgrade,
    writing,
)
from .schema import games, metadata

FORM = 1
TOGETHER = 500  # rows
UNREADABLE = (
    *(gzip.BadGzipFile, zlib.error, EOFError),  # cut short, or something else
    *(ValueError, LookupError, TypeError, DataError, IntegrityError),  # not as we write it
)


def back_up(where: Address, path: Path) -> int:
    """Write everything to a new file. Returns how many games it holds.

    Raises FileNotFoundError if there is no such database, and Refused if the file exists.
    """
    if isinstance(where, Path) and not where.is_file():
        raise FileNotFoundError(2, "", str(where))
    if path.exists():
        raise Refused("terminal-file-exists", file=str(path))
    part, engine = path.with_name(f"{path.name}.part"), open_at(where)
    try:
        part.touch(mode=0o600)  # the dealer's secrets are in it
        with part.open("wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8") as file, snapshot(engine) as db:
                count = _write(db, file)
            raw.flush()
            os.fsync(raw.fileno())
        part.rename(path)
    finally:
        part.unlink(missing_ok=True)
        engine.dispose()
    return count


def restore(where: Address, path: Path) -> int:
    """Fill an empty database from a backup, or change nothing. Returns how many games it holds.

    Raises FileNotFoundError if there is no such file, and Refused if the database holds anything or
    the file is no complete backup.
    """
    if not path.is_file():
        raise FileNotFoundError(2, "", str(path))
    engine = open_at(where)
    try:
        with writing(engine) as db:
            if any(db.execute(select(table).limit(1)).first() for table in _tables(db)):
                raise Refused("terminal-restore-full", name=display_address(where))
            _clear(db)
            _read(db, path)
            upgrade(db)
            return _games(db)
    finally:
        engine.dispose()


def _games(db: Connection) -> int:
    return int(db.scalar(select(func.count()).select_from(games)) or 0)


def _tables(db: Connection) -> list[Table]:
    """Our tables in the form they have there; those first that others refer to."""
    found, there = MetaData(), inspect(db).get_table_names()
    found.reflect(db, only=[name for name in metadata.tables if name in there])
    for table in found.sorted_tables:
        for column in table.c:
            if isinstance(column.type, JSON):  # JSON has a null of its own
                column.type = JSON(none_as_null=bool(column.nullable))
    return found.sorted_tables


# Writing


def _write(db: Connection, file: IO[str]) -> int:
    tables, count = _tables(db), 0
    columns = {table.name: [column.name for column in table.c] for table in tables}
    head = {"barricades": "backup", "form": FORM, "revision": revision(db), "tables": columns}
    _write_line(file, head)
    for number, table in enumerate(tables):
        query = select(table).order_by(*table.primary_key)
        for row in db.execute(query, execution_options={"yield_per": TOGETHER}):
            _write_line(file, [number, *map(_to_json, row)])
            count += 1
    _write_line(file, {"rows": count})
    return _games(db)


def _write_line(file: IO[str], value: Any) -> None:
    file.write(json.dumps(value, ensure_ascii=False) + "\n")


def _to_json(value: Any) -> Any:
    """A value as JSON; its column says how to read it back."""
    if isinstance(value, datetime):
        return value.isoformat()
    return value.hex() if isinstance(value, bytes) else value


# Reading


def _clear(db: Connection) -> None:
    """Drop empty tables, to make room for those of the backup, which may be older."""
    for table in reversed(_tables(db)):
        table.drop(db)
    Table(VERSIONS, MetaData()).drop(db, checkfirst=True)


def _read(db: Connection, path: Path) -> None:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            _restore_rows(db, map(json.loads, file))
    except Refused:
        raise
    except UNREADABLE as error:
        raise Refused("terminal-bad-backup", file=str(path)) from error


def _restore_rows(db: Connection, lines: Iterator[Any]) -> None:
    head: Any = next(lines, {})
    if (head["barricades"], head["form"]) != ("backup", FORM):
        raise ValueError("another form")
    upgrade(db, head["revision"])
    known = {table.name: table for table in _tables(db)}
    tables = [(known[name], columns) for name, columns in head["tables"].items()]
    for number, rows in groupby(_rows(lines), lambda row: row[0]):
        table, columns = tables[number]
        decoders = [_decoder(table.c[column]) for column in columns]
        while batch := list(islice(rows, TOGETHER)):
            values = [
                {c: decode(v) for c, decode, v in zip(columns, decoders, row[1:], strict=True)}
                for row in batch
            ]
            db.execute(insert(table), values)


def _rows(lines: Iterator[Any]) -> Iterator[list[Any]]:
    """All rows. Raises ValueError if the file is incomplete."""
    for count, line in enumerate(lines):
        if isinstance(line, dict):
            if line["rows"] != count:
                raise ValueError("rows are missing")
            return
        yield line
    raise ValueError("the end is missing")


def _decoder(column: Column[Any]) -> Callable[[Any], Any]:
    """How the values of a column are read back."""
    if isinstance(column.type, DateTime):
        return lambda value: value and datetime.fromisoformat(value)
    if isinstance(column.type, LargeBinary):
        return lambda value: value if value is None else bytes.fromhex(value)
    return lambda value: value
