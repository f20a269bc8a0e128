"""Feeds: the tokens, hashed, that show the games of a browser to a program that reads news."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from .database import writing
from .schema import feeds
from .store import Store
from .tokens import hashed


def browser_of(file: Store, token: str) -> str | None:
    """The browser whose games a token shows."""
    with file.engine.connect() as db:
        return db.scalar(select(feeds.c.browser).where(feeds.c.token == hashed(token)))


def renew(file: Store, browser: str, token: str | None) -> None:
    """From now on only this token shows a browser's games, or none does."""
    with writing(file.engine) as db:
        db.execute(delete(feeds).where(feeds.c.browser == browser))
        if token:
            db.execute(insert(feeds), {"browser": browser, "token": hashed(token)})
