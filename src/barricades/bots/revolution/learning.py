"""The round played with oneself: bids are weighed against others, and learnt from by regret."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import NamedTuple, Protocol

from ...fast import NotFast, is_installed
from .matching import Matching
from .payoffs import Payoffs
from .position import Bid, Position


class Effort(NamedTuple):
    """How much is done before a bid."""

    pace: int  # turns that new bids are looked for, of which one is taken
    times: int  # that the round is played in between
    meetings: int  # of all bids, by which new ones are compared
    front: int  # bids that are improved at a time
    new: int  # bids that a side may add in a turn


class Learning(Protocol):
    """Whoever can reckon with many bids of a round."""

    effort: Effort

    def weigh(
        self, side: int, meetings: Sequence[Sequence[Bid]], tried: Sequence[Bid]
    ) -> list[float]:
        """What a side is paid for each bid it tries, on average over bids of all others."""

    def play(self, pools: Sequence[Sequence[Bid]], times: int) -> list[list[float]]:
        """How often each side should make each of its bids, the round being played again.

        Pools may have grown since the last call, at their ends.
        """


class Plain:
    """Learns in plain Python, which takes some fifty times as long."""

    effort = Effort(pace=4, times=24, meetings=16, front=2, new=3)

    def __init__(self, payoffs: Payoffs, rng: Random) -> None:
        self.payoffs = payoffs
        self.matching = Matching(len(payoffs.resolution.p.board.sides), rng)

    def weigh(
        self, side: int, meetings: Sequence[Sequence[Bid]], tried: Sequence[Bid]
    ) -> list[float]:
        rows = [self.payoffs.against(side, bids, tried) for bids in meetings]
        return [sum(paid) / len(rows) for paid in zip(*rows, strict=True)]

    def play(self, pools: Sequence[Sequence[Bid]], times: int) -> list[list[float]]:
        def paid(side: int, drawn: list[int]) -> list[float]:
            bids = [pool[at] for pool, at in zip(pools, drawn, strict=True)]
            return self.payoffs.against(side, bids, pools[side])

        return self.matching.play([*map(len, pools)], paid, times)


def learning_for(p: Position, rng: Random) -> Learning:
    """Compiled, where there is something to compile with; until it is, or else, in plain Python."""
    if is_installed():
        from .swift import Swift

        with suppress(NotFast):
            return Swift(Payoffs(p), rng)
    return Plain(Payoffs(p), rng)
