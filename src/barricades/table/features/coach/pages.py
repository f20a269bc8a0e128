"""What the coach says beside a question, and how it is turned on and off."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Annotated, Any

from fastapi import Form, Query, Request
from fastapi.responses import Response

from ....bots.hints import is_as_good
from ....core import Refused
from ....play.coach import advised_options, question_help
from ...web.request import PageVisitDep, Side
from ...web.routing import Router
from ...web.viewer import show
from ..analysis.analysis import AnalysesDep, plans
from . import coach

router = Router(prefix="/game/{id}/coach")
Eyes = Annotated[str, Query(alias="as")]


@router.get("")
def speak(
    request: Request, visit: PageVisitDep, analyses: AnalysesDep, eyes: Eyes = ""
) -> Response:
    """The explanation of the question; nothing if its kind was met before or there is no coach.

    Starts computing the hints, so that a warning does not have to be waited for.
    """
    side, game = visit.mine(eyes), visit.room.game.name
    ask = visit.room.history.ask(side)
    said = choose = None
    if ask and coach.is_on(visit):
        choose = len(ask.options) > 1
        said = question_help(visit.words, ask) if coach.is_new(request, game, ask) else None
        if choose:
            with suppress(Refused):  # what is fetched next says so
                analyses.start_hints(visit.room, side)
    return show(
        request, "coach.html", game, question_help=said, options=choose, id=visit.id, side=side
    )


@router.get("/options")
def options(
    request: Request, visit: PageVisitDep, analyses: AnalysesDep, eyes: Eyes = ""
) -> Response:
    """Two or three options, each with a reason; the page marks the buttons of the sensible ones."""
    words, side = visit.words, visit.mine(eyes)
    ask, found = analyses.hints(visit.room, side)
    choices = [
        json.dumps(hint.choice, ensure_ascii=False) if is_as_good(hint, found[0]) else None
        for hint in found
    ]
    facts: dict[str, Any] = {"advice": advised_options(words, ask, found), "advised": choices}
    facts |= {"question": words.ask(ask), "note": "", "plans": plans(found)}
    return show(request, "hint.html", visit.room.game.name, **facts)


@router.post("")
def switch(
    request: Request, visit: PageVisitDep, side: Side, on: Annotated[str, Form()] = ""
) -> Response:
    """Turn the coach on or off."""
    response = visit.back(visit.mine(side))
    coach.switch(request, response, visit.id, on=on == coach.ON)
    return response
