"""Feeds: the hashed tokens by which news readers see the games of a browser."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from .database import writing
from .schema import feeds
from .store import Store
from .tokens import hashed


def browser_of(file: Store, token: str) -> str | None:
    """The browser whose games a token shows; None if it is not valid."""
    with file.engine.connect() as db:
        return db.scalar(select(feeds.c.browser).where(feeds.c.token == hashed(token)))


def renew(file: Store, browser: str, token: str | None) -> None:
    """Make this the only token of a browser, or leave it none."""
    with writing(file.engine) as db:
        db.execute(delete(feeds).where(feeds.c.browser == browser))
        if token:
            db.execute(insert(feeds), {"browser": browser, "token": hashed(token)})
