"""Rows of games and seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, NamedTuple


class SeatRow(NamedTuple):
    """A stored seat."""

    side: str
    bot: str | None
    name: str
    taken: bool
    token: str | None = None  # hashed
    open: bool = False  # whether anybody may take it
    player: str | None = None  # by id, if it is one that the club knows by name


class ListedRow(NamedTuple):
    """The part of a game's row that a list of games needs; of a damaged row, only its names."""

    id: str
    game: str
    version: int = 0
    created: datetime = datetime.fromtimestamp(0, UTC)
    finished: datetime | None = None
    result: Mapping[str, Any] | None = None
    standing: Mapping[str, Any] | None = None
    clock: Mapping[str, int] | None = None


@dataclass(frozen=True, kw_only=True)
class GameRow:
    """The stored facts of a game, without its entries."""

    id: str
    game: str
    version: int
    options: Mapping[str, Any]
    secret: bytes
    commitment: str
    inherited: int = 0
    created: datetime
    finished: datetime | None = None
    result: Mapping[str, Any] | None = None
    standing: Mapping[str, Any] | None = None  # who is asked, … while it goes on, if that is known
    views: Mapping[str, Any] | None = None  # what each side saw last, if that is known
    clock: Mapping[str, int] | None = None
    due: datetime | None = None  # when somebody's time will be up; the rows tell it, too
    hints: bool = True  # whether its players may ask for them
    rated: bool = False
    onlookers: bool = True  # whether they are welcome
