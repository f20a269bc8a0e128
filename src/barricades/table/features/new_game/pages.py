"""The form for a new game."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request
from fastapi.responses import RedirectResponse, Response

from ....bots import TIMES
from ....core import Refused
from ....games import NAMES
from ....play.clocks import LIMITS
from ...store.players import LONGEST
from ...web import identity
from ...web.request import rooms_of
from ...web.routing import Router
from ...web.viewer import show, viewer, words_of
from ..coach import coach
from ..game import pages as playing
from ..players.players import me
from .new_game import CLOCKS, PEOPLE, Fields, Wish, form

router = Router()


@router.get("/new/{name}")
def new_page(request: Request, name: str) -> Response:
    """Who sits where, and what is played."""
    return _new(request, Wish.of(_known(name), request.query_params))


def _new(request: Request, wish: Wish, trouble: str = "") -> Response:
    facts = {
        "wish": wish,
        "people": PEOPLE,
        "bots": [bot for bot in rooms_of(request).bots if ":" not in bot],
        "times": TIMES,
        "clocks": CLOCKS,
        "limits": LIMITS,
        "longest": LONGEST,
        "me": me(request),
        "first": not _has_played(request),
        "trouble": trouble,
    }
    return show(request, "new.html", wish.game.name, 422 if trouble else 200, **facts)


@router.post("/new/{name}")
def begin(request: Request, name: str, typed: Annotated[Fields, Depends(form)]) -> Response:
    """The game begins."""
    response, wish = RedirectResponse("/", 303), Wish.of(_known(name), typed)
    try:
        made = wish.fulfil(rooms_of(request), identity.identify(request, response))
    except Refused as error:
        return _new(request, wish, words_of(viewer(request).language, name).refusal(error))
    response.headers["location"] = path = f"/game/{made.room.id}"
    for side, token in made.tokens.items():
        playing.remember(request, response, path, side, token)
    if wish.coach == coach.ON and coach.may_coach(made.room, made.room.people[:1]):
        coach.switch(request, response, made.room.id, on=True)
    return response


def _has_played(request: Request) -> bool:
    browser = identity.visitor(request).browser
    return bool(browser and rooms_of(request).mine(browser, 1))


def _known(game: str) -> str:
    """The name of a game, if there is one of this name."""
    if game not in NAMES:
        raise Refused("wire-no-page")
    return game
