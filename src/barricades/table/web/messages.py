"""The messages of the API, as described in its OpenAPI schema."""

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
    """A request body; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


# What is asked of the table


class ClockIn(Message):
    """Minutes and an increment, or days."""

    minutes: int | None = Field(default=None, description="for the whole game, for each side")
    increment: int | None = Field(default=None, description="seconds that every answer adds")
    days: int | None = Field(default=None, description="for every answer")


class NewGame(Message):
    """A game to be opened."""

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
    """Something a side does, by what it has seen."""

    number: Number
    side: Text | None = Field(default=None, description="needed if you hold several seats")


class Choose(Act):
    """Answers the open question."""

    choice: Json


class Consent(Act):
    """Answers an open request."""

    agree: bool


class Thing(Message):
    """A thing on the board."""

    kind: Text = Field(description="the kind of a thing, such as `of` in a question")
    value: Json
    side: Text | None = None


class Fork(Message):
    """A moment to go on from, against a bot."""

    moment: Annotated[int, Field(ge=0, le=2**31)]
    side: Text
    bot: Text


class Invite(Message):
    """The seat that a link is to lead to."""

    side: Text


class Rename(Message):
    """What a seat is to be called."""

    name: Text
    side: Text | None = None


# What the table answers


class OptionOut(BaseModel):
    """An option of a game."""

    name: str
    text: str
    values: list[Any]
    texts: list[str]
    default: Any
    open: bool = Field(description="whether other values are possible, too")


class GameKind(BaseModel):
    """A game that can be played."""

    name: str
    version: int
    title: str
    text: str
    sides: list[str]
    options: list[OptionOut]
    bots: list[str]


class Created(BaseModel):
    """A game that was opened."""

    id: str
    tokens: dict[str, str] = Field(description="by side: the token of a friend's seat")


class Done(BaseModel):
    """The number of the last entry."""

    number: int


class Undone(Done):
    """Whether a choice was taken back at once."""

    undone: bool = Field(description="if not, the others have been asked for their consent")


class Granted(Done):
    """Whether a request was granted at once."""

    granted: bool = Field(description="if not, the others have been asked for their consent")


class Why(BaseModel):
    """Why a thing cannot be chosen."""

    offered: bool
    text: str | None
    cites: list[str]


class Token(BaseModel):
    """A token for a seat."""

    token: str


class Id(BaseModel):
    """The id of a game."""

    id: str


class SeatAt(Id):
    """A seat of a game."""

    side: str


class Verified(BaseModel):
    """Whether the deals match the dealer's commitment."""

    holds: bool
    answers: int = Field(description="deals and rolls that match the commitment")
    skipped: int = Field(description="those that were taken back, and never came again")
    failed: int | None = Field(description="the first choice that does not match")
    commitment: str
    secret: str


class Key(BaseModel):
    """The public key of the table."""

    key: str = Field(description="32 bytes, as hexadecimal digits")


class Happened(BaseModel):
    """An entry in the event stream."""

    number: int
    kind: str
    who: str
    told: list[str]


class Problem(BaseModel):
    """Why a request was refused."""

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
