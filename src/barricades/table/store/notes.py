"""Notes: what a seat has written down for itself. Nobody else can read it."""

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
    """The note of a side; "" if there is none."""
    with file.engine.connect() as db:
        return db.scalar(_NOTE, {"id": id, "side": side}) or ""


def write(file: Store, id: str, side: str, text: str) -> None:
    """Replace the note of a side. Raises Refused if it is too long."""
    kept = "".join(c for c in text.replace("\r\n", "\n") if c.isprintable() or c in "\n\t\u200d")
    if len(kept) > LONGEST:
        raise Refused("wire-note-too-long", most=LONGEST)
    with writing(file.engine) as db:
        db.execute(delete(notes).where(notes.c.game == id, notes.c.side == side))
        if kept:
            db.execute(insert(notes), {"game": id, "side": side, "text": kept})
