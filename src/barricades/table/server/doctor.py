"""The doctor: every stored game is told anew, and its studies; it is said what is wrong."""

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
    """The exit code, and a line for every game and for all together.

    Games that are not sound may be mended: what is cut off lies beside the file, or here.
    """
    if isinstance(where, Path) and not where.is_file():
        raise FileNotFoundError(2, "", str(where))
    file, lines, ill = Store(where), [], 0
    folder = where.parent if isinstance(where, Path) else Path()
    every = file.every()
    for id in every:
        finding, sound = _examined(file, id, words)
        lines.append(f"{id}  {finding}")
        ill += not sound
        if mends and not sound:
            lines.append(f"{id}  {_mended(file, id, words, folder)}")
    file.close()
    lines.append(words.text("terminal-examined", count=len(every), ill=ill))
    return ILL if ill else 0, lines


def _examined(file: Store, id: str, words: Words) -> tuple[str, bool]:
    """What is to be said of a game, and whether it is sound; whatever is wrong, it goes on."""
    name, about = None, ""
    try:
        kept, rows = file.whole(id)
        name, about = kept.game, f"{kept.game} {kept.version}  "
        history = archive.history_of(kept, rows)
        archive.check_replay(kept, history)
        study_lines.check(file, id, history)
        if kept.rated and kept.result:
            ratings.check(file, id, kept.result)
    except Refused as error:
        return about + refusal_text(words.language, error, name), False
    except Exception as error:  # what is in a damaged row may be anything
        problem = f"{type(error).__name__}: {error}"
        return about + words.text("terminal-unreadable", problem=problem), False
    return about + words.text("terminal-sound", count=len(history.moves)), True


def _mended(file: Store, id: str, words: Words, folder: Path) -> str:
    done = mend(file, id, folder)
    if done is None:
        return words.text("terminal-unmended")
    return words.text("terminal-mended", number=done.number, file=str(done.kept_in))
