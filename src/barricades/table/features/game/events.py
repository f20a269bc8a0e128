"""Listening: the event stream of a room."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Mapping
from typing import Annotated, Any

from fastapi import Header, Query, Request
from fastapi.responses import JSONResponse, StreamingResponse
from starlette.types import Receive, Scope, Send

from ....core import Refused
from ....words import Words
from ...live.rooms import Room
from ...live.stream import StreamLimits, gzipped, stream_events
from ...web import messages as m
from ...web.identity import guest
from ...web.request import VisitDep
from ...web.routing import Router
from ..chat.chat import may_read

LISTENERS = 64  # to one room
EVENTS = "text/event-stream"
STREAM: dict[int | str, dict[str, Any]] = {
    200: {"content": {EVENTS: {}}, "description": "Each `data` is one Happened"}
}
router = Router(prefix="/api/games/{id}/events", responses=m.PROBLEMS)


@router.get("", response_class=JSONResponse, responses=STREAM)
def events(
    request: Request,
    visit: VisitDep,
    after: Annotated[int | None, Query(ge=0, description="otherwise from now on")] = None,
    said: Annotated[int | None, Query(ge=0, description="of the chat: otherwise so, too")] = None,
    last_event_id: Annotated[int | None, Header(ge=0)] = None,
) -> StreamingResponse:
    """Server-sent events: the number of everything that happens, and what it tells everybody."""
    room, known = visit.room, {} if said is None else {"chat": said}
    may_listen(room, visit.held)
    start = next((n for n in (last_event_id, after) if n is not None), room.number)
    events = stream_events(
        room.bell, news(room, visit.words), start, beside(room, visit.held), **known
    )
    return streamed(request, room.id, events)


def may_listen(room: Room, held: tuple[str, ...]) -> None:
    """Refused if too many listen already; those who play always find a place."""
    if len(room.bell) >= LISTENERS and not held:
        raise Refused("wire-too-many")


def streamed(
    request: Request, at: str, events: AsyncGenerator[str, None], *, pack: bool = False
) -> StreamingResponse:
    """What is told to one more who listens to something, if there is a place."""
    limits: StreamLimits = request.app.state.stream_limits
    leave = limits.take(guest(request), at)
    if pack and "gzip" in request.headers.get("accept-encoding", ""):
        return Stream(gzipped(events), leave, {"Content-Encoding": "gzip"})
    return Stream(events, leave)


class Stream(StreamingResponse):
    """Events, sent as they come; when nobody listens any more, the place is free again."""

    media_type = EVENTS

    def __init__(
        self,
        events: AsyncGenerator[Any, None],
        leave: Callable[[], None],
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(events, headers={"X-Accel-Buffering": "no", **(headers or {})})
        self.events, self.leave = events, leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.leave()
            await self.events.aclose()


def news(room: Room, words: Words) -> Callable[[int], list[dict[str, Any]]]:
    """What the stream tells of all rows after a number: to everybody the same."""

    def after(number: int) -> list[dict[str, Any]]:
        return [
            m.Happened(
                number=row.number,
                kind=row.kind,
                who=row.who,
                told=[words.event(event) for event in row.events],
            ).model_dump()
            for row in room.happened(number)
        ]

    return after


def beside(room: Room, held: tuple[str, ...]) -> Callable[[], dict[str, Any]]:
    """What the stream tells beside the rows: who has come, and how far the chat has got."""

    def now() -> dict[str, Any]:
        people = {s.side: s.name if s.taken else None for s in room.seats.values() if not s.bot}
        return {"seats": people} | ({"chat": room.said} if may_read(room, held) else {})

    return now
