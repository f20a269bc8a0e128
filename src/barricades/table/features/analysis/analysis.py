"""Hints while a game goes on, unless it was agreed otherwise; analysis once it is over."""

from __future__ import annotations

from collections import OrderedDict
from concurrent.futures import Future
from random import Random
from threading import Lock
from typing import Annotated, Any

from fastapi import Depends, Request

from ....bots import Seat, judgement
from ....bots.analysis import Costly, Critic
from ....bots.budget import Budget
from ....bots.hints import Hint, hints
from ....core import Ask, Refused, loads
from ....games import load
from ...live.bots import Thinkers
from ...live.room import Room

THINKING = Budget(seconds=1.0)
PATIENCE = 30  # seconds that a hint may take, if others think before it
KEPT = 64  # analyses


class Analyses:
    """Games looked back on, each once: the choices that cost most take a while to find."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers, self._lock = thinkers, Lock()
        self._found: OrderedDict[str, Future[list[Costly]]] = OrderedDict()

    def hints(self, room: Room, side: str) -> tuple[Ask, list[Hint]]:
        """What a side is asked, and its best choices by what it knows."""
        history = room.history
        ask = history.ask(side)
        if not room.row.hints:
            raise Refused("wire-no-hints")
        if ask is None:
            raise Refused("wire-not-your-turn")
        thought = self.thinkers.run(find, room.game.name, room.game.save(history.state), side)
        return ask, thought.result(PATIENCE)

    def costliest(self, room: Room) -> list[Costly] | None:
        """What cost each side most; None while it is still being found."""
        record = room.shown_record().dumps()
        with self._lock:
            future = self._found.get(room.id)
            if future is None or (future.done() and future.exception()):
                future = self._found[room.id] = self.thinkers.run(look_back, record)
            self._found.move_to_end(room.id)
            while len(self._found) > KEPT:
                self._found.popitem(last=False)
        return future.result() if future.done() else None


def find(name: str, state: dict[str, Any], side: str) -> list[Hint]:
    """In a process of its own: the hints for a side, which sees nothing but its seat."""
    game = load(name)
    s = game.restore(state)
    ask = next(ask for ask in game.asks(s) if ask.who == side)
    return hints(Seat(game, s, ask), judgement(game), THINKING, Random(0))


def look_back(text: str) -> list[Costly]:
    """In a process of its own: what cost each side of a game most."""
    critic = critic_of(text)
    return critic.costliest([critic.look(moment) for moment in critic.moments])


def critic_of(text: str) -> Critic:
    record = loads(text)
    game = load(record.game)
    return Critic(game, record, judgement(game))


def _analyses(request: Request) -> Analyses:
    found: Analyses = request.app.state.analyses
    return found


Looking = Annotated[Analyses, Depends(_analyses)]
