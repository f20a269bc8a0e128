"""The pages of hints and analysis."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import Query, Request
from fastapi.responses import Response
from markupsafe import Markup

from ....bots import telling
from ....bots.critic import Costly
from ....core import Choice
from ....picture import chances
from ...web.request import PageVisit, PageVisitDep
from ...web.routing import Router
from ...web.viewer import show
from .analysis import Analyses, AnalysesDep, plans

router = Router(prefix="/game/{id}")


@router.get("/hint")
def hint_page(
    request: Request,
    visit: PageVisitDep,
    analyses: AnalysesDep,
    eyes: Annotated[str, Query(alias="as")] = "",
) -> Response:
    """The best choices, each with its chance to win and a reason."""
    words, side = visit.words, visit.mine(eyes)
    ask, found = analyses.hints(visit.room, side)
    advice = [
        (telling.option(words, ask, hint), telling.chance(words, hint), telling.why(words, hint))
        for hint in found
    ]
    note, question = telling.note(words, ask, found), words.ask(ask)
    facts: dict[str, Any] = {"advice": advice, "advised": (), "question": question, "note": note}
    facts |= {"plans": plans(found)}
    return show(request, "hint.html", visit.room.game.name, **facts)


@router.get("/analysis")
def analysis_page(request: Request, visit: PageVisitDep, analyses: AnalysesDep) -> Response:
    """The chances during the game, the turning points, and the costliest choices."""
    game = visit.room.game.name
    return show(request, "analysis.html", game, **_course(visit, analyses))


@router.get("/analysis/course")
def course(request: Request, visit: PageVisitDep, analyses: AnalysesDep) -> Response:
    """The same without the page around it, to be shown beside the board."""
    return show(request, "course.html", visit.room.game.name, **_course(visit, analyses))


def _course(visit: PageVisit, analyses: Analyses) -> dict[str, Any]:
    """How the chances stood in the course of a game, and when they turned."""
    words, room = visit.words, visit.room
    points, turns = analyses.course(room)
    marks = [(turn.moment, str(number)) for number, turn in enumerate(turns, 1)]
    names = {side: words.noun("side", side) for side in room.seats}
    picture = chances(points, names, marks, words.text("analysis-chances"))
    told = [(turn, telling.turned_by(words, turn)) for turn in turns]
    return {"room": room, "picture": Markup(picture), "turns": told}


@router.get("/analysis/costly")
def costly(request: Request, visit: PageVisitDep, analyses: AnalysesDep) -> Response:
    """What cost each side most; status 202 while it is still being computed."""
    words, room = visit.words, visit.room
    found = analyses.costliest(room)
    mistakes = [
        (look.moment, telling.costly(words, look), look.ask, json.dumps(_better(look)))
        for look in found or ()
    ]
    status = 202 if found is None else 200
    facts = {"id": room.id, "mistakes": mistakes, "done": found is not None}
    return show(request, "costly.html", room.game.name, status, **facts)


def _better(look: Costly) -> list[Choice]:
    """What seems better than what was chosen: a choice, or all of a plan."""
    return [choice for _, choice in look.plan] or [look.better]
