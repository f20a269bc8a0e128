"""The lobby page, and the settings of a viewer."""

from __future__ import annotations

from typing import Annotated

from fastapi import Form, Query, Request
from fastapi.responses import RedirectResponse, Response

from ....games import NAMES
from ...web import identity
from ...web.request import rooms_of
from ...web.routing import Router
from ...web.viewer import LANGUAGES, THEMES, safe_path, show, viewer, words_of
from ..feeds import pages as feed
from ..game import dials
from ..invitations.invitations import offers
from ..players.players import me
from . import lobby

router = Router()
FINISHED = 20  # games on a page


@router.get("/")
def lobby_page(request: Request, page: Annotated[int, Query(ge=1, le=1000)] = 1) -> Response:
    """New games, open seats, and one's own games, those first in which it is one's turn.

    Finished games are shown page by page.
    """
    browser, skip = identity.visitor(request).browser, FINISHED * (page - 1)
    mine = rooms_of(request).mine(browser, FINISHED + 1, skip) if browser else []
    language = viewer(request).language
    entries = [lobby.listed_game(game, language) for game in mine]
    return show(
        request,
        "lobby.html",
        posters=[lobby.poster(name, language) for name in NAMES],
        turns=sum(game.your_turn for game in mine),
        feed=feed.address(request),
        offers=offers(request),
        me=me(request),
        first=not mine,
        pattern=dials.pattern(words_of(language)),
        unfinished=[entry for entry in entries if not entry.over],
        finished=[entry for entry in entries if entry.over][:FINISHED],
        older=page + 1 if sum(entry.over for entry in entries) > FINISHED else None,
    )


@router.post("/settings")
def settings(
    back: Annotated[str, Form()] = "/",
    language: Annotated[str | None, Form()] = None,
    theme: Annotated[str | None, Form()] = None,
) -> Response:
    """Choose a language or a theme, in cookies."""
    response = RedirectResponse(safe_path(back), 303)
    if language in LANGUAGES:
        response.set_cookie(
            "language", language, max_age=identity.YEAR, httponly=True, samesite="lax"
        )
    if theme in THEMES:
        response.set_cookie("theme", theme, max_age=identity.YEAR, httponly=True, samesite="lax")
    return response
