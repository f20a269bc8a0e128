"""What others did, step by step: the board after each of their choices."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query, Request
from fastapi.responses import JSONResponse, Response

from ....core import NATURE
from ...boards.parts import changed, parts
from ...web.request import PageVisitDep
from ...web.routing import Router
from ...web.viewer import render_page
from .page import GamePage, PageQuery

TEMPLATE = "step.html"
MOST = 40  # steps: of more, the last
router = Router(prefix="/game/{id}")


@router.get("/steps")
def steps(
    request: Request,
    visit: PageVisitDep,
    after: Annotated[int, Query(ge=0)],
    eyes: Annotated[str, Query(alias="as")] = "",
) -> Response:
    """The steps after a moment, as one of the viewer's sides or an onlooker saw them.

    Each has the parts of the board that it changed, and its log lines (ids and sentences). What
    nature answered belongs to the step before. Choices that the side cannot see, such as a sealed
    bid, are no steps. Only the last forty are returned.
    """
    room, side = visit.room, eyes if eyes in visit.held else None
    page = GamePage(room, visit.held, visit.words, PageQuery(whole_log=True))
    known: set[str] = set()
    found = []
    for begin, end in _moments(tuple(made.who for made in room.history.moves), after)[-MOST:]:
        content = page.looking_back(room.look(side, end), page.path, page.replay_at(side))
        lines = [line for line in content.lines if begin <= line.moment]
        if not lines:
            continue
        shown = parts(render_page(request, TEMPLATE, content.game, whole=False, page=content))
        found.append(
            {
                "parts": changed(shown, known),
                "lines": [{"id": line.id, "text": line.text} for line in lines],
            }
        )
        known |= {part.digest for part in shown.values()}
    return JSONResponse(found)


def _moments(movers: tuple[str, ...], after: int) -> list[tuple[int, int]]:
    """The first and the last moment of each step; a choice of nature begins none."""
    begins = [at for at, who in enumerate(movers, 1) if at > after and who != NATURE]
    ends = [at - 1 for at in begins[1:]]
    return list(zip(begins, [*ends, len(movers)], strict=True)) if begins else []
