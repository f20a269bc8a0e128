"""How the town looks to one side: what a character is worth, times the chance to win it.

Rivals' tokens lie open, their bids do not. Each of their tokens is taken to fall on a character by
its worth, and now and then a rival neglects one. So what they cannot match is won for certain, what
they are bound to beat is not, and a single Gold may win whom nobody thinks of.
"""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from math import comb, exp
from typing import NamedTuple

from .position import Counts, Packed, Position, unpack
from .powers import Deed, deeds, put

NEGLECT = 0.3  # how likely a rival does not think of a character
FUTURE = 5.0  # what a token is worth beyond its last value, with the whole game to come
ENVY = 0.25  # how much a rival's gain counts as a loss


class Taste(NamedTuple):
    """What somebody believes of a round."""

    neglect: float = NEGLECT
    future: float = FUTURE
    areas: float = 1.0  # how much a cube and a power count beside support and tokens


PLAIN = Taste()


class Town:
    """What there is to be had this round, by the number of the character."""

    def __init__(self, p: Position, side: int, taste: Taste = PLAIN) -> None:
        self.p, self.side, self.board, self.taste = p, side, p.board, taste
        self.to_come = p.empty / sum(p.board.spaces)
        self.promise, self.turned = cache(self._promise), cache(self._turned)
        self.falls, self.odds, self.gain = cache(self._falls), cache(self._odds), cache(self._gain)

    @cached_property
    def worth(self) -> list[float]:
        """What each character is worth."""
        return [max(self._worth(name), 0.1) for name in range(len(self.board.characters))]

    @cached_property
    def shares(self) -> list[dict[int, float]]:
        """By kind of token: how likely one of a rival falls on a character."""
        return [
            {name: self.worth[name] / sum([self.worth[n] for n in takers]) for name in takers}
            for takers in self.board.takers.values()
        ]

    def _gain(self, name: int, offer: Packed, unit: Packed) -> float:
        """What one more token on a character adds to what may be won."""
        more = self.odds(name, offer + unit) - self.odds(name, offer)
        return self.worth[name] * max(more, 0.0)

    def _odds(self, name: int, offer: Packed) -> float:
        """The chance that an offer is higher than that of every rival."""
        odds = float(bool(offer))
        for rival, hand in enumerate(self.p.hands):
            if rival != self.side:
                odds *= self._beats(name, offer, hand)
        return odds

    def _beats(self, name: int, offer: Packed, hand: Packed) -> float:
        """The chance that a rival lays less, comparing Force first, Gold last."""
        beaten, level = 0.0, 1.0
        for kind, (ours, theirs) in enumerate(zip(unpack(offer), unpack(hand), strict=True)):
            chances = self.falls(name, kind, theirs)
            beaten += level * sum(chances[:ours])
            level *= chances[ours] if ours <= theirs else 0.0
        return beaten

    def _falls(self, name: int, kind: int, count: int) -> list[float]:
        """The chances that 0, 1, 2 … of a rival's tokens of a kind fall on a character."""
        share = self.shares[kind].get(name, 0.0)
        neglect = self.taste.neglect * (1 - share)
        chances = [
            (1 - neglect) * comb(count, n) * share**n * (1 - share) ** (count - n)
            for n in range(count + 1)
        ]
        chances[0] += neglect
        return chances

    def _worth(self, name: int) -> float:
        """Support, tokens for the rounds to come, and what a cube or a power does for the areas."""
        board, area, power = self.board, self.board.area[name], self.board.power[name]
        grants = unpack(board.grants[name])
        tokens = sum(n * worth for n, worth in zip(grants, board.box.worth, strict=True))
        worth: float = board.support[name] + tokens * (1 + self.taste.future * self.to_come)
        town = max(self.deeds(power).values()) if power else 0.0
        if area >= 0 and sum(counts := self.p.cubes[area]) < board.spaces[area]:
            town += self.promise(area, put(counts, self.side)) - self.promise(area, counts)
        return worth + self.taste.areas * town

    def deeds(self, power: str) -> dict[Deed, float]:
        """What the Spy, or the Apothecary, can bring, each way."""
        return {d: self._gained(d) for d in deeds(self.board, self.p.cubes, power, self.side)}

    def _gained(self, deed: Deed) -> float:
        if len(deed) <= 1:
            return sum([self.turned(area, rival, self.side) for area, rival in deed])
        (area, one), (place, other) = deed
        return self.turned(area, one, other) + self.turned(place, other, one)

    def _turned(self, area: int, old: int, new: int) -> float:
        """What it brings to have a cube of one side in the place of another's."""
        counts = self.p.cubes[area]
        return self.promise(area, put(counts, new, old)) - self.promise(area, counts)

    def _promise(self, area: int, counts: Counts) -> float:
        """The support of an area by the chance to lead it, less a part of the rivals' chances."""
        room, promise = self.board.spaces[area] - sum(counts), 0.0
        for side, count in enumerate(counts):
            lead = count - sorted(counts)[-2 if count == max(counts) else -1]
            chance = 1 / (1 + exp(-2 * (lead - 0.5) / (0.6 + 0.5 * room))) if room else lead > 0
            promise += chance * (1 if side == self.side else -ENVY)
        return promise * self.board.prize[area]


town_for = lru_cache(maxsize=64)(Town)
