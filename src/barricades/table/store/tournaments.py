"""Tournaments: what is played in one, who plays, and how it stands.

Results are read from the games, and kept nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime, timedelta
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

from ...core import Refused
from ...games import load
from . import leases, ratings, store
from .database import writing
from .rows import GameRow, SeatRow
from .schema import entrants, games, pairings, seats, tournaments
from .schema import players as people
from .store import Store

LISTED = 100
WAITS = timedelta(days=30)  # one that nobody starts is listed no longer


class Tournament(NamedTuple):
    """What is played, and how."""

    id: str
    name: str
    game: str
    options: Mapping[str, Any]
    clock: Mapping[str, int] | None
    rated: bool
    organizer: str  # a player, by id
    created: datetime
    started: datetime | None
    ended: datetime | None  # by its organizer; what was not over then does not count

    @property
    def sides(self) -> tuple[str, ...]:
        return load(self.game).sides(self.options)


class Played(NamedTuple):
    """A game of a tournament."""

    id: str
    seated: Mapping[str, str]  # by side: who plays it
    ranks: Mapping[str, int] | None  # by side: the first has the least; None if it does not count

    def score(self, side: str, other: str) -> float:
        """What a side has against another."""
        assert self.ranks is not None
        own, rival = self.ranks[side], self.ranks[other]
        return (1 + (own < rival) - (own > rival)) / 2

    def points(self, side: str) -> float:
        """What a side has of the game."""
        return sum(self.score(side, other) for other in self.seated if other != side)


class Entrant(NamedTuple):
    """Somebody who plays in a tournament."""

    number: int
    who: str  # a player by id, or a bot by its name
    name: str | None  # a bot has none


class Listed(NamedTuple):
    """A tournament, and how far it is."""

    tournament: Tournament
    by: str  # the organizer's name
    players: int
    games: int
    over: int  # so many games count

    @property
    def state(self) -> str:
        if self.tournament.ended:
            return "ended"
        if self.tournament.started is None:
            return "open"
        return "over" if self.over == self.games else "going"


# Reading


def every(file: Store) -> list[Listed]:
    """The latest tournaments."""
    waits = tournaments.c.created > store.now() - WAITS
    return _listed(file, or_(tournaments.c.started.is_not(None), waits))


def read(file: Store, id: str) -> Listed:
    """A tournament as it stands."""
    found = _listed(file, tournaments.c.id == id)
    if not found:
        raise Refused("wire-no-tournament")
    return found[0]


def _listed(file: Store, wanted: ColumnElement[bool]) -> list[Listed]:
    came = select(func.count()).where(entrants.c.tournament == tournaments.c.id)
    own = select(func.count()).where(pairings.c.tournament == tournaments.c.id)
    over = own.join_from(pairings, games).where(_counts())
    columns = [tournaments.c[name] for name in Tournament._fields]
    sums = [count.scalar_subquery() for count in (came, own, over)]
    found = select(*columns, people.c.name.label("by"), *sums).join_from(tournaments, people)
    latest = found.where(wanted).order_by(tournaments.c.created.desc()).limit(LISTED)
    with file.engine.connect() as db:
        rows, many = db.execute(latest).all(), len(columns)
        return [Listed(Tournament(*row[:many]), *row[many:]) for row in rows]


def _counts() -> ColumnElement[bool]:
    """Whether a game is over, and was so before the tournament was ended."""
    in_time = or_(tournaments.c.ended.is_(None), games.c.finished <= tournaments.c.ended)
    return games.c.finished.is_not(None) & in_time


def field(file: Store, id: str) -> list[Entrant]:
    """Who plays, in the order in which they came."""
    with file.engine.connect() as db:
        return field_in(db, id)


def field_in(db: Connection, id: str) -> list[Entrant]:
    found = select(entrants.c.number, entrants.c.who, people.c.name)
    found = found.join_from(entrants, people, people.c.id == entrants.c.who, isouter=True)
    ordered = found.where(entrants.c.tournament == id).order_by(entrants.c.number)
    return [Entrant(*row) for row in db.execute(ordered)]


def played(file: Store, id: str) -> list[Played]:
    """All games of a tournament, with the results of those that count."""
    wanted = (
        select(pairings.c.game, games.c.result, _counts().label("counts"))
        .add_columns(seats.c.side, func.coalesce(seats.c.bot, seats.c.player).label("who"))
        .join_from(pairings, tournaments)
        .join(games, games.c.id == pairings.c.game)
        .join(seats, seats.c.game == pairings.c.game)
        .where(pairings.c.tournament == id)
        .order_by(pairings.c.number, seats.c.place)
    )
    with file.engine.connect() as db:
        rows = db.execute(wanted).all()
    return [_played(game, [*sides]) for game, sides in groupby(rows, lambda row: row.game)]


def _played(game: str, sides: list[Any]) -> Played:
    ranks = ratings.ranks(sides[0].result) if sides[0].counts else None
    return Played(game, {row.side: row.who for row in sides}, ranks)


def of_game(file: Store, game: str) -> tuple[str, str] | None:
    """The id and the name of the tournament that a game belongs to."""
    wanted = select(tournaments.c.id, tournaments.c.name).join_from(pairings, tournaments)
    with file.engine.connect() as db:
        row = db.execute(wanted.where(pairings.c.game == game)).first()
        return (row.id, row.name) if row else None


# Writing. Whoever changes who plays holds the tournament's row meanwhile: so nobody comes too late
# or one too many, and it starts once.


class NewGame(NamedTuple):
    """A game that is to be, who sits where, and the pairs of a person and the side they hold."""

    row: GameRow
    seats: list[SeatRow]
    held: list[tuple[str, str]]


def create(file: Store, new: Tournament, each: int) -> None:
    """A new tournament, in which its organizer plays. Refused if they have so many already."""
    with writing(file.engine) as db:
        db.execute(select(people.c.id).where(people.c.id == new.organizer).with_for_update())
        if _unfinished(db, new.organizer) >= each:
            raise Refused("wire-tournaments-many", most=each)
        db.execute(insert(tournaments), new._asdict())
        db.execute(insert(entrants), {"tournament": new.id, "who": new.organizer, "number": 1})


def _unfinished(db: Connection, organizer: str) -> int:
    """How many tournaments of somebody wait for players, or are under way."""
    going = select(pairings.c.tournament).join(games).where(games.c.finished.is_(None))
    waits = tournaments.c.started.is_(None) | tournaments.c.id.in_(going)
    mine = tournaments.c.organizer == organizer, tournaments.c.ended.is_(None), waits
    return int(db.scalar(select(func.count()).select_from(tournaments).where(*mine)) or 0)


@contextmanager
def _before_start(file: Store, id: str) -> Iterator[tuple[Connection, Tournament]]:
    """A transaction in which a tournament has not started, and nobody else can change that."""
    wanted = select(*[tournaments.c[name] for name in Tournament._fields])
    with writing(file.engine) as db:
        row = db.execute(wanted.where(tournaments.c.id == id).with_for_update()).one_or_none()
        if row is None:
            raise Refused("wire-no-tournament")
        must_be_open(Tournament(*row))
        yield db, Tournament(*row)


def must_be_open(tournament: Tournament) -> None:
    """Refused if it has started."""
    if tournament.started:
        raise Refused("wire-tournament-started")


def must_organize(tournament: Tournament, player: str | None) -> None:
    """Refused unless this is the organizer, by id."""
    if player != tournament.organizer:
        raise Refused("wire-tournament-organizer")


def enter(file: Store, id: str, who: str, most: int) -> None:
    """A player by id, or a bot by its name, plays. Refused if so many do already."""
    with _before_start(file, id) as (db, _):
        rows = db.execute(select(entrants).where(entrants.c.tournament == id)).all()
        there = {row.who: row.number for row in rows}
        if who in there:
            return
        if len(there) >= most:
            raise Refused("wire-tournament-full", most=most)
        number = max(there.values(), default=0) + 1
        db.execute(insert(entrants), {"tournament": id, "who": who, "number": number})


def leave(file: Store, id: str, by: str | None, number: int) -> None:
    """An entrant goes, by their number. Refused unless they, or the organizer, want it."""
    gone = entrants.c.tournament == id, entrants.c.number == number
    with _before_start(file, id) as (db, tournament):
        if by is None or by != db.scalar(select(entrants.c.who).where(*gone)):
            must_organize(tournament, by)
        db.execute(delete(entrants).where(*gone))


def withdraw(file: Store, id: str, by: str | None) -> None:
    """It will not take place, and is gone. Refused unless the organizer wants it."""
    with _before_start(file, id) as (db, tournament):
        must_organize(tournament, by)
        db.execute(delete(entrants).where(entrants.c.tournament == id))
        db.execute(delete(tournaments).where(tournaments.c.id == id))


def start(file: Store, id: str, there: list[Entrant], made: list[NewGame]) -> bool:
    """All games are made at once, or none: none if not these, and only these, play any more."""
    with _before_start(file, id) as (db, _):
        if field_in(db, id) != there:
            return False
        db.execute(update(tournaments).where(tournaments.c.id == id), {"started": store.now()})
        for number, new in enumerate(made, 1):
            store.put(db, *new)
            db.execute(insert(pairings), {"tournament": id, "number": number, "game": new.row.id})
        leases.offer(db, [new.row.id for new in made])
        return True


def end(file: Store, id: str) -> bool:
    """What is not over now does not count. Whether it was not ended before."""
    mine = tournaments.c.id == id, tournaments.c.ended.is_(None)
    with writing(file.engine) as db:
        return db.execute(update(tournaments).where(*mine), {"ended": store.now()}).rowcount == 1
