"""Setting up (chapter 2): nature deals both hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core import NATURE, Asked, without
from .box import SIDES, box_for
from .state import State, rules
from .turn import play_hour


def begin(options: Mapping[str, Any]) -> State:
    """2.1, 2.2."""
    box = box_for(options)
    s = State(
        options=options,
        deck=tuple(box.strength),
        hands=dict.fromkeys(SIDES, ()),
        laid=dict.fromkeys(SIDES, ""),
        streets=tuple(box.stones),
    )
    s.then(*[draw(side) for side in SIDES] * box.hand, play_hour())
    return s


def sides(options: Mapping[str, Any]) -> tuple[str, ...]:
    """2.1: always two."""
    return SIDES


@rules.step("2.2", of="company")
def draw(s: State, side: str) -> Asked:
    """Nature deals a company, face down."""
    return NATURE, s.deck


@draw.answer
def _(s: State, company: str, side: str) -> None:
    s.deck = without(s.deck, company)
    s.hands[side] += (company,)
