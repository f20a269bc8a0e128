"""The visitor as a player of the club."""

from __future__ import annotations

from fastapi import Request, Response

from ...store import players
from ...store.players import Player
from ...web import identity
from ...web.request import rooms_of, store_of


def me(request: Request) -> Player | None:
    """The visitor as a player, or None if they have no name."""
    return players.by_id(store_of(request), identity.visitor(request).browser)


def claim_name(request: Request, response: Response, name: str) -> Player:
    """Give the visitor a name, for good. Raises Refused if it cannot be had."""
    person, bots = identity.identify(request, response), rooms_of(request).bots
    return players.claim(store_of(request), person, name, bots)
