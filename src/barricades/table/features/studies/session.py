"""A study, and whoever has come to it."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request
from fastapi.responses import RedirectResponse, Response

from ....core import Refused
from ...live.room import Room
from ...live.sharing import metered
from ...store import players, studies
from ...store.store import Store
from ...store.studies import Line
from ...web import identity
from ...web.request import rooms_of
from ...web.viewer import home, viewer, words_at
from ..game.page import GamePage, PageQuery
from . import trying
from .page import Studying
from .trying import Place


class StudySession:
    """A study, and who has come to it."""

    def __init__(self, request: Request, study: str) -> None:
        rooms = rooms_of(request)
        self.id, self.file, self.request = study, rooms.store, request
        self.book = studies.read(self.file, study)
        self.room = room = rooms.room(self.book.study.game)
        request.state.game, request.state.page = room.game.name, f"/study/{study}"
        self.person = identity.visitor(request).browser
        held = self.file.holds(self.person, room.id) if self.person else ()
        self.words = words_at(viewer(request).language, room.game, room.history.options)
        sides = tuple(side for side in room.seats if side in held)
        game_page = GamePage(room, sides, self.words, PageQuery.of(request.query_params))
        self.name = called(self.file, room, self.person, game_page.held)
        self.studying = Studying(game_page, self.book, self.person, self.name)

    @property
    def leader(self) -> str:
        """The person, if they lead; when something is done, its row decides that again."""
        if self.person is None or not self.studying.leads:
            raise Refused("wire-not-leading")
        return self.person

    def done(self, back: str = "") -> RedirectResponse:
        """To where the leader is, or to one's own place."""
        return RedirectResponse(home(back) if back else self.studying.path, 303)

    def meet(self, response: Response, name: str) -> tuple[str, str]:
        """Who does something, and under which name; one that the club knows is its owner's."""
        person, file = identity.identify(self.request, response), self.file
        known = players.known(file, person)
        wish = known.name if known else players.must_be_free(file, name)
        return person, wish or self.name

    def line(self, number: int, last: int) -> Line:
        """A line, if it still ends where it did."""
        found = self.book.line(number)
        if found is None or found.last != last:
            raise Refused("wire-study-moved-on")
        return found

    def end_of(self, line: Line) -> Place:
        """Where a line ends, seen by somebody who is asked there."""
        return trying.facing(self.room, Place(line, line.last, self.book.study.eyes))


def called(file: Store, room: Room, person: str | None, held: tuple[str, ...]) -> str:
    """What somebody is called: in the club, or at this table."""
    known = players.known(file, person)
    names = (room.seats[side].name for side in held)
    return known.name if known else next(filter(None, names), "")


StudyDep = Annotated[StudySession, Depends(metered(StudySession))]
