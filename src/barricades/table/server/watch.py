"""The watch: in every process somebody goes round and notices what time has brought about."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread

from ...core import Refused
from ..features.notifications.post import Post
from ..live.rooms import Rooms
from ..store.database import DatabaseError

BREATH = 2.0  # seconds between two rounds

log = logging.getLogger(__name__)


class Watch:
    """Ends games whose time is up, has forgotten bots think, and brings messages."""

    def __init__(self, rooms: Rooms, post: Post) -> None:
        self.rooms, self.post = rooms, post
        self._closed = Event()

    def begin(self) -> None:
        for name, round_ in self._rounds().items():
            Thread(target=self._go_round, args=(round_,), name=name, daemon=True).start()

    def _rounds(self) -> dict[str, Callable[[], None]]:
        return {
            "bots": self.rooms.renew_leases,
            "clocks": self.keep_time,
            "post": self.post.bring,
            "figures": self.rooms.measure,
        }

    def close(self) -> None:
        self._closed.set()

    def keep_time(self) -> None:
        """Whatever time has brought about is written down; others may have been quicker."""
        for id in self.rooms.store.overdue():
            with suppress(Refused):  # its page says why it cannot be opened
                self.rooms.room(id)

    def _go_round(self, round_: Callable[[], None]) -> None:
        while not self._closed.is_set():
            try:
                round_()
            except DatabaseError as error:
                log.warning("The database cannot be asked what time has brought about: %s", error)
            except Exception:
                log.exception("Something broke on the watch; it goes on.")
            self._closed.wait(BREATH)
