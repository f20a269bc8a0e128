"""The lines of a log as pages show them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from ....core import Event
from ....play.history import LoggedEvent
from ....words import SIDES, Words
from ... import boards
from ...boards import MAX_LINES
from .content import LogLine, thing_of
from .ending import HEADINGS


def log_line(words: Words, game: str, line: LoggedEvent, side: str | None) -> LogLine:
    """A line of the log as a side reads it."""
    return _log_line(words, game, line, side in _sides(line.event))


@lru_cache(MAX_LINES)
def _log_line(words: Words, game: str, line: LoggedEvent, is_mine: bool) -> LogLine:
    board, (who, brief) = boards.load(game), words.brief(line.event)
    return LogLine(
        f"line-{line.entry}-{line.place}",
        side=who,
        brief=brief,
        text=words.event(line.event),
        cites=line.event.cites,
        moment=line.moment,
        classes=" ".join(_classes(game, line.event, is_mine)),
        sound=boards.sound(board, line.event),
        about=thing_of(boards.subject(board, line.event)),
    )


def _classes(game: str, event: Event, is_mine: bool) -> Iterable[str]:
    if event.what in HEADINGS:
        yield "head"
    if is_mine:
        yield "mine"
    if event.what in boards.scoring(boards.load(game)):
        yield "scoring"


def _sides(event: Event) -> set[str]:
    """The sides that an event speaks of, by whatever name."""
    found: set[str] = set()
    for name, value in event.facts.items():
        if (SIDES.get(name) or name.partition("_")[0]) in ("side", "sides"):
            found |= {*value} if isinstance(value, tuple) else {value}
    return found
