"""Several answers at once: a bid is laid in the page, token by token, and sealed as a whole."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import Form
from fastapi.responses import Response

from ...web.request import PageVisitDep, Side, read_json
from ...web.routing import Router
from ..analysis.analysis import AnalysesDep
from ..coach import coach
from .pages import Number, answered

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
    """All that a side answers, as a list, to the open question and to those right after it.

    The coach may warn before it; `sure` is who was warned.
    """
    listed = read_json(choices)
    wanted = tuple(listed) if isinstance(listed, list) else (listed,)
    mine = visit.mine(side)
    warned = None if sure else coach.warned_of_all(visit, analyses, mine, wanted, number)
    return answered(visit, side, warned, partial(visit.room.choose_all, mine, wanted, number))
