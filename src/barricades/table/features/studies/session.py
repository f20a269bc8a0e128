"""A request to a study: the study, and the visitor."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request
from fastapi.responses import RedirectResponse, Response

from ....core import Refused
from ...live.room import Room
from ...live.sharing import metered
from ...store import holders, players, studies
from ...store.store import Store
from ...store.studies import StudyLine
from ...web import identity
from ...web.request import rooms_of
from ...web.viewer import safe_path, viewer, words_at
from ..game.page import GamePage, PageQuery
from . import positions
from .page import StudyPage
from .positions import Place


class StudySession:
    """A study, its game, and the visitor. Raises Refused if there is no such study."""

    def __init__(self, request: Request, study: str) -> None:
        rooms = rooms_of(request)
        self.id, self.file, self.request = study, rooms.store, request
        self.book = studies.read(self.file, study)
        self.room = room = rooms.room(self.book.study.game)
        request.state.game, request.state.page = room.game.name, f"/study/{study}"
        self.person = identity.visitor(request).browser
        held = holders.of_browser(self.file, self.person, room.id) if self.person else ()
        self.words = words_at(viewer(request).language, room.game, room.history.options)
        sides = tuple(side for side in room.seats if side in held)
        game_page = GamePage(room, sides, self.words, PageQuery.of(request.query_params))
        self.name = called(self.file, room, self.person, game_page.held)
        self.study_page = StudyPage(game_page, self.book, self.person, self.name)

    @property
    def leader(self) -> str:
        """The visitor, by id. Raises Refused unless they lead."""
        if self.person is None or not self.study_page.leads:
            raise Refused("wire-not-leading")
        return self.person

    def done(self, back: str = "") -> RedirectResponse:
        """Redirects to the leader's place, or to `back`."""
        return RedirectResponse(safe_path(back) if back else self.study_page.path, 303)

    def meet(self, response: Response, name: str) -> tuple[str, str]:
        """The visitor, by id, and the name they use here. Raises Refused if it is taken."""
        person, file = identity.identify(self.request, response), self.file
        known = players.by_id(file, person)
        wish = known.name if known else players.check_free(file, name)
        return person, wish or self.name

    def line(self, number: int, last: int) -> StudyLine:
        """A line, by number. Raises Refused unless it still ends at this moment."""
        found = self.book.line(number)
        if found is None or found.last != last:
            raise Refused("wire-study-moved-on")
        return found

    def end_of(self, line: StudyLine) -> Place:
        """The end of a line, seen by a side that is asked there."""
        return positions.as_asked_side(self.room, Place(line, line.last, self.book.study.eyes))


def called(file: Store, room: Room, person: str | None, held: tuple[str, ...]) -> str:
    """The name of a person: in the club, or at their seat; "" if they have none."""
    known = players.by_id(file, person)
    names = (room.seats[side].name for side in held)
    return known.name if known else next(filter(None, names), "")


StudyDep = Annotated[StudySession, Depends(metered(StudySession))]
