"""What the page of a game shows, as plain values for the templates."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import NamedTuple

from markupsafe import Markup

from ....core import Choice
from ....play.described import Brief
from . import dials
from .ending import Ending

Thing = tuple[str, str]  # to be explained when it is pointed at: its kind, and its value as JSON


class OptionButton(NamedTuple):
    """An option as a button."""

    json: str
    label: str
    picture: Markup
    about: Thing
    does: tuple[str, ...]
    price: str
    odds: str
    brief: Brief
    is_pictured: bool  # the picture shows what the brief title leaves out
    unavailable: tuple[tuple[str, str], ...]  # what it could not do, each with the reason
    key: str
    forgoes: bool
    hopeless: bool
    side: str = ""  # whose sign stands before the label


class OptionRow(NamedTuple):
    """Options that belong together, such as the ways to play one card."""

    title: str  # "" if there is but one
    picture: Markup
    about: Thing | None
    buttons: tuple[OptionButton, ...]
    unavailable: tuple[str, str] | None = (
        None  # no option: a deed that cannot be done, and the reason
    )


class SeatShown(NamedTuple):
    """A side and who plays it."""

    side: str
    who: str
    page: str  # where more is told of them, if the club knows them by name
    asked: bool
    time: dials.TimeShown | None = None  # if there is a clock


class LogLine(NamedTuple):
    """A line of the log. If the browser has it already (`is_known`), it has nothing but an id."""

    id: str
    side: str = ""  # whose sign stands before it in brief
    brief: str = ""
    text: str = ""
    cites: tuple[str, ...] = ()
    moment: int = 0
    to: str = ""
    classes: str = ""
    sound: str = ""
    about: Thing | None = None
    by_order: bool = False
    is_known: bool = False


class Invite(NamedTuple):
    """A seat that waits for somebody; with its link, if this browser knows that."""

    side: str
    link: str
    open: bool


class ActingSide(NamedTuple):
    """The side that a form acts for, and the last entry that concerned it."""

    side: str
    number: int


class Undo(NamedTuple):
    """A choice that can be taken back: whose (as `ActingSide`), and the label of the button."""

    side: str
    number: int
    label: str


class PleaShown(NamedTuple):
    """A request for consent: whether this viewer has to answer it, and may refuse."""

    sentence: str
    asked: bool
    refusable: bool = True


class ClockShown(NamedTuple):
    """What the clock allows, what is special about it now, and what can be requested."""

    pace: str
    standing: str
    pattern: str
    wish: str  # pause or resume; empty if neither can be asked for


@dataclass(frozen=True, kw_only=True)
class PageContent:
    """Everything on the page of a game."""

    id: str
    game: str
    path: str
    state: str  # asked, waiting, paused, curtain, stranded, finished or replay
    eyes: str | None
    me: ActingSide
    several: bool  # whether more than one side is held in this browser
    rated: bool
    number: int
    moment: int
    moments: int
    others: int  # the moment at which another side last chose; 0 if that is not to be shown
    since: int  # the moment at which the viewer last chose
    sentence: str
    seats: tuple[SeatShown, ...]
    lines: tuple[LogLine, ...]
    earlier: int  # lines of the log that are left out
    news: int  # the number of the first line that is new
    whole_log: bool
    whole_log_at: str  # where nothing of it is left out
    strip: Markup  # above the board, always in sight
    board: Markup
    hand: Markup
    twin: Markup | None  # the board in words, if it is wanted
    in_words: str  # where it is found
    lately: tuple[LogLine, ...] = ()  # what others did in their last turns, the latest first
    next: str = ""  # the side that the screen is passed on to
    headline: str = ""
    asked: str = ""  # the question by its name, and what kind of thing it offers
    of: str = ""
    about: Thing | None = None  # what the question speaks of
    cites: tuple[str, ...] = ()
    options: tuple[OptionRow, ...] = ()
    notes: tuple[str, ...] = ()
    thinks: float = 0.0  # seconds that a bot may think, if it is one that takes a time
    points: tuple[tuple[str, int], ...] = ()
    ending: Ending | None = None
    invites: tuple[Invite, ...] = ()
    troubles: tuple[str, ...] = ()
    undo: Undo | None = None
    plea: PleaShown | None = None
    can_resign: bool = False
    stranded: bool = False  # whether the rules are no longer those it was begun with
    can_abandon: ActingSide | None = None  # who may end a stranded game, or ask for it
    hints: bool = False  # whether they may be asked for
    resigning: str = ""
    rematch: str | None = None
    clock: ClockShown | None = None


def thing_of(found: tuple[str, Choice] | None) -> Thing | None:
    """A kind and a value as a page marks them."""
    return (found[0], json.dumps(found[1])) if found else None
