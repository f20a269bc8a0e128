"""Whole bids: every token of a hand on a character who takes it (chapter 4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TypeAlias

from ...games.revolution.turn import MOST
from .position import UNITS, Bid, Board, Packed, unpack

Weigh: TypeAlias = Callable[[int, Packed, Packed], float]
"""How much a character, with what is laid there, attracts a token."""


def units(hand: Packed) -> list[Packed]:
    """The tokens of a hand one by one, as they are asked for: Force first, Gold last."""
    counts = zip(UNITS, unpack(hand), strict=True)
    return [unit for unit, count in counts for _ in range(count)]


def laid(board: Board, hand: Packed, names: Sequence[str]) -> Bid:
    """What lies where, once these characters were chosen for the first tokens of a hand."""
    bid = [0] * len(board.characters)
    for name, unit in zip(names, units(hand), strict=False):
        bid[board.characters.index(name)] += unit
    return tuple(bid)


def asked(bid: Bid) -> list[int]:
    """The characters of a bid in the order in which its tokens are asked for."""
    return [
        name
        for kind in range(len(UNITS))
        for name, offer in enumerate(bid)
        for _ in range(unpack(offer)[kind])
    ]


def lay(board: Board, hand: Packed, begun: Bid, weigh: Weigh, rng: Random) -> Bid:
    """The rest of a hand laid token by token, each drawn by weight."""
    bid, left = [*begun], units(hand - sum(begun))
    while left:
        unit, *left = left
        names = takers(board, bid, unit, left)
        weights = [weigh(name, bid[name], unit) for name in names]
        bid[rng.choices(names, weights if any(weights) else None)[0]] += unit
    return tuple(bid)


def takers(board: Board, bid: Sequence[Packed], unit: Packed, left: list[Packed]) -> list[int]:
    """4.3, 4.4: who can be bid on with a token, without stranding those that are left."""
    able = board.takers[unit]
    if len(bid) - bid.count(0) < MOST - 1:
        return able
    chosen = {name for name, offer in enumerate(bid) if offer}
    if len(chosen) == MOST:
        return [name for name in able if name in chosen]
    return [
        name
        for name in able
        if name in chosen
        or not any({name, *chosen}.isdisjoint(board.takers[other]) for other in {*left})
    ]


def moved(board: Board, bid: Bid, begun: Bid) -> Iterator[Bid]:
    """All bids that differ by the place of one token, of those not yet laid."""
    for kind, unit in enumerate(UNITS):
        for old, (offer, fixed) in enumerate(zip(bid, begun, strict=True)):
            if unpack(offer)[kind] > unpack(fixed)[kind]:
                for new in board.takers[unit]:
                    other = [*bid]
                    other[old] -= unit
                    other[new] += unit
                    if new != old and len(other) - other.count(0) <= MOST:
                        yield tuple(other)
