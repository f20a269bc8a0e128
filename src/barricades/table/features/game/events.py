"""The event stream of a game, for programs."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Mapping
from typing import Annotated, Any

from fastapi import Header, Query, Request
from fastapi.responses import JSONResponse, StreamingResponse
from starlette.types import Receive, Scope, Send

from ....words import Words
from ...live.rooms import Room
from ...live.stream import gzipped, stream_events
from ...web import messages as m
from ...web.identity import guest
from ...web.request import VisitDep
from ...web.routing import Router
from ...web.state import shares_of, stream_limits_of
from ..chat.chat import may_read

EVENTS = "text/event-stream"
AT_ONCE = 50  # events that are told in one go, while everybody else waits
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
    """Server-sent events: every entry, as everybody may know it; seats; and the chat."""
    room, known = visit.room, {} if said is None else {"chat": said}
    start = next((n for n in (last_event_id, after) if n is not None), room.number)
    whose = shares_of(request), guest(request)
    events = stream_events(
        room.bell, news(room, visit.words), start, whose, beside(room, visit.held), **known
    )
    return streamed(request, (room.id, room.id), events, plays=bool(visit.held))


def streamed(
    request: Request,
    place: tuple[str, str],
    events: AsyncGenerator[str, None],
    *,
    plays: bool = False,
    pack: bool = False,
) -> StreamingResponse:
    """A response that streams events, if the guest has a place left; else raises Refused.

    `place` is the id of the room, and that of what is listened to there: the game or a study.
    With `pack`, it is compressed if the client accepts that.
    """
    leave = stream_limits_of(request).take(guest(request), *place, plays=plays)
    if pack and "gzip" in request.headers.get("accept-encoding", ""):
        return Stream(gzipped(events), leave, {"Content-Encoding": "gzip"})
    return Stream(events, leave)


class Stream(StreamingResponse):
    """A streaming response that frees its place when the client has gone."""

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
    """A function that returns the next events after a number, the same for everybody."""

    def after(number: int) -> list[dict[str, Any]]:
        return [
            m.Happened(
                number=row.number,
                kind=row.kind,
                who=row.who,
                told=[words.event(event) for event in row.events],
            ).model_dump()
            for row in room.happened(number)[:AT_ONCE]
        ]

    return after


def beside(room: Room, held: tuple[str, ...]) -> Callable[[], dict[str, Any]]:
    """A function that returns what the stream sends besides: who sits where, the last chat text."""

    def now() -> dict[str, Any]:
        people = {s.side: s.name if s.taken else None for s in room.seats.values() if not s.bot}
        return {"seats": people} | ({"chat": room.said} if may_read(room, held) else {})

    return now
