"""Hints during a game, unless it is played without; analysis once it is over.

All of it is computed in worker processes. What a side is told depends on its own seat alone.
"""

from __future__ import annotations

import json
import os
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Future
from random import Random
from threading import Lock
from typing import Annotated, Any, NamedTuple, ParamSpec, TypeAlias, TypeVar

from fastapi import Depends, Request

from ....bots import Seat, judgement
from ....bots.course import Course, Point, Turn
from ....bots.critic import CLOSE, Costly, Critic, costliest, shortlist
from ....bots.hints import THINKING, Blunder, Hint, blunder, careless, hints, is_sound
from ....bots.ismcts import Found
from ....core import Ask, Choice, Refused, loads
from ....games import load
from ....play.visibility import why_not_at_once
from ...live.bots import BotPool
from ...live.room import Room
from ...live.sharing import CURRENT_GUEST, METER

HINT_SECONDS = 30  # seconds that a hint may take, if others think before it
WARNING_SECONDS = 5  # seconds that a choice may wait to be weighed
PARTS = os.cpu_count() or 1  # in which the choices of a game are looked at side by side
MOST_WAITING = 16 + PARTS  # jobs of a guest; while so many wait, no other is begun
KEPT, KEPT_EACH = 512, 64 + 2 * PARTS  # results: in all, and of those that one guest asked for

Curve: TypeAlias = tuple[list[Point], list[Turn]]
P = ParamSpec("P")
T = TypeVar("T")


class Result(NamedTuple):
    """What is or will be found, and the guest for whom."""

    guest: str
    future: Future[Any]


class Analyses:
    """Computes hints and analyses, each once, and caches the results. Thread-safe.

    No guest drives the results of others out of the cache, or fills the queue without end: all
    methods that begin something raise Refused (wire-busy) while too much of it waits.
    """

    def __init__(self, bot_pool: BotPool) -> None:
        self.bot_pool, self._lock = bot_pool, Lock()
        self._found: OrderedDict[tuple[str, str], Result] = OrderedDict()

    def hints(self, room: Room, side: str) -> tuple[Ask, list[Hint]]:
        """The question to a side, and its best choices by what it knows. Waits for them.

        Raises Refused: wire-no-hints, wire-not-your-turn, or wire-busy if it takes too long.
        """
        ask, found = self.start_hints(room, side)
        return ask, _result(found, HINT_SECONDS)

    def start_hints(self, room: Room, side: str) -> tuple[Ask, Future[list[Hint]]]:
        """The question to a side, and a future for its best choices.

        Raises Refused: wire-no-hints, wire-not-your-turn, or wire-busy.
        """
        history = room.history
        ask = history.ask(side)
        if not room.row.hints:
            raise Refused("wire-no-hints")
        if ask is None:
            raise Refused("wire-not-your-turn")
        seat = room.game.name, room.game.save(history.state), side
        return ask, self._cached((room.id, f"{side} {history.number}"), find, *seat)

    def blunder(self, room: Room, side: str, choice: Choice) -> tuple[Ask, Blunder] | None:
        """The question to a side and what a choice would cost it, if that is surely much.

        None otherwise, and also if the workers are busy: no game waits for a warning.
        """
        try:
            history = room.history
            ask, found = self.start_hints(room, side)
            best = _result(found, WARNING_SECONDS)
            if choice not in ask.options or is_sound(choice, best):
                return None
            seat = room.game.name, room.game.save(history.state), side
            lost = _result(self._run(weigh, *seat, choice, best), WARNING_SECONDS)
        except Refused:
            return None
        return (ask, lost) if lost else None

    def careless(self, room: Room, side: str, choices: tuple[Choice, ...]) -> Found | None:
        """What several answers in a row would surely cost a side, if that is much."""
        history = room.history
        is_begun = bool(history.answers_given(side))
        if not room.row.hints or is_begun or why_not_at_once(history, side, choices):
            return None
        seat = room.game.name, room.game.save(history.state), side
        try:
            return _result(self._run(weigh_all, *seat, choices), WARNING_SECONDS)
        except Refused:
            return None

    def course(self, room: Room) -> Curve:
        """The chances during a finished game, and where they turned. Raises Refused."""
        text = room.shown_record().dumps()
        return _result(self._cached((room.id, "course"), course, text), HINT_SECONDS)

    def costliest(self, room: Room) -> list[Costly] | None:
        """What cost each side most in a finished game; None while it is computed.

        Raises Refused before the end of the game.
        """
        text = room.shown_record().dumps()
        first = [self._cached((room.id, f"first {n}"), first_look, text, n) for n in range(PARTS)]
        if not all(found.done() for found in first):
            return None
        plans, doubtful = shortlist([look for found in first for look in _result(found, 0)])
        shares = [doubtful[n::PARTS] for n in range(PARTS)]
        close = [
            self._cached((room.id, f"close {share}"), close_look, text, share) for share in shares
        ]
        if not all(found.done() for found in close):
            return None
        return costliest([*plans, *(look for found in close for look in found.result())])

    def _cached(
        self, key: tuple[str, str], work: Callable[P, T], *args: P.args, **facts: P.kwargs
    ) -> Future[T]:
        """What comes of some work; it is done again only if that failed, or was forgotten."""
        with self._lock:
            known = self._found.get(key)
            if known is None or _has_failed(known.future):
                future = self._run(work, *args, **facts)
                known = self._found[key] = Result(CURRENT_GUEST.get(), future)
                self._forget_some(known.guest)
            self._found.move_to_end(key)
        return known.future

    def _forget_some(self, guest: str) -> None:
        """Drop the oldest results: of this guest, if they have too many; and of all."""
        own = [key for key, known in self._found.items() if known.guest == guest]
        for key in own[:-KEPT_EACH]:
            del self._found[key]
        while len(self._found) > KEPT:
            self._found.popitem(last=False)

    def _run(self, work: Callable[P, T], *args: P.args, **facts: P.kwargs) -> Future[T]:
        """A future for the result of some work. Raises Refused: wire-busy."""
        if self.bot_pool.waiting >= MOST_WAITING:
            raise Refused("wire-busy")
        return self.bot_pool.run(work, *args, **facts)


