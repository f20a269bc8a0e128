"""What a seat has set up for while nobody is there: a webhook, and standing orders.

Only those who hold the seat may see any of it.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from fastapi import Depends, Request

from ....words import Words
from ...live import orders
from ...live.room import Room
from ...store.orders import read as given_orders
from .deliveries import Deliveries


class OrderState(NamedTuple):
    """A standing order that can be given, and its number if it has been."""

    name: str
    text: str
    values: tuple[int, ...]
    value: int | None


async def _deliveries(request: Request) -> Deliveries:
    found: Deliveries = request.app.state.deliveries
    return found


DeliveriesDep = Annotated[Deliveries, Depends(_deliveries)]


def orders_of(deliveries: Deliveries, room: Room, side: str, words: Words) -> list[OrderState]:
    """The standing orders of a game, and which of them a side has given."""
    given = given_orders(deliveries.store, room.id).get(side, {})
    return [
        OrderState(name, words.noun("order", name), order.values, given.get(name))
        for name, order in orders.known(room.game.name).items()
    ]


def give_orders(deliveries: Deliveries, room: Room, side: str, wanted: dict[str, int]) -> None:
    """Replace the standing orders of a side. Raises Refused if one is unknown."""
    orders.give(deliveries.store, room.id, room.game.name, side, wanted)
    room.proceed()  # perhaps there is something to be done at once


def change_webhook(
    deliveries: Deliveries, room: Room, side: str, address: str, language: str, at: str
) -> None:
    """Set the webhook of a side, or remove it if the address is empty.

    `at` is the address of the table. Raises Refused if the address is not allowed.
    """
    if address:
        deliveries.set_webhook(room.id, side, address, language, at)
    else:
        deliveries.remove_webhook(room.id, side)
