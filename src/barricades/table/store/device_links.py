"""Device links: a code, valid once and for minutes, brings a person's games to another browser.

From then on both browsers belong to the same person and hold the same seats.
"""

from __future__ import annotations

import secrets
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, exists, insert, select, update

from ...core import Refused
from . import players, store, studies
from .database import writing
from .schema import browsers, codes, feeds, holders
from .tokens import hashed

if TYPE_CHECKING:
    from .store import Store

GOOD_FOR = timedelta(minutes=10)
LETTERS = "23456789abcdefghjkmnpqrstvwxyz"  # none that is taken for another
LENGTH, GROUP = 16, 4


def lend(file: Store, person: str) -> str:
    """A new code for a person; it replaces the one before."""
    code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    row = {"person": person, "code": _hashed(code), "until": store.now() + GOOD_FOR}
    with writing(file.engine) as db:
        db.execute(delete(codes).where(codes.c.person == person))
        db.execute(insert(codes), row)
    return "-".join(code[at : at + GROUP] for at in range(0, LENGTH, GROUP))


def is_good(file: Store, code: str) -> bool:
    """Whether a code is valid now."""
    with file.engine.connect() as db:
        return db.scalar(select(codes.c.person).where(*_good(code))) is not None


def carry(file: Store, code: str, browser: str) -> None:
    """Make a browser belong to the person who lent a code, together with the seats it held so far.

    Raises Refused if the code is not valid, the browser is theirs already, or has a name of its
    own.
    """
    before = players.person(file, browser)
    own = players.by_id(file, before)
    with writing(file.engine) as db:
        person = db.scalar(select(codes.c.person).where(*_good(code)))
        if person is None or not db.execute(delete(codes).where(*_good(code))).rowcount:
            raise Refused("wire-no-code")
        if person == before:
            raise Refused("wire-same-games")
        if own:
            raise Refused("wire-has-name", name=own.name)
        theirs = holders.alias()
        at_both = exists().where(
            theirs.c.browser == person,
            theirs.c.game == holders.c.game,
            theirs.c.side == holders.c.side,
        )
        db.execute(delete(holders).where(holders.c.browser == before, at_both))
        db.execute(update(holders).where(holders.c.browser == before), {"browser": person})
        db.execute(update(browsers).where(browsers.c.person == before), {"person": person})
        db.execute(delete(browsers).where(browsers.c.browser == browser))
        db.execute(insert(browsers), {"browser": browser, "person": person})
        studies.carry(db, before, person)
        for table, column in ((feeds, feeds.c.browser), (codes, codes.c.person)):
            db.execute(delete(table).where(column == before))


def _good(code: str) -> tuple[Any, ...]:
    return codes.c.code == _hashed(code), codes.c.until > store.now()


def _hashed(code: str) -> str:
    """However it is typed."""
    return hashed("".join(filter(LETTERS.__contains__, code.lower())))
