"""The API of chat and notes."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from fastapi import Query
from pydantic import BaseModel, Field

from ...store import chat, notes
from ...web import messages as m
from ...web.request import VisitDep
from ...web.routing import Router
from . import chat as talking

router = Router(prefix="/api/games/{id}", responses=m.PROBLEMS)


class Saying(m.Message):
    """A text for the chat."""

    text: Annotated[str, Field(max_length=4 * chat.LONGEST, description="at most 500 letters")]
    side: m.Text | None = None


class Noting(m.Message):
    """The whole note of a seat."""

    text: Annotated[str, Field(max_length=2 * notes.LONGEST, description="instead of the old one")]
    side: m.Text | None = None


class SaidOut(BaseModel):
    """A text in the chat; the chat has numbers of its own."""

    number: int
    side: str
    text: str
    made: datetime


class Spoken(BaseModel):
    """The number of a text in the chat."""

    number: int = Field(description="in the chat")


class NoteOut(BaseModel):
    """The note of a seat."""

    text: str


@router.get("/chat")
def read_chat(visit: VisitDep, after: Annotated[int, Query(ge=0, le=2**31)] = 0) -> list[SaidOut]:
    """The latest texts: for those who play, and for everybody once the game is over."""
    found = talking.read(visit.rooms.store, visit.room, visit.held, after)
    return [SaidOut(**said._asdict()) for said in found]


@router.post("/chat")
def speak(visit: VisitDep, act: Saying) -> Spoken:
    """Say something to all who play."""
    number = talking.say(visit.rooms.store, visit.room, visit.side(act.side), act.text)
    return Spoken(number=number)


@router.get("/notes")
def read_note(visit: VisitDep, side: m.Text | None = None) -> NoteOut:
    """The note of your seat."""
    return NoteOut(text=notes.read(visit.rooms.store, visit.room.id, visit.side(side)))


@router.post("/notes")
def write_note(visit: VisitDep, act: Noting) -> NoteOut:
    """Replace the note of your seat. Nobody else can read it."""
    side = visit.side(act.side)
    notes.write(visit.rooms.store, visit.room.id, side, act.text)
    return NoteOut(text=notes.read(visit.rooms.store, visit.room.id, side))
