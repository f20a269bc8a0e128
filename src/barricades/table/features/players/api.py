"""The API of names, and of links to other devices."""

from __future__ import annotations

from fastapi import Request, Response
from pydantic import BaseModel, Field

from ....core import Refused
from ...store import device_links, players
from ...web import identity
from ...web import messages as m
from ...web.request import store_of
from ...web.routing import Router
from .players import claim_name, me

router = Router(prefix="/api", responses=m.PROBLEMS)


class Naming(m.Message):
    """Asks for a name."""

    name: m.Text


class Carrying(m.Message):
    """Redeems a code."""

    code: m.Text


class Me(BaseModel):
    """Who you are in the club."""

    name: str | None = Field(description="in the club, if you have one")


class Code(BaseModel):
    """A code for another device."""

    code: str
    seconds: int = Field(description="so long it is good, and once")


@router.get("/me")
def who_am_i(request: Request) -> Me:
    """The name by which the club knows you."""
    own = me(request)
    return Me(name=own.name if own else None)


@router.post("/me")
def claim(request: Request, response: Response, act: Naming) -> Me:
    """Take a name, for good. Names are unique, regardless of case."""
    return Me(name=claim_name(request, response, act.name).name)


@router.post("/carry")
def lend_code(request: Request) -> Code:
    """A code by which another browser gets your games and your name."""
    person = identity.visitor(request).browser
    if person is None:
        raise Refused("wire-not-yours")
    code = device_links.lend(store_of(request), person)
    return Code(code=code, seconds=int(device_links.GOOD_FOR.total_seconds()))


@router.post("/carry/here")
def carry_here(request: Request, response: Response, act: Carrying) -> Me:
    """Give this browser the games and the name of the browser that created the code."""
    browser = identity.ensure_browser(request, response)
    device_links.carry(store_of(request), act.code, browser)
    own = players.by_id(store_of(request), players.person(store_of(request), browser))
    return Me(name=own.name if own else None)
