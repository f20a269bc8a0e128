"""Bidding with sense in Revolution!: what a character is worth, times the odds of winning it.

Rivals' tokens are open, their bids are not. Each of their tokens is taken to fall on a character
with a chance by its worth; so what they cannot match is won for certain, what they can beat is not.
"""

from __future__ import annotations

from math import comb, exp
from random import Random
from typing import Any, TypeAlias

from ..core import PASS, Choice, View
from ..games.revolution.box import KINDS, Box, Tokens, box_for
from ..games.revolution.state import kind_of
from .seat import Seat

Counts: TypeAlias = dict[str, list[str]]  # by area: whose cubes lie there
BOLD = 3.0  # how much better options are preferred: 0 is any, more is the best alone


def greedy(rng: Random) -> Bidder:
    return Bidder(rng)


class Bidder:
    """Answers each question by weights, so that nobody can foresee it."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, seat: Seat) -> Choice:
        options = seat.ask.options
        if seat.ask.what == "bid":
            gains = _bids(seat.view, seat.side, seat.ask.facts["kind"], options)
            weights = [gain**BOLD for gain in gains]
            return (
                self.rng.choices(options, weights)[0] if any(weights) else self.rng.choice(options)
            )
        worth = {option: _cube(seat, option) for option in options}
        best = max(worth.values())
        return self.rng.choice([option for option in options if worth[option] == best])


def _bids(view: View, side: str, kind: str, options: tuple[Choice, ...]) -> list[float]:
    """What laying one more token on each of these characters adds to what may be won."""
    box = box_for(view["options"])
    worth = {name: max(_worth(view, box, side, name), 0.1) for name in box.characters}
    laid = view["bids"][side]
    gains = []
    for option in options:
        name = str(option)
        now = _laid(view["hands"][side], laid, name)
        more = tuple(n + (k == kind) for n, k in zip(now, KINDS, strict=True))
        odds = [_odds(view, box, side, name, offer, worth) for offer in (now, more)]
        gains.append(worth[name] * max(odds[1] - odds[0], 0.0))
    return gains


def _laid(hand: Tokens, laid: list[str], character: str) -> Tokens:
    """What a side has already bid on a character."""
    kinds = [kind_of(hand, number) for number, name in enumerate(laid) if name == character]
    return kinds.count("force"), kinds.count("blackmail"), kinds.count("gold")


def _odds(
    view: View, box: Box, side: str, name: str, offer: tuple[int, ...], worth: dict[str, float]
) -> float:
    """The chance that an offer is higher than that of every rival."""
    if not any(offer):
        return 0.0
    odds = 1.0
    for rival, hand in view["hands"].items():
        if rival != side:
            odds *= _beats(box, name, offer, hand, worth)
    return odds


def _beats(
    box: Box, name: str, offer: tuple[int, ...], hand: Tokens, worth: dict[str, float]
) -> float:
    """The chance that a rival lays less, comparing Force first, Gold last."""
    beaten, level = 0.0, 1.0
    for kind, ours, theirs in zip(KINDS, offer, hand, strict=True):
        takers = box.takers[kind]
        share = worth[name] / sum(worth[taker] for taker in takers) if name in takers else 0.0
        chances = [
            comb(theirs, n) * share**n * (1 - share) ** (theirs - n) for n in range(theirs + 1)
        ]
        beaten += level * sum(chances[:ours])
        level *= chances[ours] if ours < len(chances) else 0.0
    return beaten


def _worth(view: View, box: Box, side: str, name: str) -> float:
    """Support, tokens at their last value, and what a cube or a power does for the areas."""
    tokens = sum(n * worth for n, worth in zip(box.grants[name], box.worth, strict=True))
    gain = float(box.support[name] + tokens)
    cubes: Counts = view["cubes"]
    if (area := box.area[name]) and len(cubes[area]) < box.spaces[area]:
        gain += _hold(box, area, [*cubes[area], side], side) - _hold(box, area, cubes[area], side)
    if box.power[name]:
        before = _standing(box, cubes, side)
        after = [_standing(box, new, side) for new in _turned(view, box, side, box.power[name])]
        gain += max([*after, before]) - before
    return gain


def _turned(view: View, box: Box, side: str, power: str) -> list[Counts]:
    """The boards that the Spy, or the Apothecary, can make of this one."""
    cubes: Counts = view["cubes"]
    free = [(a, c) for a in cubes if a not in view["locked"] for c in sorted({*cubes[a]})]
    if power == "spy":
        return [_replaced(cubes, cube, side) for cube in free if cube[1] != side]
    return [
        _swapped(cubes, one, other)
        for at, one in enumerate(free)
        for other in free[at + 1 :]
        if one[0] != other[0] and one[1] != other[1] and side in (one[1], other[1])
    ]


def _replaced(cubes: Counts, cube: tuple[str, str], new: str) -> Counts:
    area, old = cube
    left = cubes[area].copy()
    left[left.index(old)] = new
    return {**cubes, area: left}


def _swapped(cubes: Counts, one: tuple[str, str], other: tuple[str, str]) -> Counts:
    return _replaced(_replaced(cubes, one, other[1]), other, one[1])


def _standing(box: Box, cubes: Counts, side: str) -> float:
    """What the areas promise a side, less a part of what they promise the best rival."""
    held = {s: sum(_hold(box, area, cubes[area], s) for area in cubes) for s in box.sides}
    return held[side] - 0.4 * max(held[rival] for rival in box.sides if rival != side)


def _hold(box: Box, area: str, cubes: list[str], side: str) -> float:
    """The support of an area by the chance to lead it: the fuller it is, the surer."""
    rivals = max(cubes.count(rival) for rival in box.sides if rival != side)
    room = box.spaces[area] - len(cubes)
    lead = cubes.count(side) - rivals
    if not room:
        return float(box.prize[area]) if lead > 0 else 0.0
    return box.prize[area] / (1 + exp(-2 * (lead - 0.5) / (0.6 + 0.5 * room)))


def _cube(seat: Seat, option: Choice) -> float:
    """How the areas stand for the side after using a power so."""
    box, cubes, side = box_for(seat.view["options"]), seat.view["cubes"], seat.side
    if option == PASS:
        return _standing(box, cubes, side)
    cube: Any = option
    if seat.ask.what == "spy":
        return _standing(box, _replaced(cubes, cube, side), side)
    if seat.ask.what == "apothecary-with":
        first = seat.ask.facts["area"], seat.ask.facts["side_owner"]
        return _standing(box, _swapped(cubes, first, cube), side)
    free = [(a, c) for a in cubes if a not in seat.view["locked"] for c in sorted({*cubes[a]})]
    return max(
        _standing(box, _swapped(cubes, cube, other), side)
        for other in free
        if other[0] != cube[0] and other[1] != cube[1]
    )
