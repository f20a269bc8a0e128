"""Ratings: how well players play a game, by Elo's formula. docs/ratings.md has it in full.

Every change is kept with all that it was reckoned from, and is written down together with the
result of the game it comes from: so no result is counted twice, and none is forgotten.
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


class Standing(NamedTuple):
    """A player's rating in a game, and after how many rated games."""

    rating: float = START
    games: int = 0


class Reckoned(NamedTuple):
    """What a game does to a player's rating: weight * (score - expected)."""

    before: float
    after: float
    weight: float
    score: float  # of each rival: 1 beaten, 1/2 level, 0 beaten by
    expected: float


def chance(own: float, other: float) -> float:
    """What is to be expected of a player against another: 1 is always to win."""
    return float(1 / (1 + 10 ** ((other - own) / SCALE)))


def reckon(
    seated: Mapping[str, str], ranks: Mapping[str, int], before: Mapping[str, Standing]
) -> dict[str, Reckoned]:
    """What a game does to all who played it.

    Every pair of sides counts as a game of two, but for pairs of the same player: a bot may sit
    on several sides.
    """
    score, expected = dict.fromkeys(before, 0.0), dict.fromkeys(before, 0.0)
    for side, other in permutations(seated, 2):
        own, rival = seated[side], seated[other]
        if own != rival:
            score[own] += (1 + (ranks[side] < ranks[other]) - (ranks[side] > ranks[other])) / 2
            expected[own] += chance(before[own].rating, before[rival].rating)
    found = {}
    for player, (rating, games_) in before.items():
        weight = (NEW if games_ < GAMES else SETTLED) / (len(seated) - 1)
        after = round(rating + weight * (score[player] - expected[player]), 1)
        found[player] = Reckoned(rating, after, weight, score[player], expected[player])
    return found


def ranks(result: Mapping[str, Any]) -> dict[str, int]:
    """The place of every side; whoever left the table is behind all who stayed."""
    found = {side: at for at, level in enumerate(result["ranking"]) for side in level}
    return found | dict.fromkeys(result["replaced"], len(found))


# Writing


def enter(db: Connection, id: str, result: Mapping[str, Any], made: datetime) -> None:
    """A game has its result. If it is rated, and everybody came, the ratings change with it.

    One that all agreed to end changes nothing.
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
    before = {player: _standing(db, player, kind) for player in everybody}
    changes = [
        {"player": player, "number": before[player].games + 1, **reckoned._asdict()}
        for player, reckoned in reckon(seated, ranks(result), before).items()
    ]
    same = {"game": id, "kind": kind, "made": made}
    db.execute(insert(ratings), [same | change for change in changes])


def _seated(db: Connection, id: str) -> tuple[str, dict[str, str]]:
    """The kind of a game, and its players by side; none if it is not to be rated."""
    wanted = select(seats.c.side, seats.c.player, games.c.game).join(games)
    rows = db.execute(wanted.where(games.c.id == id, games.c.rated)).all()
    found = {row.side: row.player for row in rows}
    together = None not in found.values() and len({*found.values()}) > 1
    return rows[0].game if rows else "", found if together else {}


def _standing(db: Connection, player: str, kind: str, before: int | None = None) -> Standing:
    """How a player stands now, or before one of the changes."""
    latest = select(ratings.c.after, ratings.c.number)
    latest = latest.where(ratings.c.player == player, ratings.c.kind == kind)
    if before is not None:
        latest = latest.where(ratings.c.number < before)
    row = db.execute(latest.order_by(ratings.c.number.desc()).limit(1)).one_or_none()
    return Standing(*row) if row else Standing()


def check(file: Store, id: str, result: Mapping[str, Any]) -> None:
    """Whether the changes by a game are what comes of its result, and of the ratings before it."""
    with file.engine.connect() as db:
        kind, seated = _seated(db, id)
        found = {row.player: row for row in db.execute(select(ratings).where(ratings.c.game == id))}
        before = {player: _standing(db, player, kind, row.number) for player, row in found.items()}
    kept = {
        player: Reckoned(*(getattr(row, f) for f in Reckoned._fields))
        for player, row in found.items()
    }
    if found.keys() != {*seated.values()} or kept != reckon(seated, ranks(result), before):
        raise Refused("wire-other-ratings")


# Reading


class Rank(NamedTuple):
    """A player in the table of a game."""

    player: str
    name: str
    bot: str | None
    rating: float
    games: int


class Change(NamedTuple):
    """A line of the audit trail."""

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


def table(file: Store, kind: str, most: int) -> list[Rank]:
    """The best players of a game."""
    one = ratings.c.kind == kind
    latest = select(ratings.c.player, func.max(ratings.c.number)).where(one)
    latest = latest.group_by(ratings.c.player)
    wanted = select(
        ratings.c.player, players.c.name, players.c.bot, ratings.c.after, ratings.c.number
    ).join_from(ratings, players)
    now = one, tuple_(ratings.c.player, ratings.c.number).in_(latest)
    ordered = wanted.where(*now).order_by(ratings.c.after.desc(), players.c.name).limit(most)
    with file.engine.connect() as db:
        return [Rank(*row) for row in db.execute(ordered)]


def standings(file: Store, player: str) -> dict[str, Standing]:
    """A player's ratings, by game."""
    mine = ratings.c.player == player
    with file.engine.connect() as db:
        kinds = db.scalars(select(ratings.c.kind).where(mine).distinct().order_by(ratings.c.kind))
        return {kind: _standing(db, player, kind) for kind in kinds.all()}


def history(
    file: Store, player: str, kind: str, most: int, before: int | None = None
) -> list[Change]:
    """A player's changes in a game, the latest first, or those before one of them."""
    wanted = _changes.where(ratings.c.player == player, ratings.c.kind == kind)
    if before is not None:
        wanted = wanted.where(ratings.c.number < before)
    latest = wanted.order_by(ratings.c.number.desc()).limit(most)
    with file.engine.connect() as db:
        return [Change(*row) for row in db.execute(latest)]


def of_game(file: Store, id: str) -> Sequence[Change]:
    """What a game has done to the ratings of those who played it."""
    wanted = _changes.where(ratings.c.game == id).order_by(ratings.c.after.desc())
    with file.engine.connect() as db:
        return [Change(*row) for row in db.execute(wanted)]


def seated(file: Store, ids: Collection[str]) -> dict[str, list[SeatRow]]:
    """By game: who sat there, in seating order."""
    wanted = select(seats.c.game, *[seats.c[name] for name in SeatRow._fields])
    found: dict[str, list[SeatRow]] = {id: [] for id in ids}
    with file.engine.connect() as db:
        for game, *row in db.execute(wanted.where(seats.c.game.in_(ids)).order_by(seats.c.place)):
            found[game].append(SeatRow(*row))
    return found
