"""The page of webhooks and standing orders."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Form, Request
from fastapi.responses import RedirectResponse, Response

from ....core import Refused
from ....play.orders import ON
from ...web.identity import base_url
from ...web.request import PageVisit, PageVisitDep, Side
from ...web.routing import Router
from ...web.viewer import show, viewer
from .deliveries import Deliveries
from .notifications import DeliveriesDep, change_webhook, give_orders, orders_of

router = Router(prefix="/game/{id}")
NUMBERS = {str(number) for number in range(1, 100)}  # what an order may be given


def _page(
    request: Request, visit: PageVisit, deliveries: Deliveries, side: str, trouble: str = ""
) -> Response:
    given = orders_of(deliveries, visit.room, side, visit.words)
    hook = deliveries.webhook(visit.room.id, side)
    facts = {"room": visit.room.id, "eyes": side, "hook": hook, "orders": given, "on": ON}
    name = visit.room.game.name
    return show(request, "away.html", name, 422 if trouble else 200, trouble=trouble, **facts)


def _side(visit: PageVisit, wanted: str | None) -> str:
    return visit.mine(wanted or next(iter(visit.held), ""))


async def _numbers(request: Request) -> dict[str, int]:
    """The orders of a form; one without a number is not given."""
    async with request.form() as form:
        given = [(name, str(v)) for name, v in form.items() if name.startswith("order-")]
    return {name.removeprefix("order-"): int(v) for name, v in given if v in NUMBERS}


@router.get("/away")
def away(request: Request, visit: PageVisitDep, deliveries: DeliveriesDep) -> Response:
    """What the table does for a seat while nobody is there."""
    return _page(request, visit, deliveries, _side(visit, request.query_params.get("as")))


@router.post("/webhook")
def webhook(
    request: Request,
    visit: PageVisitDep,
    deliveries: DeliveriesDep,
    side: Side,
    address: Annotated[str, Form()] = "",
) -> Response:
    """Set or remove the webhook of a side."""
    visit.mine(side)
    language, here = viewer(request).language, base_url(request)
    try:
        change_webhook(deliveries, visit.room, side, address.strip(), language, here)
    except Refused as error:
        return _page(request, visit, deliveries, side, visit.words.refusal(error))
    return RedirectResponse(f"{visit.path}/away?as={side}", 303)


@router.post("/orders")
def order(
    visit: PageVisitDep,
    deliveries: DeliveriesDep,
    side: Side,
    wanted: Annotated[dict[str, int], Depends(_numbers)],
) -> Response:
    """Replace the standing orders of a side."""
    give_orders(deliveries, visit.room, visit.mine(side), wanted)
    return RedirectResponse(f"{visit.path}/away?as={side}", 303)
