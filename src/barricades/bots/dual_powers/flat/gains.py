"""What each thing that a side may do brings, over a tape; see `../deeds.py`."""

from __future__ import annotations

from ....fast.dual_powers.layout import (
    ACTION_OF,
    AT,
    BARRICADE,
    BONUS_DAYS,
    BONUS_DRAW,
    BONUS_MOVE,
    BONUS_RECRUIT,
    BONUS_REFRESH,
    CARD_POINTS,
    COMMANDS,
    DAY,
    DAYS,
    ENDS,
    ENTERS,
    EXHAUSTED_STRENGTH,
    FAR,
    HANDS,
    INSPIRES,
    LAST_DAY,
    MOVES,
    MOVES_TWICE,
    NEAR,
    ORGANIZES,
    PLACE,
    RECRUIT_VALUE,
    RECRUITS,
    REFRESHES,
    REGION,
    REGIONS,
    ROW,
    SLIDE_DAYS,
    SPECIAL,
    SPIES,
    STRENGTH,
    TIRED,
    TOKENS,
)
from ....fast.dual_powers.state import start
from ....fast.kernel import Reals, Tape
from ..city import OURS
from ..deeds import BONUS as BONUS_WORTH
from ..deeds import DRAW as DRAW_WORTH
from ..deeds import LASTS, LEADER, LOOK
from ..deeds import TIRED as TIRED_WORTH
from .city import (
    change,
    has_will,
    hold,
    is_controlled,
    lasting,
    strength_now,
    turn_will,
    whose,
)
from .mind import (
    EYE,
    GOALS,
    GOES_ON,
    KNOWN,
    PLAN,
    PLAN_ACT,
    PLAN_BONUS,
    PLAN_ENTER,
    PLAN_LEAD,
    PLAN_MOVE,
    PLAN_MOVE_TO,
    PLAN_REFRESH,
    PLANS,
    ROUNDS,
)


def entry(g: Tape, mind: Reals, region: int, fresh: float, tired: float, tokens: float) -> float:
    """Strength comes in from the supply."""
    later = LASTS * mind[GOES_ON] * lasting(mind, region, fresh, tired)
    return change(g, mind, region, OURS, fresh, tokens) + later


def enter(g: Tape, mind: Reals, fresh: float, tired: float, what: int) -> float:
    """A token that may enter anywhere enters where it brings most."""
    most = entry(g, mind, 0, fresh, tired, 1.0)
    mind[PLANS + what] = 0.0
    for region in range(1, REGIONS):
        gain = entry(g, mind, region, fresh, tired, 1.0)
        if gain > most:
            most = gain
            mind[PLANS + what] = region
    return most


def shift(g: Tape, mind: Reals, token: int, region: int) -> float:
    """A token goes from where it is to another region."""
    here, now = g[AT + token] & PLACE, strength_now(g, token)
    of = whose(g, token, int(mind[EYE]))
    leaves = change(g, mind, here, of, -now, -1.0)
    return leaves + change(g, mind, region, of, now, 1.0)


def reach(g: Tape, token: int, steps: int) -> int:
    """The regions a token can go to, as bits."""
    ways = NEAR if steps == 1 else FAR
    return g[ways + g[BARRICADE] * REGIONS + (g[AT + token] & PLACE)]


def best_move(g: Tape, mind: Reals, steps: int) -> float:
    """The best move to where something is known to be at stake."""
    most = 0.0
    for token in range(g[TOKENS]):
        if is_controlled(g, mind, token):
            ways = reach(g, token, steps)
            for region in range(REGIONS):
                if mind[GOALS + region] > 0.0 and (ways >> region) & 1:
                    gain = shift(g, mind, token, region)
                    if gain > most:
                        most = gain
                        mind[PLANS + PLAN_MOVE] = token
                        mind[PLANS + PLAN_MOVE_TO] = region
    return most


def fresh_again(g: Tape, mind: Reals, token: int) -> float:
    """A tired token is turned: it is stronger, or weaker, and need not leave the city."""
    here, now = g[AT + token] & PLACE, strength_now(g, token)
    of, more = whose(g, token, int(mind[EYE])), g[STRENGTH + token] - now
    gain = change(g, mind, here, of, more, 0.0)
    if of != OURS:
        return gain
    return gain + LASTS * mind[GOES_ON] * lasting(mind, here, more, now)


def best_refresh(g: Tape, mind: Reals) -> float:
    most, found = 0.0, False
    for token in range(g[TOKENS]):
        if g[AT + token] & TIRED and is_controlled(g, mind, token):
            gain = fresh_again(g, mind, token)
            if gain > most or not found:
                most, found = gain, True
                mind[PLANS + PLAN_REFRESH] = token
    return most


def clear_plan(mind: Reals) -> None:
    for at in range(PLANS, PLANS + PLAN):
        mind[at] = -1.0


