"""The course of a game: how the chances stood, and when they turned."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
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

    `foresee` tells the chances of a position; without it, the judgement does. `look_again` tells
    them more exactly, where they seem to turn: much of what looks like the greatest swings of a
    game may be luck of whoever foresees them.
    """

    def __init__(
        self,
        game: Game[Any],
        record: Record,
        judgement: Judgement,
        foresee: Foresee | None = None,
        look_again: Foresee | None = None,
    ) -> None:
        self.game, self.judgement = game, judgement
        self.foresee, self.look_again = foresee or judgement.chances, look_again
        self.positions = [*replay(game, record)]
        self.sides = game.sides(record.options)
        self.known: dict[int, Mapping[str, float]] = {}
        self.seen_again: set[int] = set()

    @classmethod
    def of(cls, game: Game[Any], record: Record) -> Course:
        """The chances are those of games that are played on, where this is fast."""
        foresee = look_again = None
        with suppress(NotFast):
            foresee = Rollouts(game, record.options).chances
            look_again = Rollouts(game, record.options, closer=True).chances
        return cls(game, record, judgement_of(game), foresee, look_again)

    def curve(self) -> list[Point]:
        """The chances at every stage, and at the end."""
        moments, stage, last = [], -1, len(self.positions) - 1
        for moment, s in enumerate(self.positions[:last]):
            if self.judgement.stage(s) > stage and self.game.asks(s)[0].who != NATURE:
                stage = self.judgement.stage(s)
                moments.append(moment)
        moments.append(last)
        points = [*map(Point, moments, self._all(moments))]
        if self.look_again and not self.seen_again:
            greatest = self._swings(points)[: 2 * TURNS]
            self.seen_again = {at.moment for _, *both, _ in greatest for at in both}
            self.known |= self._look(self.look_again, self.seen_again)
            points = [*map(Point, moments, self._all(moments))]
        return points

    def turns(self, points: Iterable[Point]) -> list[Turn]:
        """Where the chances turned most, in the order of the game."""
        most = self._swings(points)[:TURNS]
        return sorted(self._turn(before, point, side) for _, before, point, side in most)

    def _swings(self, points: Iterable[Point]) -> list[tuple[float, Point, Point, str]]:
        """By how much the chances of a side rose from one stage to the next, the most first."""
        swings = [
            (point.chances[side] - before.chances[side], before, point, side)
            for before, point in pairwise(points)
            for side in self.sides
            if point.chances[side] > before.chances[side]
        ]
        return sorted(swings, key=lambda swing: -swing[0])

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
        """The chances at these moments, each looked at once."""
        self.known |= self._look(self.foresee, [at for at in moments if at not in self.known])
        return [self.known[moment] for moment in moments]

    def _look(self, foresee: Foresee, moments: Collection[int]) -> dict[int, Mapping[str, float]]:
        """The chances at these moments, but for the end as they are foreseen, on all cores."""

        def chances(moment: int) -> Mapping[str, float]:
            s = self.positions[moment]
            outcome = self.game.outcome(s)
            return won(outcome) if outcome else foresee(s)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return dict(zip(moments, pool.map(chances, moments), strict=True))
