"""Damaged games: finds rows that cannot be read, and cuts them off."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Engine,
    Integer,
    LargeBinary,
    String,
    Table,
    cast,
    delete,
    or_,
    select,
    update,
)

from ...core import Refused
from . import leases
from .database import writing
from .schema import UtcDateTime, deliveries, games, moves

DERIVED = frozenset(("finished", "result", "standing", "views", "due"))  # the entries tell as well
UNREADABLE = (ValueError, TypeError, RecursionError)  # what reading a damaged row may raise


class Flaw(NamedTuple):
    """A field that cannot be read, and the number of its entry; 0 is the row of the game."""

    number: int
    field: str


class Damaged(Refused):
    """Refuses a stored game that cannot be read. `number` is that of the row; 0 is the game's."""

    def __init__(self, number: int, field: str) -> None:
        super().__init__("wire-damaged", number=number, field=field)
        self.number = number


def damaged(db: Connection, id: str) -> Damaged:
    """The exception for a game that could not be read, with its first flaw."""
    return Damaged(*next(flaws(db, id), Flaw(0, "")))


def must_be_sound(table: Table, row: Mapping[str, Any], number: int = 0) -> None:
    """Raise Damaged if a value that was read is not of the kind that its column holds.

    SQLite stores a value of any kind in any column. `number` is that of the entry.
    """
    kinds = _kinds(table)
    for name, value in row.items():
        if not isinstance(value, kinds[name]):
            raise Damaged(number, name if table in (games, moves) else f"{table.name}.{name}")


@cache
def _kinds(table: Table) -> dict[str, tuple[type, ...]]:
    """By column: of what types the values are that are read from it."""
    return {
        column.name: (_kind(column), type(None)) if column.nullable else (_kind(column),)
        for column in table.c
    }


def _kind(column: Column[Any]) -> type:
    if isinstance(column.type, JSON):
        return object if column is moves.c.what else dict
    return datetime if isinstance(column.type, UtcDateTime) else column.type.python_type


def flaws(db: Connection, id: str) -> Iterator[Flaw]:
    """All fields of a game and its entries that cannot be read."""
    for row in _texts(db, games, games.c.id == id):
        yield from (Flaw(0, field) for field in _unreadable(games, row))
    numbered = moves.c.game == id, moves.c.number > 0
    for place, row in enumerate(_texts(db, moves, *numbered), 1):  # the number may be unreadable
        yield from (Flaw(place, field) for field in _unreadable(moves, row))


def _texts(db: Connection, table: Table, *where: Any) -> Iterator[dict[str, str | None]]:
    """Rows as text, as they are in the database, without binary columns (secrets)."""
    columns = [column for column in table.c if not isinstance(column.type, LargeBinary)]
    texts = [cast(column, String).label(column.name) for column in columns]
    for row in db.execute(select(*texts).where(*where).order_by(*table.primary_key)):
        yield dict(row._mapping)


def _unreadable(table: Table, row: Mapping[str, str | None]) -> Iterator[str]:
    for name, text in row.items():
        try:
            value = None if text is None else _reader(table.c[name])(text)
            must_be_sound(table, {name: value})
        except (*UNREADABLE, Damaged):
            yield name


def _reader(column: Column[Any]) -> Callable[[str], Any]:
    """What makes a value of a text. Raises one of UNREADABLE."""
    if isinstance(column.type, JSON):
        return json.loads
    if isinstance(column.type, UtcDateTime):
        return datetime.fromisoformat
    if isinstance(column.type, Boolean):
        return lambda text: bool(["0", "1", "false", "true"].index(text) % 2)
    return int if isinstance(column.type, Integer) else str


def cut(
    engine: Engine, id: str, after: int, values: Mapping[str, Any], keep: Callable[[Any], None]
) -> None:
    """Delete the entries of a game after a number, and set these values in the row of the game.

    Before that, `keep` is called with all rows that are deleted or changed, as text. All in one
    transaction. Any process may then take over the bots of the game.
    """
    strays = or_(moves.c.number > after, moves.c.number < 1)
    with writing(engine) as db:
        gone = [*_texts(db, games, games.c.id == id)]
        gone += [row for row in _texts(db, moves, moves.c.game == id) if not _stays(row, after)]
        keep(gone)
        db.execute(delete(moves).where(moves.c.game == id, strays))
        db.execute(delete(deliveries).where(deliveries.c.game == id))
        db.execute(update(games).where(games.c.id == id), dict(values))
        leases.offer(db, [id])


def _stays(row: Mapping[str, str | None], number: int) -> bool:
    text = row["number"] or ""
    return text.isdecimal() and 0 < int(text) <= number
