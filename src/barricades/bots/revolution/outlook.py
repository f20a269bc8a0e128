"""What a position promises: support at the end for each side, and from it the chances to win.

The figures are fitted on games of bots; between two rounds nobody's next bid is known.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from ...games.revolution.scoring import CONTROL
from .position import Board, Counts, Packed, Position, unpack
from .powers import is_locked

TOKENS = (13.0, 12.0, 5.0)  # what Force, Blackmail and Gold bring to the end
HOLD, ELSEWHERE, SLOW, LEVEL = 1.45, 0.7, 0.2, 0.74
SPREAD, WIDER = 20.0, 3.0
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


@lru_cache(maxsize=1 << 16)
def promise(board: Board, area: int, empty: int, counts: Counts) -> tuple[float, ...]:
    """The support of an area by each side's chance to lead it in the end."""
    prize = board.prize[area]
    second, first = sorted(counts)[-2:]
    locked = is_locked(board, area, counts)
    if locked or not empty:
        support = float(prize + CONTROL * locked)
        return tuple([support * (count == first > second) for count in counts])
    room = board.spaces[area] - sum(counts)
    hold = HOLD / (room + ELSEWHERE * empty) ** SLOW
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
