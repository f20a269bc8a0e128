"""Effects on points: Victory Points, Opportunity Points spent and bid (3.2), activities (10.0)."""

from __future__ import annotations

from ...kernel import Tape, offer, plan_3
from ..layout import (
    BID_OPPORTUNITY,
    CARRY_OUT,
    HOW_MANY,
    INNER,
    NONE,
    OPPORTUNITY,
    OPPORTUNITY_MOST,
    SPENDS,
    SPENDS_NOT,
)
from ..places import amount
from ..state import gain


def can_gain(g: Tape, e: int, side: int, there: int) -> bool:
    left = g[OPPORTUNITY_MOST] - g[OPPORTUNITY + side]
    return min(amount(g, g[e + HOW_MANY], side, there), left) > 0


def can_lose(g: Tape, e: int, side: int, there: int) -> bool:
    return min(amount(g, g[e + HOW_MANY], side, there), g[OPPORTUNITY + side]) > 0


def may_spend(g: Tape, side: int) -> int:
    """3.2: Opportunity Points may be spent for more."""
    offer(g, SPENDS)
    offer(g, SPENDS_NOT)
    return side


def may_spend_deed(g: Tape, resolve: int, side: int, e: int, there: int, points: int) -> None:
    if resolve == SPENDS:
        gain(g, side, -points)
        plan_3(g, CARRY_OUT, side, g[g[e + INNER]], there)


def offer_opportunity(g: Tape, side: int) -> int:
    """3.2, 12.1: a side commits any number of Opportunity Points, in the open."""
    for points in range(g[OPPORTUNITY + side] + 1):
        offer(g, points)
    return side


def bid_opportunity_deed(g: Tape, bid: int, side: int, e: int, points: int) -> None:
    """3.2, 14: in turn, First Player first; whoever has bid more acts."""
    gain(g, side, -bid)
    if points < 0:
        plan_3(g, BID_OPPORTUNITY, 1 - side, e, bid)
    elif bid != points:
        plan_3(g, CARRY_OUT, side if bid > points else 1 - side, g[g[e + INNER]], NONE)
