"""Summaries: a game in a list of games."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any, NamedTuple

from ...core import Outcome, Refused
from ...play.clocks import Dial
from ...play.visibility import Seat
from ..store.rows import GameRow, SeatRow
from .archive import outcome
from .room import Room
from .seated import seats_of


class Summary(NamedTuple):
    """A game as the lobby lists it."""

    id: str
    game: str
    options: Mapping[str, Any]
    seats: Mapping[str, Seat]
    sides: tuple[str, ...]  # those this browser holds
    your_turn: bool
    outcome: Outcome | None
    resigned: str | None
    created: datetime
    finished: datetime | None
    moments: int  # how many choices have been made
    problem: Refused | None = None  # why it cannot be opened any more
    dial: Dial | None = None  # how the clock stands, while the game goes on


def summarized(
    kept: GameRow,
    seats: Collection[SeatRow],
    held: Collection[str],
    room: Room | None,
    problem: Refused | None,
) -> Summary:
    """A game of somebody who holds these sides; if it goes on, with its room or its problem."""
    result = kept.result or {}
    replaced, timed_out = result.get("replaced", {}), result.get("timed_out", ())
    return Summary(
        id=kept.id,
        game=kept.game,
        options=kept.options,
        seats=room.seats if room else seats_of(seats, replaced, (), timed_out),
        sides=tuple(seat.side for seat in seats if seat.side in held),
        your_turn=bool(room and any(s in held and room.history.ask(s) for s in room.people)),
        outcome=outcome(result) if result else None,
        resigned=result.get("resigned"),
        created=kept.created,
        finished=kept.finished,
        moments=room.moments if room else result.get("moments", 0),
        problem=problem,
        dial=room.dial if room else None,
    )
