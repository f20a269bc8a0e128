"""Whole bids, weighed against what others usually bid: the more are thought of, the better."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from ...core import Choice
from ..seat import Seat
from .bids import laid
from .equilibrium import habit
from .learning import learning_for
from .position import Bid, Position, seen
from .regret import rest, use_power
from .response import Response

FORESEEN = 24  # rounds, as they usually go


class Weigher:
    """Thinks of so many bids at every token, and goes on with the best of them.

    It takes all others for greedy bidders, and does not ask what they make of its own habits.
    """

    def __init__(self, rng: Random, bids: int) -> None:
        self.rng, self.bids = rng, bids

    def choose(self, seat: Seat) -> Choice:
        return self._bid(seat) if seat.ask.what == "bid" else use_power(seat)

    def _bid(self, seat: Seat) -> Choice:
        p, names = seen(seat.view), seat.view["bids"][seat.side]
        board, side = p.board, p.board.box.sides.index(seat.side)
        begun = laid(board, p.hands[side], names)
        found = Response(learning_for(p, self.rng), board, side, usual(p))
        found.weigh([habit(p, side, self.rng, begun) for _ in range(self.bids)])
        return rest(board, found.best(1)[0], names)[0]


@lru_cache(maxsize=64)
def usual(p: Position) -> list[tuple[Bid, ...]]:
    """Bids of all sides as they are usually made, some times over."""
    rng = Random(repr(p[1:]))
    return [tuple([habit(p, side, rng) for side in p.board.sides]) for _ in range(FORESEEN)]
