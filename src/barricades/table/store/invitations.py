"""Invitations: seats that wait for somebody. Whoever comes first has the seat: one row decides."""

from __future__ import annotations

from datetime import timedelta

from sqlalchemy import exists, insert, or_, select, update

from ...core import NATURE, Refused
from . import players, store
from .schema import games, holders, moves, seats
from .store import Store

WAITS = timedelta(days=7)  # a game in which nothing happens is listed no longer
MOST = 50  # games in the list
RATE, BURST = 1 / 600, 10.0  # invitations of one guest: so many a second, so many at once


def waiting(file: Store) -> list[str]:
    """The games with a seat that anybody may take, the latest first."""
    since = store.now() - WAITS
    moved = moves.c.game == games.c.id, moves.c.who != NATURE, moves.c.made > since
    wanted = select(games.c.id).where(
        games.c.id.in_(select(seats.c.game).where(seats.c.open)),
        games.c.finished.is_(None),
        or_(games.c.created > since, exists().where(*moved)),
    )
    with file.engine.connect() as db:
        return [*db.scalars(wanted.order_by(games.c.created.desc()).limit(MOST))]


def sit(
    file: Store,
    game: str,
    side: str,
    person: str,
    name: str = "",
    *,
    rated: bool,
    by_link: bool = False,
) -> None:
    """A person takes a seat, which is open or to which they have the link.

    Several may hold a seat who have its link, but for rated games: there everybody has one seat.
    """
    me = players.known(file, person)
    if rated and me is None:
        raise Refused("wire-rated-name")
    called = me.name if me else players.must_be_free(file, name)
    taken = {"taken": True, "open": False, "player": me and me.id}
    values = taken | ({"name": called} if called else {})
    here, one_each = seats.c.game == game, rated or not by_link
    free = seats.c.taken.is_(False) if by_link else seats.c.open
    with file.changing(game) as db:
        db.execute(select(games.c.id).where(games.c.id == game).with_for_update())
        mine = holders.c.game == game, holders.c.browser == person
        held = db.scalars(select(holders.c.side).where(*mine)).all()
        if side in held:
            return
        if held and one_each:
            raise Refused("wire-one-seat")
        came = db.execute(update(seats).where(here, seats.c.side == side, free), values).rowcount
        if not came and one_each:
            raise Refused("wire-seat-gone")
        db.execute(insert(holders), {"browser": person, "game": game, "side": side})
