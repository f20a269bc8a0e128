"""Studies: finished games that people go through together. One leads, the others follow.

Everything done in a study takes the study's next number and is stored under it, so of two people
who do something at once each sees what the other has done.
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
    """Somebody who has commented on a study, or asked to lead it."""

    number: int
    person: str
    name: str
    asks: bool


class StudyLine(NamedTuple):
    """A variation: choices tried out from a moment of the game on."""

    number: int
    name: str
    moment: int
    choices: Choices

    @property
    def last(self) -> int:
        """The moment at which the line ends."""
        return self.moment + len(self.choices)


class Comment(NamedTuple):
    """A comment on a moment of the game or of a line."""

    number: int
    line: int
    moment: int
    person: str
    text: str
    made: datetime


class Notebook(NamedTuple):
    """A study with its people, lines and comments."""

    study: Study
    people: tuple[Person, ...]
    lines: tuple[StudyLine, ...]
    comments: tuple[Comment, ...]

    def line(self, number: int) -> StudyLine | None:
        """The line with this number, or None."""
        return next((line for line in self.lines if line.number == number), None)

    def who(self, person: str | None) -> Person | None:
        """A person as the study knows them, or None."""
        return next((one for one in self.people if one.person == person), None)


# Reading


def read(file: Store, id: str) -> Notebook:
    """A study with all that is in it. Raises Refused if there is none."""
    with file.engine.connect() as db:
        study = _study(db, id)
        return Notebook(
            study,
            tuple(Person(*row) for row in _of(db, study, study_people, Person)),
            tuple(_line(row) for row in _of(db, study, study_lines, StudyLine)),
            tuple(Comment(*row) for row in _of(db, study, study_comments, Comment)),
        )


def numbers(file: Store, game: str) -> dict[str, int]:
    """The last number of each study of a game, by id."""
    with file.engine.connect() as db:
        found = db.execute(select(studies.c.id, studies.c.number).where(studies.c.game == game))
        return {row.id: row.number for row in found}


def _study(db: Connection, id: str) -> Study:
    query = select(*[studies.c[name] for name in Study._fields])
    row = db.execute(query.where(studies.c.id == id)).one_or_none()
    if row is None:
        raise Refused("wire-no-study")
    return Study(*row)


def _of(db: Connection, study: Study, table: Table, kind: Any) -> Sequence[Any]:
    query = select(*[table.c[name] for name in kind._fields])
    return db.execute(query.where(table.c.study == study.id).order_by(table.c.number)).all()


def _line(row: Any) -> StudyLine:
    return StudyLine(*row)._replace(choices=plain(row.choices))


def find_line(db: Connection, study: Study, number: int) -> StudyLine:
    """A line by its number, within a transaction. Raises Refused if there is none."""
    here = study_lines.c.study == study.id, study_lines.c.number == number
    row = db.execute(
        select(*[study_lines.c[name] for name in StudyLine._fields]).where(*here)
    ).first()
    if row is None:
        raise Refused("wire-no-line")
    return _line(row)


# Beginning


def find_or_create(
    file: Store,
    game: str,
    person: str,
    name: str,
    moment: int = 0,
    eyes: str | None = None,
    *,
    plays: bool = True,
) -> str:
    """The id of the study that a person has made of a game; a new one if there is none.

    `plays` says whether they played in the game. If they did not, raises Refused if the game has
    too many studies.
    """
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
        ensure_person(db, study, person, name)
        return study.id


@contextmanager
def changing(file: Store, id: str, leader: str | None = None) -> Iterator[tuple[Connection, Study]]:
    """A transaction that does one thing in a study; with `leader`, only if that person leads.

    Yields the connection and the study with its new number. Nobody else can change the study
    meanwhile. Raises Refused if there is no such study, or somebody else leads it.
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
    """Transfer what one person has done in studies to another, within a transaction."""
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


def count(db: Connection, *query: Any) -> int:
    """The number of rows that match, within a transaction."""
    return db.scalar(select(func.count()).where(*query)) or 0


def ensure_person(db: Connection, study: Study, person: str, name: str) -> None:
    """Add a person to a study, or update their name, within a transaction.

    Raises Refused if too many people take part.
    """
    here = study_people.c.study == study.id
    them = here, study_people.c.person == person
    known = name or study_people.c.name
    if db.execute(update(study_people).where(*them).values(name=known)).rowcount:
        return
    if count(db, here) >= PEOPLE:
        raise Refused("wire-too-many-people", most=PEOPLE)
    row = {"study": study.id, "number": study.number, "person": person, "name": name}
    db.execute(insert(study_people), {**row, "asks": False})


def move_leader(db: Connection, study: Study, line: int, moment: int, eyes: str | None) -> None:
    """Set where the leader of a study is, within a transaction."""
    place = {"line": line, "moment": moment, "eyes": eyes}
    db.execute(update(studies).where(studies.c.id == study.id), place)


def check_place(
    db: Connection, study: Study, line: int, moment: int, moments: int
) -> StudyLine | None:
    """The line on which a moment lies; None if that is the game as it was played.

    Raises Refused if there is no such line or moment.
    """
    found = find_line(db, study, line) if line != THE_GAME else None
    last = found.last if found else moments
    if not 0 <= moment <= last:
        raise Refused("wire-no-moment", last=last)
    return found
