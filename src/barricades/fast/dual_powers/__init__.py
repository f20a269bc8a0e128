"""Dual Powers as flat numbers: the rules of `games/dual_powers`, step by step, in a tape."""

from ...games.dual_powers.box import SIDES
from .bridge import Bridge
from .rules import answer, ask, known
from .setup import set_up
from .tables import fill
from .view import guess, observe, returns, won

__all__ = [
    "SIDES",
    "Bridge",
    "answer",
    "ask",
    "fill",
    "guess",
    "known",
    "observe",
    "returns",
    "set_up",
    "won",
]
