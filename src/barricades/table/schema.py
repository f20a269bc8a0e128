"""The tables of the one file in which everything lies; migrations/ leads older files here."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    TypeDecorator,
)

metadata = MetaData()


class Moment(TypeDecorator[datetime]):
    """A date and time; the file keeps universal time, and does not say so."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Any) -> datetime | None:
        return value and value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Any) -> datetime | None:
        return value and value.replace(tzinfo=UTC)


games = Table(
    "games",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("secret", LargeBinary, nullable=False),  # the dealer's
    Column("commitment", String, nullable=False),
    Column("inherited", Integer, nullable=False),  # so many choices came from another game
    Column("created", Moment, nullable=False),
    Column("finished", Moment),
    Column("result", JSON(none_as_null=True)),
)

seats = Table(
    "seats",
    metadata,
    Column("game", ForeignKey(games.c.id), primary_key=True),
    Column("side", String, primary_key=True),
    Column("place", Integer, nullable=False),  # in seating order
    Column("bot", String),  # by its name; a person has none
    Column("name", String, nullable=False),
    Column("token", String, unique=True),  # only its SHA-256
    Column("taken", Boolean, nullable=False),
)

holders = Table(
    "holders",
    metadata,
    Column("browser", String, primary_key=True),  # only the SHA-256 of its cookie
    Column("game", ForeignKey(games.c.id), primary_key=True),
    Column("side", String, primary_key=True),
)

moves = Table(
    "moves",
    metadata,
    Column("game", ForeignKey(games.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("who", String, nullable=False),
    Column("what", JSON, nullable=False),
    Column("made", Moment, nullable=False),
)

Index("unfinished", games.c.finished)
Index("held", holders.c.game)
