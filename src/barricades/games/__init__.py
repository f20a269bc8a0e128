"""The registry: the only place that knows which games there are."""

from __future__ import annotations

from copyreg import pickle
from importlib import import_module
from typing import Any

from ..core import BadOption, Game

NAMES = ("dual-powers", "revolution", "prelude")


def load(name: str) -> Game[Any]:
    """The rules of a game by its name."""
    if name not in NAMES:
        raise BadOption("unknown-game", name=name, known=", ".join(NAMES))
    module = import_module(f".{name.replace('-', '_')}", __name__)
    game: Game[Any] = module.GAME
    return game


pickle(Game, lambda game: (load, (game.name,)))  # whose rules are code, and stay where they are
