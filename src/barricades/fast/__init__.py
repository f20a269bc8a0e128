"""The fast engine: the same rules as flat numbers, checked against the readable engine.

`engine` has one game as tapes, plain or compiled; `batch` has many games at once. Both need numpy,
and compiling needs LLVM; this module needs neither.
"""

from importlib.util import find_spec

__all__ = ["GAMES", "BadAction", "NotAGame", "NotFast", "is_installed"]

GAMES = ("dual-powers", "revolution", "prelude")  # those that have a folder here


class NotFast(ValueError):
    """What the fast engine cannot do here, and why."""


class NotAGame(ValueError):
    """A tape does not hold a game with these options, and why."""


class BadAction(ValueError):
    """An action does not answer the question of its game."""


def is_installed() -> bool:
    """Whether rules can be compiled."""
    return find_spec("llvmlite") is not None and find_spec("numpy") is not None
