"""The store: all games and their entries. What it has accepted survives a crash."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    insert,
    null,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from ...play.entries import Entry
from . import clock, leases, metrics, ratings, reading
from .damage import DERIVED, UNREADABLE, Damaged, damaged, flaws
from .database import Address, connect, snapshot, writing
from .metrics import Tally
from .notices import Listener, NoticeReceiver, notify
from .rows import GameRow, ListedRow, SeatRow
from .schema import deliveries, games, holders, moves, seats, webhooks

MESSAGE_DELAY = timedelta(seconds=20)  # whoever answers at once needs no message


class Clash(Exception):
    """Raised when another process has added an entry of the same number."""


_ADD = insert(moves)  # what is asked all the time is put into words once
_CHANGE = update(games).where(games.c.id == bindparam("of"))
_WEBHOOKS = select(webhooks.c.side).where(webhooks.c.game == bindparam("id"))


def now() -> datetime:
    """The time, in UTC."""
    return clock.now()


class Store:
    """An open database in the present form. Thread-safe."""

    def __init__(self, where: Address, tally: Tally | None = None) -> None:
        self.tally = tally or Tally()
        self.engine = connect(where)
        self._listeners: list[Listener] = []
        self._receiver: NoticeReceiver | None = None

    def close(self) -> None:
        """Stop listening to notices, and close all connections."""
        if self._receiver:
            self._receiver.close()
        self.engine.dispose()

    def ping(self) -> None:
        """Raises DatabaseError if the database cannot be reached."""
        with self.engine.connect() as db:
            db.execute(select(1))

    def listen(self, listener: Listener) -> None:
        """Tell a listener of all changes by other processes, from now on."""
        self._listeners.append(listener)
        self._receiver = self._receiver or NoticeReceiver(self.engine, self)

    def on_notice(self, game: str, number: int) -> None:
        """Pass a notice on to all listeners."""
        for listener in self._listeners:
            listener.on_notice(game, number)

    def on_notices_missed(self) -> None:
        """Tell all listeners that notices may have been lost."""
        for listener in self._listeners:
            listener.on_notices_missed()

    @contextmanager
    def changing(self, id: str) -> Iterator[Connection]:
        """A transaction that changes something about a game other than its entries.

        When it is committed, every process is notified, this one included.
        """
        with writing(self.engine) as db:
            yield db
            notify(db, id)
        self.on_notice(id, 0)

    # Games

    def add(
        self,
        game: GameRow,
        sitting: Sequence[SeatRow],
        rows: Sequence[Entry],
        held: Iterable[tuple[str, str]] = (),
        begun: tuple[str, Entry] | None = None,
    ) -> None:
        """Add a game with its seats and entries, all or nothing.

        `held` are pairs of a browser and a side it holds. `begun` is the id of another game and the
        entry there that started this one; it is added as well.
        """
        with writing(self.engine) as db:
            insert_game(db, game, sitting, held, rows)
            if begun:
                _append(db, begun[0], [begun[1]])

    def game(self, id: str) -> GameRow | None:
        """The row of a game, or None. Raises Damaged if it cannot be read."""
        with self.engine.connect() as db:
            try:
                row = db.execute(select(games).where(games.c.id == id)).one_or_none()
            except UNREADABLE as error:
                raise damaged(db, id) from error
            return reading.game_row(row) if row else None

    def listed(self, ids: Collection[str]) -> list[tuple[ListedRow, list[SeatRow]]]:
        """The rows of these games as a list needs them, each with its seats."""
        places = select(seats.c.game, *[seats.c[name] for name in SeatRow._fields])
        sitting: dict[str, list[SeatRow]] = {id: [] for id in ids}
        with self.engine.connect() as db:
            try:
                found = {
                    row.id: row for row in db.execute(reading.LISTED.where(games.c.id.in_(ids)))
                }
            except UNREADABLE:
                found = {}
            there = places.where(seats.c.game.in_(ids)).order_by(seats.c.game, seats.c.place)
            for row in db.execute(there):
                with suppress(Damaged):
                    sitting[row.game].append(reading.seat(row))
            rows = [reading.listed(db, id, found.get(id)) for id in ids]
        return [(row, sitting[row.id]) for row in rows if row]

    def overdue(self) -> list[str]:
        """Ids of games in which somebody's time is up, but no process has noticed."""
        late = games.c.due <= now(), games.c.finished.is_(None)
        with self.engine.connect() as db:
            return [*db.scalars(select(games.c.id).where(*late))]

    def all_ids(self) -> list[str]:
        """The ids of all games, oldest first."""
        with self.engine.connect() as db:
            return [*db.scalars(select(games.c.id).order_by(games.c.created))]

    # Moves

    def entries(self, id: str, after: int = 0) -> list[Entry]:
        """The entries of a game after a number, in order. Raises Damaged."""
        with self.engine.connect() as db:
            return reading.entries(db, id, after)

    def seats_and_entries(self, id: str, number: int) -> tuple[list[SeatRow], list[Entry]]:
        """The seats of a game now, and its entries after a number. Raises Damaged."""
        with self.engine.connect() as db:
            return reading.seats_of(db, id), reading.entries(db, id, number)

    def game_with_entries(self, id: str) -> tuple[GameRow, list[Entry]]:
        """A game and all its entries, as of one moment. Raises Damaged."""
        with snapshot(self.engine) as db:
            try:
                kept = db.execute(select(games).where(games.c.id == id)).one()
            except UNREADABLE as error:
                raise damaged(db, id) from error
            return reading.game_row(kept), reading.entries(db, id)

    def readable(self, id: str) -> tuple[GameRow, list[Entry]]:
        """A game, and its entries before the first one that cannot be read.

        Columns that the entries tell as well may be damaged, and are None then. Raises Damaged if
        another column of the game is.
        """
        with snapshot(self.engine) as db:
            flawed = [*flaws(db, id)]
            own = {flaw.field for flaw in flawed if not flaw.number}
            if own - DERIVED:
                raise damaged(db, id)
            columns = [null().label(c.name) if c.name in own else c for c in games.c]
            kept = db.execute(select(*columns).where(games.c.id == id)).one()
            bad = min((flaw.number for flaw in flawed if flaw.number), default=None)
            limit = reading.ENTRIES if bad is None else reading.ENTRIES.where(moves.c.number < bad)
            rows: list[Entry] = []
            with suppress(Damaged):
                for row in db.execute(limit, {"id": id, "after": 0}):
                    rows.append(reading.entry(row))
            return reading.game_row(kept), rows

    def append(
        self,
        id: str,
        rows: Sequence[Entry],
        result: Mapping[str, Any] | None = None,
        more: Mapping[str, Any] | None = None,
        newly_asked: Collection[str] = (),
        bots: bool | None = None,
    ) -> None:
        """Add entries to a game, all or none; with them, a result and other columns.

        `newly_asked` are sides that get a message if they have a webhook. `bots`: True gives this
        process the lease of the game, False ends it, None leaves it. Raises Clash if an entry of
        the same number exists.
        """
        with writing(self.engine) as db:
            _append(db, id, rows)
            ended = {} if result is None else {"finished": now(), "result": result}
            if changes := {**ended, **(more or {})}:
                db.execute(_CHANGE, {"of": id, **changes})
            if result is not None:
                ratings.apply_result(db, id, result, now())
            if newly_asked:
                _queue_messages(db, id, newly_asked, rows[-1].number)
            if bots is not None:
                (leases.begin if bots else leases.end)(db, id)
        self.tally.add(metrics.ROWS, len(rows))

    # Seats

    def seats(self, id: str) -> list[SeatRow]:
        """The seats of a game, in seating order."""
        with self.engine.connect() as db:
            return reading.seats_of(db, id)

    def change_seat(self, id: str, side: str, **values: Any) -> None:
        """Change columns of a seat, and notify every process."""
        with self.changing(id) as db:
            db.execute(update(seats).where(seats.c.game == id, seats.c.side == side), values)

    def seat_of(self, token: str) -> tuple[str, str] | None:
        """The game and the side that a token (hashed) leads to, or None."""
        with self.engine.connect() as db:
            found = select(seats.c.game, seats.c.side).where(seats.c.token == token)
            row = db.execute(found).one_or_none()
            return (row.game, row.side) if row else None


