"""Housekeeping: recurring work in the background of every process."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Event, Thread

from ..features.notifications.deliveries import Deliveries
from ..live.rooms import Rooms
from ..store.database import DatabaseError

INTERVAL = 2.0  # seconds between two rounds

log = logging.getLogger(__name__)


class Housekeeper:
    """Renews leases, ends games whose time is up, sends messages, updates the metrics."""

    def __init__(self, rooms: Rooms, deliveries: Deliveries) -> None:
        self.rooms, self.deliveries = rooms, deliveries
        self._closed = Event()

    def start(self) -> None:
        """Start a thread for each task."""
        for name, task in self._tasks().items():
            Thread(target=self._repeat, args=(task,), name=name, daemon=True).start()

    def _tasks(self) -> dict[str, Callable[[], None]]:
        return {
            "bots": self.rooms.renew_leases,
            "clocks": self.rooms.keep_time,
            "deliveries": self.deliveries.deliver_due,
            "figures": self.rooms.measure,
        }

    def close(self) -> None:
        """Stop all threads after their present round."""
        self._closed.set()

    def _repeat(self, task: Callable[[], None]) -> None:
        while not self._closed.is_set():
            try:
                task()
            except DatabaseError as error:
                log.warning("The database cannot be asked what time has brought about: %s", error)
            except Exception:
                log.exception("Something broke on the watch; it goes on.")
            self._closed.wait(INTERVAL)
