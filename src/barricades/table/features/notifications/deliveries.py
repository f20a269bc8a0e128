"""Deliveries: messages to the webhooks of seats, retried a few times over hours."""

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

RETRIES = tuple(timedelta(minutes=m) for m in (1, 5, 30, 180, 720))  # then it is given up
AT_ONCE = 50  # that bring messages in one round, one each, so that nobody waits for a slow one

log = logging.getLogger(__name__)


class WebhookInfo(NamedTuple):
    """A webhook as its owner sees it: the address is secret, except for the host."""

    host: str
    failed: bool


class Deliveries:
    """Sets webhooks, and sends the messages that are due."""

    def __init__(self, rooms: Rooms, sender: Sender | None = None) -> None:
        self.rooms, self.store = rooms, rooms.store
        self.sender = sender or Sender()

    # Webhooks

    def webhook(self, id: str, side: str) -> WebhookInfo | None:
        """The webhook of a seat, or None."""
        found = webhooks.find(self.store, id, side)
        return WebhookInfo(target(found.address).host, found.failed) if found else None

    def set_webhook(self, id: str, side: str, address: str, language: str, base_url: str) -> None:
        """Set the webhook of a seat and send a greeting there. Raises Refused."""
        self.sender.check(address)
        webhooks.put(self.store, id, side, Webhook(address, language, base_url, failed=False))

    def remove_webhook(self, id: str, side: str) -> None:
        """Remove the webhook of a seat."""
        webhooks.remove(self.store, id, side)

    # Bringing

    def deliver_due(self) -> None:
        """Send all messages that are due, several at once; waits for them."""
        if messages := webhooks.due(self.store, len(RETRIES), AT_ONCE):
            with ThreadPoolExecutor(AT_ONCE) as pool:
                for done in [pool.submit(self._deliver, message) for message in messages]:
                    done.result()

    def _deliver(self, message: Message) -> None:
        """Send a message, unless another process does or it is no longer needed."""
        wait = RETRIES[min(message.tries, len(RETRIES) - 1)]
        if not webhooks.claim(self.store, message, wait):
            return
        hook = webhooks.find(self.store, message.game, message.side)
        body = self._body(message, hook) if hook else None
        if hook is None or body is None:
            webhooks.finish(self.store, message)
            return
        try:
            self.sender.send(hook.address, body)
        except Undelivered as error:
            log.info("A message to a seat in game %s has not arrived: %s", message.game, error)
            if error.final or message.tries == len(RETRIES):
                webhooks.finish(self.store, message, failed=True)
        else:
            webhooks.finish(self.store, message, failed=False)

    def _body(self, message: Message, hook: Webhook) -> bytes | None:
        """The text of a message, in the format of common services; it contains no secret."""
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
