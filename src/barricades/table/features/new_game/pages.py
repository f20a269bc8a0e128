"""The page with the form for a new game."""

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
from .new_game import CLOCKS, PEOPLE, Fields, NewGameForm, read_form

router = Router()


@router.get("/new/{name}")
def new_page(request: Request, name: str) -> Response:
    """The form, filled in from the address."""
    return _new(request, NewGameForm.of(_known(name), request.query_params))


def _new(request: Request, filled_in: NewGameForm, trouble: str = "") -> Response:
    facts = {
        "form": filled_in,
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
    return show(request, "new.html", filled_in.game.name, 422 if trouble else 200, **facts)


@router.post("/new/{name}")
def begin(request: Request, name: str, typed: Annotated[Fields, Depends(read_form)]) -> Response:
    """Create the game; shows the form again with the reason if that is refused."""
    response, filled_in = RedirectResponse("/", 303), NewGameForm.of(_known(name), typed)
    try:
        made = filled_in.create_game(rooms_of(request), identity.identify(request, response))
    except Refused as error:
        return _new(request, filled_in, words_of(viewer(request).language, name).refusal(error))
    response.headers["location"] = path = f"/game/{made.room.id}"
    for side, token in made.tokens.items():
        playing.remember_link(request, response, path, side, token)
    if filled_in.coach == coach.ON and coach.may_coach(made.room, made.room.people[:1]):
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
