"""Setting up (chapter 2): everybody has the same few tokens and an empty board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .box import NONE, box_for
from .options import COLOURS
from .state import State, minus
from .turn import play_round


def begin(options: Mapping[str, Any]) -> State:
    """2.1, 2.2."""
    box = box_for(options)
    bank = box.bank
    for _ in box.sides:
        bank = minus(bank, box.hand)
    s = State(
        options=options,
        support=dict.fromkeys(box.sides, 0),
        hands=dict.fromkeys(box.sides, box.hand),
        earned=dict.fromkeys(box.sides, NONE),
        bank=bank,
        bids=dict.fromkeys(box.sides, ()),
        cubes=dict.fromkeys(box.spaces, ()),
    )
    s.then(play_round())
    return s


def sides(options: Mapping[str, Any]) -> tuple[str, ...]:
    """2.1, R20: three or four sides."""
    return COLOURS[: options["players"]]
