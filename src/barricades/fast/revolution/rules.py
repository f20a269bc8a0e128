"""The rules of Revolution! as one question after the other: which step asks, and what it does."""

from __future__ import annotations

from ..kernel import FACTS, OPTIONS, STEP, Tape
from .actions import (
    apothecary,
    apothecary_deed,
    apothecary_with,
    apothecary_with_deed,
    earn,
    gain_support,
    place,
    resolve,
    spend,
    spy,
    spy_deed,
)
from .layout import (
    APOTHECARY,
    APOTHECARY_WITH,
    BID,
    EARN,
    END_ROUND,
    GAIN_SUPPORT,
    KNOWN,
    OPEN_BIDS,
    PATRONIZE,
    PLACE,
    RESOLVE,
    SPEND,
    SPY,
)
from .scoring import end_round
from .turn import bid, bid_deed, open_bids, patronize, play_round


def known(step: int) -> int:
    """How many facts a step must know."""
    return KNOWN[step]


def ask(g: Tape, q: int) -> int:
    """The first half of a step: whom it asks, its options being offered; or it is all deed."""
    step, one = g[q + STEP], g[q + FACTS]
    two, three = g[q + FACTS + 1], g[q + FACTS + 2]
    g[OPTIONS] = 0
    if step == BID:
        return bid(g, one, two)
    if step == RESOLVE:
        return resolve(g, one)
    if step == SPEND:
        return spend(g, one, two)
    if step == GAIN_SUPPORT:
        return gain_support(g, one, two)
    if step == EARN:
        return earn(g, one, two)
    if step == PLACE:
        return place(g, one, two)
    if step == SPY:
        return spy(g, one)
    if step == APOTHECARY:
        return apothecary(g, one)
    if step == APOTHECARY_WITH:
        return apothecary_with(g, one, two, three)
    if step == OPEN_BIDS:
        return open_bids(g)
    if step == END_ROUND:
        return end_round(g)
    if step == PATRONIZE:
        return patronize(g)
    return play_round(g)


def answer(g: Tape, q: int, choice: int) -> None:
    """The second half of a step: the deed."""
    step, one = g[q + STEP], g[q + FACTS]
    two, three = g[q + FACTS + 1], g[q + FACTS + 2]
    if step == BID:
        bid_deed(g, choice, one, two)
    elif step == SPY:
        spy_deed(g, choice, one)
    elif step == APOTHECARY:
        apothecary_deed(g, choice, one)
    elif step == APOTHECARY_WITH:
        apothecary_with_deed(g, choice, one, two, three)
