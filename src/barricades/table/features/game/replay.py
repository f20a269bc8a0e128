"""The replay of a game, and the check of its deals."""

from __future__ import annotations

from typing import NamedTuple

from ....core import Refused
from ....words import Words
from ...live.room import Room


class DealCheck(NamedTuple):
    """Whether the deals and rolls match what the dealer had committed to."""

    good: bool
    sentence: str


class SliderMark(NamedTuple):
    """A mark on the slider."""

    place: float  # from 0 to 1
    kind: str


class Replay(NamedTuple):
    """How a viewer can go through a game: from which sides, and what can be done there."""

    path: str
    eyes: str | None
    all_eyes: tuple[str | None, ...]
    sides: tuple[str, ...]
    over: bool
    forks: bool  # whether a new game may begin at a moment of this one
    commitment: str  # "" if nothing is left to chance
    check: DealCheck | None = None
    line: int = 0  # of a study; 0 is the game as it was played
    leads: bool = False  # whether others follow
    marks: tuple[SliderMark, ...] = ()

    def to(self, moment: int) -> str:
        """The address of a moment."""
        line = f"&line={self.line}" if self.line else ""
        return f"{self.path}?at={max(0, moment)}{line}&as={self.eyes or ''}"


def replay_of(room: Room, held: tuple[str, ...], words: Words, wanted: str | None) -> Replay:
    """The replay for the holder of these sides; once the game is over, of all sides."""
    over = room.outcome is not None
    open_ = (*room.seats, None) if over else held or (None,)
    eyes = (wanted or None) if wanted is not None and (wanted or None) in open_ else None
    if wanted is None:
        eyes = held[0] if held else None
    return Replay(
        path=f"/game/{room.id}/replay",
        eyes=eyes,
        all_eyes=open_,
        sides=tuple(room.seats),
        over=over,
        forks=over,
        commitment=room.row.commitment if room.game.has_chance else "",
        check=_check(room, words) if over else None,
    )


def _check(room: Room, words: Words) -> DealCheck:
    try:
        found = room.check
    except Refused as error:
        return DealCheck(False, words.refusal(error))
    if found.failed is not None:
        return DealCheck(False, words.text("table-fails", number=found.failed))
    return DealCheck(True, words.text("table-verified", answers=found.answers))
