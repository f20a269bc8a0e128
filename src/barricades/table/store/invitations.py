"""Open seats, and taking a seat. Whoever comes first gets it."""

from __future__ import annotations

from datetime import timedelta

from sqlalchemy import exists, insert, or_, select, update

from ...core import NATURE, Refused
from . import players, store
from .schema import games, holders, moves, seats
from .store import Store

LISTED_FOR = timedelta(days=7)  # a game in which nothing happens is listed no longer
MOST = 50  # games in the list
RATE, BURST = 1 / 600, 10.0  # invitations of one guest: so many a second, so many at once


def open_games(file: Store) -> list[str]:
    """The ids of games in progress with a seat that anybody may take, newest first."""
    since = store.now() - LISTED_FOR
    moved = moves.c.game == games.c.id, moves.c.who != NATURE, moves.c.made > since
    query = select(games.c.id).where(
        games.c.id.in_(select(seats.c.game).where(seats.c.open)),
        games.c.finished.is_(None),
        or_(games.c.created > since, exists().where(*moved)),
    )
    with file.engine.connect() as db:
        return [*db.scalars(query.order_by(games.c.created.desc()).limit(MOST))]


def take_seat(
    file: Store,
    game: str,
    side: str,
    person: str,
    name: str = "",
    *,
    rated: bool,
    by_link: bool = False,
) -> None:
    """Give a seat to a person: an open one, or any if they have its link (`by_link`).

    Several people may hold a seat by its link, except in rated games, where each has one seat. Does
    nothing if they hold it already. Raises Refused if the seat is gone, they have another one, the
    name belongs to somebody else, or the game is rated and they have no name in the club.
    """
    me = players.by_id(file, person)
    if rated and me is None:
        raise Refused("wire-rated-name")
    called = me.name if me else players.check_free(file, name)
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
