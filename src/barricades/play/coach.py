"""What a coach says of a question: what it means, what to think of, and which options are sensible.

The table and the terminal say the same; each keeps by itself which kinds of question were met.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..bots import telling
from ..bots.hints import Hint
from ..core import Ask
from ..words import Words


class Told(NamedTuple):
    """What is said of a kind of question."""

    means: str
    think: str


class Advised(NamedTuple):
    """A sensible option, the chance it seems to give, and what speaks for it."""

    option: str
    chance: str
    reason: str


def knows(words: Words, kind: str) -> bool:
    """Whether there is something to say of a kind of question."""
    return words.has(f"coach-means-{kind}")


def told(words: Words, ask: Ask) -> Told | None:
    """What a question means, and what to think of; None if the coach does not know its kind."""
    if not knows(words, ask.what):
        return None
    return Told(words.text(f"coach-means-{ask.what}"), words.text(f"coach-think-{ask.what}"))


def advised(words: Words, ask: Ask, found: Sequence[Hint]) -> list[Advised]:
    """Hints in words, the best first, each with a reason."""
    return [
        Advised(
            telling.option(words, ask, hint),
            telling.chance(words, hint),
            telling.reason(words, hint, found[0]),
        )
        for hint in found
    ]
