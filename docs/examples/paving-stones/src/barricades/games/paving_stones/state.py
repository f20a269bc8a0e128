"""The state of a game of Paving Stones, and the questions about it that many rules ask."""

from __future__ import annotations

from dataclasses import field

from ... import core
from ...core import Rulebook, state
from .box import Box, box_for


@state
class State(core.State):
    """Companies and streets. Deck, hands and what is laid face down are secret; see view.py."""

    hour: int = 0
    phase: str = "deal"
    deck: tuple[str, ...]  # the companies that nobody holds
    hands: dict[str, tuple[str, ...]]
    laid: dict[str, str]  # 3.2: face down: a company still in the hand, or "pass"; "" for neither
    spent: tuple[str, ...] = ()
    streets: tuple[str, ...]  # 3.1: those not turned up yet
    street: str = ""  # the one that is fought for now
    taken: dict[str, str] = field(default_factory=dict)  # by street: who took it; "" for nobody
    ended: str = ""
    box: Box = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        self.box = box_for(self.options)


rules: Rulebook[State] = Rulebook()


def stones(s: State, side: str) -> int:
    """1.1: the stones of all streets that a side has taken."""
    return sum([s.box.stones[street] for street, taker in s.taken.items() if taker == side])
