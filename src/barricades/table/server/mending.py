"""Mending: a game that is not sound goes back to its last sound position."""

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
from ..store.rows import GameRow
from ..store.store import Store


class Mended(NamedTuple):
    """To which row a game was set back, and where lies what was cut off."""

    number: int
    kept_in: Path


def mend(file: Store, id: str, folder: Path) -> Mended | None:
    """Set a game back to its last sound position; None if that cannot be.

    A rated game that is over stays as it is, since ratings were reckoned from it. Clocks that ran
    stand until its players go on: nobody's time has passed meanwhile.
    """
    try:
        kept, rows = file.readable(id)
        history = _as_far_as_it_is_sound(kept, rows)
    except Refused:
        return None
    if kept.rated and kept.finished:
        return None
    values: dict[str, Any] = {**game_columns(history), "due": None}
    over = history.outcome is not None
    values |= {"finished": (kept.finished or store.now()) if over else None}
    values |= {"result": result(history) if over else None}
    place = folder / f"{id}-{history.number}.cut.json"
    damage.cut(file.engine, id, history.number, values, partial(_write, place))
    if history.times.run and not over:
        pause = Entry(history.number + 1, PAUSE, NATURE, None, history.times.at)
        file.append(id, [pause])
    return Mended(history.number, place)


def _write(place: Path, gone: Any) -> None:
    """Keep what is cut off; what was kept before is not written over."""
    with place.open("x", encoding="utf-8") as file:
        json.dump(gone, file, ensure_ascii=False, indent=1)


def _as_far_as_it_is_sound(kept: GameRow, rows: list[Entry]) -> History:
    """The longest history by the rules, with the deals of its dealer."""
    history = _told(kept, rows)
    while failed := verify(history.game, history.record({}, kept.commitment, kept.secret)).failed:
        history = _told(kept, rows[: history.moves[failed - 1].number - 1])
    return history


def _told(kept: GameRow, rows: list[Entry]) -> History:
    history = History(load(kept.game), kept.options, kept.inherited)
    for number, row in enumerate(rows, 1):
        draft = history.copy()
        try:
            if row.number != number:
                break
            draft.add(row)
        except Exception:  # what is in a damaged row may be anything
            break
        history = draft
    return history
