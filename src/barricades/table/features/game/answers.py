"""The answers of the API about a game: its position, its seats, and texts for both."""

from __future__ import annotations

from datetime import datetime

from pydantic import BaseModel, Field

from ....play.clocks import Dial
from ....play.history import LoggedEvent
from ....play.visibility import Look, Seat
from ....position import OutcomeDoc, Position, document, ended
from ....words import Words
from ...live.rooms import Room, Summary


class SeatOut(BaseModel):
    """A side, and who plays it."""

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


class PleaOut(BaseModel):
    """An open request for the consent of others."""

    side: str
    awaited: list[str]
    wish: str = Field(description="undo, pause, resume or abandon")


class TimeLeft(BaseModel):
    """The time a side has left."""

    side: str
    seconds: float
    runs: bool


class ClockOut(BaseModel):
    """The clock at the time of the answer; count on from there instead of asking again."""

    minutes: int
    increment: int
    days: int
    started: bool = Field(description="when everybody has come")
    paused: bool
    left: list[TimeLeft]


class Texts(BaseModel):
    """Texts for a position, in the language of the visitor."""

    language: str
    question: str | None = Field(description="of `ask`")
    options: list[str] = Field(description="one for each option of `ask`")
    waiting: list[str] = Field(description="one for each line of `waiting`")
    log: list[str] = Field(description="one for each line of `log`")


class LookOut(BaseModel):
    """A game as one side or an onlooker may see it: position, texts and seats."""

    id: str
    number: int
    moment: int
    moments: int
    side: str | None
    position: Position = Field(
        description="the same for a program on a pipe, and in the schemas that are published"
    )
    texts: Texts
    log_moments: list[int] = Field(description="of each line of `log`, the moment it belongs to")
    by_order: list[int] = Field(description="those at which a standing order of yours has chosen")
    seats: list[SeatOut]
    plea: PleaOut | None
    clock: ClockOut | None
    undo: str | None = Field(description="at-once, by-consent, or not at all")
    resigned: str | None = Field(description="of two sides the one that gave up, or had no time")
    rematch: str | None
    commitment: str
    rated: bool
    hints: bool
    onlookers: bool
    stranded: str | None = Field(
        description="why it cannot go on, if the rules are not those it was begun with"
    )


class SummaryOut(BaseModel):
    """A game in a list."""

    id: str
    game: str
    sides: list[str]
    your_turn: bool
    moments: int
    created: datetime
    finished: datetime | None
    outcome: OutcomeDoc | None
    resigned: str | None
    problem: str | None
    clock: ClockOut | None


def look(room: Room, seen: Look, held: tuple[str, ...], words: Words, log_from: int = 0) -> LookOut:
    """The answer for a visitor who holds these sides; it contains only what is in `seen`.

    The log begins with the moment `log_from`.
    """
    log = [line for line in seen.log if line.moment >= log_from]
    moments = [line.moment for line in log]
    return LookOut(
        id=room.id,
        number=seen.number,
        moment=seen.moment,
        moments=seen.moments,
        side=seen.side,
        position=document(
            room.game,
            view=seen.view,
            ask=seen.ask,
            waiting=seen.waiting,
            log=[line.event for line in log],
            outcome=seen.outcome,
        ),
        texts=_texts(seen, log, words),
        log_moments=moments,
        by_order=sorted(seen.ordered.intersection(moments)),
        seats=[_seat(seat, held, words) for seat in seen.seats.values()],
        plea=PleaOut(**seen.plea._asdict()) if seen.plea else None,
        clock=_clock(seen.dial) if seen.dial else None,
        undo=seen.undo,
        resigned=seen.resigned,
        rematch=seen.rematch,
        commitment=room.row.commitment,
        rated=room.row.rated,
        hints=room.row.hints,
        onlookers=room.row.onlookers,
        stranded=words.refusal(room.stranded) if room.stranded else None,
    )


def summary(game: Summary, words: Words) -> SummaryOut:
    """A game in a list, and whether it waits for this browser."""
    return SummaryOut(
        id=game.id,
        game=game.game,
        sides=[*game.sides],
        your_turn=game.your_turn,
        moments=game.moments,
        created=game.created,
        finished=game.finished,
        outcome=ended(game.outcome) if game.outcome else None,
        resigned=game.resigned,
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


def _texts(seen: Look, log: list[LoggedEvent], words: Words) -> Texts:
    ask = seen.ask
    return Texts(
        language=words.language,
        question=words.ask(ask) if ask else None,
        options=[words.option(ask, option) for option in ask.options] if ask else [],
        waiting=[words.waiting(other) for other in seen.waiting],
        log=[words.event(line.event) for line in log],
    )
