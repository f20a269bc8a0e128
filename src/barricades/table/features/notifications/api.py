"""Webhooks and standing orders over the wire."""

from __future__ import annotations

from typing import Annotated

from fastapi import Request
from pydantic import BaseModel, Field

from ....words import LANGUAGES
from ...web import identity
from ...web import messages as m
from ...web.request import VisitDep
from ...web.routing import Router
from .notifications import PostDep, give_orders, orders_of, set_webhook_to

router = Router(prefix="/api/games/{id}", responses=m.PROBLEMS)


class OrdersIn(m.Message):
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


@router.get("/away")
def look_away(visit: VisitDep, post: PostDep, side: str | None = None) -> AwayOut:
    """What your seat has asked for while you are away."""
    own = visit.side(side)
    hook = post.hook(visit.room.id, own)
    return AwayOut(
        side=own,
        webhook=WebhookOut(**hook._asdict()) if hook else None,
        orders=[OrderOut(**g._asdict()) for g in orders_of(post, visit.room, own, visit.words)],
    )


@router.post("/webhook")
def set_webhook(visit: VisitDep, act: WebhookIn, request: Request, post: PostDep) -> m.Done:
    """Have a message sent to an address when your turn comes, or to none."""
    language = act.language if act.language in LANGUAGES else identity.language(request)
    own, base_url = visit.side(act.side), identity.base_url(request)
    set_webhook_to(post, visit.room, own, act.address, language, base_url)
    return m.Done(number=visit.room.number)


@router.post("/orders")
def set_orders(visit: VisitDep, act: OrdersIn, post: PostDep) -> m.Done:
    """Have these orders stand for your seat, and no others."""
    give_orders(post, visit.room, visit.side(act.side), act.orders)
    return m.Done(number=visit.room.number)
