"""Notices: how the processes at one database tell each other what has changed.

PostgreSQL delivers a notice when its transaction is committed. It only says where to look: what
happened is read from the tables, so a notice that is lost or comes twice does no harm. With SQLite
there is one process, and nothing is sent.
"""

from __future__ import annotations

import logging
import secrets
from contextlib import suppress
from threading import Event, Thread
from typing import Any, Protocol

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from .database import is_shared, writing

CHANNEL = "barricades"
POLL_SECONDS = 1.0  # seconds between two looks whether the table is closed, or the database is back
PROCESS_ID = secrets.token_hex(4)  # what this process signs with
_NOTIFY = text("SELECT pg_notify(:channel, :notice)")

log = logging.getLogger(__name__)


class Listener(Protocol):
    """Is notified of changes by other processes."""

    def on_notice(self, game: str, number: int) -> None:
        """A game has changed: the entry of this number was added, or (0) something else."""

    def on_notices_missed(self) -> None:
        """Anything may have changed."""


def notify(db: Connection, game: str, number: int = 0) -> None:
    """Tell all other processes of a change, once this transaction is committed."""
    if is_shared(db.engine):
        db.execute(_NOTIFY, {"channel": CHANNEL, "notice": f"{PROCESS_ID} {game} {number}"})


class NoticeReceiver:
    """Passes notices of other processes to a listener, in a thread, until it is closed.

    If the connection is lost it reconnects, and reports that notices may have been missed.
    """

    def __init__(self, engine: Engine, listener: Listener) -> None:
        self._engine, self._listener = engine, listener
        self._closed = Event()
        self._thread = Thread(target=self._keep_listening, name="notices", daemon=True)
        if is_shared(engine):
            self._thread.start()

    def close(self) -> None:
        """Stop the thread; waits for it for a short time."""
        self._closed.set()
        if self._thread.is_alive():
            with suppress(SQLAlchemyError), writing(self._engine) as db:
                notify(db, "nothing")  # so that it looks up
            self._thread.join(2 * POLL_SECONDS)

    def _keep_listening(self) -> None:
        """Listen; if the connection is lost, reconnect and report that notices may be missing."""
        from psycopg import Error

        while not self._closed.is_set():
            try:
                self._listen()
            except (Error, SQLAlchemyError) as error:
                log.warning("The database cannot be listened to: %s", error)
            except Exception:
                log.exception("What another process told broke something; listening goes on.")
            self._closed.wait(POLL_SECONDS)

    def _listen(self) -> None:
        line = self._engine.raw_connection()
        db: Any = line.driver_connection
        line.detach()  # from the pool: it is kept as long as it holds
        with db:
            db.autocommit = True
            db.execute(f"LISTEN {CHANNEL}")
            self._listener.on_notices_missed()
            while not self._closed.is_set():
                found: dict[str, set[int]] = {}
                for notice in db.notifies(timeout=POLL_SECONDS, stop_after=1):
                    sender, game, number = notice.payload.split()
                    if sender != PROCESS_ID:
                        found.setdefault(game, set()).add(int(number))
                for game, numbers in found.items():
                    self._hear(game, numbers)

    def _hear(self, game: str, numbers: set[int]) -> None:
        """Report the greatest number, and 0 by itself if it was among them."""
        for number in {0} & numbers | {max(numbers)}:
            self._listener.on_notice(game, number)
