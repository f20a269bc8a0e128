"""Updates for the page of a game that is open in a browser."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Query, Request
from fastapi.responses import StreamingResponse

from ....core import Refused
from ...boards.cache import PieceCache
from ...boards.parts import changed, checksum
from ...live.stream import push_updates
from ...web.identity import guest
from ...web.request import PageVisit, PageVisitDep
from ...web.routing import Router
from ...web.state import shares_of
from .drawing import drawing
from .events import streamed

LOG_LINE_ID = "line-"  # how the ids of lines of the log begin; these never change
router = Router(prefix="/game/{id}")


@router.get("/live")
def live(
    request: Request,
    visit: PageVisitDep,
    number: Annotated[int, Query(ge=0)],
    said: Annotated[int, Query(ge=0)] = 0,
    eyes: Annotated[str | None, Query(alias="as")] = None,
) -> StreamingResponse:
    """Server-sent events for a page that showed the entry `number` and the chat text `said`."""
    page, whose = OpenPage(visit, eyes, (number, said)), (shares_of(request), guest(request))
    updates = push_updates(visit.room.bell, page.news, *whose)
    return streamed(request, (visit.id, visit.id), updates, plays=bool(visit.held), pack=True)


class OpenPage:
    """A page in a browser, and what is known about what it shows.

    If the viewer themselves did something, they get the answer to that, so the stream only sends
    the new numbers. The same holds for pages on which one person plays several sides.
    """

    def __init__(self, visit: PageVisit, eyes: str | None, shown: tuple[int, int]) -> None:
        self.visit, self.eyes, self.shown = visit, eyes, shown
        self.digests: set[str] | None = None  # None before it was drawn here
        self.people: tuple[str, ...] = ()
        self.pieces = PieceCache()

    def news(self) -> dict[str, Any] | None:
        """The new numbers, and the parts that have changed; None if nothing has."""
        room, before = self.visit.room, self.shown
        try:
            self.visit.refresh_held()
        except Refused:  # it may no longer look on, and is told so when it asks
            return _numbers((room.number, room.said))
        held = self.visit.held
        if len(held) > 1:
            self.shown = room.number, room.said
            return _numbers(self.shown) if self.shown != before else None
        is_mine = any(one.who in held for one in room.happened(before[0]))
        page = drawing(self.visit, self.eyes, before[0], pieces=self.pieces)
        self.shown = page.number, page.said
        if self.digests is not None and (self.shown, self.people) == (before, page.people):
            return None
        known, self.people = self.digests, page.people
        lasting = {id: part for id, part in page.parts.items() if not id.startswith(LOG_LINE_ID)}
        self.digests = {part.digest for part in lasting.values()}
        if known is None or is_mine:
            return _numbers(self.shown) if self.shown != before else None
        new = changed(page.parts, known)
        return {**_numbers(self.shown), "parts": new, "sum": checksum(self.digests)}


def _numbers(shown: tuple[int, int]) -> dict[str, int]:
    return {"number": shown[0], "said": shown[1]}
