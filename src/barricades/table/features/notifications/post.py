"""The post: a message for a seat when its turn comes, tried with patience and brought once.

Messages wait in the database, one for each seat. A process that wants to bring one first puts down
when it would be tried again: so no two bring it, and if the process dies another one goes on.
"""

from __future__ import annotations

import json
import logging
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import NamedTuple

from sqlalchemy import ColumnElement, Table, delete, insert, select, update

from ....core import Refused
from ....words import Words
from ...live.room import Room
from ...live.rooms import Rooms
from ...store import store
from ...store.database import writing
from ...store.schema import deliveries, webhooks
from ...web.viewer import words_at
from .webhook import Courier, Undelivered, target

AGAIN = tuple(timedelta(minutes=m) for m in (1, 5, 30, 180, 720))  # then it is given up
HANDS = 50  # that bring messages in one round, one each, so that nobody waits for a slow one
GREETING = 0  # the number of the message that only says that it has arrived

log = logging.getLogger(__name__)


class Hook(NamedTuple):
    """A webhook as its owner is told of it: never the whole address."""

    host: str
    failed: bool


class Letter(NamedTuple):
    """A message that waits."""

    game: str
    side: str
    number: int
    tries: int


class Post:
    """Knows who wants to hear, and brings the messages."""

    def __init__(self, rooms: Rooms, courier: Courier | None = None) -> None:
        self.rooms, self.store = rooms, rooms.store
        self.courier = courier or Courier()

    # Webhooks

    def hook(self, id: str, side: str) -> Hook | None:
        wanted = select(webhooks.c.address, webhooks.c.failed)
        with self.store.engine.connect() as db:
            row = db.execute(wanted.where(*_at(webhooks, id, side))).one_or_none()
            return Hook(target(row.address).host, row.failed) if row else None

    def send_to(self, id: str, side: str, address: str, language: str, table_at: str) -> None:
        """From now on messages for a seat go to this address; a greeting goes there first."""
        self.courier.check(address)
        hook = {"address": address, "language": language, "table_at": table_at, "failed": False}
        greeting = {"number": GREETING, "tries": 0, "next_try": store.now()}
        with writing(self.store.engine) as db:
            for table, values in ((webhooks, hook), (deliveries, greeting)):
                db.execute(delete(table).where(*_at(table, id, side)))
                db.execute(insert(table), {"game": id, "side": side, **values})

    def send_no_more(self, id: str, side: str) -> None:
        with writing(self.store.engine) as db:
            for table in (webhooks, deliveries):
                db.execute(delete(table).where(*_at(table, id, side)))

    # Bringing

    def bring(self) -> None:
        """Bring all that is waiting to be brought now."""
        if letters := self._waiting():
            with ThreadPoolExecutor(HANDS) as pool:
                for done in [pool.submit(self._try, letter) for letter in letters]:
                    done.result()

    def _waiting(self) -> list[Letter]:
        """What is to be brought now, that first which was not tried yet."""
        columns = [deliveries.c[name] for name in Letter._fields]
        now = deliveries.c.next_try <= store.now(), deliveries.c.tries <= len(AGAIN)
        wanted = select(*columns).where(*now)
        with self.store.engine.connect() as db:
            found = db.execute(
                wanted.order_by(deliveries.c.tries, deliveries.c.next_try).limit(HANDS)
            )
            return [Letter(*row) for row in found]

    def _try(self, letter: Letter) -> None:
        """Bring a message, unless somebody else does or nobody needs it any more."""
        if not self._take(letter):
            return
        hook = self._address(letter)
        body = self._body(letter, *hook[1:]) if hook else None
        if hook is None or body is None:
            self._done(letter)
            return
        try:
            self.courier.carry(hook[0], body)
        except Undelivered as error:
            log.info("A message to a seat in game %s has not arrived: %s", letter.game, error)
            if error.final or letter.tries == len(AGAIN):
                self._done(letter, failed=True)
        else:
            self._done(letter, failed=False)

    def _take(self, letter: Letter) -> bool:
        """Put down when it will be tried again; whether nobody else was quicker."""
        wait = AGAIN[min(letter.tries, len(AGAIN) - 1)]
        here = *_at(deliveries, letter.game, letter.side), deliveries.c.number == letter.number
        mine = update(deliveries).where(*here, deliveries.c.tries == letter.tries)
        with writing(self.store.engine) as db:
            again = {"tries": letter.tries + 1, "next_try": store.now() + wait}
            return db.execute(mine.values(again)).rowcount == 1

    def _address(self, letter: Letter) -> tuple[str, str, str] | None:
        wanted = select(webhooks.c.address, webhooks.c.language, webhooks.c.table_at)
        with self.store.engine.connect() as db:
            found = db.execute(wanted.where(*_at(webhooks, letter.game, letter.side)))
            row = found.one_or_none()
            return (row.address, row.language, row.table_at) if row else None

    def _body(self, letter: Letter, language: str, table_at: str) -> bytes | None:
        """What is said, in the form that the usual places understand; no secret is in it."""
        try:
            room = self.rooms.room(letter.game)
        except Refused:
            return None  # its page says why it cannot be opened
        if letter.number != GREETING and not _is_news(room, letter):
            return None
        words = words_at(language, room.game, room.history.options)
        url = f"{table_at}game/{room.id}"
        text = _text(words, letter, url)
        told = {"text": text, "content": text, "game": room.id, "side": letter.side, "url": url}
        return json.dumps({**told, "number": letter.number}, ensure_ascii=False).encode()

    def _done(self, letter: Letter, failed: bool | None = None) -> None:
        """It is brought, given up, or not needed."""
        here = *_at(deliveries, letter.game, letter.side), deliveries.c.number == letter.number
        with writing(self.store.engine) as db:
            db.execute(delete(deliveries).where(*here))
            if failed is not None:
                hook = update(webhooks).where(*_at(webhooks, letter.game, letter.side))
                db.execute(hook.values(failed=failed))


def _at(table: Table, id: str, side: str) -> tuple[ColumnElement[bool], ...]:
    return table.c.game == id, table.c.side == side


def _is_news(room: Room, letter: Letter) -> bool:
    """Whether a side is still asked, and has not been here since its turn began."""
    mine = [made.number for made in room.history.moves if made.who == letter.side]
    return room.history.ask(letter.side) is not None and max(mine, default=0) <= letter.number


def _text(words: Words, letter: Letter, url: str) -> str:
    what = "greeting" if letter.number == GREETING else "turn"
    facts = {"game": words.text("title"), "side": letter.side, "url": url}
    return words.text(f"table-message-{what}", **facts)
