"""The chat of a game: short texts of its seats, with numbers of their own."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import bindparam, func, insert, select

from ...core import Refused
from . import store
from .schema import chat, games
from .store import Store

LONGEST = 500  # letters
MOST, WHILE = 10, timedelta(seconds=30)  # so many texts of one side in so much time
SHOWN = 200  # of the latest
KEPT_MARKS = "\n\u200d"  # lines stay lines, and signs that are joined stay joined


class Said(NamedTuple):
    """A text in the chat."""

    number: int
    side: str
    text: str
    made: datetime


_LATEST = (
    select(*[chat.c[name] for name in Said._fields])
    .where(chat.c.game == bindparam("id"), chat.c.number > bindparam("after"))
    .order_by(chat.c.number.desc())
    .limit(SHOWN)
)


def last(file: Store, id: str) -> int:
    """The number of the last text of a game; 0 if there is none."""
    with file.engine.connect() as db:
        return db.scalar(select(func.max(chat.c.number)).where(chat.c.game == id)) or 0


def read(file: Store, id: str, after: int = 0) -> list[Said]:
    """The latest texts of a game with numbers above `after`, in order."""
    with file.engine.connect() as db:
        return [Said(*row) for row in db.execute(_LATEST, {"id": id, "after": after})][::-1]


def say(file: Store, id: str, side: str, text: str) -> int:
    """Store a text of a side; its number. Raises Refused if it is empty, too long or too soon."""
    said, now = sayable(text), store.now()
    with file.changing(id) as db:
        db.execute(select(games.c.id).where(games.c.id == id).with_for_update())  # one at a time
        here = chat.c.game == id
        lately = here, chat.c.side == side, chat.c.made > now - WHILE
        if (db.scalar(select(func.count()).where(*lately)) or 0) >= MOST:
            raise Refused("wire-too-often")
        number: int = (db.scalar(select(func.max(chat.c.number)).where(here)) or 0) + 1
        row = {"game": id, "number": number, "side": side, "text": said, "made": now}
        db.execute(insert(chat), row)
    return number


def sayable(text: str) -> str:
    """A text, cleaned. Raises Refused if nothing is left of it, or too much."""
    said = clean(text)
    if not said:
        raise Refused("wire-nothing-said")
    if len(said) > LONGEST:
        raise Refused("wire-said-too-much", most=LONGEST)
    return said


def clean(text: str) -> str:
    """A text without invisible characters, and with no more than one empty line in a row."""
    seen = "".join(c for c in text if c.isprintable() or c in KEPT_MARKS)
    lines = [line.strip() for line in seen.strip().split("\n")]
    kept = (line for at, line in enumerate(lines) if line or lines[at - 1])
    return "\n".join(kept)
