"""The doctor: replays every stored game, checks its studies and ratings, and reports."""

from __future__ import annotations

from pathlib import Path

from ...core import Refused
from ...words import Words
from ..live import archive
from ..store import ratings, study_lines
from ..store.database import Address
from ..store.store import Store
from ..web.errors import refusal_text
from .mending import mend

ILL = 1  # the exit code if something was found


def examine(where: Address, words: Words, *, mends: bool = False) -> tuple[int, list[str]]:
    """Check all games. Returns the exit code, and a line for every game and one for the total.

    With `mends`, damaged games are repaired; what is cut off is written beside the SQLite file, or
    into the current folder. Raises FileNotFoundError if there is no such file.
    """
    if isinstance(where, Path) and not where.is_file():
        raise FileNotFoundError(2, "", str(where))
    file, lines, ill = Store(where), [], 0
    folder = where.parent if isinstance(where, Path) else Path()
    every = file.all_ids()
    for id in every:
        finding, sound = _examined(file, id, words)
        lines.append(f"{id}  {finding}")
        ill += not sound
        if mends and not sound:
            lines.append(f"{id}  {_mend_and_report(file, id, words, folder)}")
    file.close()
    lines.append(words.text("terminal-examined", count=len(every), ill=ill))
    return ILL if ill else 0, lines


def _examined(file: Store, id: str, words: Words) -> tuple[str, bool]:
    """What is to be said of a game, and whether it is sound; whatever is wrong, it goes on."""
    name, about = None, ""
    try:
        row, entries = file.game_with_entries(id)
        name, about = row.game, f"{row.game} {row.version}  "
        history = archive.history_of(row, entries)
        archive.clock_of(row)
        archive.must_seat(history, [seat.side for seat in file.seats(id)])
        archive.check_replay(row, history)
        study_lines.check(file, id, history)
        if row.rated and row.result:
            ratings.check(file, id, row.result)
    except Refused as error:
        return about + refusal_text(words.language, error, name), False
    except Exception as error:  # what is in a damaged row may be anything
        problem = f"{type(error).__name__}: {error}"
        return about + words.text("terminal-unreadable", problem=problem), False
    return about + words.text("terminal-sound", count=len(history.moves)), True


def _mend_and_report(file: Store, id: str, words: Words, folder: Path) -> str:
    try:
        mended = mend(file, id, folder)
    except OSError as error:  # what is cut off cannot be kept, so nothing is
        return words.text("terminal-unmendable", problem=str(error))
    if mended is None:
        return words.text("terminal-unmended")
    return words.text("terminal-mended", number=mended.number, file=str(mended.cut_file))