def insert_game(
    db: Connection,
    game: GameRow,
    sitting: Sequence[SeatRow],
    held: Iterable[tuple[str, str]],
    rows: Sequence[Entry] = (),
) -> None:
    """Insert a game with its seats, holders and entries, within a transaction."""
    db.execute(insert(games), {name: getattr(game, name) for name in game.__dataclass_fields__})
    db.execute(
        insert(seats),
        [{"game": game.id, "place": at, **s._asdict()} for at, s in enumerate(sitting)],
    )
    if holding := [{"browser": b, "game": game.id, "side": s} for b, s in held]:
        db.execute(insert(holders), holding)
    if rows:
        db.execute(insert(moves), _moves(game.id, rows))
    if any(seat.bot for seat in sitting):
        leases.begin(db, game.id)


def _append(db: Connection, id: str, rows: Sequence[Entry]) -> None:
    """Add rows, each number once, and tell all other processes."""
    try:
        db.execute(_ADD, _moves(id, rows))
    except IntegrityError as error:
        raise Clash from error
    notify(db, id, rows[-1].number)


def _queue_messages(db: Connection, id: str, newly_asked: Collection[str], number: int) -> None:
    """Seats with a webhook have a message on the way, instead of an older one."""
    if sides := [side for side in db.scalars(_WEBHOOKS, {"id": id}) if side in newly_asked]:
        db.execute(delete(deliveries).where(deliveries.c.game == id, deliveries.c.side.in_(sides)))
        new = {"game": id, "number": number, "tries": 0, "next_try": now() + MESSAGE_DELAY}
        db.execute(insert(deliveries), [{**new, "side": side} for side in sides])


def _moves(id: str, rows: Iterable[Entry]) -> list[dict[str, Any]]:
    made = now()
    return [{"game": id, **row._asdict(), "made": row.made or made} for row in rows]
