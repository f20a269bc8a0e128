"""The API of webhooks and standing orders."""

from __future__ import annotations

from typing import Annotated

from fastapi import Request
from pydantic import BaseModel, Field

from ....words import LANGUAGES
from ...web import identity
from ...web import messages as m
from ...web.request import VisitDep
from ...web.routing import Router
from .notifications import DeliveriesDep, change_webhook, give_orders, orders_of

router = Router(prefix="/api/games/{id}", responses=m.PROBLEMS)


class OrdersIn(m.Message):
    """Orders by name, each with its number (1 where it needs none)."""

    orders: dict[m.Text, int]
    side: m.Text | None = None


class WebhookIn(m.Message):
    """Where messages are to be sent."""

    address: Annotated[str, Field(max_length=500, description="https only; empty for none")]
    language: m.Text | None = Field(default=None, description="yours, if you do not say")
    side: m.Text | None = None


class WebhookOut(BaseModel):
    """The webhook of a seat; its address is secret, except for the host."""

    host: str
    failed: bool = Field(description="whether the last message did not arrive")


class OrderOut(BaseModel):
    """A standing order that can be given."""

    name: str
    text: str
    values: list[int]
    value: int | None = Field(description="if it has been given")


class AwayOut(BaseModel):
    """The webhook and the standing orders of a seat; shown to nobody else."""

    side: str
    webhook: WebhookOut | None
    orders: list[OrderOut]


@router.get("/away")
def look_away(visit: VisitDep, deliveries: DeliveriesDep, side: str | None = None) -> AwayOut:
    """What your seat has set up for while you are away."""
    own = visit.side(side)
    hook = deliveries.webhook(visit.room.id, own)
    return AwayOut(
        side=own,
        webhook=WebhookOut(**hook._asdict()) if hook else None,
        orders=[
            OrderOut(**g._asdict()) for g in orders_of(deliveries, visit.room, own, visit.words)
        ],
    )


@router.post("/webhook")
def set_webhook(
    visit: VisitDep, act: WebhookIn, request: Request, deliveries: DeliveriesDep
) -> m.Done:
    """Have a message sent to an address when your turn comes, or to none."""
    language = act.language if act.language in LANGUAGES else identity.language(request)
    own, base_url = visit.side(act.side), identity.base_url(request)
    change_webhook(deliveries, visit.room, own, act.address, language, base_url)
    return m.Done(number=visit.room.number)


@router.post("/orders")
def set_orders(visit: VisitDep, act: OrdersIn, deliveries: DeliveriesDep) -> m.Done:
    """Replace the standing orders of your seat."""
    give_orders(deliveries, visit.room, visit.side(act.side), act.orders)
    return m.Done(number=visit.room.number)
