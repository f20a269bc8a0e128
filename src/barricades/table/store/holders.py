"""Who holds which seats: browsers, by the sides that they play."""

from __future__ import annotations

from sqlalchemy import bindparam, func, or_, select

from .schema import browsers, games, holders
from .store import Store

_HELD = select(holders.c.side).where(
    holders.c.browser == bindparam("browser"), holders.c.game == bindparam("id")
)
_OWNER = select(browsers.c.person).where(browsers.c.browser == bindparam("browser"))
_HELD_BY_PERSON = select(holders.c.side).where(
    holders.c.browser == func.coalesce(_OWNER.scalar_subquery(), bindparam("browser")),
    holders.c.game == bindparam("id"),
)


def of_browser(file: Store, browser: str, id: str) -> set[str]:
    """The sides of a game that a browser holds."""
    with file.engine.connect() as db:
        return {*db.scalars(_HELD, {"browser": browser, "id": id})}


def of_person(file: Store, browser: str, id: str) -> set[str]:
    """The sides of a game that are held by the person whose browser this is."""
    with file.engine.connect() as db:
        return {*db.scalars(_HELD_BY_PERSON, {"browser": browser, "id": id})}


def of_game(file: Store, id: str) -> list[tuple[str, str]]:
    """Pairs of a browser and the side it holds in a game."""
    columns = select(holders.c.browser, holders.c.side)
    with file.engine.connect() as db:
        rows = db.execute(columns.where(holders.c.game == id))
        return [(browser, side) for browser, side in rows]


def by_game(
    file: Store, browser: str, finished: int | None = None, skip: int = 0
) -> dict[str, list[str]]:
    """The sides that a browser holds, by game.

    With `finished`, of finished games only so many are included: the latest, after skipping `skip`.
    """
    mine, found = holders.alias(), dict[str, list[str]]()
    query = select(mine.c.game, mine.c.side).where(mine.c.browser == browser)
    if finished is not None:
        held = games.c.id.in_(select(holders.c.game).where(holders.c.browser == browser))
        going = select(games.c.id).where(held, games.c.finished.is_(None))
        over = select(games.c.id).where(held, games.c.finished.is_not(None))
        latest = over.order_by(games.c.created.desc()).limit(finished).offset(skip)
        query = query.where(or_(mine.c.game.in_(going), mine.c.game.in_(latest)))
    with file.engine.connect() as db:
        for id, side in db.execute(query):
            found.setdefault(id, []).append(side)
    return found


def count_unfinished(file: Store, browser: str) -> int:
    """The number of games in progress in which a browser holds a seat."""
    held = games.c.id.in_(select(holders.c.game).where(holders.c.browser == browser))
    with file.engine.connect() as db:
        query = select(func.count()).where(held, games.c.finished.is_(None))
        return db.scalar(query) or 0
