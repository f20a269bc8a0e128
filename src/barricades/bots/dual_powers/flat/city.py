"""The city as one side sees it, over a tape: `../city.py` in the small language of `fast`."""

from __future__ import annotations

from math import tanh

from ....fast.dual_powers.layout import ACTION as ACTION_PHASE
from ....fast.dual_powers.layout import (
    AT,
    CARD_POINTS,
    DAY,
    ENDS,
    EXHAUSTED_STRENGTH,
    LAST_DAY,
    LAST_MONTHS,
    LAST_ROUND,
    MONTH,
    NEUTRAL,
    NONE,
    OBJECTIVE,
    OBJECTIVES,
    OPPOSITION,
    PHASE,
    PLACE,
    PLAYED,
    REGION,
    REGIONS,
    ROUND,
    SCORING,
    SIDE,
    STRENGTH,
    TIRED,
    TOKENS,
    UNREST,
    UNREST_POINTS,
    WILL,
)
from ....fast.dual_powers.opposition import objective
from ....fast.dual_powers.state import follows_the_will, is_revealed, start
from ....fast.kernel import Reals, Tape
from ....games.dual_powers.turn import TURNS
from ..city import DAYS as DAYS_OF_A_ROUND
from ..city import DOUBT, HIDDEN, LIKELY, NEUTRALS, OURS, SURE, THEIRS
from .mind import (
    EYE,
    FORCE,
    FORCES,
    GOALS,
    GOES_ON,
    KNOWN,
    LEFT,
    ROUNDS,
    SCORED,
    STAKES,
    SURENESS,
)

EYES = 2 * TURNS  # turns of a round


def turns_left(g: Tape) -> int:
    """How many turns are still to come in this round."""
    if g[PHASE] == SCORING:
        return 0
    whole = EYES if g[OPPOSITION] == NONE else EYES + 1
    return whole - turns_taken(g)


def turns_taken(g: Tape) -> int:
    """How many cards lie played."""
    return g[ENDS + PLAYED + 1] - start(g, PLAYED)


def rounds_to_come(g: Tape) -> float:
    """About how many rounds follow this one; below zero, it is probably the last."""
    if g[OPPOSITION] != NONE:
        return LAST_ROUND - g[ROUND] - 0.5
    last = 0
    while g[LAST_MONTHS + last] == 0:
        last += 1
    days = (last - g[MONTH]) * g[LAST_DAY] - g[DAY]
    return days / DAYS_OF_A_ROUND - turns_left(g) / EYES


def see(g: Tape, mind: Reals, side: int, is_open: bool) -> None:
    """One side's look at a position: the forces in every region, and what is at stake there."""
    mind[EYE] = side
    mind[LEFT] = turns_left(g)
    mind[SURENESS] = 2 * (SURE + DOUBT * mind[LEFT])
    mind[ROUNDS] = rounds_to_come(g)
    mind[GOES_ON] = min(max(0.5 + 1.5 * mind[ROUNDS], 0.0), 1.0)
    for at in range(FORCES, SURENESS):
        mind[at] = 0.0
    for at in range(4):
        mind[KNOWN + 4 * at] = 0.0
    for token in range(g[TOKENS]):
        place = g[AT + token] & PLACE
        if place < REGIONS:
            force = FORCES + place * FORCE + whose(g, token, side)
            mind[force] += strength_now(g, token)
            mind[force + 1] += 1.0
    see_stakes(g, mind, side, is_open)


def whose(g: Tape, token: int, side: int) -> int:
    """Where in a force a token counts."""
    owner = g[SIDE + token]
    return NEUTRALS if owner == NEUTRAL else OURS if owner == side else THEIRS


def strength_now(g: Tape, token: int) -> int:
    return g[EXHAUSTED_STRENGTH + token] if g[AT + token] & TIRED else g[STRENGTH + token]


def strength_then(g: Tape, token: int) -> int:
    """Once its region has been scored."""
    return 0 if g[AT + token] & TIRED else g[EXHAUSTED_STRENGTH + token]


