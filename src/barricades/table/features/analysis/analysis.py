"""Hints while a game goes on, unless it was agreed otherwise; analysis once it is over."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from random import Random
from threading import Lock
from typing import Annotated, Any, ParamSpec, TypeAlias, TypeVar

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
from ...live.sharing import METER

PATIENCE = 30  # seconds that a hint may take, if others think before it
HASTE = 5  # seconds that a choice may wait to be weighed
KEPT = 128  # of what was found
PARTS = os.cpu_count() or 1  # in which the choices of a game are looked at side by side

Curve: TypeAlias = tuple[list[Point], list[Turn]]
P = ParamSpec("P")
T = TypeVar("T")


class Analyses:
    """Hints, and games looked back on: each game once, and all of it in other processes."""

    def __init__(self, bot_pool: BotPool) -> None:
        self.bot_pool, self._lock = bot_pool, Lock()
        self._found: OrderedDict[tuple[str, str], Future[Any]] = OrderedDict()

    def hints(self, room: Room, side: str) -> tuple[Ask, list[Hint]]:
        """What a side is asked, and its best choices by what it knows."""
        ask, found = self.thought(room, side)
        return ask, _awaited(found, PATIENCE)

    def thought(self, room: Room, side: str) -> tuple[Ask, Future[list[Hint]]]:
        """What a side is asked, and its best choices once they are found: once for a position.

        Refused: wire-no-hints, wire-not-your-turn.
        """
        history = room.history
        ask = history.ask(side)
        if not room.row.hints:
            raise Refused("wire-no-hints")
        if ask is None:
            raise Refused("wire-not-your-turn")
        seat = room.game.name, room.game.save(history.state), side
        return ask, self._once((room.id, f"{side} {history.number}"), find, *seat)

    def blunder(self, room: Room, side: str, choice: Choice) -> tuple[Ask, Blunder] | None:
        """What a side is asked, if a choice surely costs it much by what it knows, and what.

        None also while others have the processes think: no game is held up by a warning.
        """
        try:
            history = room.history
            ask, found = self.thought(room, side)
            best = _awaited(found, HASTE)
            if choice not in ask.options or is_sound(choice, best):
                return None
            seat = room.game.name, room.game.save(history.state), side
            lost = _awaited(self.bot_pool.run(weigh, *seat, choice, best), HASTE)
        except Refused:
            return None
        return (ask, lost) if lost else None

    def careless(self, room: Room, side: str, choices: tuple[Choice, ...]) -> Found | None:
        """What several answers in a row surely cost a side by what it knows, if that is much."""
        history = room.history
        is_begun = bool(history.given(side))
        if not room.row.hints or is_begun or why_not_at_once(history, side, choices):
            return None
        seat = room.game.name, room.game.save(history.state), side
        try:
            return _awaited(self.bot_pool.run(weigh_all, *seat, choices), HASTE)
        except Refused:
            return None

    def course(self, room: Room) -> Curve:
        """How the chances stood in the course of a game, and where they turned."""
        text = room.shown_record().dumps()
        return _awaited(self._once((room.id, "course"), course, text), PATIENCE)

    def costliest(self, room: Room) -> list[Costly] | None:
        """What cost each side most; None while that is being found: ask again then."""
        text = room.shown_record().dumps()
        first = [self._once((room.id, f"glance {n}"), glance, text, n) for n in range(PARTS)]
        if not all(found.done() for found in first):
            return None
        plans, doubtful = shortlist([look for found in first for look in found.result()])
        shares = [doubtful[n::PARTS] for n in range(PARTS)]
        close = [
            self._once((room.id, f"close {share}"), look_closely, text, share) for share in shares
        ]
        if not all(found.done() for found in close):
            return None
        return costliest([*plans, *(look for found in close for look in found.result())])

    def _once(
        self, key: tuple[str, str], work: Callable[P, T], *args: P.args, **facts: P.kwargs
    ) -> Future[T]:
        """What comes of some work; it is done again only if that failed, or was forgotten."""
        with self._lock:
            future = self._found.get(key)
            if future is None or (future.done() and (future.cancelled() or future.exception())):
                future = self._found[key] = self.bot_pool.run(work, *args, **facts)
            self._found.move_to_end(key)
            while len(self._found) > KEPT:
                self._found.popitem(last=False)
        return future


def _awaited(found: Future[T], seconds: float) -> T:
    """What is found, or Refused if others have the processes think for too long."""
    try:
        with METER.get().waiting():
            return found.result(seconds)
    except (TimeoutError, CancelledError):
        raise Refused("wire-busy") from None


def find(name: str, state: dict[str, Any], side: str) -> list[Hint]:
    """In a process of its own: the hints for a side, which sees nothing but its seat."""
    seat = _seat(name, state, side)
    return hints(seat, judgement(seat.game), THINKING, Random(0))


def weigh(
    name: str, state: dict[str, Any], side: str, choice: Choice, best: list[Hint]
) -> Blunder | None:
    """In a process of its own: whether a choice costs a side much, by what its seat sees."""
    seat = _seat(name, state, side)
    return blunder(seat, judgement(seat.game), choice, best, Random(0))


def weigh_all(
    name: str, state: dict[str, Any], side: str, choices: tuple[Choice, ...]
) -> Found | None:
    """In a process of its own: whether several choices cost a side much, by what its seat sees."""
    seat = _seat(name, state, side)
    return careless(seat, judgement(seat.game), choices, Random(0))


def _seat(name: str, state: dict[str, Any], side: str) -> Seat:
    game = load(name)
    s = game.restore(state)
    return Seat(game, s, next(ask for ask in game.asks(s) if ask.who == side))


def course(text: str) -> Curve:
    """In a process of its own: the chances in the course of a game, and where they turned."""
    record = loads(text)
    found = Course.of(load(record.game), record)
    points = found.curve()
    return points, found.turns(points)


def glance(text: str, part: int) -> list[Costly]:
    """In a process of its own: a first look at a part of the choices of a game, in a row."""
    critic = Critic.of(text)
    moments = critic.moments
    share = -(-len(moments) // PARTS)
    return [critic.look(moment) for moment in moments[part * share :][:share]]


def look_closely(text: str, moments: list[int]) -> list[Costly]:
    """In a process of its own: a close look at some choices of a game."""
    critic = Critic.of(text)
    return [critic.look(moment, CLOSE) for moment in moments]


async def _analyses(request: Request) -> Analyses:
    found: Analyses = request.app.state.analyses
    return found


AnalysesDep = Annotated[Analyses, Depends(_analyses)]
