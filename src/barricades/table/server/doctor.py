"""The doctor: every stored game is told anew, and its studies; it is said what is wrong."""

from __future__ import annotations

from pathlib import Path

from ...core import Refused
from ...words import Words
from ..live import archive
from ..store import ratings, study_lines
from ..store.database import Address
from ..store.store import Store
from ..web.errors import told

ILL = 1  # the exit code if something was found


def examine(where: Address, words: Words) -> tuple[int, list[str]]:
    """The exit code, and a line for every game and for all together."""
    if isinstance(where, Path) and not where.is_file():
        raise FileNotFoundError(2, "", str(where))
    file, lines, ill = Store(where), [], 0
    for id in file.every():
        kept, rows = file.whole(id)
        try:
            history = archive.history_of(kept, rows)
            archive.check(kept, history)
            study_lines.check(file, id, history)
            if kept.rated and kept.result:
                ratings.check(file, id, kept.result)
            finding = words.text("terminal-sound", count=len(history.moves))
        except Refused as error:
            finding, ill = told(words.language, error, kept.game), ill + 1
        lines.append(f"{id}  {kept.game} {kept.version}  {finding}")
    file.close()
    lines.append(words.text("terminal-examined", count=len(lines), ill=ill))
    return ILL if ill else 0, lines
