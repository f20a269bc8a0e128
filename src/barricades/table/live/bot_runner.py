"""Has the bots of one game think, and hands on their answers."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from concurrent.futures import BrokenExecutor, Future
from functools import partial
from typing import Any, NamedTuple

from ...core import Choice, Game
from ..store.database import DatabaseError
from .bots import BotPool, BotTask

TRIES = 3  # how often a bot may be asked whose process was killed, perhaps by another's fault
log = logging.getLogger(__name__)


class BotTurn(NamedTuple):
    """A question to a bot."""

    side: str
    bot: str  # its name
    since: int  # the entry since which it is asked


class BotRunner:
    """Has the bots of one game think. Call it only while holding the lock of the game.

    `answer` is called from another thread, once for each bot that was woken, with what it has
    chosen or why it has not.
    """

    def __init__(
        self,
        game: Game[Any],
        secret: bytes,
        bot_pool: BotPool,
        answer: Callable[[BotTurn, Future[Choice]], None],
    ) -> None:
        self._game, self._secret, self._bot_pool = game, secret, bot_pool
        self._answer = answer
        self._thinking: dict[str, int] = {}  # by side: the entry since which its bot thinks

    def __len__(self) -> int:
        """How many bots are thinking."""
        return len(self._thinking)

    def wake(self, asked: Iterable[BotTurn], state: Any) -> None:
        """Start these bots on a state, except those already thinking about the same question."""
        saved = None
        for one in asked:
            if self._thinking.get(one.side) != one.since:
                self._thinking[one.side] = one.since
                saved = saved or self._game.save(state)
                self._think(one, saved)

    def has_answered(self, one: BotTurn) -> None:
        """Note that a bot has finished with this question."""
        if self._thinking.get(one.side) == one.since:
            del self._thinking[one.side]

    def _think(self, one: BotTurn, saved: dict[str, Any], tries: int = TRIES) -> None:
        seed = f"{self._secret.hex()} {one.side} {one.since}"
        task = BotTask(one.bot, self._game.name, saved, one.side, seed)
        future = self._bot_pool.submit(task)
        future.add_done_callback(partial(self._done, one, saved, tries))

    def _done(self, one: BotTurn, saved: dict[str, Any], tries: int, found: Future[Choice]) -> None:
        """Pass on what a bot has chosen, or its failure; if that cannot be stored, ask it again."""
        if found.cancelled():
            return
        if tries > 1 and isinstance(found.exception(), BrokenExecutor):
            self._think(one, saved, tries - 1)
            return
        try:
            self._answer(one, found)
        except DatabaseError as error:
            log.error("What the bot %s has chosen cannot be written down: %s", one.bot, error)
