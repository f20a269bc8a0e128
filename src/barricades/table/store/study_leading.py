"""Who leads a study, and where the leader goes."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select, update

from ...core import Refused
from .schema import studies, study_people
from .store import Store
from .studies import Study, changing, check_place, ensure_person, move_leader


def go(
    file: Store, id: str, leader: str, line: int, moment: int, eyes: str | None, moments: int
) -> None:
    """Move the leader to a moment of the game, which has `moments`, or of a line.

    Raises Refused if somebody else leads, or there is no such place.
    """
    with changing(file, id, leader) as (db, study):
        check_place(db, study, line, moment, moments)
        move_leader(db, study, line, moment, eyes)


def ask_to_lead(file: Store, id: str, person: str, name: str, *, asks: bool) -> None:
    """Note that a person would like to lead, or no longer."""
    with changing(file, id) as (db, study):
        ensure_person(db, study, person, name)
        _ask(db, study, asks, study_people.c.person == person)


def answer(file: Store, id: str, leader: str, number: int, *, agree: bool) -> None:
    """Let a person who has asked lead, or not. Raises Refused if nobody of this number asked."""
    with changing(file, id, leader) as (db, study):
        them = study_people.c.number == number
        asking = study_people.c.study == study.id, them, study_people.c.asks
        person = db.scalar(select(study_people.c.person).where(*asking))
        if person is None:
            raise Refused("wire-nobody-asks")
        _ask(db, study, False, them)
        if agree:
            db.execute(update(studies).where(studies.c.id == study.id), {"leader": person})


def lead_again(file: Store, id: str, maker: str) -> None:
    """Let the maker of a study lead it. Raises Refused for anybody else."""
    with changing(file, id) as (db, study):
        if study.maker != maker:
            raise Refused("wire-not-leading")
        _ask(db, study, False, study_people.c.person == maker)
        db.execute(update(studies).where(studies.c.id == study.id), {"leader": maker})


def _ask(db: Connection, study: Study, asks: bool, who: Any) -> None:
    db.execute(update(study_people).where(study_people.c.study == study.id, who), {"asks": asks})
