"""Branches: the lines of a study, what might have been from a moment of the game on."""

from __future__ import annotations

from sqlalchemy import delete, insert, update

from ...core import Refused
from ...play.entries import CHOICE, Entry
from ...play.history import History
from .schema import study_comments, study_lines
from .store import Store
from .studies import THE_GAME, Line, changing, count, find_line, numbers, read, stand

MOST, LONGEST = 20, 300  # lines of a study, choices of a line


def begin(file: Store, id: str, leader: str, name: str, eyes: str | None) -> None:
    """A new line from where the leader is; what a line before it has tried so far comes along."""
    with changing(file, id, leader) as (db, study):
        if count(db, study_lines.c.study == study.id) >= MOST:
            raise Refused("wire-too-many-lines", most=MOST)
        old = find_line(db, study, study.line) if study.line != THE_GAME else None
        moment = min(study.moment, old.moment) if old else study.moment
        choices = old.choices[: study.moment - moment] if old else ()
        new = Line(study.number, name, moment, choices)
        db.execute(insert(study_lines), {"study": study.id, **new._asdict()})
        stand(db, study, new.number, study.moment, eyes)


def change(file: Store, id: str, leader: str, old: Line, new: Line, eyes: str | None) -> None:
    """A line goes on, or not so far, if it is what it was and the leader still at its end.

    What was said about moments that it no longer comes to is gone as well.
    """
    with changing(file, id, leader) as (db, study):
        there = (study.line, study.moment) == (old.number, old.last)
        if not there or find_line(db, study, old.number) != old:
            raise Refused("wire-study-moved-on")
        if len(new.choices) > LONGEST:
            raise Refused("wire-line-too-long", most=LONGEST)
        this = study_lines.c.study == id, study_lines.c.number == old.number
        db.execute(update(study_lines).where(*this), {"choices": new.choices})
        gone = study_comments.c.line == old.number, study_comments.c.moment > new.last
        db.execute(delete(study_comments).where(study_comments.c.study == id, *gone))
        stand(db, study, new.number, new.last, eyes)


def remove(file: Store, id: str, leader: str, number: int) -> None:
    """A line goes, with all that was said about it; whoever is on it is back in the game."""
    with changing(file, id, leader) as (db, study):
        line = find_line(db, study, number)
        for table, column in (
            (study_comments, study_comments.c.line),
            (study_lines, study_lines.c.number),
        ):
            db.execute(delete(table).where(table.c.study == study.id, column == number))
        if study.line == number:
            stand(db, study, THE_GAME, min(study.moment, line.moment), study.eyes)


def check(file: Store, game: str, history: History) -> None:
    """Whether lines of a game's studies keep the rules, and nobody is where there is nothing."""
    for id in numbers(file, game):
        notebook, last = read(file, id), {THE_GAME: len(history.moves)}
        for line in notebook.lines:
            if not 0 <= line.moment <= last[THE_GAME]:
                raise Refused("wire-ill-study")
            tried, last[line.number] = history.up_to(line.moment), line.last
            for number, choice in enumerate(line.choices, line.moment + 1):
                try:
                    tried.add(Entry(number, CHOICE, *choice))
                except Refused as error:
                    raise Refused("wire-ill-line", name=line.name, number=number) from error
        spoken_of = [(said.line, said.moment) for said in notebook.comments]
        for at, moment in (*spoken_of, (notebook.study.line, notebook.study.moment)):
            if not 0 <= moment <= last.get(at, -1):
                raise Refused("wire-ill-study")
