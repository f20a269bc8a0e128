"""The store: one SQLite file. What was once acknowledged is in it, whatever happens next."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..core.ask import plain
from .schema import games, holders, moves, seats

CHOICE, UNDO, PLEA, CONSENT, REFUSAL = "choice", "undo", "plea", "consent", "refusal"
RESIGN, REPLACE, REMATCH = "resign", "replace", "rematch"
TROUBLE, RETRY = "trouble", "retry"


class Row(NamedTuple):
    """Something that a seat, nature or a bot did. Rows are only ever added.

    choice   what was chosen
    undo     the numbers of the rows that are taken back
    plea     the number of the row that somebody wants to take back
    replace  the bot that takes the seat
    rematch  the id of the new game
    consent, refusal, resign, trouble (of a bot), retry   nothing more
    """

    number: int
    kind: str
    who: str
    what: Any = None


class Clash(Exception):
    """Somebody else has added a row of that number."""


class SeatRow(NamedTuple):
    """Who sits on a side, as it is kept."""

    side: str
    bot: str | None
    name: str
    taken: bool
    token: str | None = None  # hashed


@dataclass(frozen=True, kw_only=True)
class Kept:
    """A game as it is kept, but for its moves."""

    id: str
    game: str
    version: int
    options: Mapping[str, Any]
    secret: bytes
    commitment: str
    inherited: int = 0
    created: datetime
    finished: datetime | None = None
    result: Mapping[str, Any] | None = None


def now() -> datetime:
    return datetime.now(UTC)


def default_path() -> Path:
    """The user's file: in BARRICADES_HOME, or in the usual place for data."""
    if home := os.environ.get("BARRICADES_HOME"):
        return Path(home) / "table.sqlite"
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "barricades" / "table.sqlite"


class Store:
    """The file, opened and brought to the present form. Any thread may use it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)  # the dealer's secrets are in it
        self.engine = _engine(path)
        _migrate(self.engine)

    def close(self) -> None:
        self.engine.dispose()

    # Games

    def add(
        self,
        game: Kept,
        sitting: Sequence[SeatRow],
        rows: Sequence[Row],
        held: Iterable[tuple[str, str]] = (),
    ) -> None:
        """A new game, whole or not at all; `held` are pairs of a browser and a side."""
        values = {name: getattr(game, name) for name in game.__dataclass_fields__}
        with self.engine.begin() as db:
            db.execute(insert(games), values)
            db.execute(
                insert(seats),
                [{"game": game.id, "place": at, **s._asdict()} for at, s in enumerate(sitting)],
            )
            if holding := [{"browser": b, "game": game.id, "side": s} for b, s in held]:
                db.execute(insert(holders), holding)
            if rows:
                db.execute(insert(moves), _moves(game.id, rows))

    def game(self, id: str) -> Kept | None:
        with self.engine.connect() as db:
            row = db.execute(select(games).where(games.c.id == id)).one_or_none()
            return Kept(**row._asdict()) if row else None

    def unfinished(self) -> list[str]:
        with self.engine.connect() as db:
            return [*db.scalars(select(games.c.id).where(games.c.finished.is_(None)))]

    def every(self) -> list[str]:
        with self.engine.connect() as db:
            return [*db.scalars(select(games.c.id).order_by(games.c.created))]

    # Moves

    def rows(self, id: str) -> list[Row]:
        """All that was done in a game, in order."""
        wanted = select(moves.c.number, moves.c.kind, moves.c.who, moves.c.what)
        with self.engine.connect() as db:
            found = db.execute(wanted.where(moves.c.game == id).order_by(moves.c.number))
            return [Row(number, kind, who, plain(what)) for number, kind, who, what in found]

    def append(self, id: str, rows: Sequence[Row], result: Mapping[str, Any] | None = None) -> None:
        """Add rows, all or none; with the last of them the game may have its result."""
        try:
            with self.engine.begin() as db:
                db.execute(insert(moves), _moves(id, rows))
                if result is not None:
                    ended = {"finished": now(), "result": result}
                    db.execute(update(games).where(games.c.id == id), ended)
        except IntegrityError as error:
            raise Clash from error

    # Seats

    def seats(self, id: str) -> list[SeatRow]:
        columns = [seats.c[name] for name in SeatRow._fields]
        with self.engine.connect() as db:
            found = db.execute(select(*columns).where(seats.c.game == id).order_by(seats.c.place))
            return [SeatRow(*row) for row in found]

    def change_seat(self, id: str, side: str, **values: Any) -> None:
        with self.engine.begin() as db:
            db.execute(update(seats).where(seats.c.game == id, seats.c.side == side), values)

    def seat_of(self, token: str) -> tuple[str, str] | None:
        """The game and the side that a token leads to."""
        with self.engine.connect() as db:
            found = select(seats.c.game, seats.c.side).where(seats.c.token == token)
            row = db.execute(found).one_or_none()
            return (row.game, row.side) if row else None

    def hold(self, browser: str, id: str, side: str) -> None:
        """From now on this browser holds the seat."""
        try:
            with self.engine.begin() as db:
                db.execute(insert(holders), {"browser": browser, "game": id, "side": side})
        except IntegrityError:
            return  # it does already

    def held(self, browser: str) -> dict[str, list[str]]:
        """The seats a browser holds, by game."""
        found: dict[str, list[str]] = {}
        with self.engine.connect() as db:
            columns = select(holders.c.game, holders.c.side)
            for id, side in db.execute(columns.where(holders.c.browser == browser)):
                found.setdefault(id, []).append(side)
        return found

    def holders(self, id: str) -> list[tuple[str, str]]:
        """Pairs of a browser and the side it holds in a game."""
        with self.engine.connect() as db:
            columns = select(holders.c.browser, holders.c.side)
            return [
                (browser, side) for browser, side in db.execute(columns.where(holders.c.game == id))
            ]


def _engine(path: Path) -> Engine:
    engine = create_engine(
        f"sqlite:///{path}",
        connect_args={"timeout": 10},
        json_serializer=lambda value: json.dumps(value, ensure_ascii=False),
    )

    @event.listens_for(engine, "connect")
    def careful(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # sqlite3 would leave DDL out of transactions
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def _migrate(engine: Engine) -> None:
    """Bring the file to the present form."""
    config = Config()
    config.set_main_option("script_location", "barricades.table:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _moves(id: str, rows: Iterable[Row]) -> list[dict[str, Any]]:
    made = now()
    return [{"game": id, "made": made, **row._asdict()} for row in rows]
