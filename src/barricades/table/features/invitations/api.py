"""The API of open seats."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from fastapi import Request, Response
from pydantic import BaseModel, Field

from ....core import Refused
from ....play.visibility import Seat
from ...store.rows import GameRow
from ...web import messages as m
from ...web.request import VisitDep, rooms_of
from ...web.routing import Router
from .invitations import free, open_games, sit_down

router = Router(prefix="/api", responses=m.PROBLEMS)


class OpenOut(BaseModel):
    """A game with open seats."""

    id: str
    game: str
    sides: list[str] = Field(description="those that are free")
    names: dict[str, str] = Field(description="by side: the people who are there")
    clock: dict[str, int] | None
    rated: bool
    created: datetime


class Sitting(m.Message):
    """Takes an open seat."""

    side: m.Text
    name: m.Text = Field(default="", description="if the club does not know you by another")


@router.get("/open")
def list_open(request: Request) -> list[OpenOut]:
    """The games with a seat that anybody may take."""
    return [_out(kept, seated) for kept, seated in open_games(rooms_of(request).store)]


def _out(kept: GameRow, seated: Mapping[str, Seat]) -> OpenOut:
    return OpenOut(
        id=kept.id,
        game=kept.game,
        sides=[*free(seated)],
        names={seat.side: seat.name for seat in seated.values() if seat.taken and not seat.bot},
        clock=dict(kept.clock) if kept.clock else None,
        rated=kept.rated,
        created=kept.created,
    )


@router.post("/open/{id}")
def take(request: Request, response: Response, id: str, act: Sitting) -> m.SeatAt:
    """Take an open seat; you hold it by a cookie."""
    sit_down(request, response, id, act.side, act.name)
    return m.SeatAt(id=id, side=act.side)


@router.post("/games/{id}/withdraw")
def close(visit: VisitDep) -> m.Done:
    """Withdraw all open seats of your game."""
    if not visit.held:
        raise Refused("wire-not-yours")
    visit.room.withdraw()
    return m.Done(number=visit.room.number)
