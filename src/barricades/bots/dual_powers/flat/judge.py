"""What a search is told of Dual Powers, over a tape; see `../judge.py`."""

from __future__ import annotations

from math import exp

from ....fast.chance import any_of
from ....fast.dual_powers.layout import (
    ACT,
    BONUS_RECRUIT_TO,
    LEAD,
    LEADER_RECRUIT,
    MOVE,
    MOVE_TO,
    NONE,
    PHASE,
    REFRESH,
    ROUND,
    SCORING,
)
from ....fast.dual_powers.layout import CLEANUP as CLEANUP_PHASE
from ....fast.kernel import OPTIONS, QUESTION, STEP, WHO, WIDTH, Luck, Reals, Tape
from ....fast.search import WEIGHTS
from ..judge import BOLD, HOPE, WHIM, Judge
from ..judge import ROUND as A_ROUND
from ..judge import SCORING as A_SCORING
from .city import (
    see,
    turns_taken,
)
from .deeds import deed
from .mind import (
    KEPT,
    PLAN,
    PLAN_ACT,
    PLAN_BONUS,
    PLAN_ENTER,
    PLAN_LEAD,
    PLAN_MOVE,
    PLAN_MOVE_TO,
    PLAN_REFRESH,
    PLANS,
)

DEPTH = Judge.depth


def weigh(g: Tape, mind: Reals, nth: int) -> None:
    """How promising each option looks at first sight."""
    q = QUESTION + nth * WIDTH
    see(g, mind, g[q + WHO], False)
    best = deed(g, mind, q, g[OPTIONS + 1])
    for at in range(g[OPTIONS]):
        mind[WEIGHTS + at] = deed(g, mind, q, g[OPTIONS + 1 + at])
        best = max(best, mind[WEIGHTS + at])
    for at in range(g[OPTIONS]):
        mind[WEIGHTS + at] = HOPE + exp(BOLD * (mind[WEIGHTS + at] - best))


def begin_rolling(g: Tape, mind: Reals) -> None:
    """No deed is begun."""
    for at in range(KEPT, KEPT + PLAN):
        mind[at] = -1.0


def planned(mind: Reals, step: int) -> int:
    """What is planned as the answer to a question; NONE, if nothing is."""
    if step == ACT:
        return int(mind[KEPT + PLAN_ACT])
    if step == MOVE:
        return int(mind[KEPT + PLAN_MOVE])
    if step == MOVE_TO:
        return int(mind[KEPT + PLAN_MOVE_TO])
    if step == REFRESH:
        return int(mind[KEPT + PLAN_REFRESH])
    if step == LEAD:
        return int(mind[KEPT + PLAN_LEAD])
    if step == LEADER_RECRUIT:
        return int(mind[KEPT + PLAN_ENTER])
    return int(mind[KEPT + PLAN_BONUS]) if step == BONUS_RECRUIT_TO else NONE


def roll(g: Tape, mind: Reals, nth: int, luck: Luck) -> int:
    """The option that brings most, give or take; a deed once begun goes on as planned."""
    if g[OPTIONS] == 1:
        return g[OPTIONS + 1]
    q = QUESTION + nth * WIDTH
    begun = planned(mind, g[q + STEP])
    if begun != NONE:
        for at in range(g[OPTIONS]):
            if g[OPTIONS + 1 + at] == begun:
                return begun
    see(g, mind, g[q + WHO], False)
    most, best = -1000000.0, 0
    for at in range(g[OPTIONS]):
        gain = deed(g, mind, q, g[OPTIONS + 1 + at]) + WHIM * any_of(luck, 4096) / 4096.0
        if gain > most:
            most, best = gain, g[OPTIONS + 1 + at]
            for kept in range(PLAN):
                mind[KEPT + kept] = mind[PLANS + kept]
    return best


def stage(g: Tape) -> int:
    """Every turn is one, and the scoring; between two rounds lies a gap."""
    if g[PHASE] in (SCORING, CLEANUP_PHASE):
        return A_ROUND * g[ROUND] + A_SCORING
    return A_ROUND * g[ROUND] + turns_taken(g)


def depth(g: Tape) -> int:
    """To the end of the round."""
    return DEPTH
