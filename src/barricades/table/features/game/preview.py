"""What would follow an option, for the page of a game."""

from __future__ import annotations

from fastapi import Request
from fastapi.responses import JSONResponse, Response

from ....play.foreseen import foreseen
from ...web.request import At, read_json
from ...web.routing import Router

router = Router(prefix="/game/{id}")


@router.get("/preview")
def preview(request: Request, table: At, option: str) -> Response:
    """What would follow an option (JSON) of the question to the visitor's side `as`.

    It may be left out by whoever holds one seat. Refused: wire-not-yours (403) to anybody else,
    wire-no-game (404), and what is not offered with the reason of the rules (422).
    """
    side = table.side(request.query_params.get("as"))
    return JSONResponse(foreseen(table.room.history, side, read_json(option), table.words))
