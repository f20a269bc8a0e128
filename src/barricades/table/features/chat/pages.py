"""Company: what a seat says to the others, and what it writes down for itself."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Form, Query
from fastapi.responses import Response
from pydantic import BaseModel, Field

from ...store import chat, notes
from ...web import messages as m
from ...web.request import Here
from ..game.pages import At, Side
from . import chat as talking

router = APIRouter(prefix="/game/{id}")
wire = APIRouter(prefix="/api/games/{id}", responses=m.PROBLEMS)


class Saying(m.Message):
    text: Annotated[str, Field(max_length=4 * chat.LONGEST, description="at most 500 letters")]
    side: m.Text | None = None


class Noting(m.Message):
    text: Annotated[str, Field(max_length=2 * notes.LONGEST, description="instead of the old one")]
    side: m.Text | None = None


class SaidOut(BaseModel):
    """What a side has said; the numbers of the chat are its own."""

    number: int
    side: str
    text: str
    made: datetime


class Spoken(BaseModel):
    number: int = Field(description="in the chat")


class NoteOut(BaseModel):
    text: str


Typed = Annotated[str, Form()]


@router.post("/chat")
def say(table: At, side: Side, text: Typed = "") -> Response:
    talking.say(table.rooms.store, table.room, table.mine(side), text)
    return table.back(side)


@router.post("/notes")
def note(table: At, side: Side, text: Typed = "") -> Response:
    notes.write(table.rooms.store, table.room.id, table.mine(side), text)
    return table.back(side)


@wire.get("/chat")
def read_chat(here: Here, after: Annotated[int, Query(ge=0, le=2**31)] = 0) -> list[SaidOut]:
    """What was said last: for those who play, and when the game is over for everybody."""
    found = talking.read(here.rooms.store, here.room, here.held, after)
    return [SaidOut(**said._asdict()) for said in found]


@wire.post("/chat")
def speak(here: Here, act: Saying) -> Spoken:
    """Say something to all who play."""
    number = talking.say(here.rooms.store, here.room, here.side(act.side), act.text)
    return Spoken(number=number)


@wire.get("/notes")
def read_note(here: Here, side: m.Text | None = None) -> NoteOut:
    """What your seat has written down for itself."""
    return NoteOut(text=notes.read(here.rooms.store, here.room.id, here.side(side)))


@wire.post("/notes")
def write_note(here: Here, act: Noting) -> NoteOut:
    """Write something down that nobody else ever reads, instead of what was there."""
    side = here.side(act.side)
    notes.write(here.rooms.store, here.room.id, side, act.text)
    return NoteOut(text=notes.read(here.rooms.store, here.room.id, side))
