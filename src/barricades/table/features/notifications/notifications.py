"""What a seat wants while nobody sits there: messages, and standing orders.

Nobody but those who hold the seat may see any of it.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from fastapi import Depends, Request

from ....words import Words
from ...live import orders
from ...live.room import Room
from ...store.orders import read as given_orders
from .post import Post


class Given(NamedTuple):
    """An order that can be given, and its number if it is."""

    name: str
    text: str
    values: tuple[int, ...]
    value: int | None


async def _post(request: Request) -> Post:
    found: Post = request.app.state.post
    return found


PostDep = Annotated[Post, Depends(_post)]


def orders_of(post: Post, room: Room, side: str, words: Words) -> list[Given]:
    given = given_orders(post.store, room.id).get(side, {})
    return [
        Given(name, words.noun("order", name), order.values, given.get(name))
        for name, order in orders.known(room.game.name).items()
    ]


def give_orders(post: Post, room: Room, side: str, wanted: dict[str, int]) -> None:
    orders.give(post.store, room.id, room.game.name, side, wanted)
    room.proceed()  # perhaps there is something to be done at once


def set_webhook_to(post: Post, room: Room, side: str, address: str, language: str, at: str) -> None:
    if address:
        post.send_to(room.id, side, address, language, at)
    else:
        post.send_no_more(room.id, side)
