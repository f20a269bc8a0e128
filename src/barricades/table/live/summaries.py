"""A game as one line in a list of games."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import NamedTuple

from ...core import Outcome, Refused
from ...games import load
from ...play.clocks import Dial
from ...play.visibility import Seat
from ..store.damage import Damaged
from ..store.rows import ListedRow, SeatRow
from .archive import outcome, standing
from .room import Room
from .seats import seats_of


class Summary(NamedTuple):
    """A game as the lobby lists it."""

    id: str
    game: str
    seats: Mapping[str, Seat]
    sides: tuple[str, ...]  # those this browser holds
    asked: tuple[str, ...]  # whom the game waits for
    since: Mapping[str, datetime]  # by side: since when, if that is known
    your_turn: bool
    outcome: Outcome | None
    resigned: str | None
    created: datetime
    finished: datetime | None
    moments: int  # how many choices have been made
    problem: Refused | None = None  # why it cannot be opened, or cannot go on
    dial: Dial | None = None  # how the clock stands, while the game goes on


def has_all_for_list(row: ListedRow) -> bool:
    """Whether a summary needs the row alone; not with a running clock, or with older rules."""
    known = row.standing is not None and "since" in row.standing and row.clock is None
    return known and row.version == load(row.game).version


def summarize(
    row: ListedRow,
    seats: Collection[SeatRow],
    held: Collection[str],
    room: Room | None = None,
    problem: Refused | None = None,
) -> Summary:
    """The summary of a game for whoever holds these sides. Raises Damaged.

    `room` or `problem` is given if it had to be opened.
    """
    result = row.result or {}
    now = standing(room.history) if room else result or row.standing or {}
    try:
        asked, replaced = tuple(now.get("asked", ())), dict(now.get("replaced", {}))
        since = {side: datetime.fromisoformat(at) for side, at in now.get("since", {}).items()}
        timed_out = {*now.get("timed_out", ())}
    except (AttributeError, TypeError, ValueError) as error:
        raise Damaged(number=0, field="result" if result else "standing") from error
    return Summary(
        id=row.id,
        game=row.game,
        seats=room.seats if room else seats_of(seats, replaced, (), timed_out),
        sides=tuple(seat.side for seat in seats if seat.side in held),
        asked=asked,
        since=since,
        your_turn=any(side in held and side not in replaced for side in asked),
        outcome=outcome(result) if result else None,
        resigned=result.get("resigned"),
        created=row.created,
        finished=row.finished,
        moments=now.get("moments", 0),
        problem=problem or (room.stranded if room else None),
        dial=room.dial if room else None,
    )