def other(g: Tape, mind: Reals, action: int) -> float:
    """The other action of a card: a move, a refresh, or nothing."""
    known = KNOWN + 4 * (action - 1)
    if action in (MOVES, MOVES_TWICE):
        if mind[known] == 0.0:
            mind[PLANS + PLAN_MOVE] = -1.0
            mind[known + 1] = best_move(g, mind, 1 if action == MOVES else 2)
            mind[known + 2] = mind[PLANS + PLAN_MOVE]
            mind[known + 3] = mind[PLANS + PLAN_MOVE_TO]
            mind[known] = 1.0
        mind[PLANS + PLAN_MOVE] = mind[known + 2]
        mind[PLANS + PLAN_MOVE_TO] = mind[known + 3]
    elif action == REFRESHES:
        if mind[known] == 0.0:
            mind[PLANS + PLAN_REFRESH] = -1.0
            mind[known + 1] = best_refresh(g, mind)
            mind[known + 2] = mind[PLANS + PLAN_REFRESH]
            mind[known] = 1.0
        mind[PLANS + PLAN_REFRESH] = mind[known + 2]
    else:
        return 0.0
    mind[PLANS + PLAN_ACT] = action
    return mind[known + 1]


def recruit_gain(g: Tape, mind: Reals, card: int) -> float:
    value = g[RECRUIT_VALUE + card]
    return entry(g, mind, g[REGION + card], value, TIRED_WORTH * value, 1.0)


def lead_gain(g: Tape, mind: Reals, card: int) -> float:
    token = card - COMMANDS
    mind[PLANS + PLAN_LEAD] = ENTERS
    return enter(g, mind, g[STRENGTH + token], g[EXHAUSTED_STRENGTH + token], PLAN_ENTER)


def special_gain(special: int, will: float) -> float:
    return will if special == INSPIRES else LOOK if special == SPIES else 0.0


def card_gain(g: Tape, mind: Reals, card: int) -> float:
    """The best that can be done with the card, and what its days bring."""
    will = turn_will(g, mind)
    if card < COMMANDS:
        gain, recruits = other(g, mind, g[ACTION_OF + card]), recruit_gain(g, mind, card)
        if recruits > gain:
            gain = recruits
            clear_plan(mind)
            mind[PLANS + PLAN_ACT] = RECRUITS
    else:
        gain = lead_gain(g, mind, card)
        gain += special_gain(g[SPECIAL + card], will) - LEADER * mind[GOES_ON]
    day = g[DAY] + g[DAYS + card]
    if day > g[LAST_DAY]:
        day -= g[LAST_DAY]
        gain += will
    if g[BONUS_DAYS + day] or g[SLIDE_DAYS + day]:
        gain += BONUS_WORTH
    return gain


def objective_gain(g: Tape, mind: Reals, side: int, card: int) -> float:
    """Its points, if the region can be held with what is there and what is in hand."""
    region, more = g[REGION + card], -g[RECRUIT_VALUE + card]
    for at in range(start(g, HANDS + side), g[ENDS + HANDS + side]):
        held = g[ROW + at]
        if held < COMMANDS and g[REGION + held] == region:
            more += g[RECRUIT_VALUE + held]
    tokens = 1.0 if more > 0 else 0.0
    return g[CARD_POINTS + card] * hold(g, mind, region, OURS, more, tokens, has_will(g, mind))


def bonus_gain(g: Tape, mind: Reals, bonus: int) -> float:
    if bonus == BONUS_RECRUIT:
        return enter(g, mind, 1.0, 1.0, PLAN_BONUS)
    if bonus == BONUS_MOVE:
        return best_move(g, mind, 1)
    if bonus == BONUS_REFRESH:
        return best_refresh(g, mind)
    if bonus == BONUS_DRAW:
        return DRAW_WORTH * max(mind[ROUNDS], 0.0)
    return LOOK if bonus == ORGANIZES else 0.0


def best_bonus(g: Tape, mind: Reals) -> float:
    most = -1000.0
    for bonus in range(BONUS_RECRUIT, BONUS_DRAW + 1):
        most = max(most, bonus_gain(g, mind, bonus))
    return most


def recruit_rest(g: Tape, mind: Reals, token: int, region: int, value: int) -> float:
    """The value is spent in the end: what counts is the face left behind, and tokens."""
    rest = value - g[STRENGTH + token]
    tired = g[EXHAUSTED_STRENGTH + token] + TIRED_WORTH * rest
    return entry(g, mind, region, value, tired, 1 + rest)


def way_gain(g: Tape, mind: Reals, token: int, steps: int) -> float:
    """The best way that a token can go."""
    ways, most, found = reach(g, token, steps), 0.0, False
    for region in range(REGIONS):
        if (ways >> region) & 1:
            gain = shift(g, mind, token, region)
            if gain > most or not found:
                most, found = gain, True
                mind[PLANS + PLAN_MOVE_TO] = region
    return most
