"""A side's chance as a small net has learnt it from many games; see `sight` for what it sees."""

from __future__ import annotations

from math import exp

from ....fast.kernel import Reals, Tape
from ....fast.prelude.layout import AUTOCRACY, ENDED, RED, VP
from ...nets.layer import odds
from .mind import NODES, SEEN, SIGHTS
from .sight import look
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
    look(g, mind)
    risk = ruin_risk(g)
    return (1.0 - risk) / (1.0 + exp(-odds(mind, SEEN, SIGHTS, NODES))) + risk / 2.0
