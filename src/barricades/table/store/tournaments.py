"""Tournaments: what is played, who plays, and how they stand.

Results are read from the games and stored nowhere else.
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
    """A tournament: what is played, and how."""

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
        """The sides of each of its games."""
        return load(self.game).sides(self.options)


class PlayedGame(NamedTuple):
    """A game of a tournament."""

    id: str
    seated: Mapping[str, str]  # by side: who plays it
    ranks: Mapping[str, int] | None  # by side: the first has the least; None if it does not count

    def score(self, side: str, other: str) -> float:
        """The score of a side against another: 1, 1/2 or 0."""
        assert self.ranks is not None
        own, rival = self.ranks[side], self.ranks[other]
        return (1 + (own < rival) - (own > rival)) / 2

    def points(self, side: str) -> float:
        """The sum of a side's scores in the game."""
        return sum(self.score(side, other) for other in self.seated if other != side)


class Entrant(NamedTuple):
    """Somebody who plays in a tournament."""

    number: int
    who: str  # a player by id, or a bot by its name
    name: str | None  # a bot has none


class TournamentSummary(NamedTuple):
    """A tournament, and how far it has got."""

    tournament: Tournament
    by: str  # the organizer's name
    players: int
    games: int
    over: int  # so many games count

    @property
    def state(self) -> str:
        """open, going, over, or ended (by its organizer, before it was over)."""
        if self.tournament.ended:
            return "ended"
        if self.tournament.started is None:
            return "open"
        return "over" if self.over == self.games else "going"


# Reading


def latest_ones(file: Store) -> list[TournamentSummary]:
    """The latest tournaments, without those that nobody started for a month."""
    waits = tournaments.c.created > store.now() - WAITS
    return _listed(file, or_(tournaments.c.started.is_not(None), waits))


def read(file: Store, id: str) -> TournamentSummary:
    """A tournament by its id. Raises Refused if there is none."""
    found = _listed(file, tournaments.c.id == id)
    if not found:
        raise Refused("wire-no-tournament")
    return found[0]


def _listed(file: Store, query: ColumnElement[bool]) -> list[TournamentSummary]:
    came = select(func.count()).where(entrants.c.tournament == tournaments.c.id)
    own = select(func.count()).where(pairings.c.tournament == tournaments.c.id)
    over = own.join_from(pairings, games).where(_counts())
    columns = [tournaments.c[name] for name in Tournament._fields]
    sums = [count.scalar_subquery() for count in (came, own, over)]
    found = select(*columns, people.c.name.label("by"), *sums).join_from(tournaments, people)
    latest = found.where(query).order_by(tournaments.c.created.desc()).limit(LISTED)
    with file.engine.connect() as db:
        rows, many = db.execute(latest).all(), len(columns)
        return [TournamentSummary(Tournament(*row[:many]), *row[many:]) for row in rows]


def _counts() -> ColumnElement[bool]:
    """Whether a game is over, and was so before the tournament was ended."""
    in_time = or_(tournaments.c.ended.is_(None), games.c.finished <= tournaments.c.ended)
    return games.c.finished.is_not(None) & in_time


def entrants_of(file: Store, id: str) -> list[Entrant]:
    """Those who play in a tournament, in the order in which they entered."""
    with file.engine.connect() as db:
        return _entrants(db, id)


def _entrants(db: Connection, id: str) -> list[Entrant]:
    found = select(entrants.c.number, entrants.c.who, people.c.name)
    found = found.join_from(entrants, people, people.c.id == entrants.c.who, isouter=True)
    ordered = found.where(entrants.c.tournament == id).order_by(entrants.c.number)
    return [Entrant(*row) for row in db.execute(ordered)]


def played(file: Store, id: str) -> list[PlayedGame]:
    """All games of a tournament, with the ranks of those that count."""
    query = (
        select(pairings.c.game, games.c.result, _counts().label("counts"))
        .add_columns(seats.c.side, func.coalesce(seats.c.bot, seats.c.player).label("who"))
        .join_from(pairings, tournaments)
        .join(games, games.c.id == pairings.c.game)
        .join(seats, seats.c.game == pairings.c.game)
        .where(pairings.c.tournament == id)
        .order_by(pairings.c.number, seats.c.place)
    )
    with file.engine.connect() as db:
        rows = db.execute(query).all()
    return [_played(game, [*sides]) for game, sides in groupby(rows, lambda row: row.game)]


