"""Turns stored games into histories, and histories into what is stored."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from ...core import BadRecord, Outcome, Refused
from ...core.codec import freeze
from ...dealer import Dealer, verify
from ...games import load
from ...play.clocks import Clock
from ...play.entries import Entry
from ...play.history import History
from ...play.stranded import Stranded, last_views
from ..store.damage import Damaged
from ..store.rows import GameRow
from ..store.store import now

ID_BITS = 60


def new_game_row(name: str, options: Mapping[str, Any], **more: Any) -> GameRow:
    """The row of a new game with a new dealer; `more` overrides columns. Writes nothing."""
    game, dealer = load(name), Dealer()
    facts: dict[str, Any] = {
        "id": new_id(),
        "game": game.name,
        "version": game.version,
        "options": freeze(game.setup(options).options),
        "secret": dealer.secret,
        "commitment": dealer.commitment,
        **game_columns(History(game, options)),
        "created": now(),
    }
    return GameRow(**{**facts, **more})


def new_id() -> str:
    """A random id for a game: 60 bits, which nobody can guess."""
    alphabet = "0123456789abcdefghjkmnpqrstvwxyz"
    return "".join(secrets.choice(alphabet) for _ in range(ID_BITS // 5))


def history_of(row: GameRow, stored: Iterable[Entry]) -> History:
    """The history of a stored game.

    One of an older version of the rules goes on with the present ones, if these come to the same
    choices, the same deals and the same result. Raises Damaged if its entries do not fit the rules
    they were made by, and BadRecord if they do not fit newer ones.
    """
    game, number = load(row.game), 0
    try:
        history = History(game, row.options, row.inherited)
        for number, entry in enumerate(stored, 1):
            if entry.number != number:
                raise Refused("wire-no-row", number=number)
            history.add(entry)
        if row.version != game.version:
            check_replay(row, history)
    except Exception as error:  # what is in a damaged row may be anything
        if row.version == game.version:
            raise Damaged(number, "what" if number else "options") from error
        raise BadRecord(
            "other-version", name=game.name, version=row.version, known=game.version
        ) from error
    return history


def open_history(row: GameRow, stored: Iterable[Entry], sides: Collection[str]) -> History:
    """The history of a stored game; a Stranded one if the present rules no longer fit it.

    Raises Damaged if its entries do not fit the rules they were made by.
    """
    entries = [*stored]
    try:
        return history_of(row, entries)
    except BadRecord:
        ended = outcome(row.result) if row.result else None
        about = row.version, row.options, sides, row.views or {}
        history = Stranded(load(row.game), *about, inherited=row.inherited, ended=ended)
        for entry in entries:
            history.add(entry)
        return history


def check_replay(row: GameRow, history: History) -> None:
    """Raise Refused unless a history has the deals of its dealer and the result in its row."""
    record = history.record({}, row.commitment, row.secret)
    if failed := verify(history.game, record).failed:
        raise Refused("wire-other-deal", number=failed)
    if row.result != (result(history) if history.outcome else None):
        raise Refused("wire-other-result")


def game_columns(history: History) -> dict[str, Any]:
    """The columns of a game that change with each entry; a stranded game keeps its last views."""
    views = {} if history.stranded else {"views": last_views(history)}
    return {"standing": standing(history), **views}


def standing(history: History) -> dict[str, Any]:
    """What lists show of a game in progress, as JSON: the column `standing`."""
    return {
        "asked": [ask.who for ask in history.asks],
        "since": {side: since.isoformat() for side, since in history.times.asked.items()},
        "moments": len(history.moves),
        "replaced": dict(history.replaced),
        "timed_out": sorted(history.timed_out),
    }


def result(history: History) -> dict[str, Any]:
    """How a finished game ended, as JSON: the column `result`."""
    outcome = history.outcome
    assert outcome is not None
    late = {"timed_out": sorted(history.timed_out)} if history.timed_out else {}
    return {
        **late,
        "reason": outcome.reason,
        "ranking": [list(level) for level in outcome.ranking],
        "points": dict(outcome.points),
        "resigned": history.resigned,
        "replaced": dict(history.replaced),
        "moments": len(history.moves),
    }


def outcome(result: Mapping[str, Any]) -> Outcome:
    """The Outcome that the column `result` describes. Raises Damaged if it describes none."""
    try:
        ranking = tuple(tuple(level) for level in result["ranking"])
        return Outcome(result["reason"], ranking, dict(result["points"]))
    except (KeyError, TypeError, ValueError) as error:
        raise Damaged(number=0, field="result") from error


def clock_of(row: GameRow) -> Clock | None:
    """The clock of a stored game, if it has one. Raises Damaged."""
    try:
        return Clock.of(row.clock)
    except (Refused, TypeError) as error:
        raise Damaged(number=0, field="clock") from error


def must_seat(history: History, seats: Collection[str]) -> None:
    """Raise Damaged unless these are the seats of a game."""
    if {*seats} != {*history.sides}:
        raise Damaged(number=0, field="seats.side")
