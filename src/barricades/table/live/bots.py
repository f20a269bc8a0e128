"""Bots think in separate processes with a time limit, so that a slow one delays nobody."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterable, Mapping
from concurrent.futures import Executor, Future
from functools import partial
from random import Random
from types import FrameType
from typing import Any, NamedTuple

from ...bots import Seat, every_name, make
from ...bots.seat import BotFailed, see_off
from ...core import Choice, Refused
from ...fast.beside import waiting
from ...games import NAMES as GAMES
from ...games import load
from .pool import Pool

SECONDS = 60  # that a bot may think about a choice
OURS = {name: name for name in every_name()}
TAKEN = {*OURS, "me", "here", "friend", "anybody"}  # what nobody else can be called


class BotTask(NamedTuple):
    """One question to a bot. It is seeded, so the same task gives the same choice.

    Only while a search is being compiled may the choice be another one.
    """

    bot: str
    game: str
    state: dict[str, Any]  # saved
    side: str
    seed: str


def think(task: BotTask) -> Choice:
    """The bot's choice. The bot sees its seat, never the whole state. Raises as the bot does.

    Nobody waits for what has to be compiled: until then bots do without.
    """
    game = load(task.game)
    s = game.restore(task.state)
    ask = next(ask for ask in game.asks(s) if ask.who == task.side)
    bot = make(task.bot, game, Random(task.seed))
    try:
        with waiting(False):
            return bot.choose(Seat(game, s, ask))
    finally:
        see_off([bot])


def parse_named(given: Iterable[str]) -> dict[str, str]:
    """The operator's own bots from NAME=BOT arguments, such as Rosa=cmd:./rosa, by name.

    Raises Refused if a name is taken or malformed, or if there is no such bot.
    """
    found: dict[str, str] = {}
    for text in given:
        name, _, bot = text.partition("=")
        if name in {*TAKEN, *found} or not re.fullmatch(r"\w[\w-]{,38}", name):
            raise Refused("terminal-bot-name", text=text)
        for game in GAMES:
            make(bot, load(game), Random())
        found[name] = bot
    return found


class BotPool(Pool):
    """The processes in which bots choose.

    `bots`: by the name that guests use, the bot that stands behind it; `own` adds those of whoever
    opens the table. A bot that takes more than `seconds` fails with BotFailed.
    """

    bots: Mapping[str, str] = OURS

    def __init__(
        self,
        executor: Executor | None = None,
        *,
        own: Mapping[str, str] | None = None,
        seconds: int = SECONDS,
    ) -> None:
        super().__init__(executor)
        alarm = hasattr(signal, "SIGALRM")  # Windows has none, and threads cannot hear it
        self._think = think if executor or not alarm else partial(_think_in_time, seconds)
        self.bots = {**OURS, **(own or {})}

    def submit(self, task: BotTask) -> Future[Choice]:
        """The bot's choice as a future. It fails with BotFailed, or with what the bot raised."""
        return self.run(self._think, task._replace(bot=self.bots.get(task.bot, "")))


def _think_in_time(seconds: int, task: BotTask) -> Choice:
    """The bot's choice. Raises BotFailed if it takes too long."""
    signal.signal(signal.SIGALRM, partial(_too_slow, task.bot, seconds))
    signal.alarm(seconds)
    try:
        return think(task)
    finally:
        signal.alarm(0)


def _too_slow(bot: str, seconds: int, _: int, __: FrameType | None) -> None:
    raise BotFailed("bot-slow", name=bot, seconds=seconds)
