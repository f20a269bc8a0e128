"""Setting up (chapter 2): the box is laid out, and nature deals neutrals and region tiles."""

from __future__ import annotations

from ..kernel import NATURE, STATE_SIZE, Tape, add_last, drop, offer, plan, plan_1
from .layout import (
    AT,
    BARRICADE,
    BLOCKADE,
    CALENDAR,
    COMMANDS,
    DAY,
    DECK,
    FIRST_NEUTRAL,
    HANDS,
    LAY_BLOCKADE,
    LAY_UNREST,
    LEADERS,
    LEADERS_OF,
    NEUTRALS,
    NONE,
    OBJECTIVES,
    OFFSTAGE,
    OPPOSITION,
    PLACE_NEUTRAL,
    PLAY_ROUND,
    RED,
    REGIONS,
    SUPPLY,
    TILES,
    TOKENS,
    TROTSKY,
    TROTSKY_RED,
    UNREST,
    WHITE,
)
from .state import lay


def set_up(g: Tape) -> None:
    """2.1, 2.3, 2.5, and for solitaire 9.1."""
    for at in range(g[STATE_SIZE]):
        g[at] = 0
    g[DAY] = 1
    g[UNREST] = g[BLOCKADE] = g[BARRICADE] = NONE
    g[OBJECTIVES + RED] = g[OBJECTIVES + WHITE] = NONE
    for token in range(g[TOKENS]):
        g[AT + token] = SUPPLY
    g[AT + TROTSKY] = g[AT + TROTSKY_RED] = CALENDAR
    for region in range(REGIONS):
        add_last(g, TILES, region)
    for card in range(COMMANDS):
        lay(g, DECK, card)
    for side in range(2):
        pile = OFFSTAGE if side == g[OPPOSITION] else HANDS + side
        for at in range(LEADERS // 2):
            lay(g, pile, g[LEADERS_OF + side * (LEADERS // 2) + at])
    plan(g, PLAY_ROUND)
    plan(g, LAY_BLOCKADE)
    plan(g, LAY_UNREST)
    for region in range(REGIONS - 1, -1, -1):
        plan_1(g, PLACE_NEUTRAL, region)


def place_neutral(g: Tape, region: int) -> int:
    """2.2: nature turns up a neutral unit for a region."""
    for token in range(FIRST_NEUTRAL, FIRST_NEUTRAL + NEUTRALS):
        if g[AT + token] == SUPPLY:
            offer(g, token)
    return NATURE


def place_neutral_deed(g: Tape, token: int, region: int) -> None:
    g[AT + token] = region


def lay_unrest(g: Tape) -> int:
    """2.4: nature turns up the first region of unrest."""
    for at in range(g[TILES]):
        offer(g, g[TILES + 1 + at])
    return NATURE


def lay_unrest_deed(g: Tape, region: int) -> None:
    g[UNREST] = region
    drop(g, TILES, region)
