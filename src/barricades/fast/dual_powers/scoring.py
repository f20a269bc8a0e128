"""Scoring (chapter 7), cleanup and the end (chapter 8)."""

from __future__ import annotations

from ..kernel import NATURE, NOBODY, TOP, Tape, add_last, drop, offer, plan, plan_1, plan_2, plan_3
from .actions import reveal
from .layout import (
    AT,
    BARRICADE,
    BLOCKADE,
    BONUS,
    CALENDAR_END,
    CARD_POINTS,
    CHOOSE_REWARD,
    CLEANUP,
    COMMANDS,
    DISCARD,
    END_ON_CALENDAR,
    ENDED,
    ENDS,
    EXHAUST_TOKENS,
    GONE,
    LAST_MONTHS,
    LAST_ROUND,
    LAY_BLOCKADE,
    MARKERS,
    MONTH,
    NONE,
    OBJECTIVES,
    OPPOSITION,
    PHASE,
    PLACE,
    PLAYED,
    POINTS,
    RECRUITABLE,
    RED,
    REGION,
    REGIONS,
    RESOLVE_UNREST,
    REVEAL_OBJECTIVES,
    REVEALED,
    ROUND,
    ROUND_END,
    ROW,
    SCORE,
    SCORE_OBJECTIVE,
    SCORING,
    SETTLED,
    SUPPLY,
    SUPPORT,
    TAKE_BONUS,
    TILES,
    TIRED,
    TOKENS,
    TRACK,
    TRACK_END,
    UNREST,
    UNREST_POINTS,
    USED_TILES,
    WHITE,
    WILL,
)
from .opposition import objective
from .state import is_revealed, lay, pass_on, start, stronger, take


def score_round(g: Tape) -> int:
    """7.1: unrest, then both objectives, then weariness; then perhaps the end."""
    g[PHASE] = SCORING
    plan(g, END_ON_CALENDAR)
    plan(g, EXHAUST_TOKENS)
    plan(g, REVEAL_OBJECTIVES)
    plan(g, RESOLVE_UNREST)
    return NOBODY


def resolve_unrest(g: Tape) -> int:
    """7.2, 7.4, 9.7: the stronger side there has points or a bonus; the opposition, points."""
    g[MARKERS] = 0
    add_last(g, MARKERS, g[UNREST])
    winner, points = stronger(g, g[UNREST]), g[UNREST_POINTS + g[MONTH]]
    if winner != NONE:
        if winner == g[OPPOSITION]:
            plan_2(g, SCORE, winner, points)
        else:
            plan_3(g, CHOOSE_REWARD, winner, g[UNREST], points)
    return NOBODY


def choose_reward(g: Tape, side: int, region: int, points: int) -> int:
    """7.4: points for the month, or a bonus action at once."""
    offer(g, POINTS)
    offer(g, BONUS)
    return side


def choose_reward_deed(g: Tape, reward: int, side: int, region: int, points: int) -> None:
    if reward == POINTS:
        plan_2(g, SCORE, side, points)
    else:
        plan_1(g, TAKE_BONUS, side)


def score(g: Tape, side: int, points: int) -> int:
    """7.5, 8.3: the score marker goes towards a side; on the last space the game is won."""
    end = g[TRACK]
    support = g[SUPPORT] + (points if side == RED else -points)
    g[SUPPORT] = max(-end, min(end, support))
    if abs(g[SUPPORT]) == end:
        finish(g, TRACK_END)
    return NOBODY


def reveal_objectives(g: Tape) -> int:
    """7.6, 9.8: the side that is behind lays marker 2; level, the side without the will."""
    if g[OPPOSITION] != NONE:
        g[OBJECTIVES + g[OPPOSITION]] = objective(g)
    behind = 1 - g[WILL] if g[SUPPORT] == 0 else WHITE if g[SUPPORT] > 0 else RED
    for nth in range(2):
        side = behind if nth == 0 else 1 - behind
        card = g[OBJECTIVES + side]
        if card != NONE:
            add_last(g, MARKERS, g[REGION + card])
            if not is_revealed(g, side):
                reveal(g, side)
    last, first = g[OBJECTIVES + 1 - behind] != NONE, g[OBJECTIVES + behind] != NONE
    if last:
        plan_2(g, SCORE_OBJECTIVE, 1 - behind, 3 if first else 2)
    if first:
        plan_2(g, SCORE_OBJECTIVE, behind, 2)
    return NOBODY


def score_objective(g: Tape, side: int, marker: int) -> int:
    """7.7: an objective, whoever set it, pays the side that is stronger in its region."""
    card = g[OBJECTIVES + side]
    winner = stronger(g, g[REGION + card])
    if winner != NONE:
        plan_2(g, SCORE, winner, g[CARD_POINTS + card])
    return NOBODY


def exhaust_tokens(g: Tape) -> int:
    """7.8, 9.9: where markers lie, fresh tokens tire; tired ones leave, units to their supply."""
    marked = 0
    for at in range(g[MARKERS]):
        marked |= 1 << g[MARKERS + 1 + at]
    for token in range(g[TOKENS]):
        place = g[AT + token] & PLACE
        if place < REGIONS and (marked >> place) & 1:
            if g[AT + token] & TIRED:
                g[AT + token] = SUPPLY if g[RECRUITABLE + token] else GONE
            else:
                g[AT + token] |= TIRED
    return NOBODY


def end_on_calendar(g: Tape) -> int:
    """8.4, 9.10: after scoring in October or November, alone after the third round, it is over."""
    if g[OPPOSITION] != NONE:
        if g[ROUND] == LAST_ROUND:
            finish(g, ROUND_END)
    elif g[LAST_MONTHS + g[MONTH]]:
        finish(g, CALENDAR_END)
    return NOBODY


def finish(g: Tape, why: int) -> None:
    """1.1: the side the marker is on has won; in the centre, the side with the will."""
    g[ENDED] = why if g[SUPPORT] else why + 1
    g[TOP] = 0


def clean_up(g: Tape) -> int:
    """8.1, 8.2: tiles move up, cards played go to the discard pile, leader cards leave the game."""
    g[PHASE] = CLEANUP
    add_last(g, USED_TILES, g[UNREST])
    g[UNREST] = g[BLOCKADE]
    for side in range(2):
        while g[ENDS + PLAYED + side] > start(g, PLAYED + side):
            card = g[ROW + start(g, PLAYED + side)]
            if card < COMMANDS:
                pass_on(g, PLAYED + side, DISCARD, card)
            else:
                take(g, PLAYED + side, card)
        if g[OBJECTIVES + side] != NONE and side != g[OPPOSITION]:
            lay(g, DISCARD, g[OBJECTIVES + side])
        g[OBJECTIVES + side] = NONE
        g[SETTLED + side] = 0
    g[REVEALED] = g[MARKERS] = 0
    plan(g, LAY_BLOCKADE)
    return NOBODY


def lay_blockade(g: Tape) -> int:
    """2.4, 8.1: nature turns up the tile of the blockade; once the stack is empty, a used one."""
    tiles = TILES if g[TILES] else USED_TILES
    for at in range(g[tiles]):
        offer(g, g[tiles + 1 + at])
    return NATURE


def lay_blockade_deed(g: Tape, region: int) -> None:
    if g[TILES] == 0:
        while g[USED_TILES]:
            used = g[USED_TILES + 1]
            drop(g, USED_TILES, used)
            add_last(g, TILES, used)
    drop(g, TILES, region)
    g[BLOCKADE] = g[BARRICADE] = region
