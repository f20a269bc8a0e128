"""Ratings: how well players play a game, by Elo's formula (docs/ratings.md).

Every change is stored with all that it was calculated from, in the same transaction as the result
of the game. So no result is counted twice, and none is forgotten.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from itertools import permutations
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, func, insert, select, tuple_

from ...core import Refused
from ...play.history import ABANDONED
from .rows import SeatRow
from .schema import games, players, ratings, seats

if TYPE_CHECKING:
    from .store import Store

START = 1500.0
SCALE = 400  # points ahead: to be expected to win ten times as often as to lose
NEW, SETTLED = 32, 16  # how much a game weighs
GAMES = 20  # so many make a player a settled one


class Rating(NamedTuple):
    """A player's rating in a game, and the number of their rated games."""

    rating: float = START
    games: int = 0


class Calculation(NamedTuple):
    """What a game does to a player's rating: weight * (score - expected)."""

    before: float
    after: float
    weight: float
    score: float  # of each rival: 1 beaten, 1/2 level, 0 beaten by
    expected: float


def expected_score(own: float, other: float) -> float:
    """The score to be expected of a player against another: 1 means to win always."""
    return float(1 / (1 + 10 ** ((other - own) / SCALE)))


def calculate(
    seated: Mapping[str, str], ranks: Mapping[str, int], before: Mapping[str, Rating]
) -> dict[str, Calculation]:
    """The change for every player of a game, by player.

    Every pair of sides counts as a game of two, except pairs of the same player: a bot may have
    several sides. `seated` has the players by side, `before` their ratings.
    """
    score, expected = dict.fromkeys(before, 0.0), dict.fromkeys(before, 0.0)
    for side, other in permutations(seated, 2):
        own, rival = seated[side], seated[other]
        if own != rival:
            score[own] += (1 + (ranks[side] < ranks[other]) - (ranks[side] > ranks[other])) / 2
            expected[own] += expected_score(before[own].rating, before[rival].rating)
    found = {}
    for player, (rating, games_) in before.items():
        weight = (NEW if games_ < GAMES else SETTLED) / (len(seated) - 1)
        after = round(rating + weight * (score[player] - expected[player]), 1)
        found[player] = Calculation(rating, after, weight, score[player], expected[player])
    return found


def ranks(result: Mapping[str, Any]) -> dict[str, int]:
    """The rank of every side, the best being 0; whoever left the game comes last."""
    found = {side: at for at, level in enumerate(result["ranking"]) for side in level}
    return found | dict.fromkeys(result["replaced"], len(found))


# Writing


def apply_result(db: Connection, id: str, result: Mapping[str, Any], made: datetime) -> None:
    """Store the changes by a finished game, within a transaction.

    Does nothing if the game is not rated, somebody never came, or all agreed to abandon it.
    """
    if result["reason"] == ABANDONED:
        return
    kind, seated = _seated(db, id)
    everybody = sorted({*seated.values()})
    if not everybody:
        return
    # Two games of one player may end at once: one of them waits here for the other.
    locked = select(players.c.id).where(players.c.id.in_(everybody)).order_by(players.c.id)
    db.execute(locked.with_for_update()).all()
    before = {player: _rating(db, player, kind) for player in everybody}
    changes = [
        {"player": player, "number": before[player].games + 1, **calculation._asdict()}
        for player, calculation in calculate(seated, ranks(result), before).items()
    ]
    same = {"game": id, "kind": kind, "made": made}
    db.execute(insert(ratings), [same | change for change in changes])


def _seated(db: Connection, id: str) -> tuple[str, dict[str, str]]:
    """The kind of a game, and its players by side; none if it is not to be rated."""
    query = select(seats.c.side, seats.c.player, games.c.game).join(games)
    rows = db.execute(query.where(games.c.id == id, games.c.rated)).all()
    found = {row.side: row.player for row in rows}
    together = None not in found.values() and len({*found.values()}) > 1
    return rows[0].game if rows else "", found if together else {}


