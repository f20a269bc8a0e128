"""What a coach says about a question: what it means, what to consider, sensible options.

The table and the terminal use the same texts. Each of them stores which kinds of question a player
has seen before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..bots import telling
from ..bots.hints import Hint
from ..core import Ask
from ..words import Words


class QuestionHelp(NamedTuple):
    """An explanation of a kind of question."""

    means: str
    think: str


class AdvisedOption(NamedTuple):
    """A sensible option, its estimated chance to win, and a reason for it; all as text."""

    option: str
    chance: str
    reason: str


def knows(words: Words, kind: str) -> bool:
    """Whether the coach has an explanation for a kind of question."""
    return words.has(f"coach-means-{kind}")


def question_help(words: Words, ask: Ask) -> QuestionHelp | None:
    """The explanation of a question, or None if the coach has none for its kind."""
    if not knows(words, ask.what):
        return None
    return QuestionHelp(
        words.text(f"coach-means-{ask.what}"), words.text(f"coach-think-{ask.what}")
    )


def advised_options(words: Words, ask: Ask, found: Sequence[Hint]) -> list[AdvisedOption]:
    """Hints as text, best first, each with a reason."""
    return [
        AdvisedOption(
            telling.option(words, ask, hint),
            words.text("coach-chance", chance=round(hint.chance * 100)),
            telling.reason(words, hint, found[0]),
        )
        for hint in found
    ]
