"""Who sits where in a game: the stored rows, combined with what has happened."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from ...core import Refused
from ...play.history import History
from ...play.visibility import Seat
from ..store.rows import SeatRow


def seats_of(
    rows: Iterable[SeatRow],
    replaced: Mapping[str, str],
    troubled: Collection[str] = (),
    timed_out: Collection[str] = (),
) -> dict[str, Seat]:
    """Seats by side, in seating order; `replaced` names the bot that took over a side."""
    found = {}
    for row in rows:
        bot = replaced.get(row.side, row.bot)
        failed = Refused("wire-bot-failed", name=bot) if row.side in troubled else None
        found[row.side] = Seat(
            side=row.side,
            bot=bot,
            name=row.name,
            taken=row.taken,
            open=row.open,
            named=row.player is not None and bot is None,
            replaced=row.side in replaced,
            timed_out=row.side in timed_out,
            trouble=failed,
        )
    return found


class Seats:
    """The seats of one game: a copy of the rows in the store."""

    def __init__(self, rows: Iterable[SeatRow]) -> None:
        self.rows: dict[str, SeatRow] = {}
        self._latest: tuple[History, int, Mapping[str, SeatRow], dict[str, Seat]] | None = None
        self.renew(rows)

    def renew(self, rows: Iterable[SeatRow]) -> None:
        """Replace all rows by those now in the store."""
        self.rows = {row.side: row for row in rows}

    def change(self, side: str, **values: Any) -> None:
        """Change values in the row of one side; the store is not touched."""
        self.rows = {**self.rows, side: self.rows[side]._replace(**values)}

    def at(self, history: History) -> dict[str, Seat]:
        """Who sits where, given a history, in seating order. The last answer is cached."""
        rows, gone = self.rows, (history.replaced, history.troubled, history.timed_out)
        latest = self._latest
        if latest and latest[0] is history and latest[1:3] == (history.number, rows):
            return latest[3]
        found = seats_of(rows.values(), *gone)
        self._latest = history, history.number, rows, found
        return found

    def people(self, history: History) -> tuple[str, ...]:
        """The sides played by people, given a history, in seating order."""
        return tuple(
            side for side, row in self.rows.items() if history.replaced.get(side, row.bot) is None
        )

    def led_to(self, token: str) -> set[str]:
        """The side that a token (hashed) leads to, if it is one of this game."""
        return {row.side for row in self.rows.values() if row.token == token}

    @property
    def are_taken(self) -> bool:
        """Whether every seat is taken."""
        return all(row.taken for row in self.rows.values())
