"""Several answers at once: a bid is laid in the page, token by token, and sealed as a whole."""

from __future__ import annotations

from typing import Annotated

from fastapi import Form
from fastapi.responses import Response

from ...web.request import At, Side, read_json
from ...web.routing import Router
from ..coach import coach
from .pages import Number, done

router = Router(prefix="/game/{id}")


@router.post("/bid")
def bid(table: At, side: Side, number: Number, choices: Annotated[str, Form()]) -> Response:
    """All that a side answers, as a list, to the open question and to those right after it."""
    listed = read_json(choices)
    wanted = tuple(listed) if isinstance(listed, list) else (listed,)
    ask = table.room.history.ask(table.mine(side))
    table.room.choose_all(side, wanted, number)
    response = done(table, side)
    coach.remember(table, response, ask)
    return response
