"""What a position promises: support at the end for each side, and from it the chances to win.

The figures are fitted on some hundred games of greedy and of regretful bidders, from the beginnings
of their rounds; whoever is given a chance of three in ten wins about three of ten such games.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from ...games.revolution.scoring import CONTROL
from .position import Board, Counts, Packed, Position, unpack
from .powers import is_locked

TOKENS = (15.5, 15.0, 4.5)  # what Force, Blackmail and Gold in hand bring
HOLD = 0.38  # how firmly a cube holds an area, for each side, with one space empty
LOOSER = 0.18  # the power of the empty spaces by which it holds less
LEVEL = 0.7  # where a tie stands, on the way from the first side in an area down to the second
SPREAD, WIDER = 12.0, 8.5  # support by which prospects err, and more for empty spaces
LAST = 2.0  # even a game that is lost should be lost by little


def chances(points: Sequence[float], empty: int) -> list[float]:
    """Each side's chance to win with such prospects and so many spaces empty."""
    most = max(points)
    spread = SPREAD + WIDER * empty**0.5 if empty else LAST
    won = [exp((one - most) / spread) for one in points]
    whole = sum(won)
    return [one / whole for one in won]


def prospects(p: Position) -> list[float]:
    """The support that each side may count on in the end."""
    return [*map(sum, zip(*sources(p), strict=True))]


def sources(p: Position) -> tuple[Sequence[float], Sequence[float], Sequence[float]]:
    """Where each side's support comes from: what it has, its tokens, and the areas."""
    board, empty = p.board, p.empty
    areas = [promise(board, area, empty, counts) for area, counts in enumerate(p.cubes)]
    if empty:
        tokens = [purse(one + two) for one, two in zip(p.hands, p.earned, strict=True)]
    else:
        tokens = [cash(board, earned) for earned in p.earned]
    return p.support, tokens, [*map(sum, zip(*areas, strict=True))]


def ahead(p: Position, side: int) -> dict[str, float]:
    """What a side is ahead by of the others on average, by where it comes from."""
    others = len(p.board.sides) - 1
    leads = [row[side] - (sum(row) - row[side]) / others for row in sources(p)]
    return dict(zip(("support", "tokens", "areas"), leads, strict=True))


@lru_cache(maxsize=1 << 16)
def promise(board: Board, area: int, empty: int, counts: Counts) -> tuple[float, ...]:
    """The support of an area by each side's chance to lead it in the end."""
    prize = board.prize[area]
    second, first = sorted(counts)[-2:]
    locked = is_locked(board, area, counts)
    if locked or not empty:
        support = float(prize + CONTROL * locked)
        return tuple([support * (count == first > second) for count in counts])
    hold = HOLD * len(counts) / empty**LOOSER
    pull = [exp(hold * (count - first)) for count in counts]
    whole = sum(pull) + exp(-hold * LEVEL * (first - second))
    return tuple([prize * one / whole for one in pull])


@lru_cache(maxsize=1 << 12)
def purse(packed: Packed) -> float:
    """What tokens to bid with bring."""
    return sum([count * worth for count, worth in zip(unpack(packed), TOKENS, strict=True)])


@lru_cache(maxsize=1 << 12)
def cash(board: Board, packed: Packed) -> float:
    """7.2: what the tokens of the last round bring."""
    return float(sum([n * m for n, m in zip(unpack(packed), board.box.worth, strict=True)]))
