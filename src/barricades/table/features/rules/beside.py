"""What there is to read and to learn, beside a game that goes on."""

from __future__ import annotations

from typing import Any

from fastapi import Request
from fastapi.responses import Response

from ....digest import sections
from ....lessons import NAMES as COURSES
from ....lessons import course
from ...web import reading
from ...web.request import At
from ...web.routing import Router
from ...web.viewer import show

router = Router(prefix="/game/{id}")


@router.get("/beside")
def beside(request: Request, table: At) -> Response:
    """The aid by the options of the game, its rules section by section, and its lessons."""
    game, language = table.room.game.name, table.words.language
    options = reading.options_of(game, table.room.history.options)
    facts: dict[str, Any] = {
        "aid": reading.reading(game, "aid", language, options).chapters,
        "sections": [*sections(game, language).values()],
        "lessons": course(game).lessons if game in COURSES else (),
    }
    return show(request, "beside.html", game, **facts)
