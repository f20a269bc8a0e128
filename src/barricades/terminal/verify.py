"""Verifying a record: every deal and roll, against what the dealer had committed to."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from ..command_line import show_data
from ..core import BadRecord
from ..dealer import verify
from ..games import load
from ..words import Words
from . import saves
from .screen import Screen

FAILED = 1  # the exit code of a record that does not hold


def run(screen: Screen, words: Words, file: str, *, json: bool = False) -> int:
    """`barricades verify`: good, or the first choice that fails; in words, or for a program."""
    record = saves.read(Path(file))
    game = load(record.game)
    words = Words(words.language, game.name)
    try:
        found = verify(game, record)
    except BadRecord as error:
        if error.reason.what != "illegal-choice":
            raise
        if json:
            show_data(screen, {"holds": False, "problem": words.refusal(error)})
        else:
            screen.show(Text(words.refusal(error), "error"))
        return FAILED
    if json:
        show_data(screen, {"holds": found.failed is None, **found._asdict()})
        return 0 if found.failed is None else FAILED
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
