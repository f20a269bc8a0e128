"""Tending: which process has the bots of a game think, so that no two do and none is forgotten.

Whoever writes a row after which a bot is asked tends the game for a while, and says so again as
long as the bot thinks. When that while has passed, the next who looks takes the game over. Should
two think after all, no harm is done: the number of their rows decides.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Engine, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from .clock import now as _now
from .database import writing
from .notices import OWN
from .schema import tended

WHILE = timedelta(seconds=10)


def begin(db: Connection, id: str) -> None:
    """This process tends a game from now on."""
    if not db.execute(update(tended).where(tended.c.game == id), _mine()).rowcount:
        db.execute(insert(tended), {"game": id, **_mine()})


def offer(db: Connection, ids: Collection[str]) -> None:
    """Whichever process comes first sets these games going."""
    db.execute(delete(tended).where(tended.c.game.in_(ids)))
    db.execute(insert(tended), [{"game": id, "by": OWN, "until": _now()} for id in ids])


def end(db: Connection, id: str) -> None:
    """No bot is asked any more."""
    db.execute(delete(tended).where(tended.c.game == id))


def claim(engine: Engine, id: str) -> bool:
    """Whether this process may tend a game: from now on it does."""
    free = or_(tended.c.by == OWN, tended.c.until <= _now())
    try:
        with writing(engine) as db:
            if not db.execute(update(tended).where(tended.c.game == id, free), _mine()).rowcount:
                db.execute(insert(tended), {"game": id, **_mine()})
    except IntegrityError:
        return False  # another does
    return True


def renew(engine: Engine, ids: Collection[str]) -> None:
    """In these games bots are still thinking."""
    if ids:
        with writing(engine) as db:
            still = tended.c.game.in_(ids), tended.c.by == OWN
            db.execute(update(tended).where(*still), _mine())


def expired(engine: Engine, most: int) -> list[tuple[str, datetime]]:
    """Games that nobody tends any more, and since when; those first that have waited longest."""
    wanted = select(tended.c.game, tended.c.until).where(tended.c.until <= _now())
    with engine.connect() as db:
        found = db.execute(wanted.order_by(tended.c.until).limit(most))
        return [(id, until) for id, until in found]


def drop(engine: Engine, id: str, until: datetime) -> None:
    """There is nothing to tend, unless somebody has taken the game over since."""
    with writing(engine) as db:
        db.execute(delete(tended).where(tended.c.game == id, tended.c.until == until))


def release_all(engine: Engine) -> None:
    """This process goes; others may take over all that it tends."""
    with writing(engine) as db:
        db.execute(update(tended).where(tended.c.by == OWN), {"until": _now()})


def _mine() -> dict[str, Any]:
    return {"by": OWN, "until": _now() + WHILE}
