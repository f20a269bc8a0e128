"""The key of a table, with which it signs records. It is made when it is first needed."""

from __future__ import annotations

import secrets
from contextlib import suppress

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from .database import writing
from .schema import keys
from .store import Store

RECORDS = "records"  # what it is for


def secret(file: Store) -> bytes:
    """The 32 secret bytes of the table; all processes have the same."""
    wanted = select(keys.c.secret).where(keys.c.name == RECORDS)
    with file.engine.connect() as db:
        found = db.scalar(wanted)
    if found is None:
        with suppress(IntegrityError), writing(file.engine) as db:  # another may be quicker
            db.execute(insert(keys), {"name": RECORDS, "secret": secrets.token_bytes(32)})
        with file.engine.connect() as db:
            found = db.scalar(wanted)
    assert isinstance(found, bytes)
    return found
