"""Pages: the lobby, a new game, a seat by link, and what there is to read."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from ..core import Refused
from ..digest import sections
from ..games import NAMES
from . import company, dials, guests, hinting, lobby, playing, reading
from .away import away, feed
from .people import ladder, people
from .people.players import LONGEST
from .rooms import seats
from .rooms.clocks import LIMITS
from .rooms.rooms import Rooms
from .studies import pages as studies_pages
from .tournaments import pages as tournaments_pages
from .viewer import LANGUAGES, THEMES, home, show, viewer, words_of
from .wishes import CLOCKS, PEOPLE, Fields, Wish, form

router = APIRouter()
router.include_router(playing.router)
router.include_router(away.router)
router.include_router(company.router)
router.include_router(people.router)
router.include_router(guests.router)
router.include_router(ladder.router)
router.include_router(tournaments_pages.router)
router.include_router(hinting.router)
router.include_router(studies_pages.router)
router.include_router(feed.router)


def trouble(request: Request, status: int, text: str, error: Refused) -> Response:
    """Whatever cannot be done, as a page."""
    game = getattr(request.state, "game", None)
    about = {404: "-missing", 409: "-moved-on"}.get(status, "")
    facts = {
        "headline": f"table-trouble{about}",
        "sentence": text,
        "numbers": error.cites if game else (),
        "back_to": getattr(request.state, "page", None),
    }
    return show(request, "trouble.html", game, status, **facts)


# The lobby, and a new game


@router.get("/")
def lobby_page(request: Request) -> HTMLResponse:
    """New games on posters; one's own games, those first in which it is one's turn."""
    browser = seats.visitor(request).browser
    mine = _rooms(request).mine(browser) if browser else []
    language = viewer(request).language
    entries = [lobby.entry(_rooms(request), game, language) for game in mine]
    return show(
        request,
        "lobby.html",
        posters=[lobby.poster(name, language) for name in NAMES],
        turns=sum(game.your_turn for game in mine),
        feed=feed.address(request),
        offers=guests.offers(request),
        me=people.me(request),
        pattern=dials.pattern(words_of(language)),
        going=[entry for entry in entries if not entry.over],
        done=[entry for entry in entries if entry.over],
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
        response.set_cookie("language", language, max_age=seats.YEAR, httponly=True, samesite="lax")
    if theme in THEMES:
        response.set_cookie("theme", theme, max_age=seats.YEAR, httponly=True, samesite="lax")
    return response


@router.get("/new/{name}")
def new_page(request: Request, name: str) -> HTMLResponse:
    """Who sits where, and what is played."""
    return _new(request, Wish.of(_known(name), request.query_params))


def _new(request: Request, wish: Wish, trouble: str = "") -> HTMLResponse:
    facts = {
        "wish": wish,
        "people": PEOPLE,
        "bots": _rooms(request).bots,
        "clocks": CLOCKS,
        "limits": LIMITS,
        "longest": LONGEST,
        "me": people.me(request),
        "trouble": trouble,
    }
    return show(request, "new.html", wish.game.name, 422 if trouble else 200, **facts)


@router.post("/new/{name}")
def begin(request: Request, name: str, typed: Annotated[Fields, Depends(form)]) -> Response:
    """The game begins."""
    response, wish = RedirectResponse("/", 303), Wish.of(_known(name), typed)
    try:
        made = wish.fulfil(_rooms(request), seats.welcome(request, response))
    except Refused as error:
        return _new(request, wish, words_of(viewer(request).language, name).refusal(error))
    response.headers["location"] = path = f"/game/{made.room.id}"
    for side, token in made.tokens.items():
        playing.remember(request, response, path, side, token)
    return response


# A seat by link


@router.get("/seat/{token}")
def invitation(request: Request, token: str) -> HTMLResponse:
    """Nobody sits down by looking at a link: those who carry it on look at it too."""
    room, side = _rooms(request).invited(seats.hashed(token))
    terms = guests.terms(words_of(viewer(request).language, room.game.name), room.kept)
    facts: dict[str, Any] = {
        "seat": side,
        "terms": terms,
        "rated": room.kept.rated,
        "me": people.me(request),
        "longest": LONGEST,
    }
    return show(request, "invitation.html", room.game.name, **facts)


@router.post("/seat/{token}")
def sit_down(request: Request, token: str, name: Annotated[str, Form()] = "") -> Response:
    """A friend takes the seat."""
    response = RedirectResponse("/", 303)
    room = _rooms(request).sit_down(token, seats.welcome(request, response), name)
    response.headers["location"] = f"/game/{room.id}"
    return response


# Reading


def _reader(kind: str) -> Any:
    def page(request: Request, name: str) -> HTMLResponse:
        if kind not in reading.shelf(_known(name)):
            raise Refused("wire-no-page")
        text = reading.reading(name, kind, viewer(request).language)
        return show(request, "reading.html", name, reading=text, kind=kind)

    return page


for _kind in reading.KINDS:
    router.add_api_route(f"/{_kind}/{{name}}", _reader(_kind))


@router.get("/rules/{name}/{number}")
def rule(request: Request, name: str, number: str) -> HTMLResponse:
    """One section of the rules."""
    language = viewer(request).language
    found = sections(_known(name), language).get(number)
    if found is None:
        raise Refused("wire-no-page")
    text = reading.rendered(name, found.text, language)
    return show(request, "rule.html", name, rule=found, text=text)


def _rooms(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def _known(game: str) -> str:
    """The name of a game, if there is one of this name."""
    if game not in NAMES:
        raise Refused("wire-no-page")
    return game
