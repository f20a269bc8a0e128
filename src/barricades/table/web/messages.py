"""Messages: what goes over the wire, as the OpenAPI description has it."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from ...play.visibility import is_sane


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


class Key(BaseModel):
    key: str = Field(description="32 bytes, as hexadecimal digits")


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


PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": text}
    for status, text in {
        400: "Not readable at all",
        403: "Not yours to do or to see",
        404: "No such game",
        409: "The game has moved on",
        413: "Too large",
        422: "Refused, with the reason",
        429: "Too often",
        503: "Not now",
    }.items()
}
