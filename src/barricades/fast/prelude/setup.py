"""Setting up (2.1)."""

from __future__ import annotations

from ..kernel import Tape, add_last, plan
from .layout import (
    ACTIVE,
    ASIDE,
    BEGIN_TURN,
    BLUE,
    CARDS,
    CUBES,
    DECK_OF,
    ENDS,
    FIRST,
    FIRST_OPPORTUNITY,
    FIRST_PRESTIGE,
    FIRST_UNREST,
    FIRST_WORLD,
    LOYAL_TROOPS,
    MOST_MARKERS,
    NONE,
    OPPORTUNITY,
    PILES,
    PLACES,
    PRESTIGE,
    ROW,
    SIZE,
    START,
    TROOPS,
    TURN,
    UNREST,
    WORLD,
)


def set_up(g: Tape) -> None:
    """2.1: cubes and markers on their first boxes; decks apart."""
    for at in range(SIZE):
        g[at] = 0
    g[TURN] = g[FIRST] = g[ACTIVE] = NONE
    g[UNREST], g[PRESTIGE], g[WORLD] = g[FIRST_UNREST], g[FIRST_PRESTIGE], g[FIRST_WORLD]
    for side in range(2):
        g[OPPORTUNITY + side] = g[FIRST_OPPORTUNITY]
    for at in range(2 * PLACES):
        g[CUBES + at] = g[START + at]
    add_last(g, TROOPS + BLUE * (1 + MOST_MARKERS), g[LOYAL_TROOPS])
    for card in range(CARDS):
        g[ROW + card] = card
        for pile in range(ASIDE + g[DECK_OF + card], PILES):
            g[ENDS + pile] = card + 1
    plan(g, BEGIN_TURN)
