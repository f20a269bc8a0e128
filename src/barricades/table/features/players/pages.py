"""People: a name in the club, and the way of one's games to another device."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from pydantic import BaseModel, Field

from ....core import Refused
from ...store import device_links, players
from ...store.players import Player
from ...web import identity
from ...web import messages as m
from ...web.request import rooms_of, store_of
from ...web.viewer import home, show, viewer, words_of

router = APIRouter()
wire = APIRouter(prefix="/api", responses=m.PROBLEMS)
Typed = Annotated[str, Form()]


class Naming(m.Message):
    name: m.Text


class Carrying(m.Message):
    code: m.Text


class Me(BaseModel):
    name: str | None = Field(description="in the club, if you have one")


class Code(BaseModel):
    code: str
    seconds: int = Field(description="so long it is good, and once")


def me(request: Request) -> Player | None:
    """Who comes, if the club knows them by name."""
    return players.known(store_of(request), identity.visitor(request).browser)


def _claim(request: Request, response: Response, name: str) -> Player:
    person, bots = identity.welcome(request, response), rooms_of(request).bots
    return players.claim(store_of(request), person, name, bots)


def _told(request: Request, error: Refused) -> str:
    return words_of(viewer(request).language).refusal(error)


# A name


@router.get("/name")
def name_page(request: Request, back: str = "/") -> HTMLResponse:
    """A name is taken here."""
    return _name(request, back)


def _name(request: Request, back: str, wish: str = "", trouble: str = "") -> HTMLResponse:
    facts = {"me": me(request), "to": home(back), "wish": wish, "longest": players.LONGEST}
    return show(request, "name.html", None, 422 if trouble else 200, trouble=trouble, **facts)


@router.post("/name")
def take_name(request: Request, name: Typed = "", back: Typed = "/") -> Response:
    response = RedirectResponse(home(back), 303)
    try:
        _claim(request, response, name)
    except Refused as error:
        return _name(request, back, name, _told(request, error))
    return response


@wire.get("/me")
def who_am_i(request: Request) -> Me:
    """What the club knows you as."""
    own = me(request)
    return Me(name=own.name if own else None)


@wire.post("/me")
def claim(request: Request, response: Response, act: Naming) -> Me:
    """Have this browser known by a name, for good; no other has it, whatever its capitals."""
    return Me(name=_claim(request, response, act.name).name)


# Another device


@router.get("/carry")
def carry_page(request: Request) -> HTMLResponse:
    """To another device, or from one."""
    return _carry(request)


def _carry(request: Request, trouble: str = "", **facts: Any) -> HTMLResponse:
    known = {"code": "", "link": "", "question": ""} | facts
    return show(request, "carry.html", None, 422 if trouble else 200, trouble=trouble, **known)


@router.post("/carry")
def lend(request: Request) -> Response:
    """The link and the code, shown once."""
    person = identity.visitor(request).browser
    if person is None:
        return RedirectResponse("/carry", 303)
    code = device_links.lend(store_of(request), person)
    return _carry(request, code=code, link=f"{request.base_url}carry/{code}")


@router.post("/carry/here")
def carry(request: Request, code: Typed = "") -> Response:
    response = RedirectResponse("/", 303)
    try:
        device_links.carry(store_of(request), code, identity.browser(request, response))
    except Refused as error:
        return _carry(request, _told(request, error))
    return response


@router.get("/carry/{code}")
def carried(request: Request, code: str) -> HTMLResponse:
    """Nothing is carried by looking at a link."""
    if not device_links.is_good(store_of(request), code):
        raise Refused("wire-no-code")
    return _carry(request, question=code)


@wire.post("/carry")
def lend_code(request: Request) -> Code:
    """A code by which another browser gets your games, and your name."""
    person = identity.visitor(request).browser
    if person is None:
        raise Refused("wire-not-yours")
    code = device_links.lend(store_of(request), person)
    return Code(code=code, seconds=int(device_links.GOOD_FOR.total_seconds()))


@wire.post("/carry/here")
def carry_here(request: Request, response: Response, act: Carrying) -> Me:
    """Get the games and the name of the browser that has made this code."""
    browser = identity.browser(request, response)
    device_links.carry(store_of(request), act.code, browser)
    own = players.known(store_of(request), players.person(store_of(request), browser))
    return Me(name=own.name if own else None)
