"""Seats: a browser is known by a cookie, a seat by a link; both are 128 random bits.

Only their hashes are kept. A link leads to a seat once and for all: whoever follows it holds the
seat, and the address bar shows the game alone, so that no token stays in a referrer.
"""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

from fastapi import Request, Response

from ...words import LANGUAGES, language_of
from ..store import players
from ..store.tokens import hashed, new_secret

COOKIE = "barricades"
YEAR = 365 * 24 * 3600


class Visitor(NamedTuple):
    """Whom a request comes from."""

    browser: str | None  # of a person who has been here: the first they had, hashed
    token: str | None  # hashed: what stands after `Authorization: Bearer`
    language: str


def visitor(request: Request) -> Visitor:
    """Whom a request comes from, as far as it says; whoever shows a token needs no cookie."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return Visitor(None, hashed(token.strip()), language(request))
    cookie = request.cookies.get(COOKIE)
    return Visitor(_person(request, hashed(cookie)) if cookie else None, None, language(request))


def welcome(request: Request, response: Response) -> str:
    """Whose browser this is; one that has not been here before is given its cookie."""
    return _person(request, browser(request, response))


def _person(request: Request, browser: str) -> str:
    return players.person(request.app.state.rooms.store, browser)


def browser(request: Request, response: Response) -> str:
    """The browser itself (hashed), with its cookie."""
    cookie = request.cookies.get(COOKIE) or new_secret()
    response.set_cookie(
        COOKIE,
        cookie,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return hashed(cookie)


def language(request: Request) -> str:
    """The language asked for in the address, chosen before, or liked best by the browser."""
    for wish in (request.query_params.get("language"), request.cookies.get("language")):
        if wish in LANGUAGES:
            return wish
    liked = request.headers.get("accept-language", "").split(",")
    known = (tag.strip()[:2].lower() for tag in liked)
    return language_of(next((tag for tag in known if tag in LANGUAGES), None))


def guest(request: Request) -> str:
    """Who counts as one, of all who send requests."""
    return household(request.client.host if request.client else "")


def household(host: str) -> str:
    """Who counts as one: an address, and of IPv6 all that a household has."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and not address.ipv4_mapped:
        return f"{int(address) >> 64:x}::/64"
    return host.removeprefix("::ffff:")
