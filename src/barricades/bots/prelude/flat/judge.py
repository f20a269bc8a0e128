"""What a search is told of Prelude to Revolution, over a tape; see `../judge.py`."""

from __future__ import annotations

from math import exp

from ....fast.chance import any_of
from ....fast.kernel import OPTIONS, QUESTION, STEP, Luck, Reals, Tape
from ....fast.prelude.layout import ACTIVE, FIRST, ROUND, ROUNDS_EACH, TAKE_ROUND, TURN
from ....fast.search import WEIGHTS
from ..judge import CLOSE, FEW, Judge
from .trying import ROOT, first_sight, option_at

DEPTH = Judge.depth


def stage(g: Tape) -> int:
    """Every card is one, and so is the beginning of a Turn."""
    waits = 0 if g[ACTIVE] == g[FIRST] else 1
    return 2 * (g[TURN] * (g[ROUNDS_EACH] + 1) + g[ROUND]) + waits


def depth(g: Tape) -> int:
    return DEPTH


def weigh(g: Tape, mind: Reals, nth: int) -> None:
    """How promising each option looks at first sight."""
    first_sight(g, mind)
    best = mind[WEIGHTS]
    for at in range(g[OPTIONS]):
        best = max(best, mind[WEIGHTS + at])
    for at in range(g[OPTIONS]):
        lack = best - mind[WEIGHTS + at]
        mind[WEIGHTS + at] = exp(-lack) if lack <= CLOSE else 0.0


def begin_rolling(g: Tape, mind: Reals) -> None:
    """Nothing is planned beyond a choice."""


def roll(g: Tape, mind: Reals, nth: int, luck: Luck) -> int:
    """The choice that looks best at first sight; of many cards, of a few of them."""
    if g[OPTIONS] == 1:
        return g[OPTIONS + 1]
    if g[QUESTION + STEP] == TAKE_ROUND and g[OPTIONS] > FEW:
        think_of_few(g, luck)
    count, best = g[OPTIONS], 0
    first_sight(g, mind)
    for at in range(count):
        if mind[WEIGHTS + at] > mind[WEIGHTS + best]:
            best = at
    return option_at(mind, ROOT, best)


def think_of_few(g: Tape, luck: Luck) -> None:
    """Any of the options, and no others, are thought of."""
    for nth in range(FEW):
        at = OPTIONS + 1 + nth + any_of(luck, g[OPTIONS] - nth)
        option = g[at]
        g[at] = g[OPTIONS + 1 + nth]
        g[OPTIONS + 1 + nth] = option
    g[OPTIONS] = FEW
