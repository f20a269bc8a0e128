"""Previews of options, in words and on the board."""

from __future__ import annotations

from collections.abc import Iterable
from types import SimpleNamespace
from typing import Annotated, Any

from fastapi import Query, Request
from fastapi.responses import JSONResponse, Response

from ....core import Event, Refused
from ....play import preview_document
from ....play.history import History
from ....words import Words
from ... import boards
from ...boards import Scene
from ...boards.parts import changed, parts
from ...web.request import PageVisitDep, read_json
from ...web.routing import Router
from ...web.viewer import HAVE, render_page
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

    The answer has sentences, and the parts of the board that would be drawn differently. `as` may
    be left out by somebody who holds one seat. In a finished game, `at` is a moment at which any
    side was asked. Refused: wire-not-yours (403), wire-no-game (404), wire-not-over (403); an
    option that is not offered, with the reason (422).
    """
    room, words = visit.room, visit.words
    room.must_have_rules()
    if at is None:
        side, now = visit.side(eyes), room.history
        news = [line.event for line in now.news(side)]
        return drawn_ahead(request, words, now, side, read_json(option), news)
    room.shown_record()
    if eyes not in room.seats:
        raise Refused("wire-not-your-turn")
    past = room.history.up_to(at)
    news = [line.event for line in past.lines if line.moment == at]
    return drawn_ahead(request, words, past, eyes, read_json(option), news, is_lit=False)


def drawn_ahead(
    request: Request,
    words: Words,
    history: History,
    side: str,
    option: Any,
    news: Iterable[Event],
    *,
    is_lit: bool = True,
) -> Response:
    """The response with a preview; with `is_lit`, the board lights the options.

    `news` are marked on the board, as they are on the page that is looked at.
    """
    game = history.game.name
    seat, found = preview_document.preview(history, side, option)
    board = boards.load(game)
    ask, ahead = seat.ask if is_lit else None, tuple(found.events)
    log = (*(line.event for line in history.lines), *ahead)
    scene = Scene(
        view=found.view,
        words=words,
        side=side,
        ask=ask,
        news=(*news, *ahead),
        log=log,
        asked_in=seat.view,
    )
    page = SimpleNamespace(
        game=game, strip=board.strip(scene), board=board.draw(scene), hand=board.hand(scene)
    )
    shown = parts(render_page(request, TEMPLATE, game, whole=False, page=page))
    known = {*request.headers.get(HAVE, "").split()}
    document = preview_document.document_of(words, seat, found)
    return JSONResponse({**document, "parts": changed(shown, known)})
