"""A side's chance: by the terms, and by what a small net has learnt of what `sight` sees."""

from __future__ import annotations

from math import tanh

from ....fast.dual_powers.layout import RED
from ....fast.kernel import Reals, Tape
from ...nets.layer import odds
from .mind import IS_LEARNT, NODES, SEEN, SIGHTS
from .outlook import odds_of_red
from .sight import look


def chance(g: Tape, mind: Reals, side: int) -> float:
    """A side's chance to win, all cards open."""
    if mind[IS_LEARNT] > 0.0:
        look(g, mind)
        ours = odds(mind, SEEN, SIGHTS, NODES)
    else:
        ours = odds_of_red(g, mind)
    red = 0.5 + 0.5 * tanh(ours / 2.0)
    return red if side == RED else 1.0 - red
