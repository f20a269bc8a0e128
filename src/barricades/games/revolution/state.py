"""The state of a game of Revolution!, and the questions about it that many rules ask."""

from __future__ import annotations

from dataclasses import field
from typing import TypeAlias

from ... import core
from ...core import Rulebook, state
from .box import Box, Tokens, box_for

Offer: TypeAlias = tuple[str, Tokens]  # a side and what it bids on a character


@state
class State(core.State):
    """Tokens, cubes and support. Only bids not yet opened are secret; see view.py."""

    round: int = 0
    phase: str = "setup"
    support: dict[str, int]  # 1.2
    hands: dict[str, Tokens]  # what each side bids with this round
    earned: dict[str, Tokens]  # 5.5: won this round, set aside for the next
    bank: Tokens
    bids: dict[str, tuple[str, ...]]  # face down: where each token lies, Force first, Gold last
    offers: dict[str, tuple[Offer, ...]] = field(default_factory=dict)  # open: by character
    cubes: dict[str, tuple[str, ...]]  # by area, whose cube lies in each space filled
    ended: str = ""
    box: Box = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        self.box = box_for(self.options)


rules: Rulebook[State] = Rulebook()


def kind_of(hand: Tokens, number: int) -> str:
    """4.1: which kind the next token is, once this many are laid; "" when all are."""
    force, blackmail, gold = hand
    if number < force:
        return "force"
    if number < force + blackmail:
        return "blackmail"
    return "gold" if number < force + blackmail + gold else ""


def plus(one: Tokens, other: Tokens) -> Tokens:
    """Tokens put together."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def minus(one: Tokens, other: Tokens) -> Tokens:
    """Tokens taken away."""
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


def on_board(s: State, side: str) -> int:
    """1.4: how many cubes a side has on the board."""
    return sum([cubes.count(side) for cubes in s.cubes.values()])


def locked(s: State) -> list[str]:
    """8.2, R14, R15, R22: under Area Control Bonus, areas full of one colour cannot be broken."""
    if not s.box.area_control:
        return []
    spaces = s.box.spaces
    return [a for a, cubes in s.cubes.items() if len(cubes) == spaces[a] and len({*cubes}) == 1]


def leader(s: State, area: str) -> str:
    """7.3, R11: the side with the most cubes in an area; "" if it is tied or bare."""
    counts = sorted([(s.cubes[area].count(side), side) for side in s.box.sides])
    return counts[-1][1] if counts[-1][0] > counts[-2][0] else ""
