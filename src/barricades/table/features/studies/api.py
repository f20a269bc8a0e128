"""The event stream of a study."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Header, Query, Request
from fastapi.responses import (
    JSONResponse,
    StreamingResponse,
)

from ...live.stream import stream_events
from ...web.identity import guest
from ...web.messages import PROBLEMS, Happened
from ...web.routing import Router
from ...web.state import shares_of
from ..game.events import STREAM, streamed
from .session import StudyDep

router = Router(prefix="/api/studies/{study}", responses=PROBLEMS)


@router.get("/events", response_class=JSONResponse, responses=STREAM)
def events(
    request: Request,
    session: StudyDep,
    after: Annotated[int | None, Query(ge=0, description="otherwise from now on")] = None,
    last_event_id: Annotated[int | None, Header(ge=0)] = None,
) -> StreamingResponse:
    """Server-sent events: the number of the last change of a study."""
    room, id = session.room, session.id
    start = next((n for n in (last_event_id, after) if n is not None), session.book.study.number)

    def news(number: int) -> list[dict[str, Any]]:
        last = room.study_numbers.get(id, 0)
        event = Happened(number=last, kind="study", who="", told=[])
        return [event.model_dump()] if last > number else []

    whose = shares_of(request), guest(request)
    return streamed(request, (room.id, id), stream_events(room.bell, news, start, whose))
