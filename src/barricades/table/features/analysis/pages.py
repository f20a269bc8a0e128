"""Hints and analysis as pages."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response
from markupsafe import Markup

from ....bots import telling
from ....bots.analysis import Costly, Point, Turn
from ....picture import chances
from ....words import Words
from ...live.room import Room
from ...web.request import At
from ...web.viewer import show
from .analysis import KEPT, Looking, critic_of

router = APIRouter(prefix="/game/{id}")


@lru_cache(KEPT)
def _course(text: str) -> tuple[list[Point], list[Turn]]:
    """How the chances stood in the course of a game, and where they turned."""
    critic = critic_of(text)
    points = critic.curve()
    return points, critic.turns(points)


@router.get("/hint")
def hint_page(
    request: Request, table: At, analyses: Looking, eyes: Annotated[str, Query(alias="as")] = ""
) -> Response:
    """The best choices, each with its chance and a reason."""
    words, side = table.words, table.mine(eyes)
    ask, found = analyses.hints(table.room, side)
    advice = [
        (words.option(ask, hint.choice), telling.chance(words, hint), telling.why(words, hint))
        for hint in found
    ]
    note = words.text("hint-note", side=side)
    return show(request, "hint.html", table.room.game.name, advice=advice, note=note)


@router.get("/analysis")
def analysis_page(request: Request, table: At) -> Response:
    """How the chances stood, and when they turned."""
    words, room = table.words, table.room
    points, turns = _course(room.shown_record().dumps())
    marks = [(turn.moment, str(number)) for number, turn in enumerate(turns, 1)]
    names = {side: words.noun("side", side) for side in room.seats}
    picture = chances(points, names, marks, words.text("analysis-chances"))
    told = [(turn.moment + 1, telling.turned(words, turn)) for turn in turns]
    return show(
        request, "analysis.html", room.game.name, room=room, picture=Markup(picture), turns=told
    )


@router.get("/analysis/costly")
def costly(request: Request, table: At, analyses: Looking) -> Response:
    """What cost each side most, or that it is still being looked for."""
    words, room = table.words, table.room
    found = analyses.costliest(room)
    told = _told(room, words, found) if found else []
    status = 202 if found is None else 200
    facts = {"id": room.id, "told": told, "done": found is not None}
    return show(request, "costly.html", room.game.name, status, **facts)


def _told(room: Room, words: Words, found: list[Costly]) -> list[tuple[int, str]]:
    critic = critic_of(room.shown_record().dumps())
    asked = [(look, critic.ask(look.moment)) for look in found]
    return [(look.moment, telling.costly(words, ask, look)) for look, ask in asked if ask]
