"""A feed of the games in which it is one's turn, for news readers.

The address contains a secret of 128 bits. It is created on request and replaced or removed on
request. Only its hash is stored; a cookie of the browser keeps it, so that it can be shown again.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import NamedTuple
from xml.etree.ElementTree import Element, SubElement, tostring

from fastapi import Request
from fastapi.responses import RedirectResponse, Response

from ....core import Refused
from ...live.rooms import Rooms
from ...store.feeds import browser_of, renew
from ...store.tokens import hashed, new_secret
from ...web import identity
from ...web.request import rooms_of
from ...web.routing import Router
from ...web.viewer import viewer, words_of

ATOM = "http://www.w3.org/2005/Atom"
REMEMBERED = "feed"  # the cookie in which a browser keeps the address
router = Router()


class Turn(NamedTuple):
    """A game in which it is a side's turn, and since when."""

    id: str
    game: str
    side: str
    since: datetime


# The address


def address(request: Request) -> str | None:
    """The address of a browser's feed; None if it has none."""
    rooms = rooms_of(request)
    token, browser = request.cookies.get(REMEMBERED), identity.visitor(request).browser
    if not token or not browser or browser_of(rooms.store, token) != browser:
        return None
    return f"{identity.base_url(request)}feed/{token}?language={viewer(request).language}"


@router.post("/feed")
def make(request: Request) -> Response:
    """Create the feed of this browser, or give it a new address."""
    response, token = RedirectResponse("/#feed", 303), new_secret()
    rooms = rooms_of(request)
    renew(rooms.store, identity.identify(request, response), token)
    secure = request.url.scheme == "https"
    response.set_cookie(
        REMEMBERED, token, max_age=identity.YEAR, httponly=True, samesite="lax", secure=secure
    )
    return response


@router.post("/feed/none")
def stop(request: Request) -> Response:
    """Remove the feed of this browser."""
    response = RedirectResponse("/#feed", 303)
    if browser := identity.visitor(request).browser:
        rooms = rooms_of(request)
        renew(rooms.store, browser, None)
    response.delete_cookie(REMEMBERED)
    return response


# The feed


@router.get("/feed/{token}")
def read(request: Request, token: str) -> Response:
    """The feed. Raises Refused if the token is not valid."""
    rooms = rooms_of(request)
    browser = browser_of(rooms.store, token)
    if browser is None:
        raise Refused("wire-no-page")
    found = sorted(turns(rooms, browser), key=lambda turn: turn.since, reverse=True)
    language = viewer(request).language
    text = atom(found, language, identity.base_url(request), hashed(token)[:16])
    return Response(text, media_type="application/atom+xml")


def turns(rooms: Rooms, browser: str) -> Iterator[Turn]:
    """The games in which a side of this browser is asked something."""
    for game in rooms.mine(browser, finished=0):
        for side in game.sides:
            if game.your_turn and side in game.asked:
                yield Turn(game.id, game.game, side, game.since.get(side, game.created))


def atom(found: list[Turn], language: str, base_url: str, name: str) -> bytes:
    """The feed as XML. Every turn has an id of its own, so that readers show it as new."""
    words = words_of(language)
    root = Element("feed", {"xmlns": ATOM, "xml:lang": language})
    latest = max((turn.since for turn in found), default=None)
    _say(root, "title", words.text("table-feed-title"))
    _say(root, "id", f"{base_url}feed#{name}")
    _say(root, "updated", _time(latest))
    SubElement(root, "link", {"href": base_url})
    _say(SubElement(root, "author"), "name", "Barricades")
    for turn in found:
        entry, own = SubElement(root, "entry"), words_of(language, turn.game)
        url = f"{base_url}game/{turn.id}"
        _say(entry, "id", f"{url}#{turn.side}-{turn.since.timestamp():.0f}")
        _say(entry, "title", own.text("table-feed-turn", game=own.text("title"), side=turn.side))
        _say(entry, "updated", _time(turn.since))
        SubElement(entry, "link", {"href": url})
    return bytes(tostring(root, encoding="utf-8", xml_declaration=True))


def _say(parent: Element, name: str, text: str) -> None:
    SubElement(parent, name).text = text


def _time(moment: datetime | None) -> str:
    return moment.isoformat(timespec="seconds") if moment else "1970-01-01T00:00:00+00:00"
