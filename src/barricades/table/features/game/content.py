"""What stands on the page of a game: plain values, for the templates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from markupsafe import Markup

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
    struck: tuple[tuple[str, str], ...]  # what it could not do, each with the reason
    key: str
    forgoes: bool
    hopeless: bool


class OptionRow(NamedTuple):
    """Options that belong together, such as the ways in which one card is played."""

    title: str  # "" if there is but one
    picture: Markup
    about: Thing | None
    buttons: tuple[OptionButton, ...]


class SeatShown(NamedTuple):
    """A side and who plays it."""

    side: str
    who: str
    page: str  # where more is told of them, if the club knows them by name
    asked: bool
    time: dials.TimeShown | None = None  # if there is a clock


class LogLine(NamedTuple):
    """A line of the log. Of one that the browser has already, nothing is told but its id."""

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
    """A seat that waits for a friend, with the link if this browser knows it, or for anybody."""

    side: str
    link: str
    open: bool


class Me(NamedTuple):
    """The side that a form speaks for, and the last entry that concerned it: it answers to that."""

    side: str
    number: int


class Undo(NamedTuple):
    """Whose choice can be taken back (as `Me`), and how that is called."""

    side: str
    number: int
    label: str


class PleaShown(NamedTuple):
    """What is told of a plea, whether this viewer is to answer it, and may refuse it."""

    sentence: str
    asked: bool
    refusable: bool = True


class ClockShown(NamedTuple):
    """What a clock allows, what is special about it now, and what can be asked for."""

    pace: str
    standing: str
    pattern: str
    wish: str  # pause or resume; empty if neither can be asked for


@dataclass(frozen=True, kw_only=True)
class PageContent:
    """The page of a game."""

    id: str
    game: str
    path: str
    state: str  # asked, waiting, paused, curtain, stranded, finished or replay
    eyes: str | None
    me: Me
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
    can_abandon: Me | None = None  # who may end a stranded game, or ask for it
    hints: bool = False  # whether they may be asked for
    resigning: str = ""
    rematch: str | None = None
    clock: ClockShown | None = None
