"""Taking back: what has taught nobody anything can be undone at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple, TypeVar

from .game import Game
from .record import Record, replay
from .state import State

S = TypeVar("S", bound=State)


class Mark(NamedTuple):
    """What matters of a position to whoever wants to come back to it."""

    together: bool  # whether sides are asked together
    parted: int  # how often they have been
    lessons: int  # how often something hidden has come to light

    @classmethod
    def of(cls, state: State) -> Mark:
        return cls(bool(state.branches), state.parted, state.lessons)


def undoable(choosers: Sequence[str], marks: Sequence[Mark], side: str) -> int | None:
    """Which choice was this side's last, if it may still be undone.

    It may, unless something hidden has come to light since, or another side has answered since;
    the answers of others who are asked together with it do not count. The marks are those of the
    positions before each choice, and of the last one.
    """
    now, others = marks[len(choosers)], False
    for at in reversed(range(len(choosers))):
        who, before = choosers[at], marks[at]
        together = before.together and before == now
        if before.lessons != now.lessons or not (together or who == side):
            return None
        if who == side:
            return at if together or not others else None
        others = True
    return None


def take_back(game: Game[S], record: Record, side: str) -> Record | None:
    """The record without this side's last choice, if it may still be undone."""
    marks = [Mark.of(position) for position in replay(game, record)]
    at = undoable([who for who, _ in record.choices], marks, side)
    if at is None:
        return None
    return replace(record, choices=record.choices[:at] + record.choices[at + 1 :])