def _rating(db: Connection, player: str, kind: str, before: int | None = None) -> Rating:
    """A player's rating now, or before one of the changes."""
    latest = select(ratings.c.after, ratings.c.number)
    latest = latest.where(ratings.c.player == player, ratings.c.kind == kind)
    if before is not None:
        latest = latest.where(ratings.c.number < before)
    row = db.execute(latest.order_by(ratings.c.number.desc()).limit(1)).one_or_none()
    return Rating(*row) if row else Rating()


def check(file: Store, id: str, result: Mapping[str, Any]) -> None:
    """Recalculate the changes by a game. Raises Refused if others are stored."""
    with file.engine.connect() as db:
        kind, seated = _seated(db, id)
        found = {row.player: row for row in db.execute(select(ratings).where(ratings.c.game == id))}
        before = {player: _rating(db, player, kind, row.number) for player, row in found.items()}
    kept = {
        player: Calculation(*(getattr(row, f) for f in Calculation._fields))
        for player, row in found.items()
    }
    if found.keys() != {*seated.values()} or kept != calculate(seated, ranks(result), before):
        raise Refused("wire-other-ratings")


# Reading


class Rank(NamedTuple):
    """A player in the ranking of a game."""

    player: str
    name: str
    bot: str | None
    rating: float
    games: int


class Change(NamedTuple):
    """A stored change of a rating, with all that it was calculated from."""

    game: str
    player: str
    name: str
    bot: str | None
    number: int
    before: float
    after: float
    weight: float
    score: float
    expected: float
    made: datetime


_changes = select(*[(players if f in ("name", "bot") else ratings).c[f] for f in Change._fields])
_changes = _changes.join_from(ratings, players)


def ranking(file: Store, kind: str, most: int) -> list[Rank]:
    """The best players of a game, best first."""
    one = ratings.c.kind == kind
    latest = select(ratings.c.player, func.max(ratings.c.number)).where(one)
    latest = latest.group_by(ratings.c.player)
    query = select(
        ratings.c.player, players.c.name, players.c.bot, ratings.c.after, ratings.c.number
    ).join_from(ratings, players)
    now = one, tuple_(ratings.c.player, ratings.c.number).in_(latest)
    ordered = query.where(*now).order_by(ratings.c.after.desc(), players.c.name).limit(most)
    with file.engine.connect() as db:
        return [Rank(*row) for row in db.execute(ordered)]


def ratings_of(file: Store, player: str) -> dict[str, Rating]:
    """A player's ratings, by game."""
    mine = ratings.c.player == player
    with file.engine.connect() as db:
        kinds = db.scalars(select(ratings.c.kind).where(mine).distinct().order_by(ratings.c.kind))
        return {kind: _rating(db, player, kind) for kind in kinds.all()}


def history(
    file: Store, player: str, kind: str, most: int, before: int | None = None
) -> list[Change]:
    """A player's changes in a game, latest first; only those numbered below `before`."""
    query = _changes.where(ratings.c.player == player, ratings.c.kind == kind)
    if before is not None:
        query = query.where(ratings.c.number < before)
    latest = query.order_by(ratings.c.number.desc()).limit(most)
    with file.engine.connect() as db:
        return [Change(*row) for row in db.execute(latest)]


def of_game(file: Store, id: str) -> Sequence[Change]:
    """The changes by a game, the highest rating first."""
    query = _changes.where(ratings.c.game == id).order_by(ratings.c.after.desc())
    with file.engine.connect() as db:
        return [Change(*row) for row in db.execute(query)]


def seated(file: Store, ids: Collection[str]) -> dict[str, list[SeatRow]]:
    """The seats of these games, in seating order, by game."""
    query = select(seats.c.game, *[seats.c[name] for name in SeatRow._fields])
    found: dict[str, list[SeatRow]] = {id: [] for id in ids}
    with file.engine.connect() as db:
        for game, *row in db.execute(query.where(seats.c.game.in_(ids)).order_by(seats.c.place)):
            found[game].append(SeatRow(*row))
    return found