def _played(game: str, sides: list[Any]) -> PlayedGame:
    ranks = ratings.ranks(sides[0].result) if sides[0].counts else None
    return PlayedGame(game, {row.side: row.who for row in sides}, ranks)


def of_game(file: Store, game: str) -> tuple[str, str] | None:
    """The id and the name of the tournament to which a game belongs, or None."""
    query = select(tournaments.c.id, tournaments.c.name).join_from(pairings, tournaments)
    with file.engine.connect() as db:
        row = db.execute(query.where(pairings.c.game == game)).first()
        return (row.id, row.name) if row else None


# Writing. Whoever changes who plays holds the tournament's row meanwhile: so nobody comes too late
# or one too many, and it starts once.


class NewGame(NamedTuple):
    """A game to be created: its row, its seats, and pairs of a person and the side they hold."""

    row: GameRow
    seats: list[SeatRow]
    held: list[tuple[str, str]]


def create(file: Store, new: Tournament, each: int) -> None:
    """Add a tournament, in which its organizer plays. Raises Refused if they have `each` now."""
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
    query = select(*[tournaments.c[name] for name in Tournament._fields])
    with writing(file.engine) as db:
        row = db.execute(query.where(tournaments.c.id == id).with_for_update()).one_or_none()
        if row is None:
            raise Refused("wire-no-tournament")
        must_be_open(Tournament(*row))
        yield db, Tournament(*row)


def must_be_open(tournament: Tournament) -> None:
    """Raise Refused if a tournament has started."""
    if tournament.started:
        raise Refused("wire-tournament-started")


def must_organize(tournament: Tournament, player: str | None) -> None:
    """Raise Refused unless this player (by id) is the organizer."""
    if player != tournament.organizer:
        raise Refused("wire-tournament-organizer")


def enter(file: Store, id: str, who: str, most: int) -> None:
    """Add a player (by id) or a bot (by name) to a tournament that has not started.

    Does nothing if they are in it already. Raises Refused if there are `most` already.
    """
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
    """Remove an entrant by number. Raises Refused unless it is themselves or the organizer."""
    gone = entrants.c.tournament == id, entrants.c.number == number
    with _before_start(file, id) as (db, tournament):
        if by is None or by != db.scalar(select(entrants.c.who).where(*gone)):
            must_organize(tournament, by)
        db.execute(delete(entrants).where(*gone))


def withdraw(file: Store, id: str, by: str | None) -> None:
    """Delete a tournament that has not started. Raises Refused unless the organizer does it."""
    with _before_start(file, id) as (db, tournament):
        must_organize(tournament, by)
        db.execute(delete(entrants).where(entrants.c.tournament == id))
        db.execute(delete(tournaments).where(tournaments.c.id == id))


def start(file: Store, id: str, there: list[Entrant], made: list[NewGame]) -> bool:
    """Start a tournament with these games, all or none.

    Returns False and does nothing if the entrants are no longer `there`.
    """
    with _before_start(file, id) as (db, _):
        if _entrants(db, id) != there:
            return False
        db.execute(update(tournaments).where(tournaments.c.id == id), {"started": store.now()})
        for number, new in enumerate(made, 1):
            store.insert_game(db, *new)
            db.execute(insert(pairings), {"tournament": id, "number": number, "game": new.row.id})
        leases.offer(db, [new.row.id for new in made])
        return True


def end(file: Store, id: str) -> bool:
    """End a tournament; unfinished games no longer count. Whether it had not been ended before."""
    mine = tournaments.c.id == id, tournaments.c.ended.is_(None)
    with writing(file.engine) as db:
        return db.execute(update(tournaments).where(*mine), {"ended": store.now()}).rowcount == 1
