"""The lines of a study: what might have happened from a moment of the game on."""

from __future__ import annotations

from sqlalchemy import delete, insert, update

from ...core import Refused
from ...play.entries import CHOICE, Entry
from ...play.history import History
from .schema import study_comments, study_lines
from .store import Store
from .studies import THE_GAME, StudyLine, changing, count, find_line, move_leader, numbers, read

MOST, LONGEST = 20, 300  # lines of a study, choices of a line


def begin(file: Store, id: str, leader: str, name: str, eyes: str | None) -> None:
    """Start a line where the leader is; it includes what an earlier line has tried up to there."""
    with changing(file, id, leader) as (db, study):
        if count(db, study_lines.c.study == study.id) >= MOST:
            raise Refused("wire-too-many-lines", most=MOST)
        old = find_line(db, study, study.line) if study.line != THE_GAME else None
        moment = min(study.moment, old.moment) if old else study.moment
        choices = old.choices[: study.moment - moment] if old else ()
        new = StudyLine(study.number, name, moment, choices)
        db.execute(insert(study_lines), {"study": study.id, **new._asdict()})
        move_leader(db, study, new.number, study.moment, eyes)


def change(
    file: Store, id: str, leader: str, old: StudyLine, new: StudyLine, eyes: str | None
) -> None:
    """Make a line longer or shorter, if it is unchanged and the leader is at its end.

    Comments on moments beyond its new end are removed. Raises Refused if the line has changed.
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
        move_leader(db, study, new.number, new.last, eyes)


def remove(file: Store, id: str, leader: str, number: int) -> None:
    """Remove a line with its comments; a leader on it returns to the game."""
    with changing(file, id, leader) as (db, study):
        line = find_line(db, study, number)
        for table, column in (
            (study_comments, study_comments.c.line),
            (study_lines, study_lines.c.number),
        ):
            db.execute(delete(table).where(table.c.study == study.id, column == number))
        if study.line == number:
            move_leader(db, study, THE_GAME, min(study.moment, line.moment), study.eyes)


def check(file: Store, game: str, history: History) -> None:
    """Check the studies of a game against the rules. Raises Refused if one breaks them."""
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
