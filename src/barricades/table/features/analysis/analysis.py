"""Hints while a game goes on, unless it was agreed otherwise; analysis once it is over."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from random import Random
from threading import Lock
from typing import Annotated, Any, TypeAlias, TypeVar

from fastapi import Depends, Request

from ....bots import Seat, judgement
from ....bots.analysis import Costly, Critic, Point, Turn
from ....bots.budget import Budget
from ....bots.hints import Hint, hints
from ....core import Ask, Refused, loads
from ....games import load
from ...live.bots import Thinkers
from ...live.room import Room
from ...live.sharing import METER

THINKING = Budget(seconds=1.0)
PATIENCE = 30  # seconds that a hint may take, if others think before it
KEPT = 128  # of what was found

Course: TypeAlias = tuple[list[Point], list[Turn]]
T = TypeVar("T")


class Analyses:
    """Hints, and games looked back on: each game once, and all of it in other processes."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers, self._lock = thinkers, Lock()
        self._found: OrderedDict[tuple[str, str], Future[Any]] = OrderedDict()

    def hints(self, room: Room, side: str) -> tuple[Ask, list[Hint]]:
        """What a side is asked, and its best choices by what it knows."""
        history = room.history
        ask = history.ask(side)
        if not room.row.hints:
            raise Refused("wire-no-hints")
        if ask is None:
            raise Refused("wire-not-your-turn")
        state = room.game.save(history.state)
        return ask, _awaited(self.thinkers.run(find, room.game.name, state, side))

    def course(self, room: Room) -> Course:
        """How the chances stood in the course of a game, and where they turned."""
        return _awaited(self._once(room, course))

    def costliest(self, room: Room) -> list[tuple[Ask, Costly]] | None:
        """What cost each side most, and what it was asked; None while that is being found."""
        future = self._once(room, look_back)
        return future.result() if future.done() else None

    def _once(self, room: Room, deed: Callable[[str], T]) -> Future[T]:
        """What comes of a look at the record of a game that is over."""
        record, key = room.shown_record(), (room.id, deed.__name__)
        with self._lock:
            future = self._found.get(key)
            if future is None or (future.done() and (future.cancelled() or future.exception())):
                future = self._found[key] = self.thinkers.run(deed, record.dumps())
            self._found.move_to_end(key)
            while len(self._found) > KEPT:
                self._found.popitem(last=False)
        return future


def _awaited(found: Future[T]) -> T:
    """What is found, or Refused if others have the processes think for too long."""
    try:
        with METER.get().waiting():
            return found.result(PATIENCE)
    except (TimeoutError, CancelledError):
        raise Refused("wire-busy") from None


def find(name: str, state: dict[str, Any], side: str) -> list[Hint]:
    """In a process of its own: the hints for a side, which sees nothing but its seat."""
    game = load(name)
    s = game.restore(state)
    ask = next(ask for ask in game.asks(s) if ask.who == side)
    return hints(Seat(game, s, ask), judgement(game), THINKING, Random(0))


def course(text: str) -> Course:
    """In a process of its own: the chances in the course of a game, and where they turned."""
    critic = _critic(text)
    points = critic.curve()
    return points, critic.turns(points)


def look_back(text: str) -> list[tuple[Ask, Costly]]:
    """In a process of its own: what cost each side of a game most."""
    critic = _critic(text)
    found = critic.costliest([critic.look(moment) for moment in critic.moments])
    return [(ask, look) for look in found if (ask := critic.ask(look.moment))]


def _critic(text: str) -> Critic:
    record = loads(text)
    game = load(record.game)
    return Critic(game, record, judgement(game))


def _analyses(request: Request) -> Analyses:
    found: Analyses = request.app.state.analyses
    return found


Looking = Annotated[Analyses, Depends(_analyses)]
