"""Clocks as pages show them; scripts count on from the numbers of the server."""

from __future__ import annotations

from datetime import timedelta
from typing import NamedTuple

from ....play.clocks import Clock, Dial, Remaining
from ....words import Words

SHORT = timedelta(seconds=30)  # from here on it is urgent
DAY = 24 * 3600


class TimeShown(NamedTuple):
    """A side's time on the page."""

    text: str
    milliseconds: int
    runs: bool
    short: bool


def time_shown(words: Words, left: Remaining) -> TimeShown:
    """A side's time at this moment."""
    milliseconds = left.time // timedelta(milliseconds=1)
    return TimeShown(time(words, left.time), milliseconds, left.runs, left.time < SHORT)


def time(words: Words, left: timedelta) -> str:
    """A time in words: days and hours, or hours, minutes and seconds."""
    seconds = -(-left // timedelta(seconds=1))  # one that has begun is still there
    if seconds >= DAY:
        days, rest = divmod(seconds, DAY)
        return words.text("table-days-and-hours", days=days, hours=rest // 3600)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def pace(words: Words, clock: Clock) -> str:
    """What a clock allows, in words."""
    return words.text(f"table-pace-{'days' if clock.days else 'live'}", **clock.as_json())


def clock_state(words: Words, dial: Dial) -> str:
    """What is special about a clock now: it has not started, or is paused; else ""."""
    if not dial.started:
        return words.text("table-clock-waits")
    return words.text("table-clock-paused") if dial.paused else ""


def pattern(words: Words) -> str:
    """How days and hours are written, with {d} and {h} for scripts to replace."""
    return words.text("table-days-and-hours", days="{d}", hours="{h}")
