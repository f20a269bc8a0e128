"""The fast engine: the same rules as flat numbers, checked by the truth engine at every step.

`engine` has one game as tapes, plain or compiled; `batch` has many games at once. Both need numpy,
and what is compiled needs LLVM; whoever asks here whether they are there needs neither.
"""

from importlib.util import find_spec

__all__ = ["GAMES", "BadAction", "NotAGame", "NotFast", "is_installed"]

GAMES = ("dual-powers", "revolution", "prelude")  # those that have a folder here


class NotFast(ValueError):
    """What the fast engine cannot do here, and why."""


class NotAGame(ValueError):
    """A tape in which no game with these options stands, and why."""


class BadAction(ValueError):
    """An action that does not answer the question of its game."""


def is_installed() -> bool:
    """Whether there is something to compile with."""
    return find_spec("llvmlite") is not None and find_spec("numpy") is not None
