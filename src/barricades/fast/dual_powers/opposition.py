"""The opposition (chapter 9): the foe of a single player, who decides nothing."""

from __future__ import annotations

from ..kernel import LESSONS, NATURE, NOBODY, OPTIONS, Tape, plan, plan_2
from .layout import (
    ADVANCE,
    AT,
    BONUS_DAYS,
    CARD_POINTS,
    COMMANDS,
    DAY,
    DAYS,
    DEPLOY,
    END_TURN,
    ENDS,
    MOST_TOKENS,
    NONE,
    OFFSTAGE,
    OPPOSE_BONUS,
    OPPOSITION,
    PLAYED,
    RECRUIT_VALUE,
    REGION,
    REGIONS,
    ROW,
    STACK,
    STRENGTH,
    SUPPLY,
    UNITS_OF,
    UNREST,
    WILL,
)
from .state import offer_pile, pass_on, start, take


def bring_leader(g: Tape) -> int:
    """9.3: nature turns up a leader of the opposition, who enters the region of unrest."""
    offer_pile(g, OFFSTAGE)
    return NATURE if g[OPTIONS] else NOBODY


def bring_leader_deed(g: Tape, leader: int) -> None:
    take(g, OFFSTAGE, leader)
    g[AT + leader - COMMANDS] = g[UNREST]
    g[WILL] = g[OPPOSITION]


def oppose(g: Tape) -> int:
    """9.5: the opposition's topmost card: the date goes on, and a unit enters the card's region."""
    first = start(g, STACK)
    if g[ENDS + STACK] == first:
        return NOBODY
    g[LESSONS] += 1
    side, card = g[OPPOSITION], g[ROW + first]
    pass_on(g, STACK, PLAYED + side, card)
    plan(g, END_TURN)
    plan(g, OPPOSE_BONUS)
    plan_2(g, DEPLOY, g[RECRUIT_VALUE + card], g[REGION + card])
    plan_2(g, ADVANCE, side, g[DAYS + card])
    return NOBODY


def deploy(g: Tape, strength: int, region: int) -> int:
    """9.5: a fresh opposing unit of this strength enters, while there is one."""
    units = UNITS_OF + g[OPPOSITION] * (1 + MOST_TOKENS)
    for at in range(units + 1, units + 1 + g[units]):
        if g[AT + g[at]] == SUPPLY and g[STRENGTH + g[at]] == strength:
            g[AT + g[at]] = region
            return NOBODY
    return NOBODY


def oppose_bonus(g: Tape) -> int:
    """9.5: on a bonus day one more unit of strength 1 enters the region of unrest."""
    if g[BONUS_DAYS + g[DAY]]:
        plan_2(g, DEPLOY, 1, g[UNREST])
    return NOBODY


def objective(g: Tape) -> int:
    """9.8: the region with the most days, then the most cards, then played last; its best card."""
    pile = PLAYED + g[OPPOSITION]
    first, end = start(g, pile), g[ENDS + pile]
    best_days = best_count = best_last = best_region = NONE
    for region in range(REGIONS):
        days = count = last = 0
        for at in range(first, end):
            if g[REGION + g[ROW + at]] == region:
                days += g[DAYS + g[ROW + at]]
                count += 1
                last = at
        if count and (
            days > best_days
            or (days == best_days and count > best_count)
            or (days == best_days and count == best_count and last > best_last)
        ):
            best_days, best_count, best_last, best_region = days, count, last, region
    best = NONE
    for at in range(first, end):
        card = g[ROW + at]
        # R36: the later one, if they are level.
        better = best == NONE or g[CARD_POINTS + card] >= g[CARD_POINTS + best]
        if better and g[REGION + card] == best_region:
            best = card
    return best
