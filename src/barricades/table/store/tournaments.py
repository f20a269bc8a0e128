"""Tournaments: what is played in one, who plays, and how it stands.

Results are read from the games, and kept nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Engine, func, or_, select

from ...core import Refused
from ...games import load
from ..features.tournaments import pairing
from ..features.tournaments.standings import Played
from . import ratings, store
from .schema import entrants, games, pairings, seats, tournaments
from .schema import players as people

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

    @property
    def most(self) -> int:
        """So many may play."""
        return pairing.limit(len(self.sides))


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


def every(engine: Engine) -> list[Listed]:
    """The latest tournaments."""
    waits = tournaments.c.created > store.now() - WAITS
    return _listed(engine, or_(tournaments.c.started.is_not(None), waits))


def read(engine: Engine, id: str) -> Listed:
    """A tournament as it stands."""
    found = _listed(engine, tournaments.c.id == id)
    if not found:
        raise Refused("wire-no-tournament")
    return found[0]


def _listed(engine: Engine, wanted: ColumnElement[bool]) -> list[Listed]:
    came = select(func.count()).where(entrants.c.tournament == tournaments.c.id)
    own = select(func.count()).where(pairings.c.tournament == tournaments.c.id)
    over = own.join_from(pairings, games).where(_counts())
    columns = [tournaments.c[name] for name in Tournament._fields]
    sums = [count.scalar_subquery() for count in (came, own, over)]
    found = select(*columns, people.c.name.label("by"), *sums).join_from(tournaments, people)
    latest = found.where(wanted).order_by(tournaments.c.created.desc()).limit(LISTED)
    with engine.connect() as db:
        rows, many = db.execute(latest).all(), len(columns)
        return [Listed(Tournament(*row[:many]), *row[many:]) for row in rows]


def _counts() -> ColumnElement[bool]:
    """Whether a game is over, and was so before the tournament was ended."""
    in_time = or_(tournaments.c.ended.is_(None), games.c.finished <= tournaments.c.ended)
    return games.c.finished.is_not(None) & in_time


def field(engine: Engine, id: str) -> list[Entrant]:
    """Who plays, in the order in which they came."""
    with engine.connect() as db:
        return field_in(db, id)


def field_in(db: Connection, id: str) -> list[Entrant]:
    found = select(entrants.c.number, entrants.c.who, people.c.name)
    found = found.join_from(entrants, people, people.c.id == entrants.c.who, isouter=True)
    ordered = found.where(entrants.c.tournament == id).order_by(entrants.c.number)
    return [Entrant(*row) for row in db.execute(ordered)]


def played(engine: Engine, id: str) -> list[Played]:
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
    with engine.connect() as db:
        rows = db.execute(wanted).all()
    return [_played(game, [*sides]) for game, sides in groupby(rows, lambda row: row.game)]


def _played(game: str, sides: list[Any]) -> Played:
    ranks = ratings.ranks(sides[0].result) if sides[0].counts else None
    return Played(game, {row.side: row.who for row in sides}, ranks)


def of_game(engine: Engine, game: str) -> tuple[str, str] | None:
    """The id and the name of the tournament that a game belongs to."""
    wanted = select(tournaments.c.id, tournaments.c.name).join_from(pairings, tournaments)
    with engine.connect() as db:
        row = db.execute(wanted.where(pairings.c.game == game)).first()
        return (row.id, row.name) if row else None
