"""Where everything stands while a round is worked out many times.

`r` has whole numbers: the position before the round, and below it what becomes of it. `x` has real
ones: what things are worth, and what the sides are paid. Tokens are packed as in `../position.py`.
"""

from __future__ import annotations

from math import exp

from ....fast.revolution.layout import AREAS, CHARACTERS, MOST_SIDES, POWERS
from ..outlook import HOLD, LEVEL, LOOSER
from ..payoffs import Payoffs
from ..position import Position

# What lies open before the round.
SIDES, REFUNDS, AREA_CONTROL, ONLY_WINNERS, EMPTY, BANK, MOST_SPACES = range(7)
SUPPORT = 7  # by side
EARNED = SUPPORT + MOST_SIDES
LEFT = EARNED + MOST_SIDES  # by side: cubes that it can place
SUPPORT_OF = LEFT + MOST_SIDES  # by character
GRANT_OF = SUPPORT_OF + CHARACTERS
AREA_OF = GRANT_OF + CHARACTERS
POWER_OF = AREA_OF + CHARACTERS
SPACES = POWER_OF + CHARACTERS  # by area
PRIZE = SPACES + AREAS
CUBES = PRIZE + AREAS  # by area and side

# The round under way.
WINNERS = CUBES + AREAS * MOST_SIDES  # by character
OFFERS = WINNERS + CHARACTERS  # by side and character
HIGHEST = OFFERS + MOST_SIDES * CHARACTERS  # by character: what the others offer
RIVALS = HIGHEST + CHARACTERS  # by character: who of them wins it
DRAWN = RIVALS + CHARACTERS  # by side: the bid it makes
EMPTY_NOW = DRAWN + MOST_SIDES
ROOM_NOW = EMPTY_NOW + 1  # by area
LEFT_NOW = ROOM_NOW + AREAS  # by side
EARNED_NOW = LEFT_NOW + MOST_SIDES
CUBES_NOW = EARNED_NOW + MOST_SIDES  # by area and side
WHOLE = CUBES_NOW + AREAS * MOST_SIDES

# What things are worth.
OF_TOKENS = 0  # by kind, in the end
STAKES = OF_TOKENS + 3  # by two sides: what the support of one is worth to another
GAINS = STAKES + MOST_SIDES * MOST_SIDES  # by area and two sides: one in the place of the other
PROMISED = GAINS + AREAS * MOST_SIDES * MOST_SIDES  # by side: the support of one area
POINTS = PROMISED + MOST_SIDES
PAID = POINTS + MOST_SIDES
PULL = PAID + MOST_SIDES  # by empty spaces and cubes behind: how a side holds an area, and a tie

KINDS_OF_PULL = 2
SLOTS = 1 << 17  # outcomes of the round that are kept; by slot, what it is known by


def laid_out(payoffs: Payoffs) -> tuple[list[int], list[float]]:
    """A position as these numbers."""
    p = payoffs.resolution.p
    board, box = p.board, p.board.box
    r = [0] * WHOLE
    r[:SUPPORT] = [
        *(len(board.sides), box.refunds, box.area_control, payoffs.resolution.only_winners_count),
        *(p.empty, p.bank, max(board.spaces)),
    ]
    rows = {
        SUPPORT: p.support,
        EARNED: p.earned,
        LEFT: payoffs.resolution.left,
        SUPPORT_OF: board.support,
        GRANT_OF: board.grants,
        AREA_OF: board.area,
        POWER_OF: [POWERS.index(power) for power in board.power],
        SPACES: board.spaces,
        PRIZE: board.prize,
        **{CUBES + area * MOST_SIDES: counts for area, counts in enumerate(p.cubes)},
    }
    for at, row in rows.items():
        r[at : at + len(row)] = row
    x = [0.0] * PULL
    x[OF_TOKENS:STAKES] = box.worth
    for who, stakes in enumerate(payoffs.schemers.stakes):
        at = STAKES + who * MOST_SIDES
        x[at : at + len(stakes)] = stakes
    return r, x + _pulls(p)


def _pulls(p: Position) -> list[float]:
    """How firmly areas are held, for each number of empty spaces, and of cubes behind."""
    board = p.board
    found = [0.0] * (KINDS_OF_PULL * (max(board.spaces) + 1))
    for empty in range(1, p.empty + 1):
        hold = HOLD * len(board.sides) / empty**LOOSER
        for behind in range(max(board.spaces) + 1):
            found += [exp(-hold * behind), exp(-hold * LEVEL * behind)]
    return found
