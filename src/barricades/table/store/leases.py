"""Leases: which process runs the bots of a game, so that no two do and none is forgotten.

A process that stores an entry after which a bot is asked gets the lease, and renews it while the
bot thinks. When a lease expires, the next process that looks takes the game over. If two processes
run the same bot after all, only the first answer can be stored.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Engine, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from .clock import now as _now
from .database import writing
from .notices import PROCESS_ID
from .schema import tended

DURATION = timedelta(seconds=10)


def begin(db: Connection, id: str) -> None:
    """Give this process the lease of a game, within a transaction."""
    if not db.execute(update(tended).where(tended.c.game == id), _lease()).rowcount:
        db.execute(insert(tended), {"game": id, **_lease()})


def offer(db: Connection, ids: Collection[str]) -> None:
    """Let any process take over these games, within a transaction."""
    db.execute(delete(tended).where(tended.c.game.in_(ids)))
    db.execute(insert(tended), [{"game": id, "by": PROCESS_ID, "until": _now()} for id in ids])


def end(db: Connection, id: str) -> None:
    """Remove the lease of a game in which no bot is asked, within a transaction."""
    db.execute(delete(tended).where(tended.c.game == id))


def claim(engine: Engine, id: str) -> bool:
    """Take the lease of a game unless another process holds it; whether it is this one's now."""
    free = or_(tended.c.by == PROCESS_ID, tended.c.until <= _now())
    try:
        with writing(engine) as db:
            if not db.execute(update(tended).where(tended.c.game == id, free), _lease()).rowcount:
                db.execute(insert(tended), {"game": id, **_lease()})
    except IntegrityError:
        return False  # another does
    return True


def renew(engine: Engine, ids: Collection[str]) -> None:
    """Extend the leases that this process holds among these games."""
    if ids:
        with writing(engine) as db:
            still = tended.c.game.in_(ids), tended.c.by == PROCESS_ID
            db.execute(update(tended).where(*still), _lease())


def expired(engine: Engine, most: int) -> list[tuple[str, datetime]]:
    """Games whose lease has expired, and when; those that waited longest first."""
    query = select(tended.c.game, tended.c.until).where(tended.c.until <= _now())
    with engine.connect() as db:
        found = db.execute(query.order_by(tended.c.until).limit(most))
        return [(id, until) for id, until in found]


def drop(engine: Engine, id: str, until: datetime) -> None:
    """Remove an expired lease, unless somebody has taken it since."""
    with writing(engine) as db:
        db.execute(delete(tended).where(tended.c.game == id, tended.c.until == until))


def release_all(engine: Engine) -> None:
    """Let other processes take over all games whose lease this process holds."""
    with writing(engine) as db:
        db.execute(update(tended).where(tended.c.by == PROCESS_ID), {"until": _now()})


def _lease() -> dict[str, Any]:
    return {"by": PROCESS_ID, "until": _now() + DURATION}
