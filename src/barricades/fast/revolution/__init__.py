"""Revolution! as flat numbers: the rules of `games/revolution`, step by step, on a tape."""

from ...games.revolution.options import COLOURS as SIDES
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
