"""Bots by name. They sit at a seat and see what a side may know, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from ..core import BadOption, Game
from .budget import Budget
from .command import Command
from .ismcts import Ismcts
from .judgement import Judgement
from .random import RandomBot
from .seat import Bot, Seat
from .swift import Swift

__all__ = ["NAMES", "OPPONENT", "Bot", "Seat", "is_bot", "judgement", "make"]

LEVELS = ("easy", "medium", "hard")
NAMES = (*LEVELS, "greedy", "random")  # those that are offered to play against
OPPONENT = "medium"  # the one that sits down where nobody is named


def make(name: str, game: Game[Any], rng: Random) -> Bot:
    """The bot of this name, ready to play this game; `ismcts` and `swift` may be given a budget."""
    if not is_bot(name):
        raise BadOption("unknown-bot", name=name, known=", ".join(NAMES))
    kind, _, rest = name.partition(":")
    return _BOTS[kind](game, rng, rest)


def is_bot(name: str) -> bool:
    """Whether whoever is called so is a bot."""
    kind, _, rest = name.partition(":")
    return kind in _BOTS and (not rest or kind in _WITH_MORE)


def judgement(game: Game[Any]) -> Judgement:
    """What a search is told of this game."""
    return _of(game).judgement()  # type: ignore[no-any-return]


def _of(game: Game[Any]) -> Any:
    return import_module(f".{game.name.replace('-', '_')}", __name__)


def _greedy(game: Game[Any], rng: Random, _: str) -> Bot:
    bot: Bot = _of(game).greedy(rng)
    return bot


def _level(level: str) -> Callable[[Game[Any], Random, str], Bot]:
    def bot(game: Game[Any], rng: Random, _: str) -> Bot:
        made: Bot = _of(game).levels[level](rng)
        return made

    return bot


def _regret(game: Game[Any], rng: Random, _: str) -> Bot:
    if not hasattr(_of(game), "regret"):
        raise BadOption("bot-elsewhere", name="regret")
    bot: Bot = _of(game).regret(rng)
    return bot


def _ismcts(game: Game[Any], rng: Random, budget: str) -> Bot:
    return Ismcts(judgement(game), Budget.read(budget or "1s"), rng)


def _swift(game: Game[Any], rng: Random, budget: str) -> Bot:
    return Swift(judgement(game), Budget.read(budget or "1s"), rng)


_BOTS: dict[str, Callable[[Game[Any], Random, str], Bot]] = {
    "random": lambda _, rng, __: RandomBot(rng),
    "greedy": _greedy,
    **{level: _level(level) for level in LEVELS},
    "ismcts": _ismcts,
    "swift": _swift,
    "regret": _regret,
    "cmd": lambda _, rng, program: Command(program, rng),
}
_WITH_MORE = ("ismcts", "swift", "cmd")
