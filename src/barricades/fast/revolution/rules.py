"""The rules of Revolution! as one question after the other: which step asks, and what it does."""

from __future__ import annotations

from ..kernel import (
    AGENDA,
    BRANCHED,
    FACTS,
    NOBODY,
    OPEN,
    OPTIONS,
    QUESTION,
    STEP,
    TOP,
    WHO,
    WIDTH,
    Tape,
    close_question,
    take_up,
)
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
from .setup import set_up
from .turn import bid, bid_deed, open_bids, patronize, play_round


def begin(g: Tape) -> None:
    """A new game, as far as the first question."""
    set_up(g)
    settle(g)


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


def settle(g: Tape) -> None:
    """Carry out steps until somebody is asked something."""
    while g[TOP] > 0:
        step = g[AGENDA + g[TOP] - 1]
        take_up(g, QUESTION, step, KNOWN[step])
        who = ask(g, QUESTION)
        if who != NOBODY:
            g[QUESTION + WHO] = who
            g[OPEN] = 1
            return
        if g[OPEN] > 0:
            g[BRANCHED] = 1
            ask(g, QUESTION)
            return


def ask_again(g: Tape, nth: int) -> None:
    """The options of an open question are offered anew."""
    ask(g, QUESTION + nth * WIDTH)


def play(g: Tape, nth: int, choice: int) -> None:
    """Answer an open question, trusting that the choice is among its options.

    Then the options of the next one are offered; of several, those of the first.
    """
    q, top = QUESTION + nth * WIDTH, g[TOP]
    if g[BRANCHED] == 0:
        g[OPEN] = 0
        answer(g, q, choice)
        settle(g)
        return
    answer(g, q, choice)
    if g[TOP] > top:  # the branch goes on with another token
        take_up(g, q, BID, KNOWN[BID])
    else:
        close_question(g, nth)
    if g[OPEN] > 0:
        ask(g, QUESTION)
    else:
        g[BRANCHED] = 0
        settle(g)
