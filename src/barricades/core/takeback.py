"""Taking back: what has taught nobody anything can be undone at once."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from .game import Game
from .record import Record, replay
from .state import State

S = TypeVar("S", bound=State)


def take_back(game: Game[S], record: Record, side: str) -> Record | None:
    """The record without this side's last choice, if it may still be undone.

    It may, unless something hidden has come to light since, or another side has answered since;
    the answers of others who are asked together with it do not count.
    """
    positions = list(replay(game, record))
    now, others = positions[-1], False
    for at in reversed(range(len(record.choices))):
        who, before = record.choices[at][0], positions[at]
        together = before.branches and now.branches and before.parted == now.parted
        if before.lessons != now.lessons or not (together or who == side):
            return None
        if who == side:
            left = record.choices[:at] + record.choices[at + 1 :]
            return replace(record, choices=left) if together or not others else None
        others = True
    return None
