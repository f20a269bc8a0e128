"""Notes: what a seat has written down for itself. Nobody else ever reads it."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, insert, select

from ...core import Refused
from .database import writing
from .schema import notes
from .store import Store

LONGEST = 10_000  # letters
_NOTE = select(notes.c.text).where(
    notes.c.game == bindparam("id"), notes.c.side == bindparam("side")
)


def read(file: Store, id: str, side: str) -> str:
    """What a side has written."""
    with file.engine.connect() as db:
        return db.scalar(_NOTE, {"id": id, "side": side}) or ""


def write(file: Store, id: str, side: str, text: str) -> None:
    """What a side has written, instead of what it had written before."""
    kept = "".join(c for c in text.replace("\r\n", "\n") if c.isprintable() or c in "\n\t\u200d")
    if len(kept) > LONGEST:
        raise Refused("wire-note-too-long", most=LONGEST)
    with writing(file.engine) as db:
        db.execute(delete(notes).where(notes.c.game == id, notes.c.side == side))
        if kept:
            db.execute(insert(notes), {"game": id, "side": side, "text": kept})