def _has_failed(future: Future[Any]) -> bool:
    return future.done() and (future.cancelled() or future.exception() is not None)


def _result(found: Future[T], seconds: float) -> T:
    """What is found. Raises Refused (wire-busy) after so many seconds, or if its process died."""
    try:
        with METER.get().waiting():
            return found.result(seconds)
    except (TimeoutError, CancelledError, BrokenExecutor):
        raise Refused("wire-busy") from None


def plans(found: Sequence[Hint]) -> list[str]:
    """By hint, all choices of its plan as JSON, so that they can be made at once; empty if none."""
    made = [[choice for _, choice in hint.plan] for hint in found]
    return [json.dumps(choices) if choices else "" for choices in made]


def find(name: str, state: dict[str, Any], side: str) -> list[Hint]:
    """Runs in a worker: the hints for a side."""
    seat = _seat(name, state, side)
    return hints(seat, judgement(seat.game), THINKING, Random(0))


def weigh(
    name: str, state: dict[str, Any], side: str, choice: Choice, best: list[Hint]
) -> Blunder | None:
    """Runs in a worker: what a choice costs a side, if that is much."""
    seat = _seat(name, state, side)
    return blunder(seat, judgement(seat.game), choice, best, Random(0))


def weigh_all(
    name: str, state: dict[str, Any], side: str, choices: tuple[Choice, ...]
) -> Found | None:
    """Runs in a worker: what several choices cost a side, if that is much."""
    seat = _seat(name, state, side)
    return careless(seat, judgement(seat.game), choices, Random(0))


def _seat(name: str, state: dict[str, Any], side: str) -> Seat:
    game = load(name)
    s = game.restore(state)
    return Seat(game, s, next(ask for ask in game.asks(s) if ask.who == side))


def course(text: str) -> Curve:
    """Runs in a worker: the chances during a recorded game, and where they turned."""
    record = loads(text)
    found = Course.of(load(record.game), record)
    points = found.curve()
    return points, found.turns(points)


def first_look(text: str, part: int) -> list[Costly]:
    """Runs in a worker: a quick look at one part of the choices of a recorded game."""
    critic = Critic.of(text)
    moments = critic.moments
    share = -(-len(moments) // PARTS)
    return [critic.look(moment) for moment in moments[part * share :][:share]]


def close_look(text: str, moments: list[int]) -> list[Costly]:
    """Runs in a worker: a close look at the choices made at these moments."""
    critic = Critic.of(text)
    return [critic.look(moment, CLOSE) for moment in moments]


async def _analyses(request: Request) -> Analyses:
    found: Analyses = request.app.state.analyses
    return found


AnalysesDep = Annotated[Analyses, Depends(_analyses)]
