"""Comments: what is said in a study about a moment of the game, or of a line."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from ...core import Refused
from . import chat, store
from .schema import study_comments
from .store import Store
from .studies import THE_GAME, Comment, changing, count, meet, must_be

MOST = 200  # in one study


def add(
    file: Store, id: str, person: str, name: str, line: int, moment: int, moments: int, text: str
) -> None:
    """Somebody says something about a moment of the game, which has so many, or of a line."""
    said, now = chat.sayable(text), store.now()
    with changing(file, id) as (db, study):
        found = must_be(db, study, line, moment, moments)
        here = study_comments.c.study == study.id
        lately = here, study_comments.c.person == person, study_comments.c.made > now - chat.WHILE
        if count(db, *lately) >= chat.MOST:
            raise Refused("wire-too-often")
        if count(db, here) >= MOST:
            raise Refused("wire-too-many-comments", most=MOST)
        meet(db, study, person, name)
        of_line = found is not None and moment > found.moment
        about = Comment(study.number, line if of_line else THE_GAME, moment, person, said, now)
        db.execute(insert(study_comments), {"study": study.id, **about._asdict()})


def remove(file: Store, id: str, person: str, number: int) -> None:
    """Whoever said something may take it away, and so may the leader."""
    with changing(file, id) as (db, study):
        this = study_comments.c.study == study.id, study_comments.c.number == number
        author = db.scalar(select(study_comments.c.person).where(*this))
        if author is None:
            raise Refused("wire-no-comment")
        if person not in (author, study.leader):
            raise Refused("wire-not-yours")
        db.execute(delete(study_comments).where(*this))
