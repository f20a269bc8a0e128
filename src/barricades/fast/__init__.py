"""The fast engine: the same rules as flat numbers, checked by the truth engine at every step."""

from .engine import GAMES, Engine, NotFast, engine, is_installed

__all__ = ["GAMES", "Engine", "NotFast", "engine", "is_installed"]
