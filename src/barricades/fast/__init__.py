"""The fast engine: the same rules as flat numbers, checked by the truth engine at every step."""

from .batch import Batch
from .engine import GAMES, Engine, NotFast, engine, is_installed

__all__ = ["GAMES", "Batch", "Engine", "NotFast", "engine", "is_installed"]
