"""Standing orders: what a seat has the table choose when it need not be woken.

Which orders there are stands in a file `orders.py` of each game's folder here; one is for all
games. An order is given what its side may know and nothing else. What it chooses is a choice like
any other; that nobody has thought about it is known to its own side alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import NamedTuple, TypeAlias

from sqlalchemy import bindparam, delete, insert, select

from ...bots import Seat
from ...core import Choice, Refused
from ..store.database import writing
from ..store.schema import orders
from ..store.store import Store

Rule: TypeAlias = "Callable[[Seat, int], Choice | None]"
ON = 1  # the value of an order that needs no number
_GIVEN = select(orders.c.side, orders.c.name, orders.c.value).where(
    orders.c.game == bindparam("id")
)


class Order(NamedTuple):
    """An order that can be given."""

    name: str
    rule: Rule  # what it chooses, given its number, if it has anything to say
    asks: tuple[str, ...] = ()  # the questions it is for, by their names; otherwise any
    values: tuple[int, ...] = (ON,)  # the numbers it can be given


def _only(seat: Seat, _: int) -> Choice | None:
    """Where there is but one thing to choose."""
    return seat.ask.options[0] if len(seat.ask.options) == 1 else None


ONLY = Order("only-option", _only)


def known(game: str) -> dict[str, Order]:
    """The orders that can be given in a game, by name."""
    own: Iterable[Order] = import_module(
        f"..boards.{game.replace('-', '_')}.orders", __package__
    ).ORDERS
    return {order.name: order for order in (ONLY, *own)}


def chosen(seat: Seat, given: Mapping[str, int]) -> tuple[Choice, str] | None:
    """What the orders of a side choose, and which of them did."""
    for name, order in known(seat.game.name).items():
        if name in given and (not order.asks or seat.ask.what in order.asks):
            choice = order.rule(seat, given[name])
            if choice is not None and choice in seat.ask.options:
                return choice, name
    return None


def read(file: Store, id: str) -> dict[str, dict[str, int]]:
    """By side: the orders that it has given, and their numbers."""
    found: dict[str, dict[str, int]] = {}
    with file.engine.connect() as db:
        for side, name, value in db.execute(_GIVEN, {"id": id}):
            found.setdefault(side, {})[name] = value
    return found


def give(file: Store, id: str, game: str, side: str, wanted: Mapping[str, int]) -> None:
    """From now on these orders stand, and no others."""
    can = known(game)
    for name, value in wanted.items():
        if name not in can or value not in can[name].values:
            raise Refused("wire-bad-order", name=name, known=", ".join(can))
    here = orders.c.game == id, orders.c.side == side
    rows = [{"game": id, "side": side, "name": n, "value": v} for n, v in wanted.items()]
    with writing(file.engine) as db:
        db.execute(delete(orders).where(*here))
        if rows:
            db.execute(insert(orders), rows)
