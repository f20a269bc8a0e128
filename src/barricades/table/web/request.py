"""Visits: whose request has come to which room, and what they hold there."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple

from fastapi import Depends, Form, Request
from fastapi.responses import RedirectResponse

from ...core import Refused
from ...play.visibility import Seat
from ...words import Words
from ..live.rooms import Room, Rooms
from ..store.store import Store
from . import identity
from .viewer import words_at

ONLOOKER = "onlooker"


def rooms_of(request: Request) -> Rooms:
    """The rooms of the table that is asked."""
    rooms: Rooms = request.app.state.rooms
    return rooms


def store_of(request: Request) -> Store:
    """The store of the table that is asked."""
    return rooms_of(request).store


class Entered(NamedTuple):
    """A room, the sides that a visitor holds there, and the words they are spoken to in."""

    room: Room
    held: tuple[str, ...]
    words: Words


class Visit:
    """A request that has come to a room: who it is, and what they hold there.

    The room is entered when it is first looked at: in the thread that does what is asked for.
    """

    def __init__(self, id: str, request: Request) -> None:
        self.id, self.request = id, request
        self.rooms = rooms_of(request)
        self._entered: Entered | None = None
        self._seats: Mapping[str, Seat] = {}  # when it was last found out what the visitor holds

    def enter(self) -> Entered:
        """Enter the room as it is now. Raises Refused if that is not allowed."""
        room = self.rooms.room(self.id)
        self.request.state.game = room.game.name
        spoken = identity.language(self.request)
        words = words_at(spoken, room.game, room.history.options)
        self._entered = Entered(room, self._held(room), words)
        return self._entered

    def refresh_held(self) -> None:
        """Find out again what the visitor holds, if that may have changed: by who sits where.

        Nobody who came by a cookie ever loses a seat; what a token leads to may change unseen.
        """
        entered = self._entered or self.enter()
        if entered.room.seats != self._seats or "authorization" in self.request.headers:
            self._seats = entered.room.seats
            self._entered = entered._replace(held=self._held(entered.room))

    def _held(self, room: Room) -> tuple[str, ...]:
        visitor = identity.visitor(self.request)
        return self.rooms.held(room, visitor.browser, visitor.token)

    @property
    def room(self) -> Room:
        return (self._entered or self.enter()).room

    @property
    def held(self) -> tuple[str, ...]:
        return (self._entered or self.enter()).held

    @property
    def words(self) -> Words:
        return (self._entered or self.enter()).words

    def side(self, wanted: str | None) -> str:
        """The side that a visitor acts for."""
        if wanted is None and len(self.held) == 1:
            return self.held[0]
        if wanted not in self.held:
            raise Refused("wire-which-side" if self.held and not wanted else "wire-not-yours")
        return wanted

    def eyes(self, wanted: str | None) -> str | None:
        """Whose eyes see: one's own, an onlooker's, and after the end everybody's."""
        if wanted is None:
            asked = (side for side in self.held if self.room.history.ask(side))
            return next(asked, self.held[0] if self.held else None)
        if wanted == ONLOOKER:
            return None
        if wanted not in self.held and not (self.room.outcome and wanted in self.room.seats):
            raise Refused("wire-not-yours")
        return wanted


async def _visit(id: str, request: Request) -> Visit:
    """Who comes to which room."""
    return Visit(id, request)


VisitDep = Annotated[Visit, Depends(_visit)]


class PageVisit(Visit):
    """A request that comes from a page of a game."""

    @property
    def path(self) -> str:
        return f"/game/{self.id}"

    def enter(self) -> Entered:
        entered = super().enter()
        self.request.state.page = self.path  # where one goes back to from an error
        return entered

    def mine(self, side: str) -> str:
        """A side, if it is the visitor's; Refused if not."""
        if side not in self.held:
            raise Refused("wire-not-yours")
        return side

    def back(self, side: str = "") -> RedirectResponse:
        """To the page of the game, seen by the side that has just done something."""
        eyes = f"?as={side}" if len(self.held) > 1 and side else ""
        return RedirectResponse(self.path + eyes, 303)


async def _page_visit(id: str, request: Request) -> PageVisit:
    """Who comes to which page."""
    return PageVisit(id, request)


PageVisitDep = Annotated[PageVisit, Depends(_page_visit)]
Side = Annotated[str, Form(alias="as")]


def read_json(text: str) -> Any:
    """A value out of a form; what is none is left to the rules, which say why it cannot be."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text
