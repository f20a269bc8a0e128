"""Damaged games: finds rows that cannot be read, and cuts them off."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
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
    select,
    update,
)

from ...core import Refused
from . import leases
from .database import writing
from .schema import UtcDateTime, deliveries, games, moves

DERIVED = frozenset(("finished", "result", "standing", "due"))  # what the entries tell as well


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


def flaws(db: Connection, id: str) -> Iterator[Flaw]:
    """All fields of a game and its entries that cannot be read."""
    for row in _texts(db, games, games.c.id == id):
        yield from (Flaw(0, field) for field in _unreadable(games, row))
    for row in _texts(db, moves, moves.c.game == id):
        number = row["number"] or ""
        at = int(number) if number.isdecimal() else 0
        yield from (Flaw(at, field) for field in _unreadable(moves, row))


def _texts(db: Connection, table: Table, where: Any) -> Iterator[dict[str, str | None]]:
    """Rows as text, as they are in the database, without binary columns (secrets)."""
    columns = [column for column in table.c if not isinstance(column.type, LargeBinary)]
    texts = [cast(column, String).label(column.name) for column in columns]
    for row in db.execute(select(*texts).where(where).order_by(*table.primary_key)):
        yield dict(row._mapping)


def _unreadable(table: Table, row: Mapping[str, str | None]) -> Iterator[str]:
    for name, text in row.items():
        try:
            _reader(table.c[name])(text)
        except (ValueError, TypeError):
            if text is not None or not table.c[name].nullable:
                yield name


def _reader(column: Column[Any]) -> Callable[[Any], Any]:
    """What makes something of a text; it raises ValueError or TypeError if that cannot be."""
    if isinstance(column.type, JSON):
        return json.loads
    if isinstance(column.type, UtcDateTime):
        return datetime.fromisoformat
    if isinstance(column.type, Boolean):
        return ["0", "1", "false", "true"].index
    return int if isinstance(column.type, Integer) else "".join


def cut(
    engine: Engine, id: str, after: int, values: Mapping[str, Any], keep: Callable[[Any], None]
) -> None:
    """Delete the entries of a game after a number, and set these values in the row of the game.

    Before that, `keep` is called with all rows that are deleted or changed, as text. All in one
    transaction. Any process may then take over the bots of the game.
    """
    later = moves.c.game == id, moves.c.number > after
    with writing(engine) as db:
        gone = [*_texts(db, games, games.c.id == id)]
        gone += [row for row in _texts(db, moves, moves.c.game == id) if _is_after(row, after)]
        keep(gone)
        db.execute(delete(moves).where(*later))
        db.execute(delete(deliveries).where(deliveries.c.game == id))
        db.execute(update(games).where(games.c.id == id), dict(values))
        leases.offer(db, [id])


def _is_after(row: Mapping[str, str | None], number: int) -> bool:
    text = row["number"] or ""
    return not text.isdecimal() or int(text) > number
