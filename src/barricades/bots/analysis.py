"""A game looked back on: how the chances stood, when they turned, and what cost most."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from random import Random
from typing import Any, NamedTuple

from ..core import NATURE, Ask, Choice, Event, Game, Record, loads, replay
from ..fast import NotFast
from ..games import load
from . import judgement as judgement_of
from .budget import Budget
from .ismcts import Search, ranked, won
from .judgement import Judgement
from .rollouts import Rollouts
from .seat import Seat

GLANCE, CLOSE = 20, 150  # trials of a choice that is looked at, and of one that seems costly
SHORTLIST = 6
COSTLY = 3  # choices of each side that are named
TURNS = 5  # turning points that are named
SLIGHT = 0.02  # what costs less is not named


Foresee = Callable[[Any], Mapping[str, float]]


class Point(NamedTuple):
    """How the chances stood once so many choices had been made."""

    moment: int
    chances: Mapping[str, float]


class Turn(NamedTuple):
    """The chances of a side rose by much, most of it with one choice."""

    moment: int  # so many choices had been made before
    side: str
    since: float  # its chance before
    chance: float  # and at the next stage
    told: tuple[Event, ...]  # what that choice brought about


class Costly(NamedTuple):
    """A choice that cost its side chances, by what it knew, and the one that seems better."""

    moment: int  # so many choices had been made before
    side: str
    choice: Choice
    better: Choice
    cost: float
    error: float


class Critic:
    """Looks back on a game: on its course with all cards open, on a choice with its side's eyes.

    `foresee` tells the chances of a position; without it, the judgement does.
    """

    def __init__(
        self,
        game: Game[Any],
        record: Record,
        judgement: Judgement,
        foresee: Foresee | None = None,
    ) -> None:
        self.game, self.judgement, self.choices = game, judgement, record.choices
        self.foresee = foresee or judgement.chances
        self.positions = [*replay(game, record)]
        self.sides = game.sides(record.options)

    @classmethod
    def of(cls, game: Game[Any], record: Record) -> Critic:
        """The chances are those of games that are played on, where this is fast."""
        foresee = None
        with suppress(NotFast):
            rollouts = Rollouts(game, record.options)
            foresee = rollouts.chances if rollouts.games else None
        return cls(game, record, judgement_of(game), foresee)

    # The course

    def curve(self) -> list[Point]:
        """The chances at every stage, and at the end."""
        moments, stage, last = [], -1, len(self.positions) - 1
        for moment, s in enumerate(self.positions[:last]):
            if self.judgement.stage(s) > stage and self.game.asks(s)[0].who != NATURE:
                stage = self.judgement.stage(s)
                moments.append(moment)
        return [Point(moment, self._chances(moment)) for moment in (*moments, last)]

    def turns(self, points: Iterable[Point]) -> list[Turn]:
        """Where the chances turned most, in the order of the game."""
        swings = [
            (point.chances[side] - before.chances[side], before, point, side)
            for before, point in pairwise(points)
            for side in self.sides
            if point.chances[side] > before.chances[side]
        ]
        most = sorted(swings, key=lambda swing: -swing[0])[:TURNS]
        return sorted(self._turn(before, point, side) for _, before, point, side in most)

    def _turn(self, before: Point, point: Point, side: str) -> Turn:
        chances = [self._chances(n)[side] for n in range(before.moment, point.moment + 1)]
        rises = [after - chance for chance, after in pairwise(chances)]
        moment = before.moment + rises.index(max(rises))
        heard = len(self.positions[moment].log)
        told = next((log[heard:] for log in self._logs(moment, point) if len(log) > heard), ())
        return Turn(moment, side, before.chances[side], point.chances[side], told)

    def _logs(self, moment: int, point: Point) -> Iterator[tuple[Event, ...]]:
        """The log after a choice, and, as it may be face down, after those that follow."""
        return (self.positions[after].log for after in range(moment + 1, point.moment + 1))

    def _chances(self, moment: int) -> Mapping[str, float]:
        s = self.positions[moment]
        outcome = self.game.outcome(s)
        return won(outcome) if outcome else self.foresee(s)

    # The choices

    @property
    def moments(self) -> list[int]:
        """When a side had something to choose."""
        return [moment for moment in range(len(self.choices)) if self.ask(moment)]

    def ask(self, moment: int) -> Ask | None:
        """What was asked of whoever chose then, if there was a choice."""
        who = self.choices[moment][0]
        asks = self.game.asks(self.positions[moment]) if who in self.sides else ()
        return next((ask for ask in asks if ask.who == who and len(ask.options) > 1), None)

    def look(self, moment: int, trials: int = GLANCE) -> Costly:
        """What a choice cost against the one that seems best, both tried beside each other."""
        (who, choice), ask = self.choices[moment], self.ask(moment)
        assert ask is not None
        search = Search(
            Seat(self.game, self.positions[moment], ask), self.judgement, Random(moment)
        )
        better = ranked(search.run(Budget(iterations=2 * trials)))[0].choice
        if better == choice:
            return Costly(moment, who, choice, better, 0.0, 0.0)
        found = search.lead(better, choice, trials)
        return Costly(moment, who, choice, better, found.chance, found.error)

    def costliest(self, looks: Iterable[Costly]) -> list[Costly]:
        """The choices that cost each side most: those that seem to are looked at closely."""
        found = []
        for side in self.sides:
            own = sorted((look for look in looks if look.side == side), key=lambda c: -c.cost)
            close = [self.look(look.moment, CLOSE) for look in own[:SHORTLIST]]
            sure = [look for look in close if look.cost > max(SLIGHT, look.error)]
            found += sorted(sure, key=lambda look: -look.cost)[:COSTLY]
        return found


def looks(record: Record, moments: Iterable[int]) -> Iterator[Costly]:
    """A first look at every choice, in as many processes as there are cores."""
    text = record.dumps()
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn"), _begin, (text,)) as pool:
        yield from pool.map(_look, moments, chunksize=8)


def _begin(text: str) -> None:
    global _critic  # noqa: PLW0603 – one game for a process
    record = loads(text)
    game = load(record.game)
    _critic = Critic(game, record, judgement_of(game))


def _look(moment: int) -> Costly:
    return _critic.look(moment)


_critic: Critic
