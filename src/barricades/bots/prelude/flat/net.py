"""A side's chance as a small net has learnt it from many games; see `sight` for what it sees."""

from __future__ import annotations

from math import exp, tanh

from ....fast.kernel import Reals, Tape
from ....fast.prelude.layout import AUTOCRACY, ENDED, RED, VP
from .mind import HIDDEN, NET, NODES, SEEN, SIGHTS
from .sight import ODDS, see
from .worth import ruin_risk


def chance(g: Tape, mind: Reals, side: int) -> float:
    """A side's chance."""
    red = chance_of_red(g, mind)
    return red if side == RED else 1.0 - red


def chance_of_red(g: Tape, mind: Reals) -> float:
    """The Revolutionary's."""
    if g[ENDED] == AUTOCRACY:
        return 0.5
    if g[ENDED]:
        return 1.0 if g[VP] > 0 else 0.0
    see(g, mind)
    odds, risk = ODDS * mind[SEEN + SIGHTS - 1] + learnt(mind), ruin_risk(g)
    return (1.0 - risk) / (1.0 + exp(-odds)) + risk / 2.0


def learnt(mind: Reals) -> float:
    """What is to be added to the judge's odds, by their logarithm."""
    biases, counts = NET + SIGHTS * NODES, NET + (SIGHTS + 1) * NODES
    for node in range(NODES):
        mind[HIDDEN + node] = mind[biases + node]
    for at in range(SIGHTS):
        seen, row = mind[SEEN + at], NET + at * NODES
        if seen != 0.0:
            for node in range(NODES):
                mind[HIDDEN + node] += seen * mind[row + node]
    found = mind[counts + NODES]
    for node in range(NODES):
        found += tanh(mind[HIDDEN + node]) * mind[counts + node]
    return found
