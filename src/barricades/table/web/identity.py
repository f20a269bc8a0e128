"""Who sends a request: browsers are known by a cookie, seats by a link.

Both are 128 random bits, of which only hashes are stored. After a link has been followed the
browser holds the seat, and the address shows the game alone: no token gets into a referrer.
"""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

from fastapi import Request, Response

from ...words import LANGUAGES, language_of
from ..store import players
from ..store.tokens import hashed, new_secret
from .state import public_url_of, store_of

COOKIE, SAFE = "barricades", "__Host-"  # a browser takes the latter by https from no other host
YEAR = 365 * 24 * 3600


class Visitor(NamedTuple):
    """Who sends a request."""

    browser: str | None  # of a person who has been here: the first they had, hashed
    token: str | None  # hashed: what stands after `Authorization: Bearer`
    language: str


def visitor(request: Request) -> Visitor:
    """Who sends a request. A request with a token has no browser."""
    browser, token = browser_or_token(request)
    return Visitor(_person(request, browser) if browser else None, token, language(request))


def browser_or_token(request: Request) -> tuple[str | None, str | None]:
    """The browser that a request comes from, or else its token, both hashed; or neither."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return None, hashed(token.strip())
    cookie = cookie_of(request)
    return hashed(cookie) if cookie else None, None


def identify(request: Request, response: Response) -> str:
    """The person who sends a request, by id; a browser that is not known gets a cookie."""
    return _person(request, ensure_browser(request, response))


def _person(request: Request, browser: str) -> str:
    return players.person(store_of(request), browser)


def ensure_browser(request: Request, response: Response) -> str:
    """The browser (hashed) that sends a request; sets its cookie.

    A cookie unknown to this table is replaced: somebody else may have planted it.
    """
    cookie, file = cookie_of(request), store_of(request)
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
    """The identifying cookie. Over https, only one that no other host can have set."""
    name = SAFE + COOKIE if request.url.scheme == "https" else COOKIE
    return request.cookies.get(name) or None


def base_url(request: Request) -> str:
    """The address of the table, ending with a slash, for links that are copied or sent.

    As configured; else the address of the request, if that is numeric or localhost. Other host
    names could be forged, so links are then relative to this host.
    """
    if public := public_url_of(request):
        return public
    host = request.url.hostname or ""
    return str(request.base_url) if host == "localhost" or _is_address(host) else "/"


def _is_address(host: str) -> bool:
    try:
        return bool(ip_address(host.strip("[]")))
    except ValueError:
        return False


def language(request: Request) -> str:
    """The language in the address, in a cookie, or preferred by the browser."""
    for wish in (request.query_params.get("language"), request.cookies.get("language")):
        if wish in LANGUAGES:
            return wish
    liked = request.headers.get("accept-language", "").split(",")
    known = (tag.strip()[:2].lower() for tag in liked)
    return language_of(next((tag for tag in known if tag in LANGUAGES), None))


def guest(request: Request) -> str:
    """The guest a request comes from: see `household`."""
    return household(request.client.host if request.client else "")


def household(host: str) -> str:
    """A guest: an IPv4 address, or the network of an IPv6 address that one household has."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and not address.ipv4_mapped:
        return f"{int(address) >> 64:x}::/64"
    return host.removeprefix("::ffff:")
