"""Bots by name. They sit at a seat and see what a side may know, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from ..core import BadOption, Game
from .random import RandomBot
from .seat import Bot, Seat

__all__ = ["NAMES", "Bot", "Seat", "make"]


def _greedy(game: Game[Any], rng: Random) -> Bot:
    bot: Bot = import_module(f".{game.name.replace('-', '_')}", __name__).greedy(rng)
    return bot


_BOTS: dict[str, Callable[[Game[Any], Random], Bot]] = {
    "random": lambda _, rng: RandomBot(rng),
    "greedy": _greedy,
}

NAMES = tuple(_BOTS)


def make(name: str, game: Game[Any], rng: Random) -> Bot:
    """The bot of this name, ready to play this game."""
    if name not in _BOTS:
        raise BadOption("unknown-bot", name=name, known=", ".join(NAMES))
    return _BOTS[name](game, rng)
