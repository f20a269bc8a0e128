"""Forms for chat and notes on the page of a game."""

from __future__ import annotations

from typing import Annotated

from fastapi import Form
from fastapi.responses import Response

from ...store import notes
from ...web.request import PageVisitDep, Side
from ...web.routing import Router
from . import chat as talking

router = Router(prefix="/game/{id}")
Typed = Annotated[str, Form()]


@router.post("/chat")
def say(visit: PageVisitDep, side: Side, text: Typed = "") -> Response:
    """Say something to all who play."""
    talking.say(visit.rooms.store, visit.room, visit.mine(side), text)
    return visit.back(side)


@router.post("/notes")
def note(visit: PageVisitDep, side: Side, text: Typed = "") -> Response:
    """Replace the note of a side."""
    notes.write(visit.rooms.store, visit.room.id, visit.mine(side), text)
    return visit.back(side)
