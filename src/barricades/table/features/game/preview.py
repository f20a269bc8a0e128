"""What would follow an option, in words and on the board."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Annotated, Any

from fastapi import Query, Request
from fastapi.responses import JSONResponse, Response

from ....core import Refused
from ....play import preview_document
from ....play.history import History
from ....words import Words
from ... import boards
from ...boards import Scene
from ...boards.parts import changed, parts
from ...web.request import PageVisitDep, read_json
from ...web.routing import Router
from ...web.viewer import HAVE, drawn
from .steps import TEMPLATE

router = Router(prefix="/game/{id}")


@router.get("/preview")
def preview(
    request: Request,
    visit: PageVisitDep,
    option: str,
    eyes: Annotated[str | None, Query(alias="as")] = None,
    at: int | None = None,
) -> Response:
    """What would follow an option (JSON) of the question to the visitor's side `as`.

    It is told in words, and as the parts of the board that would be drawn otherwise. The side may
    be left out by whoever holds one seat. Refused: wire-not-yours (403) to anybody else,
    wire-no-game (404), and what is not offered with the reason of the rules (422). Of a game that
    is over, `at` is a moment at which any side was asked; else it is refused: wire-not-over.
    """
    room, words = visit.room, visit.words
    room.must_have_rules()
    if at is None:
        return drawn_ahead(request, words, room.history, visit.side(eyes), read_json(option))
    room.shown_record()
    if eyes not in room.seats:
        raise Refused("wire-not-your-turn")
    past = room.history.up_to(at)
    return drawn_ahead(request, words, past, eyes, read_json(option), is_lit=False)


def drawn_ahead(
    request: Request,
    words: Words,
    history: History,
    side: str,
    option: Any,
    *,
    is_lit: bool = True,
) -> Response:
    """What would follow an option, as `preview` tells it; `is_lit`: whether options are lit."""
    game = history.game.name
    seat, found = preview_document.preview(history, side, option)
    board = boards.load(game)
    ask, news = seat.ask if is_lit else None, tuple(found.events)
    scene = Scene(view=found.view, words=words, side=side, ask=ask, news=news)
    page = SimpleNamespace(
        game=game, strip=board.strip(scene), board=board.draw(scene), hand=board.hand(scene)
    )
    shown = parts(drawn(request, TEMPLATE, game, whole=False, page=page))
    known = {*request.headers.get(HAVE, "").split()}
    document = preview_document.document_of(words, seat, found)
    return JSONResponse({**document, "parts": changed(shown, known)})
