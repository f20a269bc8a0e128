"""What a search is told of Revolution!: the chances between two rounds, and sensible bids."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...core import Ask, Choice
from ...games.revolution.state import State
from ..budget import Budget
from ..judgement import Plan
from ..seat import Seat
from .advice import left_to_lay, plans
from .bidder import BOLD, gains, pick
from .outlook import ahead, chances, prospects
from .position import known


class Judge:
    """Looks to the end of the round: by then all bids are open."""

    depth = 1

    def chances(self, s: State) -> dict[str, float]:
        p = known(s)
        return dict(zip(s.box.sides, chances(prospects(p), p.empty), strict=True))

    def terms(self, s: State, side: str) -> dict[str, float]:
        """What a side is ahead by of the others on average."""
        return ahead(known(s), s.box.sides.index(side))

    def answers(self, seat: Seat) -> int:
        return left_to_lay(seat) if seat.ask.what == "bid" else 0

    def plans(
        self, seat: Seat, budget: Budget, rng: Random, made: Sequence[Choice] = ()
    ) -> list[Plan]:
        return plans(seat, budget, rng, made) if seat.ask.what == "bid" else []

    def weights(self, s: State, ask: Ask) -> list[float]:
        worth = gains(known(s), ask, s.bids[ask.who])
        if ask.what == "bid":
            return [gain**BOLD for gain in worth]
        return [1 + max(gain, 0.0) for gain in worth]

    def roll(self, s: State, ask: Ask, rng: Random) -> Choice:
        return pick(ask, gains(known(s), ask, s.bids[ask.who]), rng)

    def stage(self, s: State) -> int:
        return s.round
