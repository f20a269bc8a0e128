"""The database: one SQLite file, or PostgreSQL for several processes.

Whatever only one of the two needs is here or in notices.py.
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
    "display_address",
    "snapshot",
    "writing",
]

Address: TypeAlias = Path | URL

POSTGRES = ("postgres", "postgresql", "postgresql+psycopg")
STATEMENT_MS = 10_000  # for one statement, and for a transaction in which nothing is done
POSTGRES_OPTIONS: dict[str, Any] = {
    "connect_timeout": STATEMENT_MS // 1000,  # a busy machine takes a while to begin one
    "keepalives_idle": 5,  # a line that was cut is noticed
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "options": f"-c statement_timeout={STATEMENT_MS} "
    f"-c idle_in_transaction_session_timeout={STATEMENT_MS}",
}
BEGIN = "barricades_begins"  # how a transaction begins in a file; a question needs none
IDLE_SECONDS = 1.0  # after which a connection is tested before it is used again
IDLE_SINCE = "since"
VERSIONS = "alembic_version"  # the table that knows the form of the others
MIGRATION = 1917  # the lock under which one process at a time brings the tables to their form


def address(wish: str | None = None) -> Address:
    """The address of the database: as given, as in DATABASE_URL, or the user's own file.

    Raises Refused for an address of another kind, NotInstalled without the driver for PostgreSQL.
    """
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
    """The user's own file: in BARRICADES_HOME, or in the usual folder for data."""
    if home := os.environ.get("BARRICADES_HOME"):
        return Path(home) / "table.sqlite"
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "barricades" / "table.sqlite"


def display_address(where: Address) -> str:
    """An address without its password."""
    if isinstance(where, Path):
        return str(where)
    return where.set(drivername="postgresql").render_as_string(hide_password=True)


def connect(where: Address) -> Engine:
    """Open a database and bring its tables to the present form. Raises Refused if it cannot be."""
    engine = open_at(where)
    with writing(engine) as db:
        upgrade(db)
    return engine


def open_at(where: Address) -> Engine:
    """Open a database, whatever the form of its tables. Raises Refused if it cannot be reached."""
    engine = _sqlite(where) if isinstance(where, Path) else _postgres(where)
    try:
        with engine.connect() as db:
            revision(db)
    except DBAPIError as error:
        engine.dispose()
        raise Refused(
            "terminal-no-data", name=display_address(where), problem=str(error.orig)
        ) from error
    return engine


def is_shared(engine: Engine) -> bool:
    """Whether the database can notify other processes of changes (PostgreSQL)."""
    return engine.dialect.name == "postgresql"


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction for changes, all or none of which are made.

    Reading needs no transaction: use `engine.connect()`.
    """
    options: dict[str, Any] = {BEGIN: "BEGIN IMMEDIATE"}
    if is_shared(engine):
        options["isolation_level"] = "READ COMMITTED"
    with engine.connect().execution_options(**options) as db, db.begin():
        yield db


@contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """A read-only transaction that sees the database as it was at one moment."""
    with engine.connect().execution_options(**{BEGIN: "BEGIN"}) as db:
        if is_shared(engine):
            db.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            db.exec_driver_sql("SET LOCAL statement_timeout = 0")
        yield db


def _sqlite(path: Path) -> Engine:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)  # the dealer's secrets are in it
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": 10}, **_common_options())

    @event.listens_for(engine, "connect")
    def set_pragmas(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # sqlite3 would leave DDL out of transactions
        connection.text_factory = _readable  # where the disk has failed, a text may be none
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        if how := connection.get_execution_options().get(BEGIN):
            connection.exec_driver_sql(how)

    return engine


def _readable(text: bytes) -> str:
    """A text of the file; letters that are damaged are replaced by a sign for that."""
    return text.decode(errors="replace")


def _postgres(url: URL) -> Engine:
    """An engine with our options, of which those in the address itself come first."""
    engine = create_engine(
        url,
        isolation_level="AUTOCOMMIT",  # a question is not worth a transaction
        pool_size=16,
        max_overflow=0,  # a line that was opened is kept: to open one costs more than many a move
        pool_timeout=10,
        connect_args={name: POSTGRES_OPTIONS[name] for name in POSTGRES_OPTIONS.keys() - url.query},
        **_common_options(),
    )

    @event.listens_for(engine, "checkin")
    def note_idle(_: Any, record: Any) -> None:
        record.info[IDLE_SINCE] = time.monotonic()

    @event.listens_for(engine, "checkout")
    def check_if_idle(connection: Any, record: Any, _: Any) -> None:
        if time.monotonic() - record.info.get(IDLE_SINCE, math.inf) > IDLE_SECONDS:
            try:
                engine.dialect.do_ping(connection)
            except engine.dialect.loaded_dbapi.Error as error:
                raise DisconnectionError from error

    return engine


def _common_options() -> dict[str, Any]:
    return {
        "json_serializer": lambda value: json.dumps(value, ensure_ascii=False),
        "hide_parameters": True,  # names and hashes have no place in a log
    }


# The form of the tables, which has a number


def revision(db: Connection) -> str | None:
    """The form of the tables, as a number of a migration; None for an empty database."""
    if not inspect(db).has_table(VERSIONS):
        return None
    found: str | None = db.exec_driver_sql(f"SELECT version_num FROM {VERSIONS}").scalar()
    return found


@cache
def newest() -> str:
    """The present form of the tables: the number of the last migration."""
    steps = (files(__package__) / "migrations" / "versions").iterdir()
    return max(step.name for step in steps if step.name[0].isdigit()).partition("_")[0]


def upgrade(db: Connection, to: str = "head") -> None:
    """Bring the tables to the present form, or to an earlier one that they have not reached yet.

    Call it within a transaction. Raises Refused if the tables are of a newer form.
    """
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
