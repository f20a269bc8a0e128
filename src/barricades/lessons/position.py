"""Brings a game to the position in which a lesson begins, and plays on with prepared answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from ..core import NATURE, PASS, Ask, Choice, Event
from ..games import load
from ..play.entries import CHOICE, Entry
from ..play.history import History
from .lesson import Answers, EventPattern, Lesson

FORGOING = (PASS, "done")
LONGEST = 5000  # choices until a question that a lesson waits for


class Position(NamedTuple):
    """A game at some moment, and the prepared answers that are left."""

    history: History
    answers: Answers

    def choose(self, who: str, choice: Choice) -> Position:
        """The position after a choice. Raises Refused if that is not offered."""
        history = self.history.copy()
        history.add(Entry(history.number + 1, CHOICE, who, choice))
        return self._replace(history=history)

    def until(
        self, side: str, what: str = "", times: int = 1, ends: tuple[EventPattern, ...] = ()
    ) -> Position:
        """The position when a side is asked something, or this, or one of the `ends` has happened.

        Until then everybody answers as the lesson has prepared. Without a prepared answer, nature
        takes its first option, and sides pass if they can. If none of this comes, the end of the
        game.
        """
        at = self
        for _ in range(LONGEST):
            ask = at.history.ask(side)
            if ask and what in ("", ask.what):
                times -= 1
            is_there = not times or any(end.is_among(at.news) for end in ends)
            if is_there or not at.history.asks:
                return at
            ask = ask if ask and what else next(a for a in at.history.asks if a.who != side)
            answer, left = _answer(ask, at.answers)
            at = at.choose(ask.who, answer)._replace(answers=left)
        raise ValueError(f"{side} is never asked {what}")

    @property
    def news(self) -> Iterator[Event]:
        """The events of the last choice."""
        lines, last = self.history.lines, len(self.history.moves)
        return (line.event for line in lines if line.moment == last > 0)


def _answer(ask: Ask, answers: Answers) -> tuple[Choice, Answers]:
    """The next prepared answer to a question, and those that are left then."""
    key = ask.who, ask.what
    for at, answer in enumerate(queue := answers.get(key, ())):
        if answer in ask.options:
            return answer, {**answers, key: queue[:at] + queue[at + 1 :]}
    forgoing = FORGOING if ask.who != NATURE else ()
    found = (option for option in forgoing if option in ask.options)
    return next(found, ask.options[0]), answers


@lru_cache
def beginning(lesson: Lesson) -> Position:
    """The position in which a lesson begins, with an empty log."""
    game = load(lesson.game)
    start = Position(History(game, lesson.options), lesson.answers)
    reached = start.until(lesson.side, lesson.until, lesson.times)
    saved = game.save(reached.history.state)
    if strange := lesson.lay.keys() - saved.keys():
        raise ValueError(f"{lesson.game}/{lesson.name}: there is no {', '.join(sorted(strange))}")
    state = game.restore({**_laid(saved, lesson.lay), "told": []})
    return Position(History.from_position(game, state), reached.answers)


def _laid(saved: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """A saved state with some values replaced; in tables only the keys that are named."""
    return {
        name: _laid(value, changes[name])
        if isinstance(value, dict) and name in changes
        else changes.get(name, value)
        for name, value in {**changes, **saved}.items()
    }
