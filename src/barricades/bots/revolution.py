"""Bidding with sense in Revolution!: what a character is worth, times the chance to win it.

Rivals' tokens lie open, their bids do not. Each of their tokens is taken to fall on a character by
its worth, and now and then a rival neglects one. So what they cannot match is won for certain, what
they are bound to beat is not, and a single Gold may win whom nobody thinks of.
"""

from __future__ import annotations

from math import comb, exp
from random import Random
from typing import Any, TypeAlias

from ..core import PASS, Choice, View
from ..games.revolution.box import KINDS, Tokens, box_for
from ..games.revolution.state import kind_of
from .seat import Seat

Deeds: TypeAlias = dict[tuple[Any, ...], float]  # by the cubes they touch: what they bring

BOLD = 3.0  # how much better options are preferred: 0 is any, more is the best alone
NEGLECT = 0.3  # how likely a rival does not think of a character
FUTURE = 5.0  # what a token is worth beyond its last value, with the whole game to come
ENVY = 0.25  # how much a rival's gain counts as a loss


def greedy(rng: Random) -> Bidder:
    return Bidder(rng)


class Bidder:
    """Bids by weights, so that nobody can foresee it; uses a power for the best."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, seat: Seat) -> Choice:
        town, facts, options = Town(seat.view, seat.side), seat.ask.facts, seat.ask.options
        if seat.ask.what == "bid":
            weights = [town.gain(str(name), facts["kind"]) ** BOLD for name in options]
            return self.rng.choices(options, weights if any(weights) else None)[0]
        begun = {(facts["area"], facts["side_owner"])} if "area" in facts else set()
        deeds = town.deeds(seat.ask.what.removesuffix("-with"))
        worth = [
            max([gain for cubes, gain in deeds.items() if begun | {option} <= {*cubes}])
            for option in options
        ]
        best = max(worth)
        return self.rng.choice([o for o, w in zip(options, worth, strict=True) if w == best])


class Town:
    """How the town looks to one side."""

    def __init__(self, view: View, side: str) -> None:
        self.view, self.side, self.box = view, side, box_for(view["options"])
        self.cubes: dict[str, list[str]] = view["cubes"]
        spaces = sum(self.box.spaces.values())
        self.to_come = 1 - sum(map(len, self.cubes.values())) / spaces
        self.now = {area: self._promise(area, cubes) for area, cubes in self.cubes.items()}
        self.worth = {name: max(self._worth(name), 0.1) for name in self.box.characters}
        takers = self.box.takers
        self.demand = {kind: sum(self.worth[name] for name in takers[kind]) for kind in KINDS}

    def gain(self, name: str, kind: str) -> float:
        """What one more token on a character adds to what may be won."""
        hand, laid = self.view["hands"][self.side], self.view["bids"][self.side]
        kinds = [kind_of(hand, number) for number, who in enumerate(laid) if who == name]
        now, more = ([*map(tokens.count, KINDS)] for tokens in (kinds, [*kinds, kind]))
        return self.worth[name] * max(self._odds(name, more) - self._odds(name, now), 0.0)

    def _odds(self, name: str, offer: list[int]) -> float:
        """The chance that an offer is higher than that of every rival."""
        odds = float(any(offer))
        for rival, hand in self.view["hands"].items():
            if rival != self.side:
                odds *= self._beats(name, offer, hand)
        return odds

    def _beats(self, name: str, offer: list[int], hand: Tokens) -> float:
        """The chance that a rival lays less, comparing Force first, Gold last."""
        beaten, level = 0.0, 1.0
        for kind, ours, theirs in zip(KINDS, offer, hand, strict=True):
            taken = name in self.box.takers[kind]
            share = self.worth[name] / self.demand[kind] if taken else 0.0
            neglect = NEGLECT * (1 - share)
            chances = [
                (1 - neglect) * comb(theirs, n) * share**n * (1 - share) ** (theirs - n)
                for n in range(theirs + 1)
            ]
            chances[0] += neglect
            beaten += level * sum(chances[:ours])
            level *= chances[ours] if ours <= theirs else 0.0
        return beaten

    def _worth(self, name: str) -> float:
        """Support, tokens for the rounds to come, and what a cube or a power does for the areas."""
        box, area, power = self.box, self.box.area[name], self.box.power[name]
        tokens = sum(n * worth for n, worth in zip(box.grants[name], box.worth, strict=True))
        worth: float = box.support[name] + tokens * (1 + FUTURE * self.to_come)
        if area and len(self.cubes[area]) < box.spaces[area]:
            worth += self._turned(area, [*self.cubes[area], self.side])
        return worth + max(self.deeds(power).values()) if power else worth

    def deeds(self, power: str) -> Deeds:
        """What the Spy, or the Apothecary, can bring, each way."""
        free = [
            (area, colour)
            for area, cubes in self.cubes.items()
            if area not in self.view["locked"]
            for colour in self.box.sides
            if colour in cubes
        ]
        none: Deeds = {(PASS,): 0.0}
        if power == "spy":
            rivals = [cube for cube in free if cube[1] != self.side]
            return none | {(cube,): self._replaced(*cube, self.side) for cube in rivals}
        turned = {
            (*cube, new): self._replaced(*cube, new) for cube in free for new in self.box.sides
        }
        return none | {
            (one, other): turned[*one, other[1]] + turned[*other, one[1]]
            for at, one in enumerate(free)
            for other in free[at + 1 :]
            if one[0] != other[0] and one[1] != other[1]
        }

    def _replaced(self, area: str, old: str, new: str) -> float:
        """What it brings to have a cube of another colour in the place of one."""
        cubes = self.cubes[area].copy()
        cubes[cubes.index(old)] = new
        return self._turned(area, cubes)

    def _turned(self, area: str, cubes: list[str]) -> float:
        """What it brings to have these cubes in an area, and not those that lie there."""
        return self._promise(area, cubes) - self.now[area]

    def _promise(self, area: str, cubes: list[str]) -> float:
        """The support of an area by the chance to lead it, less a part of the rivals' chances."""
        room, promise = self.box.spaces[area] - len(cubes), 0.0
        counts = [cubes.count(side) for side in self.box.sides]
        for side, count in zip(self.box.sides, counts, strict=True):
            lead = count - sorted(counts)[-2 if count == max(counts) else -1]
            chance = 1 / (1 + exp(-2 * (lead - 0.5) / (0.6 + 0.5 * room))) if room else lead > 0
            promise += chance * (1 if side == self.side else -ENVY)
        return promise * self.box.prize[area]
