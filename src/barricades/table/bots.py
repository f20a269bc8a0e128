"""Bots think in processes of their own, so that a slow one delays nobody."""

from __future__ import annotations

import os
import signal
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from random import Random
from threading import Lock, Thread
from typing import Any, NamedTuple

from ..bots import Seat, make
from ..core import Choice
from ..games import load

WORKERS = max(4, os.cpu_count() or 1)  # started one by one, as they are needed


class Thought(NamedTuple):
    """What a bot is to think about; its chance is fixed, so a restart changes nothing."""

    bot: str
    game: str
    state: dict[str, Any]  # saved
    side: str
    seed: str


def think(thought: Thought) -> Choice:
    """What the bot chooses; all it is given of the state is its seat."""
    game = load(thought.game)
    s = game.restore(thought.state)
    ask = next(ask for ask in game.asks(s) if ask.who == thought.side)
    return make(thought.bot, game, Random(thought.seed)).choose(Seat(game, s, ask))


class Thinkers:
    """Where bots think: processes unless another executor is given."""

    def __init__(self, executor: Executor | None = None) -> None:
        self._executor: Executor | None = executor or _processes()
        self._lock = Lock()

    def submit(self, thought: Thought) -> Future[Choice]:
        """What the bot will choose; once the table is closed, nobody thinks any more."""
        with self._lock:
            if self._executor is None:
                never: Future[Choice] = Future()
                never.cancel()
                return never
            try:
                return self._executor.submit(think, thought)
            except BrokenProcessPool:  # a process was killed; new ones take its place
                self._executor = _processes()
                return self._executor.submit(think, thought)

    def warm_up(self) -> None:
        """Have a first process ready before anybody waits for it."""
        if self._executor:
            self._executor.submit(_ready)

    def close(self) -> None:
        """Leave bots to their thoughts; when the games go on, they think them again."""
        with self._lock:
            executor, self._executor = self._executor, None
        if executor:
            executor.shutdown(wait=False, cancel_futures=True)
        for process in active_children():
            process.terminate()


def _processes() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(WORKERS, get_context("spawn"), _begin)


def _ready() -> None:
    """Whoever can be asked this has entered all rooms that a bot needs."""


def _begin() -> None:
    """A process leaves Ctrl-C to the table, and ends with it even if that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_table, daemon=True).start()


def _end_with_table() -> None:
    table = parent_process()
    assert table is not None
    table.join()
    os._exit(0)
