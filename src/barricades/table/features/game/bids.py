"""Several answers at once: a bid is prepared on the page and sent as a whole."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import Form
from fastapi.responses import Response

from ...web.request import PageVisitDep, Side, read_json
from ...web.routing import Router
from ..analysis.analysis import AnalysesDep
from ..coach import coach
from .pages import Number, choose_and_respond

router = Router(prefix="/game/{id}")


@router.post("/bid")
def bid(
    visit: PageVisitDep,
    analyses: AnalysesDep,
    side: Side,
    number: Number,
    choices: Annotated[str, Form()],
    sure: Annotated[str, Form()] = "",
) -> Response:
    """Answer the open question and the next ones with a list of choices.

    The coach may warn first; `sure` is set by those who were warned.
    """
    listed = read_json(choices)
    wanted = tuple(listed) if isinstance(listed, list) else (listed,)
    mine = visit.mine(side)
    warning = None if sure else coach.warning_of_all(visit, analyses, mine, wanted, number)
    return choose_and_respond(
        visit, side, warning, partial(visit.room.choose_all, mine, wanted, number)
    )
