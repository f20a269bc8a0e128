"""The round (chapters 3 and 4), in the order of the rulebook."""

from __future__ import annotations

from ..kernel import NOBODY, OPTIONS, PARTED, Tape, open_question, plan, plan_1, plan_2, plan_4
from .layout import (
    ACT,
    ACTION,
    ADVANCE,
    BONUS_DAYS,
    BRING_LEADER,
    CARDS_DEALT,
    CLAIM_BONUS,
    CLEAN_UP,
    COMMANDS,
    DAY,
    DAYS,
    DRAW,
    DRAW_CARDS,
    DRAWING,
    END_TURN,
    HANDS,
    LEAD,
    NONE,
    OBJECTIVE,
    OBJECTIVES,
    OPPOSE,
    OPPOSITION,
    PHASE,
    PLAY_ROUND,
    PLAYED,
    ROUND,
    SCORE_ROUND,
    SET_OBJECTIVE,
    SET_OBJECTIVES,
    TAKE_BONUS,
    TAKE_TURN,
    TAKE_TURNS,
    TO_HAND,
    TO_OBJECTIVE,
    TO_STACK,
    TURNS,
    WILL,
)
from .state import offer_commands, offer_pile, pass_on, take


def play_round(g: Tape) -> int:
    """3.1: five phases, and then the next round."""
    g[ROUND] += 1
    plan(g, PLAY_ROUND)
    plan(g, CLEAN_UP)
    plan(g, SCORE_ROUND)
    plan(g, TAKE_TURNS)
    plan(g, SET_OBJECTIVES)
    plan(g, DRAW_CARDS)
    return NOBODY


def draw_cards(g: Tape) -> int:
    """3.2, 9.2: five cards a side, in turn; alone, four, one unseen, and five to the stack."""
    g[PHASE] = DRAWING
    if g[OPPOSITION] != NONE:
        for _ in range(CARDS_DEALT):
            plan_2(g, DRAW, g[OPPOSITION], TO_STACK)
        plan_2(g, DRAW, 1 - g[OPPOSITION], TO_OBJECTIVE)
        for _ in range(CARDS_DEALT - 1):
            plan_2(g, DRAW, 1 - g[OPPOSITION], TO_HAND)
    else:
        for _ in range(CARDS_DEALT):
            plan_2(g, DRAW, 1 - g[WILL], TO_HAND)
            plan_2(g, DRAW, g[WILL], TO_HAND)
    return NOBODY


def set_objectives(g: Tape) -> int:
    """3.4, 9.3: both lay down an objective together; alone, the opposition's leader enters."""
    g[PHASE] = OBJECTIVE
    if g[OPPOSITION] != NONE:
        plan(g, BRING_LEADER)
        return NOBODY
    g[PARTED] += 1
    for side in range(2):
        g[OPTIONS] = 0
        if set_objective(g, side) != NOBODY:
            open_question(g, side, SET_OBJECTIVE, side)
    return NOBODY


def set_objective(g: Tape, side: int) -> int:
    """3.4, R11: a command card from the hand, face down."""
    offer_commands(g, side)
    return side if g[OPTIONS] else NOBODY


def set_objective_deed(g: Tape, card: int, side: int) -> None:
    take(g, HANDS + side, card)
    g[OBJECTIVES + side] = card


def take_turns(g: Tape) -> int:
    """4.1, 9.4: four turns each, the will first; alone, the opposition first and last."""
    g[PHASE] = ACTION
    if g[OPPOSITION] != NONE:
        plan(g, OPPOSE)
        for _ in range(TURNS):
            plan_1(g, TAKE_TURN, 1 - g[OPPOSITION])
            plan(g, OPPOSE)
    else:
        for _ in range(TURNS):
            plan_1(g, TAKE_TURN, 1 - g[WILL])
            plan_1(g, TAKE_TURN, g[WILL])
    return NOBODY


def take_turn(g: Tape, side: int) -> int:
    """4.1, 4.2: any card from the hand is played, face up."""
    offer_pile(g, HANDS + side)
    return side if g[OPTIONS] else NOBODY


def take_turn_deed(g: Tape, card: int, side: int) -> None:
    pass_on(g, HANDS + side, PLAYED + side, card)
    plan(g, END_TURN)
    plan_1(g, CLAIM_BONUS, side)
    if card < COMMANDS:
        plan_2(g, ACT, side, card)
    else:
        plan_4(g, LEAD, side, card, 0, 0)
    plan_2(g, ADVANCE, side, g[DAYS + card])


def claim_bonus(g: Tape, side: int) -> int:
    """4.5, 6.1: on day 15 or 31 the side takes a bonus action after its action."""
    if g[BONUS_DAYS + g[DAY]]:
        plan_1(g, TAKE_BONUS, side)
    return NOBODY
