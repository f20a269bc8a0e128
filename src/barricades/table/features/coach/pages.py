"""What the coach says beside a question, to be fetched by the page of a game; and its switch."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import Form, Query, Request
from fastapi.responses import Response

from ....play.coach import advised, told
from ...web.request import At, Side
from ...web.routing import Router
from ...web.viewer import show
from ..analysis.analysis import Looking
from . import coach

router = Router(prefix="/game/{id}/coach")
Eyes = Annotated[str, Query(alias="as")]


@router.get("")
def speak(request: Request, table: At, analyses: Looking, eyes: Eyes = "") -> Response:
    """What a question means; nothing if its kind was met before, or if there is no coach.

    Meanwhile it is found out what would be best, so that a warning does not keep anybody waiting.
    """
    side, game = table.mine(eyes), table.room.game.name
    ask = table.room.history.ask(side)
    said = choose = None
    if ask and coach.is_on(table):
        choose = len(ask.options) > 1
        said = told(table.words, ask) if coach.is_new(request, game, ask) else None
        if choose:
            analyses.thought(table.room, side)
    return show(request, "coach.html", game, told=said, options=choose, id=table.id, side=side)


@router.get("/options")
def options(request: Request, table: At, analyses: Looking, eyes: Eyes = "") -> Response:
    """Two or three sensible options, each with a reason; the page marks their buttons."""
    words, side = table.words, table.mine(eyes)
    ask, found = analyses.hints(table.room, side)
    choices = [json.dumps(hint.choice, ensure_ascii=False) for hint in found]
    facts: dict[str, Any] = {"advice": advised(words, ask, found), "advised": choices}
    facts |= {"question": words.ask(ask), "note": ""}
    return show(request, "hint.html", table.room.game.name, **facts)


@router.post("")
def switch(request: Request, table: At, side: Side, on: Annotated[str, Form()] = "") -> Response:
    """The coach comes, or goes."""
    response = table.back(table.mine(side))
    coach.switch(request, response, table.id, on=on == coach.ON)
    return response
