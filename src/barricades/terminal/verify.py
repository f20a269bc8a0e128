"""The command `verify`: checks the deals and rolls of a record against the dealer's commitment."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from ..command_line import show_data
from ..core import BadRecord, Record
from ..dealer import Check, verify
from ..games import load
from ..seal import seal
from ..words import Words
from . import saves
from .screen import Screen

FAILED = 1  # the exit code of a record that does not hold


def run(
    screen: Screen, words: Words, file: str, *, json: bool = False, key: str | None = None
) -> int:
    """`barricades verify`: what the record proves, or what fails; as text or as JSON.

    A record without the end of the game fails, and so does one that is not signed with the given
    key.
    """
    record = saves.read(Path(file))
    game = load(record.game)
    words = Words(words.language, game.name)
    try:
        found, under = verify(game, record), seal(record)
        if key is not None and under != key.lower():
            raise BadRecord("other-seal", found=under or "–")
    except BadRecord as error:
        if error.reason.what not in ("illegal-choice", "broken-seal", "other-seal"):
            raise
        if json:
            show_data(screen, {"holds": False, "problem": words.refusal(error)})
        else:
            screen.show(Text(words.refusal(error), "error"))
        return FAILED
    ended = found.ended or record.resigned is not None
    holds = found.failed is None and ended
    if json:
        show_data(screen, {"holds": holds, **found._asdict(), "ended": ended, "key": under})
    elif found.failed is None:
        _tell(screen, words, record, found, under)
    else:
        screen.show(Text(_fails(words, record, found), "error"))
    return 0 if holds else FAILED


def _tell(screen: Screen, words: Words, record: Record, found: Check, under: str | None) -> None:
    """Print what was checked, what is proved by that and what is not."""
    screen.show(Text(words.text("terminal-verified", answers=found.answers), "good"))
    if found.inherited:
        screen.show(Text(words.text("terminal-inherited", count=found.inherited), "quiet"))
    if found.ended:
        screen.show(Text(words.text("terminal-ended")))
    elif record.resigned:
        screen.show(Text(words.text("terminal-resigned", side=record.resigned)))
    else:
        screen.show(Text(words.text("terminal-not-ended", count=len(record.choices)), "error"))
    if under:
        screen.show(Text(words.text("terminal-sealed", key=under)))
    else:
        screen.show(Text(words.text("terminal-unsealed"), "quiet"))


def _fails(words: Words, record: Record, found: Check) -> str:
    assert found.failed is not None
    _, recorded = record.choices[found.failed - 1]
    return words.text(
        "terminal-fails" if found.expected is not None else "terminal-fails-unasked",
        number=found.failed,
        recorded=str(recorded),
        expected=str(found.expected),
        answers=found.answers,
    )
