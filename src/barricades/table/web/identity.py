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

COOKIE, SAFE = "barricades", "__Host-"  # a browser takes the latter by https from no other host
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
    cookie = cookie_of(request)
    return Visitor(_person(request, hashed(cookie)) if cookie else None, None, language(request))


def identify(request: Request, response: Response) -> str:
    """Whose browser this is; one that has not been here before is given its cookie."""
    return _person(request, ensure_browser(request, response))


def _person(request: Request, browser: str) -> str:
    return players.person(request.app.state.rooms.store, browser)


def ensure_browser(request: Request, response: Response) -> str:
    """The browser itself (hashed), with its cookie.

    One that brings a cookie of which this table knows nothing gets another: somebody else may have
    put it there, to be taken for the same person.
    """
    cookie, file = cookie_of(request), request.app.state.rooms.store
    if cookie is None or not players.has_been_here(file, hashed(cookie)):
        cookie = new_secret()
    secure = request.url.scheme == "https"
    response.set_cookie(
        SAFE + COOKIE if secure else COOKIE,
        cookie,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
    return hashed(cookie)


def cookie_of(request: Request) -> str | None:
    """The cookie by which a browser is known; by https only one that no other host can have set."""
    name = SAFE + COOKIE if request.url.scheme == "https" else COOKIE
    return request.cookies.get(name) or None


def base_url(request: Request) -> str:
    """Where the table is found, with a slash at the end, for links that are copied or sent.

    It is what whoever runs the table says. Otherwise it is where the request has come to, if that
    is an address in figures; any name could be made up, and then links stay on this host.
    """
    if public := request.app.state.public:
        return str(public)
    host = request.url.hostname or ""
    return str(request.base_url) if host == "localhost" or _is_address(host) else "/"


def _is_address(host: str) -> bool:
    try:
        return bool(ip_address(host.strip("[]")))
    except ValueError:
        return False


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
