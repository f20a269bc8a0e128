"""Rows of games, seats and entries, read from the database and checked on the way.

What cannot be read, or is not sound, is Damaged: no other part of the table has to expect it.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, String, bindparam, cast, select

from ...core.ask import plain
from ...play.entries import Entry
from .damage import UNREADABLE, Damaged, damaged, must_be_sound
from .rows import GameRow, ListedRow, SeatRow
from .schema import games, moves, seats

ENTRIES = (  # what is asked all the time is put into words once
    select(*[moves.c[name] for name in Entry._fields])
    .where(moves.c.game == bindparam("id"), moves.c.number > bindparam("after"))
    .order_by(moves.c.number)
)
LISTED = select(*[games.c[name] for name in ListedRow._fields])
_SEATS = (
    select(*[seats.c[name] for name in SeatRow._fields])
    .where(seats.c.game == bindparam("id"))
    .order_by(seats.c.place)
)


def game_row(row: Row[Any]) -> GameRow:
    """The row of a game. Raises Damaged."""
    values = row._asdict()
    must_be_sound(games, values)
    return GameRow(**values)


def entries(db: Connection, id: str, after: int = 0) -> list[Entry]:
    """The entries of a game after a number, in order. Raises Damaged."""
    try:
        return [entry(row) for row in db.execute(ENTRIES, {"id": id, "after": after})]
    except UNREADABLE as error:
        raise damaged(db, id) from error


def entry(row: Row[Any]) -> Entry:
    """An entry. Raises Damaged."""
    values = row._asdict()
    must_be_sound(moves, values, row.number if isinstance(row.number, int) else 0)
    return Entry(**{**values, "what": plain(row.what)})


def listed(db: Connection, id: str, row: Row[Any] | None) -> ListedRow | None:
    """A game for a list; of one that cannot be read, only its name. None if there is none."""
    one = LISTED.where(games.c.id == id)
    try:
        if row := row or db.execute(one).one_or_none():
            values = row._asdict()
            must_be_sound(games, values)
            return ListedRow(**values)
    except (*UNREADABLE, Damaged):
        name = select(cast(games.c.game, String)).where(games.c.id == id)
        return ListedRow(id, db.scalar(name) or "")
    return None


def seats_of(db: Connection, id: str) -> list[SeatRow]:
    """The seats of a game, in seating order. Raises Damaged."""
    return [seat(row) for row in db.execute(_SEATS, {"id": id})]


def seat(row: Row[Any]) -> SeatRow:
    """A seat. Raises Damaged."""
    values = row._asdict()
    must_be_sound(seats, values)
    return SeatRow(**{name: values[name] for name in SeatRow._fields})
