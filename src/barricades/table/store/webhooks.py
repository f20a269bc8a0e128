"""Webhooks: who wants a message when its turn comes, and the messages that wait to be sent.

One message waits for each seat. A process that wants to send one first puts down when it would be
tried again: so no two send it, and if the process dies another one goes on.
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
    """Where the messages for a seat are sent, and whether the last one failed."""

    address: str
    language: str
    table_at: str  # the address of the table, as the seat knows it
    failed: bool


class Message(NamedTuple):
    """A message that waits."""

    game: str
    side: str
    number: int
    tries: int


def find(file: Store, id: str, side: str) -> Webhook | None:
    """The webhook of a seat."""
    wanted = select(*[webhooks.c[name] for name in Webhook._fields])
    with file.engine.connect() as db:
        row = db.execute(wanted.where(*_at(webhooks, id, side))).one_or_none()
        return Webhook(*row) if row else None


def put(file: Store, id: str, side: str, hook: Webhook) -> None:
    """From now on messages for a seat go there; a greeting goes there first."""
    greeting = {"number": GREETING, "tries": 0, "next_try": store.now()}
    with writing(file.engine) as db:
        for table, values in ((webhooks, hook._asdict()), (deliveries, greeting)):
            db.execute(delete(table).where(*_at(table, id, side)))
            db.execute(insert(table), {"game": id, "side": side, **values})


def remove(file: Store, id: str, side: str) -> None:
    """No messages for a seat any more."""
    with writing(file.engine) as db:
        for table in (webhooks, deliveries):
            db.execute(delete(table).where(*_at(table, id, side)))


def waiting(file: Store, tries: int, most: int) -> list[Message]:
    """What is to be sent now and was tried no more often, that first which was not tried yet."""
    columns = [deliveries.c[name] for name in Message._fields]
    now = deliveries.c.next_try <= store.now(), deliveries.c.tries <= tries
    wanted = select(*columns).where(*now)
    with file.engine.connect() as db:
        found = db.execute(wanted.order_by(deliveries.c.tries, deliveries.c.next_try).limit(most))
        return [Message(*row) for row in found]


def take(file: Store, message: Message, wait: timedelta) -> bool:
    """Put down that it will be tried again after a while; whether nobody else was quicker."""
    mine = update(deliveries).where(*_is(message), deliveries.c.tries == message.tries)
    again = {"tries": message.tries + 1, "next_try": store.now() + wait}
    with writing(file.engine) as db:
        return db.execute(mine.values(again)).rowcount == 1


def done(file: Store, message: Message, failed: bool | None = None) -> None:
    """It was sent, it failed for good, or it is not needed any more."""
    with writing(file.engine) as db:
        db.execute(delete(deliveries).where(*_is(message)))
        if failed is not None:
            hook = update(webhooks).where(*_at(webhooks, message.game, message.side))
            db.execute(hook.values(failed=failed))


def _is(message: Message) -> tuple[ColumnElement[bool], ...]:
    return *_at(deliveries, message.game, message.side), deliveries.c.number == message.number


def _at(table: Table, id: str, side: str) -> tuple[ColumnElement[bool], ...]:
    return table.c.game == id, table.c.side == side
