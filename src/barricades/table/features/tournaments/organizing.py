"""Organizing: a tournament is opened, players come, it starts, and it may be ended.

Whoever comes, leaves or starts it holds the tournament's row meanwhile: so nobody comes too late
or one too many, and it starts once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, delete, func, insert, select, update

from ....core import Refused
from ....games import load
from ....play.clocks import Clock
from ...live import seating
from ...live.archive import fresh, new_id
from ...live.rooms import Rooms
from ...store import leases, players, store
from ...store.database import writing
from ...store.players import Player
from ...store.schema import entrants, games, pairings, tournaments
from ...store.schema import players as people
from ...store.store import GameRow, SeatRow
from ...store.tournaments import Entrant, Tournament, field, field_in, read
from . import pairing

EACH = 3  # tournaments that somebody may have on their hands

# Before it starts


def found(
    engine: Engine,
    organizer: Player | None,
    name: str,
    game: str,
    options: Mapping[str, Any],
    clock: Mapping[str, int] | None = None,
    rated: bool = False,
) -> str:
    """A new tournament, by its id; whoever opens it is the first to play in it."""
    if organizer is None:
        raise Refused("wire-tournament-name")
    called = players.line(name)
    if len(called) < players.LEAST or not any(map(str.isalnum, called)):
        raise Refused("wire-tournament-called", least=players.LEAST)
    if len(load(game).sides(options)) < 2:
        raise Refused("wire-tournament-alone")
    if not seating.is_plain(load(game), options):
        raise Refused("wire-tournament-plain")
    paced = Clock.of(clock)
    new = Tournament(
        id=new_id(),
        name=called,
        game=game,
        options=dict(options),
        clock=paced.told() if paced else None,
        rated=rated,
        organizer=organizer.id,
        created=store.now(),
        started=None,
        ended=None,
    )
    with writing(engine) as db:
        db.execute(select(people.c.id).where(people.c.id == organizer.id).with_for_update())
        if _unfinished(db, organizer.id) >= EACH:
            raise Refused("wire-tournaments-many", most=EACH)
        db.execute(insert(tournaments), new._asdict())
        db.execute(insert(entrants), {"tournament": new.id, "who": organizer.id, "number": 1})
    return new.id


def _unfinished(db: Connection, organizer: str) -> int:
    """How many tournaments of somebody wait for players, or are under way."""
    going = select(pairings.c.tournament).join(games).where(games.c.finished.is_(None))
    waits = tournaments.c.started.is_(None) | tournaments.c.id.in_(going)
    mine = tournaments.c.organizer == organizer, tournaments.c.ended.is_(None), waits
    return int(db.scalar(select(func.count()).select_from(tournaments).where(*mine)) or 0)


@contextmanager
def _before(engine: Engine, id: str) -> Iterator[tuple[Connection, Tournament]]:
    """A transaction in which a tournament has not started, and nobody else can change that."""
    wanted = select(*[tournaments.c[name] for name in Tournament._fields])
    with writing(engine) as db:
        row = db.execute(wanted.where(tournaments.c.id == id).with_for_update()).one_or_none()
        if row is None:
            raise Refused("wire-no-tournament")
        _must_be_open(Tournament(*row))
        yield db, Tournament(*row)


def _must_be_open(tournament: Tournament) -> None:
    if tournament.started:
        raise Refused("wire-tournament-started")


def _must_organize(tournament: Tournament, by: Player | None) -> None:
    if by is None or by.id != tournament.organizer:
        raise Refused("wire-tournament-organizer")


def join(engine: Engine, id: str, player: Player | None) -> None:
    """A player comes."""
    if player is None:
        raise Refused("wire-tournament-name")
    with _before(engine, id) as (db, tournament):
        _enter(db, tournament, player.id)


def enter(engine: Engine, id: str, by: Player | None, bot: str, bots: Collection[str]) -> None:
    """The organizer has a bot play."""
    if bot not in bots:
        raise Refused("wire-unknown-player", name=bot, known=", ".join(bots))
    with _before(engine, id) as (db, tournament):
        _must_organize(tournament, by)
        _enter(db, tournament, bot)


def _enter(db: Connection, tournament: Tournament, who: str) -> None:
    rows = db.execute(select(entrants).where(entrants.c.tournament == tournament.id)).all()
    there = {row.who: row.number for row in rows}
    if who in there:
        return
    if len(there) >= tournament.most:
        raise Refused("wire-tournament-full", most=tournament.most)
    number = max(there.values(), default=0) + 1
    db.execute(insert(entrants), {"tournament": tournament.id, "who": who, "number": number})


def leave(engine: Engine, id: str, by: Player | None, number: int) -> None:
    """Somebody goes; the organizer may send anybody away."""
    gone = entrants.c.tournament == id, entrants.c.number == number
    with _before(engine, id) as (db, tournament):
        if by is None or by.id != db.scalar(select(entrants.c.who).where(*gone)):
            _must_organize(tournament, by)
        db.execute(delete(entrants).where(*gone))


def withdraw(engine: Engine, id: str, by: Player | None) -> None:
    """It will not take place, and is gone."""
    with _before(engine, id) as (db, tournament):
        _must_organize(tournament, by)
        db.execute(delete(entrants).where(entrants.c.tournament == id))
        db.execute(delete(tournaments).where(tournaments.c.id == id))


# The start, and the end


class _Paired(NamedTuple):
    """A game that is to be."""

    kept: GameRow
    sitting: list[SeatRow]
    held: list[tuple[str, str]]


def start(rooms: Rooms, id: str, by: Player | None) -> None:
    """All games are made at once, or none; it starts once."""
    engine = rooms.store.engine
    while True:
        tournament, there = read(engine, id).tournament, field(engine, id)
        _must_organize(tournament, by)
        _must_be_open(tournament)
        if len(there) < len(tournament.sides):
            raise Refused("wire-tournament-few", least=len(tournament.sides))
        made = _pair(engine, tournament, there)
        with _before(engine, id) as (db, _):
            if field_in(db, id) != there:
                continue  # somebody came or left in the meantime
            db.execute(update(tournaments).where(tournaments.c.id == id), {"started": store.now()})
            for number, paired in enumerate(made, 1):
                store.put(db, *paired)
                row = {"tournament": id, "number": number, "game": paired.kept.id}
                db.execute(insert(pairings), row)
            leases.offer(db, [paired.kept.id for paired in made])
            return


def _pair(engine: Engine, tournament: Tournament, there: list[Entrant]) -> list[_Paired]:
    """All games, each with its players.

    Nobody has come to a game yet if it is played by minutes: its clocks wait for them.
    """
    sides, come = tournament.sides, "minutes" not in (tournament.clock or {})
    bots = [one.who for one in there if one.name is None] if tournament.rated else []
    known = {one.who: one.who for one in there if one.name is not None}
    known |= {bot: players.enlist(engine, bot) for bot in bots}
    terms = {"clock": tournament.clock, "rated": tournament.rated, "hints": False}

    def seat(side: str, one: Entrant) -> SeatRow:
        bot = one.who if one.name is None else None
        taken, player = bool(bot) or come, known.get(one.who)
        return SeatRow(side, bot=bot, name=one.name or "", taken=taken, player=player)

    made = []
    for places in pairing.schedule(len(sides), len(there)):
        seated = {side: there[place] for side, place in zip(sides, places, strict=True)}
        made.append(
            _Paired(
                fresh(tournament.game, tournament.options, **terms),
                [seat(side, one) for side, one in seated.items()],
                [(one.who, side) for side, one in seated.items() if one.name is not None],
            )
        )
    return made


def end(engine: Engine, id: str, by: Player | None) -> None:
    """The organizer waits no longer: what is not over now does not count."""
    listed = read(engine, id)
    _must_organize(listed.tournament, by)
    if listed.state == "open":
        raise Refused("wire-tournament-waits")
    now, open_ = {"ended": store.now()}, tournaments.c.ended.is_(None)
    with writing(engine) as db:
        mine = tournaments.c.id == id, open_
        if listed.state == "over" or not db.execute(update(tournaments).where(*mine), now).rowcount:
            raise Refused("wire-tournament-over")
