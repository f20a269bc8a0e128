"""The Duma (7.0): growing extremism, and votes."""

from __future__ import annotations

from ..kernel import NOBODY, Tape, plan, plan_2, plan_5
from .layout import (
    ABDICATED,
    BLUE,
    CHECK,
    COUNT_VOTES,
    CUBES,
    EXTREMIST,
    FIRST,
    GROW_EXTREMISM,
    MODERATE,
    NONE,
    PRESTIGE,
    PRESTIGE_MODIFIERS,
    RED,
    TO_VOTE,
    UNREST,
    UNREST_MODIFIERS,
    VOTE,
)
from .state import award, cubes, has_organization, majority, room


def radicalize(g: Tape, side: int, roll: int, modifier: int) -> None:
    """7.1.1: the die with its modifiers moves cubes to the extremists, or out of the Duma."""
    result = min(max(roll + modifier + track_modifier(g, side), 1), 9)
    if result >= 4:
        quit_duma(g, side)
    if result in (2, 3) or result >= 6:
        turn_extremist(g, side)
    if result >= 8:
        award(g, 1 - side, 1)


def track_modifier(g: Tape, side: int) -> int:
    """7.1.1, 12.1.1: from Unrest, or from Prestige; +2 once the Tsar has abdicated."""
    if side == RED:
        return g[UNREST_MODIFIERS + g[UNREST]]
    return 2 if g[ABDICATED] else g[PRESTIGE_MODIFIERS + g[PRESTIGE]]


def quit_duma(g: Tape, side: int) -> None:
    """7.1.1: a moderate leaves; if there is none, the opponent scores."""
    moderate = g[MODERATE + side]
    if cubes(g, side, moderate):
        g[CUBES + 2 * moderate + side] -= 1
    else:
        award(g, 1 - side, 1)


def turn_extremist(g: Tape, side: int) -> None:
    """7.1.1: a moderate joins the extremists; where there is no room, he leaves instead."""
    moderate, extremist = g[MODERATE + side], g[EXTREMIST + side]
    if cubes(g, side, moderate) == 0 or room(g, side, extremist) == 0:
        quit_duma(g, side)
        return
    g[CUBES + 2 * moderate + side] -= 1
    g[CUBES + 2 * extremist + side] += 1


def hold_vote(g: Tape) -> int:
    """7.3: each player in turn: the extremists, then the moderates; then the Majority."""
    plan(g, COUNT_VOTES)
    for nth in range(2):
        side = g[FIRST] if nth else 1 - g[FIRST]
        plan_2(g, VOTE, side, g[MODERATE + side])
        if g[ABDICATED] == 0:
            plan_2(g, VOTE, side, g[EXTREMIST + side])
    return NOBODY


def vote(g: Tape, side: int, party: int) -> int:
    """7.3: a Party is put to the test; an Organization helps."""
    bonus = 4 if has_organization(g, side, party) else 2
    plan_5(g, CHECK, side, party, bonus, TO_VOTE, NONE)
    return NOBODY


def carry_vote(g: Tape, side: int, party: int) -> int:
    """7.3, 7.1: a Party that carries its vote scores; extremists make more extremists."""
    award(g, side, 1)
    if party == g[EXTREMIST + RED] or party == g[EXTREMIST + BLUE]:
        plan_2(g, GROW_EXTREMISM, side, 0)
    return NOBODY


def count_votes(g: Tape) -> int:
    """7.3: whoever holds the Majority in the end scores."""
    side = majority(g)
    if side != NONE:
        award(g, side, 1)
    return NOBODY
