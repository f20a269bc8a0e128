"""The end (chapter 7): when every space is full, tokens and areas bring their last support."""

from __future__ import annotations

from ..kernel import NOBODY, SIDES, TOP, Tape
from .layout import (
    AREAS,
    CONTROL,
    EARNED,
    ENDED,
    FILLED,
    FULL,
    LAST_ROUND,
    NONE,
    NUMBER_OF_KINDS,
    PRIZE,
    ROUND,
    ROUNDS,
    SPACES,
    SUPPORT,
    WORTH,
)
from .state import count_of, is_locked, leader


def end_round(g: Tape) -> int:
    """7.1: after Resolution the game is over if no space on the board is empty."""
    full = True
    for area in range(AREAS):
        if g[FILLED + area] < g[SPACES + area]:
            full = False
    if full or g[ROUND] == LAST_ROUND:
        g[ENDED] = FULL if full else ROUNDS
        g[TOP] = 0
        score_tokens(g)
        score_areas(g)
    return NOBODY


def score_tokens(g: Tape) -> None:
    """7.2, 8.1: tokens earned in the last round bring support."""
    for side in range(g[SIDES]):
        for kind in range(NUMBER_OF_KINDS):
            g[SUPPORT + side] += count_of(g, g[EARNED + side], kind) * g[WORTH + kind]


def score_areas(g: Tape) -> None:
    """7.3, 8.2: each area pays its support to the side with the most cubes; a tie pays nobody."""
    for area in range(AREAS):
        side = leader(g, area)
        if side != NONE:
            g[SUPPORT + side] += g[PRIZE + area] + (CONTROL if is_locked(g, area) else 0)
