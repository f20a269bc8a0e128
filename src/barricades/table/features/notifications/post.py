"""The post: a message for a seat when its turn comes, tried with patience and sent once."""

from __future__ import annotations

import json
import logging
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import NamedTuple

from ....core import Refused
from ....words import Words
from ...live.room import Room
from ...live.rooms import Rooms
from ...store import webhooks
from ...store.webhooks import GREETING, Message, Webhook
from ...web.viewer import words_at
from .webhook import Sender, Undelivered, target

AGAIN = tuple(timedelta(minutes=m) for m in (1, 5, 30, 180, 720))  # then it is given up
HANDS = 50  # that bring messages in one round, one each, so that nobody waits for a slow one

log = logging.getLogger(__name__)


class Hook(NamedTuple):
    """A webhook as its owner is told of it: never the whole address."""

    host: str
    failed: bool


class Post:
    """Knows who wants to hear, and brings the messages."""

    def __init__(self, rooms: Rooms, sender: Sender | None = None) -> None:
        self.rooms, self.store = rooms, rooms.store
        self.sender = sender or Sender()

    # Webhooks

    def hook(self, id: str, side: str) -> Hook | None:
        """The webhook of a seat."""
        found = webhooks.find(self.store, id, side)
        return Hook(target(found.address).host, found.failed) if found else None

    def send_to(self, id: str, side: str, address: str, language: str, base_url: str) -> None:
        """From now on messages for a seat go to this address; a greeting goes there first."""
        self.sender.check(address)
        webhooks.put(self.store, id, side, Webhook(address, language, base_url, failed=False))

    def send_no_more(self, id: str, side: str) -> None:
        webhooks.remove(self.store, id, side)

    # Bringing

    def bring(self) -> None:
        """Bring all that is waiting to be brought now."""
        if messages := webhooks.waiting(self.store, len(AGAIN), HANDS):
            with ThreadPoolExecutor(HANDS) as pool:
                for done in [pool.submit(self._try, message) for message in messages]:
                    done.result()

    def _try(self, message: Message) -> None:
        """Bring a message, unless somebody else does or nobody needs it any more."""
        wait = AGAIN[min(message.tries, len(AGAIN) - 1)]
        if not webhooks.take(self.store, message, wait):
            return
        hook = webhooks.find(self.store, message.game, message.side)
        body = self._body(message, hook) if hook else None
        if hook is None or body is None:
            webhooks.done(self.store, message)
            return
        try:
            self.sender.send(hook.address, body)
        except Undelivered as error:
            log.info("A message to a seat in game %s has not arrived: %s", message.game, error)
            if error.final or message.tries == len(AGAIN):
                webhooks.done(self.store, message, failed=True)
        else:
            webhooks.done(self.store, message, failed=False)

    def _body(self, message: Message, hook: Webhook) -> bytes | None:
        """What is said, in the form that the usual places understand; no secret is in it."""
        try:
            room = self.rooms.room(message.game)
        except Refused:
            return None  # its page says why it cannot be opened
        if message.number != GREETING and not _is_news(room, message):
            return None
        words = words_at(hook.language, room.game, room.history.options)
        url = f"{hook.table_at}game/{room.id}"
        text = _text(words, message, url)
        body = {"text": text, "content": text, "game": room.id, "side": message.side, "url": url}
        return json.dumps({**body, "number": message.number}, ensure_ascii=False).encode()


def _is_news(room: Room, message: Message) -> bool:
    """Whether a side is still asked, and has not been here since its turn began."""
    mine = [made.number for made in room.history.moves if made.who == message.side]
    return room.history.ask(message.side) is not None and max(mine, default=0) <= message.number


def _text(words: Words, message: Message, url: str) -> str:
    what = "greeting" if message.number == GREETING else "turn"
    facts = {"game": words.text("title"), "side": message.side, "url": url}
    return words.text(f"table-message-{what}", **facts)
