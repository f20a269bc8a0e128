"""Pages for names, and for links to other devices."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Form, Request, Response
from fastapi.responses import RedirectResponse

from ....core import Refused
from ...store import device_links, players
from ...web import identity
from ...web.request import store_of
from ...web.routing import Router
from ...web.viewer import safe_path, show, viewer, words_of
from .players import claim_name, me

router = Router()
Typed = Annotated[str, Form()]


def _refusal_text(request: Request, error: Refused) -> str:
    return words_of(viewer(request).language).refusal(error)


def _carry(request: Request, trouble: str = "", **facts: Any) -> Response:
    known = {"code": "", "link": "", "question": ""} | facts
    return show(request, "carry.html", None, 422 if trouble else 200, trouble=trouble, **known)


@router.get("/name")
def name_page(request: Request, back: str = "/") -> Response:
    """The form for a name."""
    return _name(request, back)


def _name(request: Request, back: str, wish: str = "", trouble: str = "") -> Response:
    facts = {"me": me(request), "to": safe_path(back), "wish": wish, "longest": players.LONGEST}
    return show(request, "name.html", None, 422 if trouble else 200, trouble=trouble, **facts)


@router.post("/name")
def take_name(request: Request, name: Typed = "", back: Typed = "/") -> Response:
    """Take a name; shows the form again with the reason if that is refused."""
    response = RedirectResponse(safe_path(back), 303)
    try:
        claim_name(request, response, name)
    except Refused as error:
        return _name(request, back, name, _refusal_text(request, error))
    return response


@router.get("/carry")
def carry_page(request: Request) -> Response:
    """How to bring one's games to another device."""
    return _carry(request)


@router.post("/carry")
def lend(request: Request) -> Response:
    """A new code and link, shown once."""
    person = identity.visitor(request).browser
    if person is None:
        return RedirectResponse("/carry", 303)
    code = device_links.lend(store_of(request), person)
    return _carry(request, code=code, link=f"{identity.base_url(request)}carry/{code}")


@router.post("/carry/here")
def carry(request: Request, code: Typed = "") -> Response:
    """Redeem a code that was typed in."""
    response = RedirectResponse("/", 303)
    try:
        device_links.carry(store_of(request), code, identity.ensure_browser(request, response))
    except Refused as error:
        return _carry(request, _refusal_text(request, error))
    return response


@router.get("/carry/{code}")
def carried(request: Request, code: str) -> Response:
    """Ask before a code is redeemed. Only the form redeems it: previews fetch links as well."""
    if not device_links.is_good(store_of(request), code):
        raise Refused("wire-no-code")
    return _carry(request, question=code)
