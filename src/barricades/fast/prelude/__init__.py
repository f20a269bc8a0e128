"""Prelude to Revolution as flat numbers: the rules of `games/prelude`, step by step, on a tape."""

from ...games.prelude.box import SIDES
from .answers import answer
from .asks import ask, known
from .bridge import Bridge
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
