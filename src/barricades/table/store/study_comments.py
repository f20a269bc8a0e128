"""Comments on the moments of a study."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from ...core import Refused
from . import chat, store
from .schema import study_comments
from .store import Store
from .studies import THE_GAME, Comment, changing, check_place, count, ensure_person

MOST = 200  # in one study


def add(
    file: Store, id: str, person: str, name: str, line: int, moment: int, moments: int, text: str
) -> None:
    """Add a comment on a moment of the game, which has `moments`, or of a line.

    Raises Refused if there is no such place, or the text is empty, too long, or one too many.
    """
    said, now = chat.sayable(text), store.now()
    with changing(file, id) as (db, study):
        found = check_place(db, study, line, moment, moments)
        here = study_comments.c.study == study.id
        lately = here, study_comments.c.person == person, study_comments.c.made > now - chat.WHILE
        if count(db, *lately) >= chat.MOST:
            raise Refused("wire-too-often")
        if count(db, here) >= MOST:
            raise Refused("wire-too-many-comments", most=MOST)
        ensure_person(db, study, person, name)
        of_line = found is not None and moment > found.moment
        about = Comment(study.number, line if of_line else THE_GAME, moment, person, said, now)
        db.execute(insert(study_comments), {"study": study.id, **about._asdict()})


def remove(file: Store, id: str, person: str, number: int) -> None:
    """Remove a comment. Raises Refused unless the person wrote it or leads the study."""
    with changing(file, id) as (db, study):
        this = study_comments.c.study == study.id, study_comments.c.number == number
        author = db.scalar(select(study_comments.c.person).where(*this))
        if author is None:
            raise Refused("wire-no-comment")
        if person not in (author, study.leader):
            raise Refused("wire-not-yours")
        db.execute(delete(study_comments).where(*this))
