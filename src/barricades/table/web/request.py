"""Dependencies of routes: the rooms, the store, and the visitor of a game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Any, NamedTuple

from fastapi import Depends, Form, Request
from fastapi.responses import RedirectResponse

from ...core import Refused
from ...play.visibility import Seat, is_sane
from ...words import Words
from ..live.rooms import Room
from . import identity
from .state import rooms_of, store_of
from .viewer import words_at

__all__ = [
    "ONLOOKER",
    "PageVisit",
    "PageVisitDep",
    "Side",
    "Visit",
    "VisitDep",
    "read_json",
    "rooms_of",
    "store_of",
]

ONLOOKER = "onlooker"


class Entered(NamedTuple):
    """A room, the sides that the visitor holds there, and the words for them."""

    room: Room
    held: tuple[str, ...]
    words: Words


class Visit:
    """A visitor of a game: who they are, and which sides they hold.

    The room is entered when it is first needed, in the thread of the route.
    """

    def __init__(self, id: str, request: Request) -> None:
        self.id, self.request = id, request
        self.rooms = rooms_of(request)
        self._entered: Entered | None = None
        self._seats: Mapping[str, Seat] = {}  # when it was last found out what the visitor holds

    def enter(self, seen: int | None = None) -> Entered:
        """Enter the room as it is now. Raises Refused if that is not allowed.

        For whoever chooses, it is enough if the room has got as far as they have `seen`.
        """
        room = self.rooms.room(self.id, seen)
        self.request.state.game = room.game.name
        spoken = identity.language(self.request)
        words = words_at(spoken, room.game, room.history.options)
        self._entered = Entered(room, self._held(room), words)
        return self._entered

    def refresh_held(self) -> None:
        """Find out again which sides the visitor holds, if that may have changed.

        A cookie never loses a seat; what a token leads to may change at any time.
        """
        entered = self._entered or self.enter()
        if entered.room.seats != self._seats or "authorization" in self.request.headers:
            self._seats = entered.room.seats
            self._entered = entered._replace(held=self._held(entered.room))

    def _held(self, room: Room) -> tuple[str, ...]:
        return self.rooms.held(room, *identity.browser_or_token(self.request))

    @cached_property
    def home(self) -> str:
        """Where the table is found, as `identity.base_url` has it."""
        return identity.base_url(self.request)

    @property
    def room(self) -> Room:
        """The room of the game."""
        return (self._entered or self.enter()).room

    @property
    def held(self) -> tuple[str, ...]:
        """The sides that the visitor holds."""
        return (self._entered or self.enter()).held

    @property
    def words(self) -> Words:
        """The words for the visitor, with the titles of the game's own cards."""
        return (self._entered or self.enter()).words

    def side(self, wanted: str | None) -> str:
        """The side that the visitor acts for. Raises Refused if they do not hold it.

        It may be None for somebody who holds one side.
        """
        if wanted is None and len(self.held) == 1:
            return self.held[0]
        if wanted not in self.held:
            raise Refused("wire-which-side" if self.held and not wanted else "wire-not-yours")
        return wanted

    def eyes(self, wanted: str | None) -> str | None:
        """The side whose view the visitor gets; None is an onlooker's.

        By default the side that is asked; once the game is over it may be any. Raises Refused
        otherwise.
        """
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
    """A visitor of a page of a game."""

    @property
    def path(self) -> str:
        """The path of the page."""
        return f"/game/{self.id}"

    def enter(self, seen: int | None = None) -> Entered:
        """As `Visit.enter`; error pages then link to this page."""
        entered = super().enter(seen)
        self.request.state.page = self.path  # where one goes back to from an error
        return entered

    def mine(self, side: str) -> str:
        """The side, if the visitor holds it; else raises Refused."""
        if side not in self.held:
            raise Refused("wire-not-yours")
        return side

    def back(self, side: str = "") -> RedirectResponse:
        """Redirects to the page of the game, seen by the side that has just acted."""
        eyes = f"?as={side}" if len(self.held) > 1 and side else ""
        return RedirectResponse(self.path + eyes, 303)


async def _page_visit(id: str, request: Request) -> PageVisit:
    """Who comes to which page."""
    return PageVisit(id, request)


PageVisitDep = Annotated[PageVisit, Depends(_page_visit)]
Side = Annotated[str, Form(alias="as")]


def read_json(text: str) -> Any:
    """The value of a form field. Text that is no JSON is returned as it is, to be refused.

    So is JSON that could not be stored: nested too deeply, or no text.
    """
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return text
    return value if is_sane(value) else text
