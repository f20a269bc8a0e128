"""Webhooks: which seats want messages, and the messages that wait to be sent.

One message waits for each seat. Before it is sent, the time of the next attempt is stored. So no
two processes send it, and if one dies another tries again.
"""

from __future__ import annotations

from datetime import timedelta
from typing import NamedTuple

from sqlalchemy import ColumnElement, Table, delete, insert, select, update

from . import store
from .database import writing
from .schema import deliveries, webhooks
from .store import Store

GREETING = 0  # the number of the message that only says that it has arrived


class Webhook(NamedTuple):
    """Where messages for a seat are sent, and whether the last one failed."""

    address: str
    language: str
    table_at: str  # the address of the table, as the seat knows it
    failed: bool


class Message(NamedTuple):
    """A message that waits to be sent."""

    game: str
    side: str
    number: int
    tries: int


def find(file: Store, id: str, side: str) -> Webhook | None:
    """The webhook of a seat, or None."""
    query = select(*[webhooks.c[name] for name in Webhook._fields])
    with file.engine.connect() as db:
        row = db.execute(query.where(*_at(webhooks, id, side))).one_or_none()
        return Webhook(*row) if row else None


def put(file: Store, id: str, side: str, hook: Webhook) -> None:
    """Set the webhook of a seat, and queue a greeting to it."""
    greeting = {"number": GREETING, "tries": 0, "next_try": store.now()}
    with writing(file.engine) as db:
        for table, values in ((webhooks, hook._asdict()), (deliveries, greeting)):
            db.execute(delete(table).where(*_at(table, id, side)))
            db.execute(insert(table), {"game": id, "side": side, **values})


def remove(file: Store, id: str, side: str) -> None:
    """Remove the webhook of a seat, with any message that waits."""
    with writing(file.engine) as db:
        for table in (webhooks, deliveries):
            db.execute(delete(table).where(*_at(table, id, side)))


def due(file: Store, tries: int, most: int) -> list[Message]:
    """The messages to be sent now that were tried at most `tries` times; least tried first."""
    columns = [deliveries.c[name] for name in Message._fields]
    now = deliveries.c.next_try <= store.now(), deliveries.c.tries <= tries
    query = select(*columns).where(*now)
    with file.engine.connect() as db:
        found = db.execute(query.order_by(deliveries.c.tries, deliveries.c.next_try).limit(most))
        return [Message(*row) for row in found]


def claim(file: Store, message: Message, wait: timedelta) -> bool:
    """Note the next attempt after `wait`; whether this process, and no other, is to send it now."""
    mine = update(deliveries).where(*_is(message), deliveries.c.tries == message.tries)
    again = {"tries": message.tries + 1, "next_try": store.now() + wait}
    with writing(file.engine) as db:
        return db.execute(mine.values(again)).rowcount == 1


def finish(file: Store, message: Message, failed: bool | None = None) -> None:
    """Remove a message; `failed` notes at its webhook whether sending it failed for good."""
    with writing(file.engine) as db:
        db.execute(delete(deliveries).where(*_is(message)))
        if failed is not None:
            hook = update(webhooks).where(*_at(webhooks, message.game, message.side))
            db.execute(hook.values(failed=failed))


def _is(message: Message) -> tuple[ColumnElement[bool], ...]:
    return *_at(deliveries, message.game, message.side), deliveries.c.number == message.number


def _at(table: Table, id: str, side: str) -> tuple[ColumnElement[bool], ...]:
    return table.c.game == id, table.c.side == side
