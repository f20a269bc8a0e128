"""Studies: a finished game gone through together. One leads, and the others follow.

Whatever is done in a study gets the study's next number, under which it is kept; so of two who do
something at once each finds what the other has done.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, delete, func, insert, select, update

from ...core import Choice, Refused
from ...core.ask import plain
from . import store
from .schema import games, studies, study_comments, study_lines, study_people
from .store import Store
from .tokens import new_secret

MOST = 50  # studies of one game, but for those of its players
PEOPLE = 100  # who have said or asked for something in one study
THE_GAME = 0  # instead of a line: what was played

Choices = tuple[tuple[str, Choice], ...]


class Study(NamedTuple):
    """A study, and where its leader is."""

    id: str
    game: str
    maker: str
    leader: str
    number: int  # of the last thing that was done
    line: int
    moment: int
    eyes: str | None


class Person(NamedTuple):
    """Somebody who has said something in a study, or asked to lead it."""

    number: int
    person: str
    name: str
    asks: bool


class Line(NamedTuple):
    """What might have been: choices tried out from a moment of the game on."""

    number: int
    name: str
    moment: int
    choices: Choices

    @property
    def last(self) -> int:
        """The moment at which it ends."""
        return self.moment + len(self.choices)


class Comment(NamedTuple):
    """What somebody has said about a moment."""

    number: int
    line: int
    moment: int
    person: str
    text: str
    made: datetime


class Notebook(NamedTuple):
    """A study with all that is in it."""

    study: Study
    people: tuple[Person, ...]
    lines: tuple[Line, ...]
    comments: tuple[Comment, ...]

    def line(self, number: int) -> Line | None:
        return next((line for line in self.lines if line.number == number), None)

    def who(self, person: str | None) -> Person | None:
        return next((one for one in self.people if one.person == person), None)


# Reading


def read(file: Store, id: str) -> Notebook:
    """A study with all that is in it: at least all that its number tells of."""
    with file.engine.connect() as db:
        study = _study(db, id)
        return Notebook(
            study,
            tuple(Person(*row) for row in _of(db, study, study_people, Person)),
            tuple(_line(row) for row in _of(db, study, study_lines, Line)),
            tuple(Comment(*row) for row in _of(db, study, study_comments, Comment)),
        )


def numbers(file: Store, game: str) -> dict[str, int]:
    """How far the studies of a game have got."""
    with file.engine.connect() as db:
        found = db.execute(select(studies.c.id, studies.c.number).where(studies.c.game == game))
        return {row.id: row.number for row in found}


def _study(db: Connection, id: str) -> Study:
    wanted = select(*[studies.c[name] for name in Study._fields])
    row = db.execute(wanted.where(studies.c.id == id)).one_or_none()
    if row is None:
        raise Refused("wire-no-study")
    return Study(*row)


def _of(db: Connection, study: Study, table: Table, kind: Any) -> Sequence[Any]:
    wanted = select(*[table.c[name] for name in kind._fields])
    return db.execute(wanted.where(table.c.study == study.id).order_by(table.c.number)).all()


def _line(row: Any) -> Line:
    return Line(*row)._replace(choices=plain(row.choices))


def find_line(db: Connection, study: Study, number: int) -> Line:
    """A line by its number."""
    here = study_lines.c.study == study.id, study_lines.c.number == number
    row = db.execute(select(*[study_lines.c[name] for name in Line._fields]).where(*here)).first()
    if row is None:
        raise Refused("wire-no-line")
    return _line(row)


# Beginning


def make(
    file: Store,
    game: str,
    person: str,
    name: str,
    moment: int = 0,
    eyes: str | None = None,
    *,
    plays: bool = True,
) -> str:
    """The study that a person has made of a game, and leads: a new one only if there is none."""
    with file.changing(game) as db:
        db.execute(select(games.c.id).where(games.c.id == game).with_for_update())  # one at a time
        here = studies.c.game == game
        own = select(studies.c.id).where(here, studies.c.maker == person).order_by(studies.c.made)
        if found := db.scalars(own).first():
            return str(found)
        if not plays and count(db, here) >= MOST:
            raise Refused("wire-too-many-studies", most=MOST)
        study = Study(new_secret(), game, person, person, 1, THE_GAME, moment, eyes)
        db.execute(insert(studies), {**study._asdict(), "made": store.now()})
        meet(db, study, person, name)
        return study.id


@contextmanager
def changing(file: Store, id: str, leader: str | None = None) -> Iterator[tuple[Connection, Study]]:
    """A transaction that does one thing in a study, perhaps one that only its leader may do.

    The study has its new number at once, and nobody else does anything until the transaction ends.
    """
    with file.engine.connect() as db:
        game = _study(db, id).game
    with file.changing(game) as db:
        here = studies.c.id == id
        db.execute(update(studies).where(here).values(number=studies.c.number + 1))
        study = _study(db, id)
        if leader is not None and study.leader != leader:
            raise Refused("wire-not-leading")
        yield db, study


def carry(db: Connection, before: str, person: str) -> None:
    """What a person has done in studies is another's, if the two are the same."""
    for table, column in (
        (studies, studies.c.maker),
        (studies, studies.c.leader),
        (study_comments, study_comments.c.person),
    ):
        db.execute(update(table).where(column == before), {column.name: person})
    at_both = select(study_people.c.study).where(study_people.c.person == person)
    them = study_people.c.person == before
    db.execute(delete(study_people).where(them, study_people.c.study.in_(at_both)))
    db.execute(update(study_people).where(them), {"person": person})


def count(db: Connection, *wanted: Any) -> int:
    """How many rows there are of this kind."""
    return db.scalar(select(func.count()).where(*wanted)) or 0


def meet(db: Connection, study: Study, person: str, name: str) -> None:
    """A person is known in a study from now on, by the name they gave last."""
    here = study_people.c.study == study.id
    them = here, study_people.c.person == person
    known = name or study_people.c.name
    if db.execute(update(study_people).where(*them).values(name=known)).rowcount:
        return
    if count(db, here) >= PEOPLE:
        raise Refused("wire-too-many-people", most=PEOPLE)
    row = {"study": study.id, "number": study.number, "person": person, "name": name}
    db.execute(insert(study_people), {**row, "asks": False})


def stand(db: Connection, study: Study, line: int, moment: int, eyes: str | None) -> None:
    """From now on the leader is here."""
    place = {"line": line, "moment": moment, "eyes": eyes}
    db.execute(update(studies).where(studies.c.id == study.id), place)


def must_be(db: Connection, study: Study, line: int, moment: int, moments: int) -> Line | None:
    """The line on which a moment is, if it is on one."""
    found = find_line(db, study, line) if line != THE_GAME else None
    last = found.last if found else moments
    if not 0 <= moment <= last:
        raise Refused("wire-no-moment", last=last)
    return found
