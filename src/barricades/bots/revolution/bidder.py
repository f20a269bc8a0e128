"""Bidding with sense in Revolution!: by the weight of what may be won, so nobody can foresee it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...core import Ask, Choice
from ..seat import Seat
from .bids import laid
from .position import UNIT, Position, seen
from .powers import named
from .town import PLAIN, Taste, town_for

BOLD = 3.0  # how much better options are preferred: 0 is any, more is the best alone


def greedy(rng: Random) -> Bidder:
    return Bidder(rng)


class Bidder:
    """Lays each token where it adds most, more or less; uses a power for the best."""

    def __init__(self, rng: Random, bold: float = BOLD, taste: Taste = PLAIN) -> None:
        self.rng, self.bold, self.taste = rng, bold, taste

    def choose(self, seat: Seat) -> Choice:
        worth = gains(seen(seat.view), seat.ask, seat.view["bids"][seat.side], self.taste)
        return pick(seat.ask, worth, self.rng, self.bold)


def gains(p: Position, ask: Ask, begun: Sequence[str], taste: Taste = PLAIN) -> list[float]:
    """What each option brings the side that is asked and has laid these tokens."""
    board, side, facts = p.board, p.board.box.sides.index(ask.who), ask.facts
    town = town_for(p, side, taste)
    if ask.what == "bid":
        bid = laid(board, p.hands[side], begun)
        names = [board.characters.index(str(name)) for name in ask.options]
        return [town.gain(name, bid[name], UNIT[facts["kind"]]) for name in names]
    first = {(facts["area"], facts["side_owner"])} if "area" in facts else set()
    best: dict[Choice, float] = {}
    for deed, gain in town.deeds(ask.what.removesuffix("-with")).items():
        if first <= (cubes := named(board, deed)):
            best |= {cube: max(gain, best.get(cube, gain)) for cube in cubes}
    return [best[option] for option in ask.options]


def pick(ask: Ask, worth: Sequence[float], rng: Random, bold: float = BOLD) -> Choice:
    """A token goes by chance, to the better the more likely; a power is used for the best."""
    if ask.what == "bid":
        weights = [gain**bold for gain in worth]
        return rng.choices(ask.options, weights if any(weights) else None)[0]
    best = max(worth)
    return rng.choice([o for o, gain in zip(ask.options, worth, strict=True) if gain == best])
