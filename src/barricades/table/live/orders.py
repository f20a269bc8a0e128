"""Standing orders of seats. What one chooses is a choice like any other.

That nobody has thought about it is known to its own side alone. Which orders there are stands in
the file `orders.py` of each game's board; one is for all games.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module

from ...core import Refused
from ...play.orders import ONLY, Order
from ..store import orders
from ..store.store import Store


def known(game: str) -> dict[str, Order]:
    """The orders that can be given in a game, by name."""
    board = game.replace("-", "_")
    own: Iterable[Order] = import_module(f"..boards.{board}.orders", __package__).ORDERS
    return {order.name: order for order in (ONLY, *own)}


def give(file: Store, id: str, game: str, side: str, wanted: Mapping[str, int]) -> None:
    """From now on these orders stand, and no others. Refused if there is no such order."""
    can = known(game)
    for name, value in wanted.items():
        if name not in can or value not in can[name].values:
            raise Refused("wire-bad-order", name=name, known=", ".join(can))
    orders.put(file, id, side, wanted)
