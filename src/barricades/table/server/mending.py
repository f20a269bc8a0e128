"""Repairs a damaged game by setting it back to its last sound position."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from ...core import NATURE, Refused
from ...dealer import verify
from ...games import load
from ...play.entries import PAUSE, Entry
from ...play.history import History
from ..live.archive import game_columns, result
from ..store import damage, store
from ..store.damage import UNREADABLE
from ..store.database import DatabaseError
from ..store.rows import GameRow
from ..store.store import Store


class Mended(NamedTuple):
    """The number of the last entry that was left, and the file with what was cut off."""

    number: int
    cut_file: Path


def mend(file: Store, id: str, folder: Path) -> Mended | None:
    """Set a game back to its last sound position; None if that is not possible.

    What is cut off is written to a new file in `folder` first. A finished rated game is left as it
    is, since ratings were calculated from it. Running clocks are paused.
    """
    try:
        row, entries = file.readable(id)
        history = _last_sound_history(row, entries)
    except (*UNREADABLE, Refused, DatabaseError):
        return None
    if row.rated and row.finished:
        return None
    values: dict[str, Any] = {**game_columns(history), "due": None}
    over = history.outcome is not None
    values |= {"finished": (row.finished or store.now()) if over else None}
    values |= {"result": result(history) if over else None}
    path = folder / f"{id}-{history.number}.cut.json"
    damage.cut(file.engine, id, history.number, values, partial(_write, path))
    if history.times.is_running and not over:
        pause = Entry(history.number + 1, PAUSE, NATURE, None, history.times.at)
        file.append(id, [pause])
    return Mended(history.number, path)


def _write(path: Path, gone: Any) -> None:
    """Write what is cut off to a new file; earlier files are not overwritten."""
    with path.open("x", encoding="utf-8") as file:
        json.dump(gone, file, ensure_ascii=False, indent=1)


def _last_sound_history(row: GameRow, entries: list[Entry]) -> History:
    """The longest history by the rules, with the deals of its dealer."""
    history = _replay(row, entries)
    while failed := verify(history.game, history.record({}, row.commitment, row.secret)).failed:
        history = _replay(row, entries[: history.moves[failed - 1].number - 1])
    return history


def _replay(row: GameRow, entries: list[Entry]) -> History:
    history = History(load(row.game), row.options, row.inherited)
    for number, entry in enumerate(entries, 1):
        draft = history.copy()
        try:
            if entry.number != number:
                break
            draft.add(entry)
        except Exception:  # what is in a damaged row may be anything
            break
        history = draft
    return history
