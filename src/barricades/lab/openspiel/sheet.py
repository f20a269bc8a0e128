"""A sheet: one game as it is played under OpenSpiel, and what each side remembers of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from ...core import Ask
from ...encoding import Encoding, encoding


class Sheet:
    """A game under way. It copies in microseconds, and is kept as its answers."""

    __slots__ = ("answers", "code", "memory", "rounds", "s")

    def __init__(self, code: Encoding, rounds: int) -> None:
        self.code, self.rounds = code, rounds
        self.s = code.game.setup(code.options)
        self.answers: list[tuple[str, int]] = []  # who, and the number of the answer
        self.memory: Memory | None = None  # until somebody asks what is remembered

    def copy(self) -> Sheet:
        new = object.__new__(Sheet)
        new.code, new.rounds, new.s = self.code, self.rounds, self.s.copy()
        new.answers, new.memory = self.answers.copy(), self.memory and self.memory.copy()
        return new

    def __deepcopy__(self, memo: Any) -> Sheet:
        """OpenSpiel copies a state by whatever `deepcopy` makes of its attributes."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        name, options = self.code.game.name, dict(self.code.options)
        return _restored, (name, options, self.rounds, [number for _, number in self.answers])

    @property
    def ask(self) -> Ask | None:
        """The question to be answered next; None once the game is over or broken off."""
        asked = self.s.asked
        if not asked or (self.rounds and self.code.stage(self.s) > self.rounds):
            return None
        ask: Ask = asked[0]
        return ask

    def answer(self, number: int) -> None:
        """Answer the next question."""
        who = self.s.asked[0].who
        self.answers.append((who, number))
        self.code.play(self.s, who, number)

    def remembered(self, side: str) -> str:
        """What tells apart all that a side has seen and done."""
        self.memory = self.memory or Memory(self.code)
        return self.memory.of(side, self.answers)


def _restored(name: str, options: Mapping[str, Any], rounds: int, numbers: list[int]) -> Sheet:
    sheet = Sheet(encoding(name, options), rounds)
    for number in numbers:
        sheet.answer(number)
    return sheet


def seen(code: Encoding, s: Any, side: str | None) -> str:
    """All that reaches a side now: its view, what everybody is asked, and its own options."""
    asks = [
        {"who": ask.who, "what": ask.what, "facts": ask.facts}
        | ({"options": ask.options} if ask.who == side else {})
        for ask in s.asked
    ]
    return json.dumps({"view": code.game.view(s, side), "asks": asks})


class Memory:
    """A game played over again beside the true one, to hash what every side gets to see in it."""

    def __init__(self, code: Encoding) -> None:
        self.code, self.heard = code, 0
        self.s = code.game.setup(code.options)
        self.known = {side: _hash(seen(code, self.s, side)) for side in code.sides}

    def copy(self) -> Memory:
        new = object.__new__(Memory)
        new.code, new.heard, new.s, new.known = self.code, self.heard, self.s.copy(), {**self.known}
        return new

    def of(self, side: str, answers: list[tuple[str, int]]) -> str:
        """The hash of all that a side has seen and done up to now."""
        code, s, known = self.code, self.s, self.known
        for who, number in answers[self.heard :]:
            told = s.told
            code.play(s, who, number)
            events = json.dumps(_since(told, s.told))
            for each in code.sides:
                own = str(number) if who == each else ""
                known[each] = _hash(known[each], own, events, seen(code, s, each))
        self.heard = len(answers)
        return known[side]


def _hash(*texts: str) -> str:
    return sha256("\n".join(texts).encode()).hexdigest()


def _since(before: Any, now: Any) -> list[Any]:
    """The events told since then, the latest first."""
    events = []
    while now is not before:
        now, what, facts, _ = now
        events.append([what, facts])
    return events
