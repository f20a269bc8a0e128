"""Setting up (chapter 2): everybody has the same few tokens and an empty board."""

from __future__ import annotations

from ..kernel import SIDES, STATE_SIZE, Tape, plan
from .layout import BANK, FIRST_BANK, FIRST_HAND, HANDS, PLAY_ROUND


def set_up(g: Tape) -> None:
    """2.1, 2.2."""
    for at in range(g[STATE_SIZE]):
        g[at] = 0
    g[BANK] = g[FIRST_BANK]
    for side in range(g[SIDES]):
        g[HANDS + side] = g[FIRST_HAND]
        g[BANK] -= g[FIRST_HAND]
    plan(g, PLAY_ROUND)
