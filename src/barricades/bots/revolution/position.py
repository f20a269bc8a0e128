"""The town as plain rows of numbers, to be reckoned with many thousand times a choice.

Sides, areas and characters are numbered in their order, and cubes counted. Tokens are packed into
one number, Force above Blackmail above Gold, so that the higher number is the higher bid (5.2).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from ...core import View
from ...games.revolution.box import KINDS, Box, box_for
from ...games.revolution.state import State

Packed: TypeAlias = int  # tokens
Counts: TypeAlias = tuple[int, ...]  # cubes in an area, by side
Bid: TypeAlias = tuple[Packed, ...]  # by character

UNITS = (1 << 16, 1 << 8, 1)  # one token of each kind
UNIT = dict(zip(KINDS, UNITS, strict=True))
FIELDS = ("support", "hands", "earned", "bank", "cubes")


def pack(tokens: Sequence[int]) -> Packed:
    """So many tokens of each kind, as one number."""
    force, blackmail, gold = tokens
    return force << 16 | blackmail << 8 | gold


def unpack(packed: Packed) -> tuple[int, int, int]:
    """How many tokens of each kind it is."""
    return packed >> 16, packed >> 8 & 0xFF, packed & 0xFF


class Board:
    """What is in the box, by number."""

    def __init__(self, box: Box) -> None:
        self.box, self.sides = box, range(len(box.sides))
        self.areas, self.characters = [*box.spaces], [*box.characters]
        self.spaces, self.prize = [*box.spaces.values()], [*box.prize.values()]
        self.support = [*box.support.values()]
        self.grants = [pack(tokens) for tokens in box.grants.values()]
        self.area = [self.areas.index(area) if area else -1 for area in box.area.values()]
        self.power = [*box.power.values()]
        self.takers = {
            UNIT[kind]: [self.characters.index(name) for name in names]
            for kind, names in box.takers.items()
        }


board_for = lru_cache(maxsize=64)(Board)


class Position(NamedTuple):
    """All that lies open."""

    board: Board
    support: tuple[int, ...]
    hands: tuple[Packed, ...]
    earned: tuple[Packed, ...]
    bank: Packed
    cubes: tuple[Counts, ...]  # by area

    @property
    def empty(self) -> int:
        """How many spaces of the town are empty."""
        return sum(self.board.spaces) - sum(map(sum, self.cubes))


def seen(view: View) -> Position:
    """The position, as any side sees it."""
    return _position(box_for(view["options"]), *[view[field] for field in FIELDS])


def known(s: State) -> Position:
    """The position of a state."""
    return _position(s.box, *[getattr(s, field) for field in FIELDS])


def _position(
    box: Box,
    support: Mapping[str, int],
    hands: Mapping[str, Sequence[int]],
    earned: Mapping[str, Sequence[int]],
    bank: Sequence[int],
    cubes: Mapping[str, Sequence[str]],
) -> Position:
    return Position(
        board_for(box),
        tuple(support.values()),
        _packed(hands),
        _packed(earned),
        pack(bank),
        tuple([tuple([here.count(side) for side in box.sides]) for here in cubes.values()]),
    )


def _packed(hands: Mapping[str, Sequence[int]]) -> tuple[Packed, ...]:
    return tuple([pack(tokens) for tokens in hands.values()])
