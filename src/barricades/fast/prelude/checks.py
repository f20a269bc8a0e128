"""Mobilization Checks (9.0): three dice against a Target Number, helped by Opportunity Points."""

from __future__ import annotations

from ..kernel import NATURE, NOBODY, OPTIONS, Tape, offer, plan_1, plan_2, plan_3, plan_5, plan_6
from .layout import (
    BAR,
    BREAK_SOVIET,
    CARRY_OUT,
    CARRY_VOTE,
    DIE,
    FACES,
    HIGH_NEXT,
    INNER,
    LOW_NEXT,
    NONE,
    OPPORTUNITY,
    ORGANIZE,
    PLACES,
    ROLL_CHECK,
    ROLLS,
    SPENDS,
    SPENDS_NOT,
    THREE_DICE,
    TO_BREAK,
    TO_ORGANIZE,
    TO_VOTE,
    TOP_UP,
)
from .pieces import together
from .state import controller, cubes, gain, has_organization


def adjacency(g: Tape, side: int, place: int) -> int:
    """9.0: Urban Districts help or hinder in those beside them; with an Organization, twice."""
    near, bonus = together(g[LOW_NEXT + place], g[HIGH_NEXT + place]), 0
    for urban in range(PLACES):
        if (near >> urban) & 1:
            holder = controller(g, urban)
            if holder != NONE:
                worth = 2 if has_organization(g, holder, urban) else 1
                bonus += worth if holder == side else -worth
    return bonus


def check(g: Tape, side: int, place: int, bonus: int, purpose: int, there: int) -> int:
    """9.0: a check in a District or Party, and what it is for."""
    target = cubes(g, side, place) + bonus + adjacency(g, side, place)
    plan_5(g, ROLL_CHECK, side, place, target, purpose, there)
    return NOBODY


def roll_check(g: Tape) -> int:
    """9.0: three dice."""
    for at in range(ROLLS):
        g[OPTIONS + 1 + at] = THREE_DICE[at]
    g[OPTIONS] = ROLLS
    return NATURE


def roll_check_deed(
    g: Tape, roll: int, side: int, place: int, target: int, purpose: int, there: int
) -> None:
    if roll <= target:
        succeed(g, side, place, purpose, there)
    elif roll - target <= g[OPPORTUNITY + side]:
        plan_6(g, TOP_UP, side, place, target, roll, purpose, there)
    else:
        fail(g, side, purpose, there)


def top_up(g: Tape, side: int) -> int:
    """9.0: a failure may be turned into a success with Opportunity Points."""
    offer(g, SPENDS)
    offer(g, SPENDS_NOT)
    return side


def top_up_deed(
    g: Tape,
    resolve: int,
    side: int,
    place: int,
    target: int,
    roll: int,
    purpose: int,
    there: int,
) -> None:
    if resolve == SPENDS:
        gain(g, side, target - roll)
        succeed(g, side, place, purpose, there)
    else:
        fail(g, side, purpose, there)


def succeed(g: Tape, side: int, place: int, purpose: int, there: int) -> None:
    """9.0: what a check was for is done."""
    if purpose == TO_ORGANIZE:
        plan_2(g, ORGANIZE, side, place)
    elif purpose == TO_VOTE:
        plan_2(g, CARRY_VOTE, side, place)
    elif purpose == TO_BREAK:
        plan_1(g, BREAK_SOVIET, place)
    else:
        plan_3(g, CARRY_OUT, side, g[g[purpose + INNER]], there)


def fail(g: Tape, side: int, purpose: int, there: int) -> None:
    """9.0, R36: who fails to organize may not try again; an event may say what else follows."""
    if purpose == TO_ORGANIZE:
        plan_1(g, BAR, side)
    elif purpose > TO_BREAK:
        plan_3(g, CARRY_OUT, side, g[g[purpose + INNER] + 1], there)


def roll_one(g: Tape) -> int:
    """One die."""
    for at in range(FACES):
        offer(g, DIE[at])
    return NATURE
