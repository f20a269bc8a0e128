"""Revolution! as flat numbers: the rules of `games/revolution`, step by step, on a tape."""

from ...games.revolution.options import COLOURS as SIDES
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
