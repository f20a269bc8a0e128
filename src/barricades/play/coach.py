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


class QuestionHelp(NamedTuple):
    """What is said of a kind of question."""

    means: str
    think: str


class AdvisedOption(NamedTuple):
    """A sensible option, the chance it seems to give, and what speaks for it."""

    option: str
    chance: str
    reason: str


def knows(words: Words, kind: str) -> bool:
    """Whether there is something to say of a kind of question."""
    return words.has(f"coach-means-{kind}")


def question_help(words: Words, ask: Ask) -> QuestionHelp | None:
    """What a question means, and what to think of; None if the coach does not know its kind."""
    if not knows(words, ask.what):
        return None
    return QuestionHelp(
        words.text(f"coach-means-{ask.what}"), words.text(f"coach-think-{ask.what}")
    )


def advised_options(words: Words, ask: Ask, found: Sequence[Hint]) -> list[AdvisedOption]:
    """Hints in words, the best first, each with a reason."""
    return [
        AdvisedOption(
            telling.option(words, ask, hint),
            telling.chance(words, hint),
            telling.reason(words, hint, found[0]),
        )
        for hint in found
    ]
