"""Chat and notes, as the page of a game sends them."""

from __future__ import annotations

from typing import Annotated

from fastapi import Form
from fastapi.responses import Response

from ...store import notes
from ...web.request import At, Side
from ...web.routing import Router
from . import chat as talking

router = Router(prefix="/game/{id}")
Typed = Annotated[str, Form()]


@router.post("/chat")
def say(table: At, side: Side, text: Typed = "") -> Response:
    talking.say(table.rooms.store, table.room, table.mine(side), text)
    return table.back(side)


@router.post("/notes")
def note(table: At, side: Side, text: Typed = "") -> Response:
    notes.write(table.rooms.store, table.room.id, table.mine(side), text)
    return table.back(side)
