"""What a position looks like to the net: two hundred numbers, each about as large as one.

Red's are those towards red, as in `outlook`; all cards are open.
"""

from __future__ import annotations

from ....fast.dual_powers.layout import (
    ACTION_OF,
    AT,
    BLOCKADE,
    CALENDAR,
    CARD_POINTS,
    COMMANDS,
    DAY,
    DAYS,
    ENDS,
    LAST_DAY,
    LAST_ROUND,
    LEADERS,
    MONTH,
    MONTHS,
    MOST_TOKENS,
    MOVES,
    MOVES_TWICE,
    NEUTRAL,
    OBJECTIVE,
    OFFSTAGE,
    OPPOSITION,
    PHASE,
    PLACE,
    RECRUIT_VALUE,
    RED,
    REFRESHES,
    REGION,
    REGIONS,
    ROUND,
    ROW,
    SIDE,
    STACK,
    STRENGTH,
    SUPPLY,
    SUPPORT,
    TOKENS,
    TRACK,
    TROTSKY,
    UNITS_OF,
    UNREST,
    UNREST_POINTS,
    WILL,
)
from ....fast.dual_powers.state import start
from ....fast.kernel import Reals, Tape
from ....games.dual_powers.components import PIPS
from ...nets.layer import ODDS
from ..city import NEUTRALS, OURS, THEIRS
from .city import has_will, hold, strength_then, whose
from .mind import FORCE, FORCES, GOES_ON, LEFT, ROUNDS, SEEN, SIGHTS, STAKES
from .outlook import odds_of_red

IN_REGION = 9  # numbers that are seen of a region
IN_PILE = 3 * REGIONS + 9  # and of a pile of cards


def look(g: Tape, mind: Reals) -> None:
    """Everything, from SEEN on; red's odds by the terms last of all."""
    mind[SEEN + SIGHTS - 1] = odds_of_red(g, mind) / ODDS
    at = look_at_calendar(g, mind, SEEN)
    at = look_at_tokens(g, mind, at)
    at = look_at_regions(g, mind, at)
    for pile in range(STACK + 1):
        at = look_at_pile(g, mind, at, pile)


def look_at_calendar(g: Tape, mind: Reals, at: int) -> int:
    """When it is, and how support stands; where the next number stands is told."""
    for month in range(MONTHS):
        mind[at + month] = 1.0 if g[MONTH] == month else 0.0
    at += MONTHS
    for round_ in range(LAST_ROUND):
        mind[at + round_] = 1.0 if g[ROUND] == round_ + 1 else 0.0
    at += LAST_ROUND
    mind[at] = g[DAY] / g[LAST_DAY]
    mind[at + 1] = mind[ROUNDS] / 4
    mind[at + 2] = mind[GOES_ON]
    mind[at + 3] = mind[LEFT] / 8
    mind[at + 4] = g[UNREST_POINTS + g[MONTH]] / 7
    mind[at + 5] = g[SUPPORT] / g[TRACK]
    mind[at + 6] = abs(g[SUPPORT]) / g[TRACK]
    mind[at + 7] = 1.0 if g[WILL] == RED else 0.0
    mind[at + 8] = 1.0 if g[PHASE] == OBJECTIVE else 0.0
    mind[at + 9] = 1.0 if g[OPPOSITION] == RED else 0.0
    mind[at + 10] = g[ENDS + OFFSTAGE] - start(g, OFFSTAGE)
    return at + 11


def look_at_tokens(g: Tape, mind: Reals, at: int) -> int:
    """Who may still come: Trotsky, leaders, and units of every strength; and who is in the city."""
    mind[at] = 1.0 if g[AT + TROTSKY] == CALENDAR else 0.0
    mind[at + 1] = 1.0 if g[AT + TROTSKY] & PLACE < REGIONS else 0.0
    at += 2
    for leader in range(LEADERS):
        mind[at] = 1.0 if g[AT + leader] == SUPPLY else 0.0
        mind[at + 1] = 1.0 if g[AT + leader] & PLACE < REGIONS else 0.0
        at += 2
    for side in range(2):
        for pips in range(PIPS):
            mind[at + pips] = 0.0
        units = UNITS_OF + side * (1 + MOST_TOKENS)
        for nth in range(units + 1, units + 1 + g[units]):
            if g[AT + g[nth]] == SUPPLY:
                mind[at + g[STRENGTH + g[nth]] - 1] += 0.25
        at += PIPS
    return at


def look_at_regions(g: Tape, mind: Reals, at: int) -> int:
    """Every region, that of unrest, and the next that will be."""
    first = at
    for region in range(REGIONS):
        forces = FORCES + region * FORCE
        mind[at] = mind[forces + OURS] / 4
        mind[at + 1] = mind[forces + OURS + 1] / 3
        mind[at + 2] = mind[forces + THEIRS] / 4
        mind[at + 3] = mind[forces + THEIRS + 1] / 3
        mind[at + 4] = mind[forces + NEUTRALS] / 2
        mind[at + 5] = mind[forces + NEUTRALS + 1] / 2
        mind[at + 6] = mind[at + 7] = 0.0
        mind[at + 8] = hold(g, mind, region, OURS, 0.0, 0.0, has_will(g, mind))
        at += IN_REGION
    for token in range(g[TOKENS]):
        place, of = g[AT + token] & PLACE, whose(g, token, RED)
        if place < REGIONS and g[SIDE + token] != NEUTRAL:
            lasts = first + place * IN_REGION + (6 if of == OURS else 7)
            mind[lasts] += strength_then(g, token) / 4
    for near in range(2):
        there = first + g[BLOCKADE if near else UNREST] * IN_REGION
        for nth in range(IN_REGION):
            mind[at + nth] = mind[there + nth]
        at += IN_REGION
    for region in range(REGIONS):
        mind[at] = mind[STAKES + region] / 5
        mind[at + 1] = 1.0 if g[UNREST] == region else 0.0
        mind[at + 2] = 1.0 if g[BLOCKADE] == region else 0.0
        at += 3
    return at


def look_at_pile(g: Tape, mind: Reals, at: int, pile: int) -> int:
    """The cards of a hand, or those that the opposition will play: by region, and all together."""
    for nth in range(IN_PILE):
        mind[at + nth] = 0.0
    sums = at + 3 * REGIONS
    for place in range(start(g, pile), g[ENDS + pile]):
        card = g[ROW + place]
        mind[sums] += g[DAYS + card] / 20
        if card < COMMANDS:
            region, recruits, action = (
                g[REGION + card],
                g[RECRUIT_VALUE + card],
                g[ACTION_OF + card],
            )
            here = at + 3 * region
            mind[here] += recruits / 3
            mind[here + 1] = max(mind[here + 1], g[CARD_POINTS + card] / 5)
            mind[here + 2] += g[DAYS + card] / 8
            mind[sums + 1] += recruits / 6
            mind[sums + 2] += 0.25
            mind[sums + 3] += 0.5 if action == MOVES else 0.0
            mind[sums + 4] += 0.5 if action == MOVES_TWICE else 0.0
            mind[sums + 5] += 0.5 if action == REFRESHES else 0.0
            mind[sums + 6] += recruits / 3 if region == g[UNREST] else 0.0
            mind[sums + 7] += recruits / 3 if region == g[BLOCKADE] else 0.0
        else:
            mind[sums + 8] += 0.5
    return at + IN_PILE
