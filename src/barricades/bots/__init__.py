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

__all__ = ["NAMES", "OPPONENT", "TIMES", "Bot", "Seat", "is_bot", "judgement", "make", "timed"]

EXPERT = "expert"
LEVELS = ("easy", "medium", "hard", EXPERT)
CHARACTERS = ("hoarder", "gambler")  # partners to practise with, each with a bias of its own
NAMES = (*LEVELS, *CHARACTERS, "greedy", "random")  # those that are offered to play against
OPPONENT = "medium"  # the one that sits down where nobody is named
TIMES = (1, 2, 5)  # seconds that the expert may be given for a choice; the last, if nothing is said


def make(name: str, game: Game[Any], rng: Random) -> Bot:
    """The bot of this name, ready to play this game.

    `ismcts` and `swift` may be given a budget, and `expert` the seconds that it has for a choice.
    """
    if not is_bot(name):
        raise BadOption("unknown-bot", name=name, known=", ".join(NAMES))
    kind, _, rest = name.partition(":")
    return _BOTS[kind](game, rng, rest)


def is_bot(name: str) -> bool:
    """Whether whoever is called so is a bot."""
    kind, _, rest = name.partition(":")
    return kind in _BOTS and (not rest or kind in _WITH_MORE)


def timed(bot: str, seconds: int) -> str:
    """The name of a bot that may think so long, if it is one that takes a time."""
    return f"{bot}:{seconds}s" if bot == EXPERT and seconds != TIMES[-1] else bot


def every_name() -> tuple[str, ...]:
    """All that are offered, and the expert with each time that it may be given."""
    return (*NAMES, *[timed(EXPERT, seconds) for seconds in TIMES[:-1]])


def seconds_of(name: str) -> float | None:
    """How long a bot may think about a choice, if it is one that takes a time."""
    kind, _, rest = name.partition(":")
    if kind != EXPERT:
        return None
    return Budget.read(rest).seconds if rest else TIMES[-1]


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


def _expert(game: Game[Any], rng: Random, time: str) -> Bot:
    seconds = seconds_of(f"{EXPERT}:{time}" if time else EXPERT)
    if seconds is None:
        raise BadOption("bad-budget", text=time)
    bot: Bot = _of(game).expert(rng, seconds)
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
    **{level: _level(level) for level in (*LEVELS, *CHARACTERS) if level != EXPERT},
    EXPERT: _expert,
    "ismcts": _ismcts,
    "swift": _swift,
    "regret": _regret,
    "cmd": lambda _, rng, program: Command(program, rng),
}
_WITH_MORE = ("ismcts", "swift", "cmd", EXPERT)
