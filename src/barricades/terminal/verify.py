"""Verifying a record: every deal and roll, against what the dealer had committed to."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from ..core import BadRecord
from ..dealer import verify
from ..games import load
from ..words import Words
from . import saves
from .screen import Screen

FAILED = 1  # the exit code of a record that does not hold


def run(screen: Screen, words: Words, file: str) -> int:
    """`barricades verify`: good, or the first choice that fails."""
    record = saves.read(Path(file))
    game = load(record.game)
    words = Words(words.language, game.name)
    try:
        found = verify(game, record)
    except BadRecord as error:
        if error.reason.what != "illegal-choice":
            raise
        screen.show(Text(words.refusal(error), "error"))
        return FAILED
    if found.failed is None:
        screen.show(Text(words.text("terminal-verified", answers=found.answers), "good"))
        if found.inherited:
            screen.show(Text(words.text("terminal-inherited", count=found.inherited), "quiet"))
        return 0
    _, recorded = record.choices[found.failed - 1]
    told = words.text(
        "terminal-fails" if found.expected is not None else "terminal-fails-unasked",
        number=found.failed,
        recorded=str(recorded),
        expected=str(found.expected),
        answers=found.answers,
    )
    screen.show(Text(told, "error"))
    return FAILED
