"""What a search is told of Revolution!, over a tape; see `../judgement.py` and `../bidder.py`."""

from __future__ import annotations

from ....fast.chance import any_of
from ....fast.kernel import FACTS, OPTIONS, QUESTION, STEP, WHO, WIDTH, Luck, Reals, Tape
from ....fast.revolution.layout import (
    APOTHECARY,
    BID,
    BIDS,
    HANDS,
    MOST_SIDES,
    PASSES,
    ROUND,
    SPY,
)
from ....fast.revolution.state import first_bid, kind_of, laid_by
from ....fast.search import WEIGHTS
from ..bidder import BOLD
from ..judgement import Judge
from .mind import WORTH
from .town import (
    best_exchange_of,
    count_cubes,
    exchange,
    odds,
    see_turned,
    town_for,
    turned_at,
)

DEPTH, TIMES = Judge.depth, int(BOLD)
FINE = 1 << 20  # how finely a chance is drawn


def stage(g: Tape) -> int:
    """A round is what begins and ends."""
    return g[ROUND]


def depth(g: Tape) -> int:
    return DEPTH


def gains(g: Tape, mind: Reals, nth: int) -> None:
    """What each option brings the side that is asked, from WEIGHTS on."""
    q = QUESTION + nth * WIDTH
    side, step = g[q + WHO], g[q + STEP]
    if step == BID:
        town = town_for(g, mind, side)
        for at in range(g[OPTIONS]):
            option = g[OPTIONS + 1 + at]
            mind[WEIGHTS + at] = bid_gain(g, mind, town, side, option, g[q + FACTS + 1])
        return
    count_cubes(g, mind)
    see_turned(g, mind, side)
    for at in range(g[OPTIONS]):
        option = g[OPTIONS + 1 + at]
        area, owner = option // MOST_SIDES, option % MOST_SIDES
        if option == PASSES:
            mind[WEIGHTS + at] = 0.0
        elif step == SPY:
            mind[WEIGHTS + at] = mind[turned_at(area, owner, side)]
        elif step == APOTHECARY:
            mind[WEIGHTS + at] = best_exchange_of(g, mind, area, owner)
        else:
            first, colour = g[q + FACTS + 1], g[q + FACTS + 2]
            mind[WEIGHTS + at] = exchange(mind, first, colour, area, owner)


def bid_gain(g: Tape, mind: Reals, town: int, side: int, character: int, kind: int) -> float:
    """What one more token on a character adds to what may be won."""
    force = mail = gold = 0
    for number in range(laid_by(g, side)):
        if g[g[BIDS] + first_bid(g, side) + number] == character:
            laid = kind_of(g, g[HANDS + side], number)
            force += 1 if laid == 0 else 0
            mail += 1 if laid == 1 else 0
            gold += 1 if laid == 2 else 0
    before = odds(g, mind, town, side, character, force, mail, gold)
    force += 1 if kind == 0 else 0
    mail += 1 if kind == 1 else 0
    gold += 1 if kind == 2 else 0
    more = odds(g, mind, town, side, character, force, mail, gold) - before
    return mind[town + WORTH + character] * max(more, 0.0)


def weigh(g: Tape, mind: Reals, nth: int) -> None:
    """How promising each option looks at first sight."""
    gains(g, mind, nth)
    is_bid = g[QUESTION + nth * WIDTH + STEP] == BID
    for at in range(g[OPTIONS]):
        gain = mind[WEIGHTS + at]
        mind[WEIGHTS + at] = boldly(gain) if is_bid else 1.0 + max(gain, 0.0)


def boldly(gain: float) -> float:
    """What is better is preferred by far."""
    found = 1.0
    for _ in range(TIMES):
        found *= gain
    return found


def begin_rolling(g: Tape, mind: Reals) -> None:
    """Nothing is planned beyond a choice."""


def roll(g: Tape, mind: Reals, nth: int, luck: Luck) -> int:
    """A token goes by chance, to the better the more likely; a power is used for the best."""
    weigh(g, mind, nth)
    if g[QUESTION + nth * WIDTH + STEP] == BID:
        return g[OPTIONS + 1 + by_weight(g, mind, luck)]
    best, alike = 0, 1
    for at in range(1, g[OPTIONS]):
        if mind[WEIGHTS + at] > mind[WEIGHTS + best]:
            best, alike = at, 1
        elif mind[WEIGHTS + at] == mind[WEIGHTS + best]:
            alike += 1
            if any_of(luck, alike) == 0:
                best = at
    return g[OPTIONS + 1 + best]


def by_weight(g: Tape, mind: Reals, luck: Luck) -> int:
    """Any option, the better the more likely; if nothing brings anything, any."""
    whole = 0.0
    for at in range(g[OPTIONS]):
        whole += mind[WEIGHTS + at]
    if whole == 0.0:
        return any_of(luck, g[OPTIONS])
    left = whole * any_of(luck, FINE) / FINE
    for at in range(g[OPTIONS]):
        left -= mind[WEIGHTS + at]
        if left < 0.0:
            return at
    return 0
