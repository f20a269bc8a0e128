"""Standing orders, as they are kept."""

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
    """By side: the orders that it has given, and their numbers."""
    found: dict[str, dict[str, int]] = {}
    with file.engine.connect() as db:
        for side, name, value in db.execute(_GIVEN, {"id": id}):
            found.setdefault(side, {})[name] = value
    return found


def put(file: Store, id: str, side: str, wanted: Mapping[str, int]) -> None:
    """These orders, instead of those a side had given before."""
    here = orders.c.game == id, orders.c.side == side
    rows = [{"game": id, "side": side, "name": n, "value": v} for n, v in wanted.items()]
    with writing(file.engine) as db:
        db.execute(delete(orders).where(*here))
        if rows:
            db.execute(insert(orders), rows)
