"""Who comes, as the club knows them."""

from __future__ import annotations

from fastapi import Request, Response

from ...store import players
from ...store.players import Player
from ...web import identity
from ...web.request import rooms_of, store_of


def me(request: Request) -> Player | None:
    """Who comes, if the club knows them by name."""
    return players.known(store_of(request), identity.visitor(request).browser)


def claim_name(request: Request, response: Response, name: str) -> Player:
    person, bots = identity.identify(request, response), rooms_of(request).bots
    return players.claim(store_of(request), person, name, bots)
