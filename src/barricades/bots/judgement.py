"""What a search must be told of a game: how a position looks, and what is worth trying."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, TypeAlias, runtime_checkable

from ..core import Ask, Choice
from .budget import Budget
from .seat import Seat

Steps: TypeAlias = tuple[tuple[Ask, Choice], ...]
"""What a side is asked one after another, with its answers."""


class Judgement(Protocol):
    """Each game brings its own, as a plug-in. States are guesses: nothing here can peek."""

    depth: int
    """How many stages a search looks ahead before it judges."""

    def chances(self, s: Any) -> Mapping[str, float]:
        """Each side's chance to win; they sum to one."""

    def weights(self, s: Any, ask: Ask) -> Sequence[float]:
        """How promising each option looks at first sight; what weighs nothing is never tried."""

    def roll(self, s: Any, ask: Ask, rng: Random) -> Choice:
        """A quick and sensible choice, for playing on."""

    def stage(self, s: Any) -> int:
        """How far the game has come, in steps after which a position can be judged."""

    def terms(self, s: Any, side: str) -> Mapping[str, float]:
        """What speaks for a side, by name, each in the same measure; for telling why."""


class Plan(NamedTuple):
    """Several answers of a side in a row, weighed as a whole."""

    choices: tuple[Choice, ...]
    chances: Sequence[float]  # to win, by each way to foresee what others do
    error: float  # of each of them, from chance alone
    terms: Sequence[Mapping[str, float]]  # as in a judgement, after the n-th trial of every plan


@runtime_checkable
class Planner(Protocol):
    """A judgement that weighs some questions by all that a side is about to answer."""

    def answers(self, seat: Seat) -> int:
        """How many answers a plan has from here on; 0 where a question is tried by itself."""

    def plans(
        self, seat: Seat, budget: Budget, rng: Random, made: Sequence[Choice] = ()
    ) -> Sequence[Plan]:
        """Good plans, the best first, and among them `made`, if given; none without answers."""
