"""The regretful bidder: it plays the round with itself before it bids, and learns from regret.

Its bid is drawn anew at every token from the same mix of whole bids, among those that go on from
what it has laid. The mix follows from what lies open, so nothing need be remembered; and as chance
has a hand in every token, even who knows the mix cannot foresee the bid.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from heapq import nlargest
from random import Random
from typing import Any

from ...core import Choice
from ...games.revolution.box import NONE
from ..seat import Seat
from .bidder import BOLD
from .bids import asked, laid, lay, moved
from .matching import match
from .payoffs import Payoffs
from .position import Bid, Board, Position, pack, seen
from .powers import Deed, deeds, done, named
from .town import town_for

POOL = 16  # bids that each side might make by habit
MEETINGS = 24  # draws of the others' bids, by which a side's own are compared
STEPS, BEST, TRIED = 2, 4, 60  # how often the best bids are improved, how many, in how many ways
KEPT = 20  # bids left to decide between
TIMES = 60  # that the round is played
HABIT = 0.5  # how often a side bids by habit and not by regret


def regret(rng: Random) -> Regretful:
    return Regretful(rng)


class Regretful:
    """Bids by a mix that it does not regret; looks for the best use of a power."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, seat: Seat) -> Choice:
        return self._bid(seat) if seat.ask.what == "bid" else use_power(seat)

    def _bid(self, seat: Seat) -> Choice:
        p, names = seen(seat.view), seat.view["bids"][seat.side]
        board, side = p.board, p.board.box.sides.index(seat.side)
        begun = [board.characters.index(name) for name in names]
        mix = {bid: n for bid, n in plan(p, side).items() if asked(bid)[: len(begun)] == begun}
        mix = mix or plan(p, side, laid(board, p.hands[side], names))
        (bid,) = self.rng.choices([*mix], [*mix.values()])
        left = asked(bid)
        for name in begun:
            left.remove(name)
        return board.characters[left[0]]


@lru_cache(maxsize=64)
def plan(p: Position, side: int, begun: Bid | None = None) -> dict[Bid, float]:
    """How often each of some good bids should be made, all of which go on from what is laid."""
    rng, payoffs = Random(repr((p[1:], side, begun))), Payoffs(p)
    nothing = (0,) * len(p.board.characters)
    pools = [habits(p, rival, nothing, BOLD, rng) for rival in p.board.sides]
    pools[side] = improved(payoffs, pools, side, begun or nothing, rng)

    def paid(who: int, drawn: list[int]) -> list[float]:
        bids = [pool[at] for pool, at in zip(pools, drawn, strict=True)]
        return payoffs.against(who, bids, pools[who])

    mixes = match([*map(len, pools)], paid, rng, TIMES, HABIT)
    return dict(zip(pools[side], mixes[side], strict=True))


def habits(p: Position, side: int, begun: Bid, bold: float, rng: Random) -> list[Bid]:
    """Bids such as a side might make that looks no further than each token."""
    town = town_for(p, side)
    return [
        lay(p.board, p.hands[side], begun, lambda *token: town.gain(*token) ** bold, rng)
        for _ in range(POOL)
    ]


def improved(
    payoffs: Payoffs, pools: Sequence[Sequence[Bid]], side: int, begun: Bid, rng: Random
) -> list[Bid]:
    """A side's bids that do best against what the others might bid."""
    p = payoffs.resolution.p
    meetings = [[rng.choice(pool) for pool in pools] for _ in range(MEETINGS)]
    new = [bid for bold in (BOLD, BOLD / 2) for bid in habits(p, side, begun, bold, rng)]
    paid: dict[Bid, float] = {}
    for _ in range(1 + STEPS):
        rows = [payoffs.against(side, bids, new) for bids in meetings]
        paid |= zip(new, map(sum, zip(*rows, strict=True)), strict=True)
        best = nlargest(KEPT, paid, key=paid.__getitem__)
        changed = [bid for good in best[:BEST] for bid in moved(p.board, good, begun)]
        new = [bid for bid in dict.fromkeys(changed) if bid not in paid]
        new = rng.sample(new, min(TRIED, len(new)))
    return best


def use_power(seat: Seat) -> Choice:
    """The Spy's or the Apothecary's deed after which the rest of the round is worth most."""
    p, facts, power = seen(seat.view), seat.ask.facts, seat.ask.what.removesuffix("-with")
    board, side = p.board, p.board.box.sides.index(seat.side)
    begun = {(facts["area"], facts["side_owner"])} if "area" in facts else set()
    bids = still_open(seat.view["offers"], board, power)

    def worth(deed: Deed) -> float:
        after = p._replace(cubes=tuple(done(p.cubes, deed, side)))
        return Payoffs(after).of(bids)[side]

    possible = [d for d in deeds(board, p.cubes, power, side) if begun <= named(board, d)]
    chosen = named(board, max(possible, key=worth)) - begun
    return next(option for option in seat.ask.options if option in chosen)


def still_open(offers: Mapping[str, Any], board: Board, power: str) -> list[Bid]:
    """The bids on all who come after the character with this power."""
    characters = zip(board.characters, board.power, strict=True)
    later = [{} if other == power else offers.get(name, {}) for name, other in characters]
    return [tuple([pack(bids.get(side, NONE)) for bids in later]) for side in board.box.sides]
