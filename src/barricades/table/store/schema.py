"""The tables of the database; migrations/ brings older databases to this form."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    TypeDecorator,
    UniqueConstraint,
)

metadata = MetaData()


class UtcDateTime(TypeDecorator[datetime]):
    """A date and time in UTC, stored without a time zone."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Any) -> datetime | None:
        """To the database: converted to UTC."""
        return value and value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Any) -> datetime | None:
        """From the database: marked as UTC."""
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
    Column("created", UtcDateTime, nullable=False),
    Column("finished", UtcDateTime),
    Column("result", JSON(none_as_null=True)),
    Column("standing", JSON(none_as_null=True)),  # what a list needs while the game goes on
    Column("views", JSON(none_as_null=True)),  # what each side saw last, should rules change
    Column("clock", JSON(none_as_null=True)),
    Column("due", UtcDateTime),  # when time will be up for somebody, as the rows have it
    Column("hints", Boolean, nullable=False),  # whether its players may ask for them
    Column("rated", Boolean, nullable=False),
    Column("onlookers", Boolean, nullable=False),  # whether they are welcome
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
    Column("open", Boolean, nullable=False),  # whether anybody may take it
    Column("player", String),  # by id, if it is one that the club knows by name
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
    Column("made", UtcDateTime, nullable=False),
    Column("by_order", String),  # the standing order that chose: its side's secret
)

Index("unfinished", games.c.finished)
Index("held", holders.c.game)

# Far apart: clocks, standing orders, messages to seats, feeds

orders = Table(
    "orders",
    metadata,
    Column("game", ForeignKey(games.c.id), primary_key=True),
    Column("side", String, primary_key=True),
    Column("name", String, primary_key=True),
    Column("value", Integer, nullable=False),
)

webhooks = Table(
    "webhooks",
    metadata,
    Column("game", ForeignKey(games.c.id), primary_key=True),
    Column("side", String, primary_key=True),
    Column("address", String, nullable=False),  # its owner's secret: shown to nobody, never logged
    Column("language", String, nullable=False),
    Column("table_at", String, nullable=False),  # where its owner has found this table
    Column("failed", Boolean, nullable=False),  # whether the last message was given up
)

deliveries = Table(
    "deliveries",
    metadata,
    Column("game", ForeignKey(games.c.id), primary_key=True),
    Column("side", String, primary_key=True),  # one message at a time: a newer one replaces it
    Column("number", Integer, nullable=False),  # of the row with which the turn began
    Column("tries", Integer, nullable=False),
    Column("next_try", UtcDateTime, nullable=False),
)

feeds = Table(
    "feeds",
    metadata,
    Column("browser", String, primary_key=True),  # only the SHA-256 of its cookie
    Column("token", String, nullable=False, unique=True),  # only its SHA-256
)

Index("due", games.c.due)
Index("waiting", deliveries.c.next_try)

# What the table signs with

keys = Table(
    "keys",
    metadata,
    Column("name", String, primary_key=True),  # what it is for
    Column("secret", LargeBinary, nullable=False),
)

# Several processes: which of them has the bots of a game think

tended = Table(
    "tended",
    metadata,
    Column("game", ForeignKey(games.c.id), primary_key=True),
    Column("by", String, nullable=False),  # a process, by what it signs with
    Column("until", UtcDateTime, nullable=False),  # then any other may
)

Index("left", tended.c.until)

# Company: who plays in this club, what they say, and how well they play

players = Table(
    "players",
    metadata,
    Column("id", String, primary_key=True),  # of a person: their first browser, as in `holders`
    Column("name", String, nullable=False),
    Column("folded", String, unique=True),  # of a person: the name, whatever its capitals
    Column("bot", String),  # by its name; a person has none
    Column("created", UtcDateTime, nullable=False),
)

browsers = Table(
    "browsers",
    metadata,
    Column("browser", String, primary_key=True),  # only the SHA-256 of its cookie
    Column("person", String, nullable=False),  # whose it is: the first browser they had
)

codes = Table(
    "codes",
    metadata,
    Column("person", String, primary_key=True),  # whose games another browser may have
    Column("code", String, nullable=False, unique=True),  # only its SHA-256
    Column("until", UtcDateTime, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("game", ForeignKey(games.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("side", String, nullable=False),
    Column("text", String, nullable=False),
    Column("made", UtcDateTime, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("game", ForeignKey(games.c.id), primary_key=True),
    Column("side", String, primary_key=True),
    Column("text", String, nullable=False),  # for the eyes of the side alone
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", ForeignKey(games.c.id), primary_key=True),
    Column("player", ForeignKey(players.c.id), primary_key=True),
    Column("kind", String, nullable=False),  # the name of the game
    Column("number", Integer, nullable=False),  # of the player's rated games of this kind
    Column("before", Float, nullable=False),
    Column("after", Float, nullable=False),  # before + weight * (score - expected), to a tenth
    Column("weight", Float, nullable=False),
    Column("score", Float, nullable=False),
    Column("expected", Float, nullable=False),
    Column("made", UtcDateTime, nullable=False),
    UniqueConstraint("player", "kind", "number"),
)

Index("open_seats", seats.c.open)

# Tournaments: everybody plays everybody, on every side

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", JSON(none_as_null=True)),
    Column("rated", Boolean, nullable=False),
    Column("organizer", ForeignKey(players.c.id), nullable=False),
    Column("created", UtcDateTime, nullable=False),
    Column("started", UtcDateTime),
    Column("ended", UtcDateTime),  # by its organizer; what was not over then does not count
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", ForeignKey(tournaments.c.id), primary_key=True),
    Column("who", String, primary_key=True),  # a player by id, or a bot by its name
    Column("number", Integer, nullable=False),
)

pairings = Table(
    "pairings",
    metadata,
    Column("tournament", ForeignKey(tournaments.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", ForeignKey(games.c.id), nullable=False, unique=True),
)

Index("organized", tournaments.c.organizer)

# Studies: a finished game gone through together

studies = Table(
    "studies",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", ForeignKey(games.c.id), nullable=False),
    Column("maker", String, nullable=False),  # a person
    Column("leader", String, nullable=False),  # a person: where they are, all who follow are
    Column("number", Integer, nullable=False),  # of the last thing that was done in it
    Column("line", Integer, nullable=False),  # where the leader is; 0 is the game as it was played
    Column("moment", Integer, nullable=False),
    Column("eyes", String),
    Column("made", UtcDateTime, nullable=False),
)

study_people = Table(
    "study_people",
    metadata,
    Column("study", ForeignKey(studies.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String, nullable=False),
    Column("name", String, nullable=False),
    Column("asks", Boolean, nullable=False),  # whether they would like to lead
    UniqueConstraint("study", "person"),
)

study_lines = Table(
    "study_lines",
    metadata,
    Column("study", ForeignKey(studies.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),
    Column("moment", Integer, nullable=False),  # of the game, at which the line leaves it
    Column("choices", JSON, nullable=False),  # what was tried from there: who, and what
)

study_comments = Table(
    "study_comments",
    metadata,
    Column("study", ForeignKey(studies.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("line", Integer, nullable=False),  # 0 is the game as it was played
    Column("moment", Integer, nullable=False),
    Column("person", String, nullable=False),
    Column("text", String, nullable=False),
    Column("made", UtcDateTime, nullable=False),
)

Index("studied", studies.c.game)
