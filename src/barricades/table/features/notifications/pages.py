"""Webhooks and standing orders as a page."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Form, Request
from fastapi.responses import RedirectResponse, Response

from ....core import Refused
from ....play.orders import ON
from ...web.identity import table_at
from ...web.request import At, PageVisit, Side
from ...web.routing import Router
from ...web.viewer import show, viewer
from .notifications import PostHere, give_orders, orders_of, set_webhook_to
from .post import Post

router = Router(prefix="/game/{id}")
NUMBERS = {str(number) for number in range(1, 100)}  # what an order may be given


def _page(request: Request, table: PageVisit, post: Post, side: str, trouble: str = "") -> Response:
    given = orders_of(post, table.room, side, table.words)
    hook = post.hook(table.room.id, side)
    facts = {"room": table.room.id, "eyes": side, "hook": hook, "orders": given, "on": ON}
    name = table.room.game.name
    return show(request, "away.html", name, 422 if trouble else 200, trouble=trouble, **facts)


def _side(table: PageVisit, wanted: str | None) -> str:
    return table.mine(wanted or next(iter(table.held), ""))


async def _numbers(request: Request) -> dict[str, int]:
    """The orders of a form; one without a number is not given."""
    async with request.form() as form:
        given = [(name, str(v)) for name, v in form.items() if name.startswith("order-")]
    return {name.removeprefix("order-"): int(v) for name, v in given if v in NUMBERS}


@router.get("/away")
def away(request: Request, table: At, post: PostHere) -> Response:
    """What the table does for a seat while nobody sits there."""
    return _page(request, table, post, _side(table, request.query_params.get("as")))


@router.post("/webhook")
def webhook(
    request: Request, table: At, post: PostHere, side: Side, address: Annotated[str, Form()] = ""
) -> Response:
    table.mine(side)
    language, here = viewer(request).language, table_at(request)
    try:
        set_webhook_to(post, table.room, side, address.strip(), language, here)
    except Refused as error:
        return _page(request, table, post, side, table.words.refusal(error))
    return RedirectResponse(f"{table.path}/away?as={side}", 303)


@router.post("/orders")
def order(
    table: At, post: PostHere, side: Side, wanted: Annotated[dict[str, int], Depends(_numbers)]
) -> Response:
    give_orders(post, table.room, table.mine(side), wanted)
    return RedirectResponse(f"{table.path}/away?as={side}", 303)
