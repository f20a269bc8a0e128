"""The secret key with which the table signs records, created when it is first needed."""

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
    """The 32 bytes of the key, the same in all processes. Creates it if there is none."""
    query = select(keys.c.secret).where(keys.c.name == RECORDS)
    with file.engine.connect() as db:
        found = db.scalar(query)
    if found is None:
        with suppress(IntegrityError), writing(file.engine) as db:  # another may be quicker
            db.execute(insert(keys), {"name": RECORDS, "secret": secrets.token_bytes(32)})
        with file.engine.connect() as db:
            found = db.scalar(query)
    assert isinstance(found, bytes)
    return found
