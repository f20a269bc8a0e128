"""The regretful bidder: it plays the round with itself before it bids, and learns from regret.

Its bid is drawn anew at every token from the same mix of whole bids, among those that go on from
what it has laid. The mix follows from what lies open, so nothing need be remembered; the luck is
the bot's own at every token, so even who knows the mix cannot foresee the bid.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ...core import Choice
from ...games.revolution.box import NONE
from ..seat import Seat
from .bids import asked, laid
from .equilibrium import TURNS, Mix, equilibrium, habits, meet
from .learning import learning_for
from .payoffs import Payoffs
from .position import Bid, Board, Position, pack, seen
from .powers import Deed, deeds, done, named
from .response import Response


def regret(rng: Random) -> Regretful:
    return Regretful(rng)


class Regretful:
    """Bids by a mix that it does not regret; looks for the best use of a power."""

    def __init__(self, rng: Random, turns: int = TURNS) -> None:
        self.rng, self.turns = rng, turns

    def choose(self, seat: Seat) -> Choice:
        return self._bid(seat) if seat.ask.what == "bid" else use_power(seat)

    def _bid(self, seat: Seat) -> Choice:
        p, names = seen(seat.view), seat.view["bids"][seat.side]
        board, side = p.board, p.board.box.sides.index(seat.side)
        mix = going_on(p, side, names, self.turns)
        (bid,) = self.rng.choices([*mix], [*mix.values()])
        return rest(board, bid, names)[0]


def going_on(p: Position, side: int, names: Sequence[str], turns: int = TURNS) -> Mix:
    """What of a side's mix goes on from what it has laid; if nothing does, what is best then."""
    begun = [p.board.characters.index(name) for name in names]
    mixes = equilibrium(p, turns=turns)
    mix = {bid: share for bid, share in mixes[side].items() if asked(bid)[: len(begun)] == begun}
    return mix or {finished(p, side, laid(p.board, p.hands[side], names), mixes): 1.0}


def finished(p: Position, side: int, begun: Bid, mixes: Sequence[Mix]) -> Bid:
    """The best way to go on from what somebody else has begun."""
    rng = Random(repr((p[1:], side, begun)))
    learning = learning_for(p, rng)
    met = meet(mixes, rng, learning.effort.meetings)
    found = Response(learning, p.board, side, met)
    found.weigh(habits(p, side, rng, begun))
    found.climb(1, begun=begun)
    return found.best(1)[0]


def rest(board: Board, bid: Bid, names: Sequence[str]) -> list[str]:
    """Where the tokens of a bid go that are not yet laid, in the order of the questions."""
    left = asked(bid)
    for name in names:
        left.remove(board.characters.index(name))
    return [board.characters[name] for name in left]


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
