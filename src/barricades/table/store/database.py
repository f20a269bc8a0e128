"""The database: one SQLite file, or PostgreSQL where several processes share the games.

Whatever one of the two needs and the other does not stands here and in notices.py.
"""

from __future__ import annotations

import json
import math
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeAlias

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, DisconnectionError
from sqlalchemy.exc import SQLAlchemyError as DatabaseError

from ...command_line import NotInstalled
from ...core import Refused

__all__ = [
    "Address",
    "DataError",
    "DatabaseError",
    "address",
    "connect",
    "shown",
    "snapshot",
    "writing",
]

Address: TypeAlias = Path | URL

POSTGRES = ("postgres", "postgresql", "postgresql+psycopg")
LONGEST = 10_000  # milliseconds that a statement may take, or a process dawdle within a transaction
POSTGRES_OPTIONS: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,  # a line that was cut is noticed
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "options": f"-c statement_timeout={LONGEST} -c idle_in_transaction_session_timeout={LONGEST}",
}
BEGINS = "barricades_begins"  # how a transaction begins in a file; a question needs none
RESTED, SINCE = 1.0, "since"  # seconds after which it is worth asking whether a line still holds
VERSIONS = "alembic_version"  # the table that knows the form of the others
MIGRATION = 1917  # the lock under which one process at a time brings the tables to their form


def address(wish: str | None = None) -> Address:
    """Where the games are: as it was said, as DATABASE_URL says, or in the user's own file."""
    text = wish or os.environ.get("DATABASE_URL")
    if not text:
        return default_path()
    if "://" not in text:
        return Path(text).expanduser()
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise Refused("terminal-bad-database") from None
    if url.drivername == "sqlite" and url.database:
        return Path(url.database)
    if url.drivername not in POSTGRES:
        raise Refused("terminal-no-database", name=url.drivername)
    if find_spec("psycopg") is None:
        raise NotInstalled("psycopg", "club")
    return url.set(drivername="postgresql+psycopg")


def default_path() -> Path:
    """The user's file: in BARRICADES_HOME, or in the usual place for data."""
    if home := os.environ.get("BARRICADES_HOME"):
        return Path(home) / "table.sqlite"
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "barricades" / "table.sqlite"


def shown(where: Address) -> str:
    """An address as anybody may read it."""
    if isinstance(where, Path):
        return str(where)
    return where.set(drivername="postgresql").render_as_string(hide_password=True)


def connect(where: Address) -> Engine:
    """The database at an address, in its present form."""
    engine = open_at(where)
    with writing(engine) as db:
        upgrade(db)
    return engine


def open_at(where: Address) -> Engine:
    """The database at an address, in whatever form it is."""
    engine = _sqlite(where) if isinstance(where, Path) else _postgres(where)
    try:
        with engine.connect() as db:
            revision(db)
    except DBAPIError as error:
        engine.dispose()
        raise Refused("terminal-no-data", name=shown(where), problem=str(error.orig)) from error
    return engine


def is_shared(engine: Engine) -> bool:
    """Whether the database itself can tell other processes of a change."""
    return engine.dialect.name == "postgresql"


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction in which something is changed, whole or not at all.

    Whatever only reads needs none: `engine.connect()` will do.
    """
    options: dict[str, Any] = {BEGINS: "BEGIN IMMEDIATE"}
    if is_shared(engine):
        options["isolation_level"] = "READ COMMITTED"
    with engine.connect().execution_options(**options) as db, db.begin():
        yield db


@contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """A transaction that sees everything as it is at one moment, whatever others write."""
    with engine.connect().execution_options(**{BEGINS: "BEGIN"}) as db:
        if is_shared(engine):
            db.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            db.exec_driver_sql("SET LOCAL statement_timeout = 0")
        yield db


def _sqlite(path: Path) -> Engine:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)  # the dealer's secrets are in it
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": 10}, **_both())

    @event.listens_for(engine, "connect")
    def careful(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # sqlite3 would leave DDL out of transactions
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        if how := connection.get_execution_options().get(BEGINS):
            connection.exec_driver_sql(how)

    return engine


def _postgres(url: URL) -> Engine:
    engine = create_engine(
        url,
        isolation_level="AUTOCOMMIT",  # a question is not worth a transaction
        pool_size=16,
        max_overflow=0,  # a line that was opened is kept: to open one costs more than many a move
        pool_timeout=10,
        connect_args=POSTGRES_OPTIONS,
        **_both(),
    )

    @event.listens_for(engine, "checkin")
    def rest(_: Any, line: Any) -> None:
        line.info[SINCE] = time.monotonic()

    @event.listens_for(engine, "checkout")
    def look(connection: Any, line: Any, _: Any) -> None:
        if time.monotonic() - line.info.get(SINCE, math.inf) > RESTED:
            try:
                engine.dialect.do_ping(connection)
            except engine.dialect.loaded_dbapi.Error as error:
                raise DisconnectionError from error

    return engine


def _both() -> dict[str, Any]:
    return {
        "json_serializer": lambda value: json.dumps(value, ensure_ascii=False),
        "hide_parameters": True,  # names and hashes have no place in a log
    }


# The form of the tables, which has a number


def revision(db: Connection) -> str | None:
    """The form that the tables have."""
    if not inspect(db).has_table(VERSIONS):
        return None
    found: str | None = db.exec_driver_sql(f"SELECT version_num FROM {VERSIONS}").scalar()
    return found


@cache
def newest() -> str:
    """The present form: that of the last step, by which its file is named."""
    steps = (files(__package__) / "migrations" / "versions").iterdir()
    return max(step.name for step in steps if step.name[0].isdigit()).partition("_")[0]


def upgrade(db: Connection, to: str = "head") -> None:
    """Bring the tables to a form: the present one, or an earlier one that they have not reached."""
    if is_shared(db.engine):
        db.exec_driver_sql("SET LOCAL statement_timeout = 0")
        db.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION})")
    if to == "head" and revision(db) == newest():
        return
    from alembic import command  # which takes as long to load as all else here
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "barricades.table.store:migrations")
    config.attributes["connection"] = db
    try:
        command.upgrade(config, to)
    except CommandError as error:
        raise Refused("terminal-newer-data") from error