def see_stakes(g: Tape, mind: Reals, side: int, is_open: bool) -> None:
    """Points by region, and how likely it is scored at all, which tires the tokens there."""
    hidden = 0.0
    mind[SCORED + g[UNREST]] = 1.0
    if g[PHASE] in (OBJECTIVE, ACTION_PHASE):
        mind[STAKES + g[UNREST]] = g[UNREST_POINTS + g[MONTH]]
    for owner in range(2):
        card = g[OBJECTIVES + owner]
        if owner == g[OPPOSITION] and g[ENDS + PLAYED + owner] > start(g, PLAYED + owner):
            likely = objective(g)
            region = g[REGION + likely]
            mind[STAKES + region] += LIKELY * g[CARD_POINTS + likely]
            mind[SCORED + region] = max(LIKELY, mind[SCORED + region])
        elif card != NONE and (is_open or is_revealed(g, owner) or is_own(g, owner, side)):
            mind[STAKES + g[REGION + card]] += g[CARD_POINTS + card]
            mind[SCORED + g[REGION + card]] = 1.0
        elif not is_open:
            hidden += HIDDEN
    for region in range(REGIONS):
        mind[GOALS + region] = 1.0 if mind[STAKES + region] > 0.0 else 0.0
        mind[STAKES + region] += hidden / REGIONS


def is_own(g: Tape, owner: int, side: int) -> bool:
    """3.4, 9.2: whether this side laid an objective itself; alone, it did not."""
    return owner == side and g[OPPOSITION] == NONE


def hold(
    g: Tape, mind: Reals, region: int, of: int, strength: float, tokens: float, will: bool
) -> float:
    """7.2, 7.3: how sure a region is held if strength came there, from 1, for us, to -1."""
    force = FORCES + region * FORCE
    ours, our = mind[force + OURS], mind[force + OURS + 1]
    theirs, their = mind[force + THEIRS], mind[force + THEIRS + 1]
    neutral, neutrals = mind[force + NEUTRALS], mind[force + NEUTRALS + 1]
    if of == OURS:
        ours += strength
        our += tokens
    elif of == THEIRS:
        theirs += strength
        their += tokens
    else:
        neutral += strength
        neutrals += tokens
    if will and our > 0.0:
        ours += neutral
        our += neutrals
    if not will and their > 0.0:
        theirs += neutral
        their += neutrals
    tie = 0.0
    if our > 0.0 and their > 0.0:
        tie = 1.0 if our > their or (our == their and will) else -1.0
    elif our > 0.0:
        tie = 1.0
    elif their > 0.0:
        tie = -1.0
    return tanh((2.0 * (ours - theirs) + tie) / mind[SURENESS])


def has_will(g: Tape, mind: Reals) -> bool:
    return g[WILL] == mind[EYE]


def change(g: Tape, mind: Reals, region: int, of: int, strength: float, tokens: float) -> float:
    """What it brings that strength comes to a region, or leaves it."""
    stake, will = mind[STAKES + region], has_will(g, mind)
    if stake == 0.0:
        return 0.0
    before = hold(g, mind, region, of, 0.0, 0.0, will)
    return stake * (hold(g, mind, region, of, strength, tokens, will) - before)


def turn_will(g: Tape, mind: Reals) -> float:
    """What it brings that the will of the people comes to us."""
    found = 0.0
    if has_will(g, mind):
        return found
    for region in range(REGIONS):
        if mind[FORCES + region * FORCE + NEUTRALS + 1] > 0.0:
            with_it = hold(g, mind, region, OURS, 0.0, 0.0, True)
            without = hold(g, mind, region, OURS, 0.0, 0.0, False)
            found += mind[STAKES + region] * (with_it - without)
    return found


def lasting(mind: Reals, region: int, now: float, then: float) -> float:
    """The strength that is left in the next round of what is in a region."""
    scored = mind[SCORED + region]
    return (1.0 - scored) * now + scored * then


def is_controlled(g: Tape, mind: Reals, token: int) -> bool:
    """5.3: whether we may use a token."""
    place = g[AT + token] & PLACE
    if place >= REGIONS:
        return False
    of = whose(g, token, int(mind[EYE]))
    if of != NEUTRALS:
        return of == OURS
    friends = mind[FORCES + place * FORCE + OURS + 1] > 0.0
    return has_will(g, mind) and (friends or follows_the_will(g, token))
