"""The standing orders of seats, as stored."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import bindparam, delete, insert, select

from .database import writing
from .schema import orders
from .store import Store

_GIVEN = select(orders.c.side, orders.c.name, orders.c.value).where(
    orders.c.game == bindparam("id")
)


def read(file: Store, id: str) -> dict[str, dict[str, int]]:
    """The orders of a game: by side, their names and numbers."""
    found: dict[str, dict[str, int]] = {}
    with file.engine.connect() as db:
        for side, name, value in db.execute(_GIVEN, {"id": id}):
            found.setdefault(side, {})[name] = value
    return found


def put(file: Store, id: str, side: str, given: Mapping[str, int]) -> None:
    """Replace the orders of a side."""
    here = orders.c.game == id, orders.c.side == side
    rows = [{"game": id, "side": side, "name": n, "value": v} for n, v in given.items()]
    with writing(file.engine) as db:
        db.execute(delete(orders).where(*here))
        if rows:
            db.execute(insert(orders), rows)
