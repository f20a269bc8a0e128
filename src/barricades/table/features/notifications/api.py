"""Webhooks and standing orders over the wire."""

from __future__ import annotations

from typing import Annotated

from fastapi import Request
from pydantic import BaseModel, Field

from ....words import LANGUAGES
from ...web import identity
from ...web import messages as m
from ...web.request import Here
from ...web.routing import Router
from .notifications import PostHere, give_orders, orders_of, set_webhook_to

router = Router(prefix="/api/games/{id}", responses=m.PROBLEMS)


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


@router.get("/away")
def look_away(here: Here, post: PostHere, side: str | None = None) -> AwayOut:
    """What your seat has asked for while you are away."""
    own = here.side(side)
    hook = post.hook(here.room.id, own)
    return AwayOut(
        side=own,
        webhook=WebhookOut(**hook._asdict()) if hook else None,
        orders=[OrderOut(**g._asdict()) for g in orders_of(post, here.room, own, here.words)],
    )


@router.post("/webhook")
def set_webhook(here: Here, act: WebhookIn, request: Request, post: PostHere) -> m.Done:
    """Have a message sent to an address when your turn comes, or to none."""
    language = act.language if act.language in LANGUAGES else identity.language(request)
    own, table_at = here.side(act.side), identity.table_at(request)
    set_webhook_to(post, here.room, own, act.address, language, table_at)
    return m.Done(number=here.room.number)


@router.post("/orders")
def set_orders(here: Here, act: Wanted, post: PostHere) -> m.Done:
    """Have these orders stand for your seat, and no others."""
    give_orders(post, here.room, here.side(act.side), act.orders)
    return m.Done(number=here.room.number)
