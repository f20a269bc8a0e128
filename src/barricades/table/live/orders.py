"""Standing orders of seats.

A choice made by an order is a choice like any other; only its own side knows that an order made
it. Each game lists its orders in the `orders.py` of its board; one order exists in all games.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module

from ...core import Refused
from ...play.orders import ONLY, Order
from ..store import orders
from ..store.store import Store


def known(game: str) -> dict[str, Order]:
    """The orders a game has, by name."""
    board = game.replace("-", "_")
    own: Iterable[Order] = import_module(f"..boards.{board}.orders", __package__).ORDERS
    return {order.name: order for order in (ONLY, *own)}


def give(file: Store, id: str, game: str, side: str, wanted: Mapping[str, int]) -> None:
    """Store these as the only orders of a side. Raises Refused if an order or value is unknown."""
    can = known(game)
    for name, value in wanted.items():
        if name not in can or value not in can[name].values:
            raise Refused("wire-bad-order", name=name, known=", ".join(can))
    orders.put(file, id, side, wanted)
