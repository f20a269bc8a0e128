"""Away: what a seat wants while nobody sits there. Messages, and standing orders.

All of it is for the eyes of those alone who hold the seat.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from fastapi import APIRouter, Depends, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from pydantic import BaseModel, Field

from ....core import Refused
from ....play.orders import ON
from ....words import LANGUAGES, Words
from ...live import orders
from ...live.room import Room
from ...store.orders import read as given_orders
from ...web import identity
from ...web import messages as m
from ...web.request import Here
from ...web.viewer import show, viewer
from ..game.pages import At, Side, Table
from .post import Post

NUMBERS = {str(number) for number in range(1, 100)}  # what an order may be given
router = APIRouter(prefix="/game/{id}")
wire = APIRouter(prefix="/api/games/{id}", responses=m.PROBLEMS)


class Given(NamedTuple):
    """An order that can be given, and its number if it is."""

    name: str
    text: str
    values: tuple[int, ...]
    value: int | None


class Wanted(m.Message):
    """Orders by name, each with its number (1 where it needs none)."""

    orders: dict[m.Text, int]
    side: m.Text | None = None


class WebhookIn(m.Message):
    address: Annotated[str, Field(max_length=500, description="https only; empty for none")]
    language: m.Text | None = Field(default=None, description="yours, if you do not say")
    side: m.Text | None = None


class WebhookOut(BaseModel):
    host: str
    failed: bool = Field(description="whether the last message did not arrive")


class OrderOut(BaseModel):
    name: str
    text: str
    values: list[int]
    value: int | None = Field(description="if it has been given")


class AwayOut(BaseModel):
    """What a seat has asked for; told to nobody else."""

    side: str
    webhook: WebhookOut | None
    orders: list[OrderOut]


def _post(request: Request) -> Post:
    found: Post = request.app.state.post
    return found


PostHere = Annotated[Post, Depends(_post)]


def _orders(post: Post, room: Room, side: str, words: Words) -> list[Given]:
    given = given_orders(post.store, room.id).get(side, {})
    return [
        Given(name, words.noun("order", name), order.values, given.get(name))
        for name, order in orders.known(room.game.name).items()
    ]


def _give(post: Post, room: Room, side: str, wanted: dict[str, int]) -> None:
    orders.give(post.store, room.id, room.game.name, side, wanted)
    room.proceed()  # perhaps there is something to be done at once


def _message(post: Post, room: Room, side: str, address: str, language: str, at: str) -> None:
    if address:
        post.send_to(room.id, side, address, language, at)
    else:
        post.send_no_more(room.id, side)


# The page


def _page(request: Request, table: Table, post: Post, side: str, trouble: str = "") -> HTMLResponse:
    given = _orders(post, table.room, side, table.words)
    hook = post.hook(table.room.id, side)
    facts = {"room": table.room.id, "eyes": side, "hook": hook, "orders": given, "on": ON}
    name = table.room.game.name
    return show(request, "away.html", name, 422 if trouble else 200, trouble=trouble, **facts)


def _side(table: Table, wanted: str | None) -> str:
    return table.mine(wanted or next(iter(table.held), ""))


@router.get("/away")
def away(request: Request, table: At, post: PostHere) -> HTMLResponse:
    """What the table does for a seat while nobody sits there."""
    return _page(request, table, post, _side(table, request.query_params.get("as")))


@router.post("/webhook")
def webhook(
    request: Request, table: At, post: PostHere, side: Side, address: Annotated[str, Form()] = ""
) -> Response:
    table.mine(side)
    language, here = viewer(request).language, str(request.base_url)
    try:
        _message(post, table.room, side, address.strip(), language, here)
    except Refused as error:
        return _page(request, table, post, side, table.words.refusal(error))
    return RedirectResponse(f"{table.path}/away?as={side}", 303)


async def _numbers(request: Request) -> dict[str, int]:
    """The orders of a form; one without a number is not given."""
    async with request.form() as form:
        given = [(name, str(v)) for name, v in form.items() if name.startswith("order-")]
    return {name.removeprefix("order-"): int(v) for name, v in given if v in NUMBERS}


@router.post("/orders")
def order(
    table: At, post: PostHere, side: Side, wanted: Annotated[dict[str, int], Depends(_numbers)]
) -> Response:
    _give(post, table.room, table.mine(side), wanted)
    return RedirectResponse(f"{table.path}/away?as={side}", 303)


# The wire


@wire.get("/away")
def look_away(here: Here, post: PostHere, side: str | None = None) -> AwayOut:
    """What your seat has asked for while you are away."""
    own = here.side(side)
    hook = post.hook(here.room.id, own)
    return AwayOut(
        side=own,
        webhook=WebhookOut(**hook._asdict()) if hook else None,
        orders=[OrderOut(**g._asdict()) for g in _orders(post, here.room, own, here.words)],
    )


@wire.post("/webhook")
def set_webhook(here: Here, act: WebhookIn, request: Request, post: PostHere) -> m.Done:
    """Have a message sent to an address when your turn comes, or to none."""
    language = act.language if act.language in LANGUAGES else identity.language(request)
    own, table_at = here.side(act.side), str(request.base_url)
    _message(post, here.room, own, act.address, language, table_at)
    return m.Done(number=here.room.number)


@wire.post("/orders")
def set_orders(here: Here, act: Wanted, post: PostHere) -> m.Done:
    """Have these orders stand for your seat, and no others."""
    _give(post, here.room, here.side(act.side), act.orders)
    return m.Done(number=here.room.number)
