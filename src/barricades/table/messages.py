"""Messages: what goes over the wire, as the OpenAPI description has it."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from ..core import Ask
from ..core.codec import freeze
from ..words import Words
from . import story
from .clocks import Dial
from .eyes import Look, Seat, is_sane
from .rooms import Room, Summary


def _sane(value: Any) -> Any:
    if not is_sane(value):
        raise ValueError("this lies too deep, or is not text")
    return value


Json = Annotated[Any, AfterValidator(_sane)]
Options = Annotated[dict[str, Any], AfterValidator(_sane)]
Text = Annotated[str, Field(max_length=200)]
Number = Annotated[int, Field(ge=0, le=2**31, description="of the last thing you have seen")]


class Message(BaseModel):
    """What is sent has no fields but these."""

    model_config = ConfigDict(extra="forbid")


# What is asked of the table


class ClockIn(Message):
    """Minutes and an increment, or days."""

    minutes: int | None = Field(default=None, description="for the whole game, for each side")
    increment: int | None = Field(default=None, description="seconds that every answer adds")
    days: int | None = Field(default=None, description="for every answer")


class NewGame(Message):
    game: Text
    options: Options = {}
    seats: dict[Text, Text] = Field(
        default={}, description="by side: me, here, friend, anybody, or the name of a bot"
    )
    name: Text = Field(default="", description="what you want to be called")
    clock: ClockIn | None = None
    hints: bool | None = Field(
        default=None, description="whether they may be asked for; usually, if no friend plays"
    )
    rated: bool = Field(default=False, description="only for players with a name, and bots")
    onlookers: bool = Field(default=True, description="whether whoever has the link may look on")


class Act(Message):
    number: Number
    side: Text | None = Field(default=None, description="needed if you hold several seats")


class Choose(Act):
    choice: Json


class Consent(Act):
    agree: bool


class Thing(Message):
    kind: Text = Field(description="the kind of a thing, such as `of` in a question")
    value: Json
    side: Text | None = None


class Fork(Message):
    moment: Annotated[int, Field(ge=0, le=2**31)]
    side: Text
    bot: Text


class Invite(Message):
    side: Text


class Rename(Message):
    name: Text
    side: Text | None = None


# What the table answers


class OptionOut(BaseModel):
    name: str
    text: str
    values: list[Any]
    texts: list[str]
    default: Any
    open: bool = Field(description="whether other values are possible, too")


class GameKind(BaseModel):
    name: str
    version: int
    title: str
    text: str
    sides: list[str]
    options: list[OptionOut]
    bots: list[str]


class Created(BaseModel):
    id: str
    tokens: dict[str, str] = Field(description="by side: the token of a friend's seat")


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


class Done(BaseModel):
    number: int


class Undone(Done):
    undone: bool = Field(description="if not, the others have been asked for their consent")


class Granted(Done):
    granted: bool = Field(description="if not, the others have been asked for their consent")


class Why(BaseModel):
    offered: bool
    text: str | None
    cites: list[str]


class Token(BaseModel):
    token: str


class Id(BaseModel):
    id: str


class SeatAt(Id):
    side: str


class Verified(BaseModel):
    holds: bool
    answers: int = Field(description="deals and rolls that match the commitment")
    skipped: int = Field(description="those that were taken back, and never came again")
    failed: int | None = Field(description="the first choice that does not match")
    commitment: str
    secret: str


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


class Happened(BaseModel):
    """What the event stream tells of each number."""

    number: int
    kind: str
    who: str
    told: list[str]


class Problem(BaseModel):
    """Why something cannot be."""

    error: str
    text: str
    cites: list[str]
    number: int | None = Field(default=None, description="the present one, if yours has passed")


def position(room: Room, look: Look, held: tuple[str, ...], words: Words) -> Position:
    """All that a visitor is told of a game."""
    outcome = look.outcome
    return Position(
        id=room.id,
        game=room.game.name,
        version=room.game.version,
        options=dict(room.kept.options),
        commitment=room.kept.commitment,
        rated=room.kept.rated,
        hints=room.kept.hints,
        onlookers=room.kept.onlookers,
        number=look.number,
        moment=look.moment,
        moments=look.moments,
        side=look.side,
        seats=[_seat(seat, held, words) for seat in look.seats.values()],
        view=look.view,
        ask=_question(look.ask, words) if look.ask else None,
        waiting=[_waiting(ask, words) for ask in look.waiting],
        log=[_line(line, line.moment in look.ordered, words) for line in look.log],
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


def _line(line: story.Line, by_order: bool, words: Words) -> Line:
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
