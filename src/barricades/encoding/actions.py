"""Actions: a fixed whole number for every possible answer.

The numbers depend on the components alone, so they mean the same at every moment of every game with
the same options. An answer is a question by its name, and one of all options it can ever have.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TypeAlias

from ..core import Ask, Choice

Catalogue: TypeAlias = Mapping[str, tuple[Choice, ...]]  # by question: all options it can have


class Actions:
    """The possible answers, numbered in order from 0 on."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.answers = [(what, option) for what, all_ in catalogue.items() for option in all_]
        numbers: dict[str, dict[Choice, int]] = {what: {} for what in catalogue}
        for number, (what, option) in enumerate(self.answers):
            numbers[what][option] = number
        self._numbers = numbers

    def __len__(self) -> int:
        return len(self.answers)

    def encode(self, what: str, choice: Choice) -> int:
        """The number of an answer."""
        return self._numbers[what][choice]

    def decode(self, number: int) -> tuple[str, Choice]:
        """The question and the answer for a number."""
        if number < 0:
            raise IndexError(number)
        return self.answers[number]

    def legal(self, ask: Ask) -> list[int]:
        """The numbers of all options of a question, in its order; those of nature may repeat."""
        numbers = self._numbers[ask.what]
        return [numbers[option] for option in ask.options]

    def marked(self, ask: Ask | None) -> bytearray:
        """By action: 1 if it is an option of this question."""
        found = bytearray(len(self.answers))
        if ask:
            numbers = self._numbers[ask.what]
            for option in ask.options:
                found[numbers[option]] = 1
        return found

    def odds(self, ask: Ask) -> list[tuple[int, float]]:
        """The probability of each answer of nature; an option listed twice is twice as likely."""
        whole = len(ask.options)
        return [(number, n / whole) for number, n in sorted(Counter(self.legal(ask)).items())]

    def text(self, number: int) -> str:
        """An answer as text for people: "take-turn red-4", "spy harbor blue"."""
        what, choice = self.decode(number)
        return " ".join([what, *map(str, _parts(choice))])


def _parts(choice: Choice) -> Iterator[str | int]:
    if isinstance(choice, tuple):
        for part in choice:
            yield from _parts(part)
    else:
        yield choice
