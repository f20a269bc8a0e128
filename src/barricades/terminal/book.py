"""A record as a book: each page is a position in which somebody chooses."""

from __future__ import annotations

from typing import Any

from ..core import NATURE, Event, Game, Record, Refused, View, replay
from ..games import load
from ..play.touched import touched
from ..words import Words
from .boards import Scene


class Book:
    """A record, opened at a page, and seen by one side or an onlooker."""

    def __init__(self, record: Record, words: Words) -> None:
        """Raises BadRecord if the record does not fit the rules."""
        self.record, self.words = record, words
        self.game: Game[Any] = load(record.game)
        self.positions = list(replay(self.game, record))
        self.sides = self.game.sides(record.options)
        self.pages = [at for at, s in enumerate(self.positions) if not self._is_natures(s)]
        self.side: str | None = None
        self.at = 0

    def _is_natures(self, s: Any) -> bool:
        return any(ask.who == NATURE for ask in self.game.asks(s))

    @property
    def last(self) -> int:
        """The number of choices."""
        return len(self.positions) - 1

    def look(self, side: str | None) -> None:
        """See with the eyes of a side from now on; None is an onlooker."""
        if side is not None and side not in self.sides:
            raise Refused("terminal-no-such-side", name=side, known=", ".join(self.sides))
        self.side = side

    def next_eyes(self) -> str | None:
        """The next side in turn."""
        order = [None, *self.sides]
        return order[(order.index(self.side) + 1) % len(order)]

    def turn_to(self, number: int) -> None:
        """Open the page after this many choices."""
        if not 0 <= number <= self.last:
            raise Refused("terminal-no-such-choice", number=number, last=self.last)
        self.at = number

    def turn(self, pages: int) -> None:
        """One page on, or back."""
        if pages > 0:
            self.at = min((at for at in self.pages if at > self.at), default=self.at)
        else:
            self.at = max((at for at in self.pages if at < self.at), default=0)

    @property
    def view(self) -> View:
        """The position as the viewer may see it."""
        return self.game.view(self.positions[self.at], self.side)

    def scene(self, **room: Any) -> Scene:
        """The position to be drawn, with stars at what has changed since the previous page."""
        marks = touched(self.game.name, self.log[len(self.log) - self.fresh :])
        return Scene(view=self.view, words=self.words, marks=marks, **room)

    @property
    def log(self) -> tuple[Event, ...]:
        """The events up to this page."""
        return tuple(self.positions[self.at].log)

    @property
    def fresh(self) -> int:
        """The number of events since the previous page."""
        before = max((at for at in self.pages if at < self.at), default=None)
        return len(self.log) - (0 if before is None else len(self.positions[before].log))

    @property
    def where(self) -> str:
        """The number of the choice, and whose view is shown."""
        eyes = self.words.noun("side", self.side) if self.side else None
        seen = eyes or self.words.text("terminal-onlooker")
        return self.words.text("terminal-choice", number=self.at, last=self.last, eyes=seen)

    @property
    def now(self) -> str:
        """Who is asked, or how the game ended."""
        words, s = self.words, self.positions[self.at]
        if outcome := self.game.outcome(s):
            return words.outcome(outcome)
        if self.at == self.last and self.record.resigned:
            return words.text("terminal-resigned", side=self.record.resigned)
        return " ".join(words.waiting(ask) for ask in self.game.asks(s))
