"""What speaks for red in a position, over a tape; see `../outlook.py`."""

from __future__ import annotations

from ....fast.dual_powers.layout import (
    AT,
    BLOCKADE,
    CALENDAR,
    COMMANDS,
    ENDS,
    HANDS,
    MONTH,
    NONE,
    OBJECTIVE,
    OFFSTAGE,
    OPPOSITION,
    PHASE,
    PLACE,
    RED,
    REGIONS,
    ROW,
    SCORING,
    STRENGTH,
    SUPPORT,
    TOKENS,
    TROTSKY,
    UNREST_POINTS,
    WILL,
)
from ....fast.dual_powers.state import start
from ....fast.kernel import NATURE, OPEN, QUESTION, WHO, Reals, Tape
from ..city import NEUTRALS, OURS, THEIRS
from ..outlook import ALONE, ARRIVAL, LEAN, STEEP, TWO
from ..outlook import FAR as FAR_OFF
from ..outlook import REGIONS as REGIONS_WORTH
from ..outlook import UNREST as UNREST_WORTH
from .city import (
    has_will,
    hold,
    lasting,
    rounds_to_come,
    see,
    strength_now,
    strength_then,
    whose,
)
from .mind import (
    GOALS,
    GOES_ON,
    LEFT,
    STAKES,
)

STRENGTH_OF_TWO, NEARBY_OF_TWO, LEADER_OF_TWO, CARD_OF_TWO, TURN_OF_TWO = TWO
STRENGTH_ALONE, NEARBY_ALONE, LEADER_ALONE, CARD_ALONE, TURN_ALONE = ALONE


def odds_of_red(g: Tape, mind: Reals) -> float:
    """Red's odds by the terms, by their logarithm, all cards open; what `see` sees is kept."""
    see(g, mind, RED, True)
    steep = STEEP / (1.0 + FAR_OFF * max(rounds_to_come(g), 0.0))
    lean = LEAN if g[OPPOSITION] == NONE else 0.0
    return steep * terms(g, mind) + lean


def terms(g: Tape, mind: Reals) -> float:
    """What speaks for red, in points of support."""
    alone, starts = g[OPPOSITION] != NONE, g[PHASE] == OBJECTIVE
    first = g[OPPOSITION] if alone else g[WILL]
    found = g[SUPPORT] + reward(g) + (UNREST_WORTH if starts else REGIONS_WORTH) * promises(g, mind)
    found += (1.0 if starts else mind[GOES_ON]) * strength_to_come(g, mind, alone)
    found += (TURN_ALONE if alone else TURN_OF_TWO) * (-mind[LEFT] if first == RED else mind[LEFT])
    coming = g[ENDS + OFFSTAGE] - start(g, OFFSTAGE)
    found += ARRIVAL * (coming if g[OPPOSITION] == RED else -coming)
    for at in range(g[ENDS + HANDS + 1]):
        sign = 1.0 if at < g[ENDS + HANDS] else -1.0
        if g[ROW + at] >= COMMANDS:
            found += sign * (LEADER_ALONE if alone else LEADER_OF_TWO)
        else:
            found += sign * (CARD_ALONE if alone else CARD_OF_TWO)
    return found


def reward(g: Tape) -> int:
    """7.4: whoever is asked during the scoring has won the unrest: points, or a bonus for them."""
    if g[PHASE] != SCORING or g[OPEN] == 0 or g[QUESTION + WHO] == NATURE:
        return 0
    points = g[UNREST_POINTS + g[MONTH]]
    return points if g[QUESTION + WHO] == RED else -points


def promises(g: Tape, mind: Reals) -> float:
    """What the regions promise that will be scored."""
    found = 0.0
    for region in range(REGIONS):
        if mind[GOALS + region] > 0.0:
            held = hold(g, mind, region, OURS, 0.0, 0.0, has_will(g, mind))
            found += mind[STAKES + region] * held
    return found


def strength_to_come(g: Tape, mind: Reals, alone: bool) -> float:
    """The strength there will be in the next round; Trotsky is red in the end."""
    strength = STRENGTH_ALONE if alone else STRENGTH_OF_TWO
    nearby = NEARBY_ALONE if alone else NEARBY_OF_TWO
    found = strength * g[STRENGTH + TROTSKY] if g[AT + TROTSKY] == CALENDAR else 0.0
    for token in range(g[TOKENS]):
        region, of = g[AT + token] & PLACE, whose(g, token, RED)
        if region < REGIONS and (of != NEUTRALS or token == TROTSKY):
            worth = strength + (nearby if region == g[BLOCKADE] else 0.0)
            left = worth * lasting(mind, region, strength_now(g, token), strength_then(g, token))
            found += -left if of == THEIRS else left
    return found
