"""Texts and lessons to be read beside a game in progress."""

from __future__ import annotations

from typing import Any

from fastapi import Request
from fastapi.responses import Response

from ....digest import sections
from ....lessons import NAMES as COURSES
from ....lessons import course
from ...web import reading
from ...web.request import PageVisitDep
from ...web.routing import Router
from ...web.viewer import show
from ..learn.progress import completed

router = Router(prefix="/game/{id}")


@router.get("/beside")
def beside(request: Request, visit: PageVisitDep) -> Response:
    """The player aid for the options of the game, its rules, and its lessons."""
    game, language = visit.room.game.name, visit.words.language
    options = reading.options_of(game, visit.room.history.options)
    taught = course(game) if game in COURSES else None
    facts: dict[str, Any] = {
        "aid": reading.reading(game, "aid", language, options).chapters,
        "sections": [*sections(game, language).values()],
        "lessons": taught.lessons if taught else (),
        "done": completed(request, taught) if taught else (),
    }
    return show(request, "beside.html", game, **facts)
