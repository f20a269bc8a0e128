"""A sheet: a game as it is played in OpenSpiel, with what each side remembers of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

from ...core import NATURE, Ask, Choice
from ...encoding import Encoding, encoding
from .parameters import Cut

STRIDE = 7  # by which options are turned


class Origin(NamedTuple):
    """Where a guessed game begins: its state, and what each side remembers."""

    s: Any
    known: Mapping[str, str]
    given: Mapping[str, list[int]]  # answers, as far as they are known


class Sheet:
    """A game in progress, stored as its answers. It can be copied in microseconds."""

    __slots__ = ("answers", "code", "cut", "memory", "origin", "s")

    def __init__(self, code: Encoding, cut: Cut, origin: Origin | None = None) -> None:
        self.code, self.cut, self.origin = code, cut, origin
        self.s = origin.s.copy() if origin else code.game.setup(code.options)
        self.answers: list[tuple[str, int]] = []  # who, and the number of the answer
        self.memory: Memory | None = None  # until somebody asks what is remembered

    def copy(self) -> Sheet:
        new = object.__new__(Sheet)
        new.code, new.cut, new.origin = self.code, self.cut, self.origin
        new.s, new.answers = self.s.copy(), self.answers.copy()
        new.memory = self.memory and self.memory.copy()
        return new

    def guessed(self, side: str, rng: Random) -> Sheet:
        """A game that the side cannot tell from this one; what others remember is made up."""
        code, s = self.code, self.code.game.guess(self.s, side, rng)
        known = {other: _hash("guessed", seen(code, s, other)) for other in code.sides}
        known[side] = self.remembered(side)
        return Sheet(code, self.cut, Origin(s, known, {side: self.given(side)}))

    def __deepcopy__(self, memo: Any) -> Sheet:
        """Used by OpenSpiel to copy a state."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        game, options = self.code.game, dict(self.code.options)
        origin = self.origin and self.origin._replace(s=game.save(self.origin.s))
        numbers = [number for _, number in self.answers]
        return _restored, (game.name, options, self.cut, origin, numbers)

    def given(self, side: str) -> list[int]:
        """The answers of a side so far, as far as they are known."""
        before = self.origin.given.get(side, []) if self.origin else []
        return [*before, *[number for who, number in self.answers if who == side]]

    @property
    def ask(self) -> Ask | None:
        """The question to be answered next; None once the game is over or cut off."""
        asked = self.s.asked
        rounds = self.cut.rounds
        if not asked or (rounds and self.code.stage(self.s) > rounds):
            return None
        ask: Ask = asked[0]
        return ask

    def answer(self, number: int) -> None:
        """Answer the next question."""
        who = self.s.asked[0].who
        self.answers.append((who, number))
        self.code.play(self.s, who, number)

    def settle(self) -> None:
        """Answer all questions that the cut takes from nature and from sides."""
        while ask := self.ask:
            if ask.who == NATURE:
                if self.cut.luck != 1:
                    return
            elif not self.cut.decide or ask.what in self.cut.decide:
                return
            first = self._turned(ask.options)[0]
            self.answer(self.code.numbers(ask.who).encode(ask.what, first))

    def odds(self) -> list[tuple[int, float]]:
        """The probability of each answer of nature."""
        ask = self.s.asked[0]
        luck = self.cut.luck
        left = ask._replace(options=self._turned(ask.options)[:luck]) if luck else ask
        return self.code.draws.odds(left)

    def _turned(self, options: tuple[Choice, ...]) -> tuple[Choice, ...]:
        """Options in another order after each answer, so that the first is not always the same."""
        start = len(self.answers) * STRIDE % len(options)
        return options[start:] + options[:start]

    def remembered(self, side: str) -> str:
        """A hash of all that a side has seen and done."""
        self.memory = self.memory or Memory(self.code, self.origin)
        return self.memory.of(side, self.answers)


def _restored(
    name: str,
    options: Mapping[str, Any],
    cut: Cut,
    origin: Origin | None,
    numbers: list[int],
) -> Sheet:
    code = encoding(name, options)
    sheet = Sheet(code, cut, origin and origin._replace(s=code.game.restore(origin.s)))
    for number in numbers:
        sheet.answer(number)
    return sheet


def seen(code: Encoding, s: Any, side: str | None) -> str:
    """Everything a side sees now: its view, who is asked what, and its own options."""
    asks = [
        {"who": ask.who, "what": ask.what, "facts": ask.facts}
        | ({"options": ask.options} if ask.who == side else {})
        for ask in s.asked
    ]
    return json.dumps({"view": code.game.view(s, side), "asks": asks})


class Memory:
    """The game played again beside the true one, to hash what every side sees."""

    def __init__(self, code: Encoding, origin: Origin | None) -> None:
        self.code, self.answered = code, 0
        self.s = origin.s.copy() if origin else code.game.setup(code.options)
        first = {side: _hash(seen(code, self.s, side)) for side in code.sides}
        self.known = {**origin.known} if origin else first

    def copy(self) -> Memory:
        new = object.__new__(Memory)
        new.code, new.answered, new.s, new.known = (
            self.code,
            self.answered,
            self.s.copy(),
            {**self.known},
        )
        return new

    def of(self, side: str, answers: list[tuple[str, int]]) -> str:
        """The hash of all that a side has seen and done so far."""
        code, s, known = self.code, self.s, self.known
        for who, number in answers[self.answered :]:
            before = s.told
            code.play(s, who, number)
            events = json.dumps(_since(before, s.told))
            for each in code.sides:
                own = str(number) if who == each else ""
                known[each] = _hash(known[each], own, events, seen(code, s, each))
        self.answered = len(answers)
        return known[side]


def _hash(*texts: str) -> str:
    return sha256("\n".join(texts).encode()).hexdigest()


def _since(before: Any, now: Any) -> list[Any]:
    """The events since then, latest first."""
    events = []
    while now is not before:
        now, what, facts, _ = now
        events.append([what, facts])
    return events
