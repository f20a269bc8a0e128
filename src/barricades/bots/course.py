"""The course of a game: how the chances stood, and when they turned."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import pairwise
from typing import Any, NamedTuple

from ..core import NATURE, Event, Game, Record, replay
from ..fast import NotFast
from . import judgement as judgement_of
from .ismcts import won
from .judgement import Judgement
from .rollouts import Rollouts

TURNS = 5  # turning points that are named

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


class Course:
    """The course of a recorded game, looked back on with all cards open.

    `foresee` tells the chances of a position; without it, the judgement does.
    """

    def __init__(
        self,
        game: Game[Any],
        record: Record,
        judgement: Judgement,
        foresee: Foresee | None = None,
    ) -> None:
        self.game, self.judgement = game, judgement
        self.foresee = foresee or judgement.chances
        self.positions = [*replay(game, record)]
        self.sides = game.sides(record.options)
        self.known: dict[int, Mapping[str, float]] = {}

    @classmethod
    def of(cls, game: Game[Any], record: Record) -> Course:
        """The chances are those of games that are played on, where this is fast."""
        foresee = None
        with suppress(NotFast):
            foresee = Rollouts(game, record.options).chances
        return cls(game, record, judgement_of(game), foresee)

    def curve(self) -> list[Point]:
        """The chances at every stage, and at the end."""
        moments, stage, last = [], -1, len(self.positions) - 1
        for moment, s in enumerate(self.positions[:last]):
            if self.judgement.stage(s) > stage and self.game.asks(s)[0].who != NATURE:
                stage = self.judgement.stage(s)
                moments.append(moment)
        return [*map(Point, (*moments, last), self._all([*moments, last]))]

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
        moments = range(before.moment, point.moment + 1)
        chances = [chances[side] for chances in self._all(moments)]
        rises = [after - chance for chance, after in pairwise(chances)]
        moment = before.moment + rises.index(max(rises))
        heard = len(self.positions[moment].log)
        told = next((log[heard:] for log in self._logs(moment, point) if len(log) > heard), ())
        return Turn(moment, side, before.chances[side], point.chances[side], told)

    def _logs(self, moment: int, point: Point) -> Iterator[tuple[Event, ...]]:
        """The log after a choice, and, as it may be face down, after those that follow."""
        return (self.positions[after].log for after in range(moment + 1, point.moment + 1))

    def _all(self, moments: Sequence[int]) -> list[Mapping[str, float]]:
        """The chances at these moments, each looked at once; on all cores, if they are foreseen."""
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            new = [moment for moment in moments if moment not in self.known]
            self.known.update(zip(new, pool.map(self._chances, new), strict=True))
        return [self.known[moment] for moment in moments]

    def _chances(self, moment: int) -> Mapping[str, float]:
        s = self.positions[moment]
        outcome = self.game.outcome(s)
        return won(outcome) if outcome else self.foresee(s)
