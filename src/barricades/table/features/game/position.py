"""Positions: a game as one pair of eyes may see it, and the games of one browser."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from pydantic import BaseModel, Field

from ....core import Ask
from ....core.codec import freeze
from ....play import history
from ....play.clocks import Dial
from ....play.visibility import Look, Seat
from ....words import Words
from ...live.rooms import Room, Summary


class Line(BaseModel):
    moment: int
    what: str
    facts: dict[str, Any]
    cites: list[str]
    text: str
    by_order: bool = Field(description="whether a standing order of yours has chosen it")


class Offer(BaseModel):
    choice: Any
    text: str


class Question(BaseModel):
    what: str
    text: str
    of: str
    cites: list[str]
    options: list[Offer]


class Waiting(BaseModel):
    who: str
    what: str
    text: str
    cites: list[str]


class SeatOut(BaseModel):
    side: str
    bot: str | None
    name: str
    named: bool = Field(description="whether the club knows the person by this name")
    taken: bool
    open: bool = Field(description="whether anybody may take it")
    replaced: bool
    timed_out: bool
    trouble: str | None
    yours: bool


class Result(BaseModel):
    reason: str
    ranking: list[list[str]]
    points: dict[str, int]
    resigned: str | None


class PleaOut(BaseModel):
    side: str
    awaited: list[str]
    wish: str = Field(description="undo, pause or resume")


class TimeLeft(BaseModel):
    side: str
    seconds: float
    runs: bool


class ClockOut(BaseModel):
    """How the clock stands when this is sent: count on from there, and ask no more."""

    minutes: int
    increment: int
    days: int
    started: bool = Field(description="when everybody has come")
    paused: bool
    left: list[TimeLeft]


class Position(BaseModel):
    """A game as one pair of eyes may see it."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    commitment: str
    rated: bool
    hints: bool
    onlookers: bool
    number: int
    moment: int
    moments: int
    side: str | None
    seats: list[SeatOut]
    view: dict[str, Any]
    ask: Question | None
    waiting: list[Waiting]
    log: list[Line]
    outcome: Result | None
    plea: PleaOut | None
    clock: ClockOut | None
    undo: str | None = Field(description="at-once, by-consent, or not at all")
    rematch: str | None


class SummaryOut(BaseModel):
    id: str
    game: str
    sides: list[str]
    your_turn: bool
    moments: int
    created: datetime
    finished: datetime | None
    outcome: Result | None
    problem: str | None
    clock: ClockOut | None


def position(
    room: Room, look: Look, held: tuple[str, ...], words: Words, log_from: int = 0
) -> Position:
    """All that a visitor is told of a game; of the log, what happened from a moment on."""
    outcome = look.outcome
    return Position(
        id=room.id,
        game=room.game.name,
        version=room.game.version,
        options=dict(room.row.options),
        commitment=room.row.commitment,
        rated=room.row.rated,
        hints=room.row.hints,
        onlookers=room.row.onlookers,
        number=look.number,
        moment=look.moment,
        moments=look.moments,
        side=look.side,
        seats=[_seat(seat, held, words) for seat in look.seats.values()],
        view=look.view,
        ask=_question(look.ask, words) if look.ask else None,
        waiting=[_waiting(ask, words) for ask in look.waiting],
        log=[
            _line(line, line.moment in look.ordered, words)
            for line in look.log
            if line.moment >= log_from
        ],
        outcome=_result(outcome, look.resigned) if outcome else None,
        plea=PleaOut(**look.plea._asdict()) if look.plea else None,
        clock=_clock(look.dial) if look.dial else None,
        undo=look.undo,
        rematch=look.rematch,
    )


def summary(game: Summary, words: Words) -> SummaryOut:
    return SummaryOut(
        id=game.id,
        game=game.game,
        sides=[*game.sides],
        your_turn=game.your_turn,
        moments=game.moments,
        created=game.created,
        finished=game.finished,
        outcome=_result(game.outcome, game.resigned) if game.outcome else None,
        problem=words.refusal(game.problem) if game.problem else None,
        clock=_clock(game.dial) if game.dial else None,
    )


def _clock(dial: Dial) -> ClockOut:
    return ClockOut(
        **dial.clock._asdict(),
        started=dial.started,
        paused=dial.paused,
        left=[
            TimeLeft(side=side, seconds=round(left.time.total_seconds(), 3), runs=left.runs)
            for side, left in dial.left.items()
        ],
    )


def _seat(seat: Seat, held: tuple[str, ...], words: Words) -> SeatOut:
    return SeatOut(
        side=seat.side,
        bot=seat.bot,
        name=seat.name,
        named=seat.named,
        taken=seat.taken,
        open=seat.open,
        replaced=seat.replaced,
        timed_out=seat.timed_out,
        trouble=words.refusal(seat.trouble) if seat.trouble else None,
        yours=seat.side in held,
    )


def _question(ask: Ask, words: Words) -> Question:
    offers = [Offer(choice=freeze(o), text=words.option(ask, o)) for o in ask.options]
    return Question(
        what=ask.what, text=words.ask(ask), of=ask.of, cites=[*ask.cites], options=offers
    )


def _waiting(ask: Ask, words: Words) -> Waiting:
    return Waiting(who=ask.who, what=ask.what, text=words.waiting(ask), cites=[*ask.cites])


def _line(line: history.Line, by_order: bool, words: Words) -> Line:
    event = line.event
    return Line(
        moment=line.moment,
        what=event.what,
        facts=freeze(dict(event.facts)),
        cites=[*event.cites],
        text=words.event(event),
        by_order=by_order,
    )


def _result(outcome: Any, resigned: str | None) -> Result:
    return Result(
        reason=outcome.reason,
        ranking=freeze(outcome.ranking),
        points=dict(outcome.points),
        resigned=resigned,
    )
