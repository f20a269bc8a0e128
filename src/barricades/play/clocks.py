"""Clocks: how much time each side has, computed from the entries of a game alone.

A clock runs for a person who is asked: for several people at once if they are asked together, for
nobody while nature or bots act. Clocks start when every seat is taken and stop while a game is
paused. Time used stays used when choices are taken back; what an answer has earned is lost with it,
and a question that is asked again has no more time left than before.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple

from ..core import Refused
from .entries import RESUME

if TYPE_CHECKING:
    from .history import History

ZERO = timedelta()
LONGEST_PAUSE = timedelta(days=1)  # a pause lasts no longer after somebody has asked to go on
LIMITS = {"minutes": (1, 600), "increment": (0, 600), "days": (1, 60)}


class Clock(NamedTuple):
    """What a game allows each side: minutes for all of it, or days for every answer."""

    minutes: int = 0
    increment: int = 0  # seconds that every answer adds to the minutes
    days: int = 0

    @classmethod
    def of(cls, wish: Mapping[str, int] | None) -> Clock | None:
        """The clock described by a request, or None for none. Raises Refused if it is not valid."""
        if not wish:
            return None
        wanted = {"days"} if "days" in wish else {"minutes", "increment"}
        for name, (least, most) in LIMITS.items():
            if (name in wanted) != (name in wish):
                raise Refused("wire-which-clock")
            if name in wish and not least <= wish[name] <= most:
                raise Refused("wire-bad-clock", name=name, least=least, most=most)
        return cls(**wish)

    def as_json(self) -> dict[str, int]:
        """The clock as it is stored and sent."""
        if self.days:
            return {"days": self.days}
        return {"minutes": self.minutes, "increment": self.increment}

    def allows(self, answers: int) -> timedelta:
        """The time for one question (days), or for a game with so many answers (minutes)."""
        seconds = self.increment * answers
        return timedelta(days=self.days, minutes=self.minutes, seconds=seconds)


@dataclass
class Times:
    """How much time has passed, as of the last entry."""

    used: dict[str, timedelta]  # by side: in the whole game
    spent: dict[str, timedelta]  # by side: on the question that is open
    asked: dict[str, datetime]  # by side, if it is asked: since when
    at: datetime | None = None  # when the last row was added
    started: bool = False
    paused: bool = False

    @classmethod
    def of(cls, sides: Iterable[str]) -> Times:
        """The times of a game in which nothing has happened."""
        return cls(dict.fromkeys(sides, ZERO), dict.fromkeys(sides, ZERO), {})

    def copy(self) -> Times:
        """An independent copy."""
        copies = self.used.copy(), self.spent.copy(), self.asked.copy()
        return Times(*copies, self.at, self.started, self.paused)

    @property
    def is_running(self) -> bool:
        """Whether the clocks have started and are not paused."""
        return self.started and not self.paused

    def advance(self, to: datetime | None, asked: Collection[str]) -> None:
        """Move on to the time of the next entry; until then these sides were asked."""
        if to and self.at and self.is_running:
            for side in self.used.keys() & asked:
                self.used[side] += to - self.at
                self.spent[side] += to - self.at
        self.at = to or self.at

    def settle(self, asked: Collection[str], answered: str) -> None:
        """Note which sides are asked after an entry; `answered` begins a new question."""
        for side in self.spent:
            if side == answered or side not in asked:
                self.spent[side] = ZERO
        if self.at:
            self.asked = {s: self.asked.get(s, self.at) for s in self.spent if s in asked}


class Remaining(NamedTuple):
    """How much time a side has left, and whether its clock is running."""

    time: timedelta
    runs: bool


@dataclass(frozen=True, kw_only=True)
class Dial:
    """The clock of a game as everybody may see it."""

    clock: Clock
    started: bool
    paused: bool
    left: Mapping[str, Remaining]  # by side, of people only, in seating order


def dial(clock: Clock, history: History, people: Collection[str], now: datetime) -> Dial:
    """The clock of a game at a given time, for the sides that people play."""
    times = history.times
    passed = max(ZERO, now - times.at) if times.at else ZERO
    running, left = _running(history, people), {}
    for side in people:
        time = _left(clock, history, side) - (passed if side in running else ZERO)
        left[side] = Remaining(max(ZERO, time), side in running)
    return Dial(clock=clock, started=times.started, paused=times.paused, left=left)


def next_deadline(clock: Clock, history: History, people: Collection[str]) -> datetime | None:
    """When the clock next ends something: a side's time or a pause. None if it will not."""
    if history.outcome:
        return None
    if resume := _resumes(history):
        return resume
    return min(_ends(clock, history, people).values(), default=None)


def first_timed_out(
    clock: Clock, history: History, people: Collection[str], now: datetime
) -> str | None:
    """The side whose time was up first, or None if every side has time left."""
    ends = _ends(clock, history, people)
    side = min(ends, key=ends.__getitem__, default=None)
    return side if side and ends[side] <= now else None


def may_resume(history: History, now: datetime) -> bool:
    """Whether a pause has ended because a request to resume was not answered in a day."""
    resume = _resumes(history)
    return resume is not None and resume <= now


def _resumes(history: History) -> datetime | None:
    plea = history.plea
    return plea.made + LONGEST_PAUSE if plea and plea.made and plea.wish == RESUME else None


def _ends(clock: Clock, history: History, people: Collection[str]) -> dict[str, datetime]:
    """By side, if its clock runs: when its time is up."""
    at = history.times.at
    return {s: at + _left(clock, history, s) for s in _running(history, people)} if at else {}


def _running(history: History, people: Collection[str]) -> list[str]:
    asked = {ask.who for ask in history.asks}
    return [side for side in people if side in asked] if history.times.is_running else []


def _left(clock: Clock, history: History, side: str) -> timedelta:
    """The time a side had when the last row was added."""
    if clock.days:
        return clock.allows(0) - history.times.spent[side]
    answers = sum(made.who == side and made.number > history.inherited for made in history.moves)
    return clock.allows(answers) - history.times.used[side]
