"""What an option of a question brings at first sight, over a tape; see `../deeds.py`."""

from __future__ import annotations

from ....fast.dual_powers.layout import (
    ACT,
    BONUS_RECRUIT_TO,
    BONUS_RECRUITS,
    CHOOSE_REWARD,
    DONE,
    ENTERS,
    EXHAUSTED_STRENGTH,
    LEAD,
    LEADER_RECRUIT,
    MOVE,
    MOVE_TO,
    POINTS,
    RECRUIT,
    RECRUITS,
    REFRESH,
    SET_OBJECTIVE,
    STRENGTH,
    TAKE_BONUS,
    TAKE_TURN,
)
from ....fast.kernel import FACTS, STEP, WHO, Reals, Tape
from ..deeds import TIRED as TIRED_WORTH
from .city import (
    turn_will,
)
from .gains import (
    best_bonus,
    bonus_gain,
    card_gain,
    clear_plan,
    entry,
    fresh_again,
    lead_gain,
    objective_gain,
    other,
    recruit_gain,
    recruit_rest,
    shift,
    special_gain,
    way_gain,
)
from .mind import (
    PLAN_ACT,
    PLANS,
)


def deed(g: Tape, mind: Reals, q: int, option: int) -> float:
    """What an option of a question brings at first sight, in points; the plan is kept in `mind`."""
    step, side = g[q + STEP], g[q + WHO]
    two, three = g[q + FACTS + 1], g[q + FACTS + 2]
    clear_plan(mind)
    if step == TAKE_TURN:
        return card_gain(g, mind, option)
    if step == SET_OBJECTIVE:
        return objective_gain(g, mind, side, option)
    if step == ACT:
        if option == RECRUITS:
            mind[PLANS + PLAN_ACT] = RECRUITS
            return recruit_gain(g, mind, two)
        return other(g, mind, option)
    if step == RECRUIT:
        return 0.0 if option == DONE else recruit_rest(g, mind, option, two, three)
    if step == MOVE:
        return way_gain(g, mind, option, two)
    if step == MOVE_TO:
        return shift(g, mind, two, option)
    if step == REFRESH:
        return fresh_again(g, mind, option)
    if step == LEAD:
        if option == ENTERS:
            return lead_gain(g, mind, two)
        return special_gain(option, turn_will(g, mind))
    return deed_beside(g, mind, q, option)


def deed_beside(g: Tape, mind: Reals, q: int, option: int) -> float:
    """The same, for what is asked less often."""
    step, two, three = g[q + STEP], g[q + FACTS + 1], g[q + FACTS + 2]
    if step in (LEADER_RECRUIT, BONUS_RECRUIT_TO):
        return entry(g, mind, option, g[STRENGTH + two], g[EXHAUSTED_STRENGTH + two], 1.0)
    if step == TAKE_BONUS:
        return bonus_gain(g, mind, option)
    if step == BONUS_RECRUITS:
        return TIRED_WORTH * g[EXHAUSTED_STRENGTH + option]
    if step == CHOOSE_REWARD:
        return three if option == POINTS else best_bonus(g, mind)
    return 0.0
