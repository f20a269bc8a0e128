"""Dual Powers as flat numbers: the rules of `games/dual_powers`, step by step, in a tape."""

from ...games.dual_powers.box import SIDES
from .bridge import Bridge
from .rules import ask_again, begin, play
from .tables import fill
from .view import guess, observe, returns, won

__all__ = [
    "SIDES",
    "Bridge",
    "ask_again",
    "begin",
    "fill",
    "guess",
    "observe",
    "play",
    "returns",
    "won",
]
