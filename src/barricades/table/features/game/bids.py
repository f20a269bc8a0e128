"""Several answers at once: a bid is laid in the page, token by token, and sealed as a whole."""

from __future__ import annotations

from typing import Annotated

from fastapi import Form
from fastapi.responses import Response

from ...web.request import At, Side, read_json
from ...web.routing import Router
from .pages import Number, done

router = Router(prefix="/game/{id}")


@router.post("/bid")
def bid(table: At, side: Side, number: Number, choices: Annotated[str, Form()]) -> Response:
    """All that a side answers, as a list, to the open question and to those right after it."""
    listed = read_json(choices)
    wanted = tuple(listed) if isinstance(listed, list) else (listed,)
    table.room.choose_all(table.mine(side), wanted, number)
    return done(table, side)
