"""Bots think in processes of their own, so that a slow one delays nobody, and not for ever."""

from __future__ import annotations

import os
import re
import signal
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextvars import Context, copy_context
from functools import partial
from multiprocessing import active_children, get_context, parent_process
from random import Random
from threading import Lock, Thread
from types import FrameType
from typing import Any, NamedTuple, ParamSpec, TypeVar

from ...bots import NAMES, Seat, make
from ...bots.seat import BotFailed, see_off
from ...core import Choice, Refused
from ...games import NAMES as GAMES
from ...games import load
from .sharing import WHO, Queues

WORKERS = max(4, os.cpu_count() or 1)  # started one by one, as they are needed
SECONDS = 60  # that a bot may think about a choice
POLITE = 5  # whoever thinks waits for whoever answers
PATIENCE = 5  # seconds that a process has to end with the table
OURS = {name: name for name in NAMES}
P = ParamSpec("P")
T = TypeVar("T")
TAKEN = {*OURS, "me", "here", "friend", "anybody"}  # what nobody else can be called


class Thought(NamedTuple):
    """What a bot is to think about; its chance is fixed, so a restart changes nothing."""

    bot: str
    game: str
    state: dict[str, Any]  # saved
    side: str
    seed: str


class Wanted(NamedTuple):
    """What is to be thought, where the answer is awaited, and in whose name."""

    deed: Callable[[], Any]
    found: Future[Any]
    context: Context


def think(thought: Thought) -> Choice:
    """What the bot chooses; all it is given of the state is its seat."""
    game = load(thought.game)
    s = game.restore(thought.state)
    ask = next(ask for ask in game.asks(s) if ask.who == thought.side)
    bot = make(thought.bot, game, Random(thought.seed))
    try:
        return bot.choose(Seat(game, s, ask))
    finally:
        see_off([bot])


def named(given: Iterable[str]) -> dict[str, str]:
    """The bots that whoever opens the table brings along: NAME=BOT, as in Rosa=cmd:./rosa."""
    found: dict[str, str] = {}
    for text in given:
        name, _, bot = text.partition("=")
        if name in {*TAKEN, *found} or not re.fullmatch(r"\w[\w-]{,38}", name):
            raise Refused("terminal-bot-name", text=text)
        for game in GAMES:
            make(bot, load(game), Random())
        found[name] = bot
    return found


class Thinkers:
    """Where bots think: processes unless another executor is given.

    Guests name a bot; what stands behind the name is settled by whoever opens the table.
    """

    bots: Mapping[str, str] = OURS

    def __init__(
        self,
        executor: Executor | None = None,
        *,
        own: Mapping[str, str] | None = None,
        seconds: int = SECONDS,
    ) -> None:
        alarm = hasattr(signal, "SIGALRM")  # Windows has none, and threads cannot hear it
        self._think = think if executor or not alarm else partial(_think_in_time, seconds)
        self._executor: Executor | None = executor or _processes()
        self._queues: Queues[Wanted] = Queues(WORKERS)
        self._usher = ThreadPoolExecutor(1)  # holds no lock of a room, whoever's turn it is
        self._lock = Lock()
        self.bots = {**OURS, **(own or {})}

    def submit(self, thought: Thought) -> Future[Choice]:
        """What the bot will choose; once the table is closed, nobody thinks any more."""
        return self.run(self._think, thought._replace(bot=self.bots.get(thought.bot, "")))

    def run(self, deed: Callable[P, T], *args: P.args, **facts: P.kwargs) -> Future[T]:
        """What something will find that takes a while; whoever waits for it takes turns."""
        found: Future[T] = Future()
        wanted = Wanted(partial(_do, partial(deed, *args, **facts)), found, copy_context())
        with self._lock:
            if self._executor:
                self._queues.put(WHO.get(), wanted)
                self._usher.submit(self._go_on)
            else:
                found.cancel()
        return found

    def _go_on(self) -> None:
        """Have as many think as there are places for."""
        while begun := self._begin_next():
            guest, wanted, thought = begun
            thought.add_done_callback(partial(self._over, guest, wanted))

    def _begin_next(self) -> tuple[str, Wanted, Future[Any]] | None:
        with self._lock:
            if self._executor is None or not (turn := self._queues.next()):
                return None
            guest, wanted = turn
            try:
                return guest, wanted, self._executor.submit(wanted.deed)
            except BrokenProcessPool:  # a process was killed; new ones take its place
                self._executor = _processes()
                return guest, wanted, self._executor.submit(wanted.deed)

    def _over(self, guest: str, wanted: Wanted, thought: Future[Any]) -> None:
        """Somebody else has a turn; what follows from this one is for the same guest."""
        with self._lock:
            self._queues.done(guest)
            if self._executor:
                self._usher.submit(self._go_on)
        wanted.context.run(_pass_on, thought, wanted.found)

    def warm_up(self) -> None:
        """Have a first process ready before anybody waits for it."""
        if self._executor:
            self._executor.submit(_ready)

    def close(self) -> None:
        """Leave bots to their thoughts; when the games go on, they think them again."""
        with self._lock:
            executor, self._executor = self._executor, None
            waiting = self._queues.clear()
            self._usher.shutdown(wait=False)
        for wanted in waiting:
            wanted.found.cancel()
        if executor:
            executor.shutdown(wait=False, cancel_futures=True)
        for process in active_children():
            process.terminate()


def _pass_on(thought: Future[T], found: Future[T]) -> None:
    if thought.cancelled():
        found.cancel()
    elif error := thought.exception():
        found.set_exception(error)
    else:
        found.set_result(thought.result())


def _processes() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(WORKERS, get_context("spawn"), _begin)


def _ready() -> None:
    """Whoever can be asked this has entered all rooms that a bot needs."""


def _do(deed: Callable[[], T]) -> T:
    """Carry something out; when the table is closed meanwhile, all is put in order, and that is it.

    An executor would take the end of the process for an answer, and go on.
    """
    try:
        return deed()
    except SystemExit:
        os._exit(0)


def _think_in_time(seconds: int, thought: Thought) -> Choice:
    """What the bot chooses, unless it takes too long."""
    signal.signal(signal.SIGALRM, partial(_too_slow, thought.bot, seconds))
    signal.alarm(seconds)
    try:
        return think(thought)
    finally:
        signal.alarm(0)


def _begin() -> None:
    """A process leaves Ctrl-C to the table, lets it go first, and ends with it even if killed."""
    if hasattr(os, "nice"):  # Windows has none
        os.nice(POLITE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _closed)
    Thread(target=_end_with_table, daemon=True).start()


def _closed(_: int, __: FrameType | None) -> None:
    sys.exit()


def _too_slow(bot: str, seconds: int, _: int, __: FrameType | None) -> None:
    raise BotFailed("bot-slow", name=bot, seconds=seconds)


def _end_with_table() -> None:
    table = parent_process()
    assert table is not None
    table.join()
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(PATIENCE)
    os._exit(0)
