"""The lobby, and what a viewer has chosen for all pages."""

from __future__ import annotations

from typing import Annotated

from fastapi import Form, Query, Request
from fastapi.responses import RedirectResponse, Response

from ....games import NAMES
from ...web import identity
from ...web.request import rooms_of
from ...web.routing import Router
from ...web.viewer import LANGUAGES, THEMES, home, show, viewer, words_of
from ..feeds import pages as feed
from ..game import dials
from ..invitations.invitations import offers
from ..players.players import me
from . import lobby

router = Router()
FINISHED = 20  # games on a page


@router.get("/")
def lobby_page(request: Request, page: Annotated[int, Query(ge=1, le=1000)] = 1) -> Response:
    """New games on posters; one's own games, those first in which it is one's turn.

    Finished games are shown page by page.
    """
    browser, skip = identity.visitor(request).browser, FINISHED * (page - 1)
    mine = rooms_of(request).mine(browser, FINISHED + 1, skip) if browser else []
    language = viewer(request).language
    entries = [lobby.entry(game, language) for game in mine]
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
        going=[entry for entry in entries if not entry.over],
        done=[entry for entry in entries if entry.over][:FINISHED],
        older=page + 1 if sum(entry.over for entry in entries) > FINISHED else None,
    )


@router.post("/settings")
def settings(
    back: Annotated[str, Form()] = "/",
    language: Annotated[str | None, Form()] = None,
    theme: Annotated[str | None, Form()] = None,
) -> Response:
    """A viewer chooses a language or a light."""
    response = RedirectResponse(home(back), 303)
    if language in LANGUAGES:
        response.set_cookie(
            "language", language, max_age=identity.YEAR, httponly=True, samesite="lax"
        )
    if theme in THEMES:
        response.set_cookie("theme", theme, max_age=identity.YEAR, httponly=True, samesite="lax")
    return response
