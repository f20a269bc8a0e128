"""What cost most: the choices of a game looked at again, each by what its side knew."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from itertools import islice
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import fmean, variance
from typing import Any, NamedTuple, TypeAlias

from ..core import Ask, Choice, Game, Record, loads, replay
from ..fast import NotFast
from ..games import load
from . import judgement as judgement_of
from .budget import Budget
from .hints import steps
from .ismcts import SURE, Search, ranked
from .judgement import Judgement, Plan, Planner, Steps
from .seat import Seat
from .swift import Thought, can_think

GLANCE, CLOSE = 8, 100  # trials of a choice that is looked at, and of one that seems costly
COMPILED = 10  # times as many where the search is compiled: it is still quicker
PLANNING = Budget(iterations=100)  # about a plan, which is looked at once
SHORTLIST = 6  # choices of each side that are looked at closely
COSTLY = 3  # and that are named
SLIGHT = 0.02  # what costs less is not named
TOGETHER = 16  # choices that a process looks at in a row


class Costly(NamedTuple):
    """A choice that cost its side chances, by what it knew, and the one that seems better.

    Where a side makes a plan, all its answers are looked at as one: `made` and `plan`.
    """

    moment: int  # so many choices had been made before
    ask: Ask
    choice: Choice
    better: Choice
    cost: float
    error: float
    made: Steps = ()
    plan: Steps = ()


class Critic:
    """Looks at the choices of a recorded game again, each with the eyes of its side."""

    def __init__(self, game: Game[Any], record: Record, judgement: Judgement) -> None:
        self.game, self.judgement, self.choices = game, judgement, record.choices
        self.positions = [*replay(game, record)]
        self.sides = game.sides(record.options)

    @classmethod
    def of(cls, text: str) -> Critic:
        """By the text of a record."""
        record = loads(text)
        game = load(record.game)
        return cls(game, record, judgement_of(game))

    @property
    def moments(self) -> list[int]:
        """When a side had something to choose; of a plan, when it began, if it was carried out."""
        moments, planned = [], dict.fromkeys(self.sides, 0)
        for moment, (who, _) in enumerate(self.choices):
            if planned.get(who):
                planned[who] -= 1
            elif self.ask(moment):
                length = self._length(moment)
                planned[who] = max(length - 1, 0)
                if len(self._made(moment, length)) == length:
                    moments.append(moment)
        return moments

    def ask(self, moment: int) -> Ask | None:
        """What was asked of whoever chose then, if there was a choice."""
        ask = self._asked(moment)
        return ask if ask.who in self.sides and len(ask.options) > 1 else None

    def look(self, moment: int, trials: int = GLANCE) -> Costly:
        """What a choice cost against the one that seems best, both tried beside each other."""
        choice, ask, rng = self.choices[moment][1], self._asked(moment), Random(moment)
        seat = Seat(self.game, self.positions[moment], ask)
        if isinstance(self.judgement, Planner) and (length := self.judgement.answers(seat)):
            made = self._made(moment, length)
            plans = self.judgement.plans(seat, PLANNING, rng, [choice for _, choice in made])
            return _compared(seat, moment, made, plans)
        search, trials = self._search(seat, rng, trials)
        better = ranked(search.run(Budget(iterations=2 * trials)))[0].choice
        if better == choice:
            return Costly(moment, ask, choice, better, 0.0, 0.0)
        found = search.lead(better, choice, trials)
        return Costly(moment, ask, choice, better, found.chance, found.error)

    def _search(self, seat: Seat, rng: Random, trials: int) -> tuple[Thought | Search, int]:
        """What looks at a single choice, and with how many trials: compiled where it can be."""
        if can_think(self.game):
            with suppress(NotFast):
                return Thought(seat, rng, COMPILED * trials), COMPILED * trials
        return Search(seat, self.judgement, rng), trials

    def _asked(self, moment: int) -> Ask:
        who = self.choices[moment][0]
        return next(ask for ask in self.game.asks(self.positions[moment]) if ask.who == who)

    def _length(self, moment: int) -> int:
        """How many answers belong to the plan that begins here; 0 if there is none."""
        if not isinstance(self.judgement, Planner):
            return 0
        return self.judgement.answers(Seat(self.game, self.positions[moment], self._asked(moment)))

    def _made(self, moment: int, length: int) -> Steps:
        """The first answers of a side from this moment on; fewer, if the game was over before."""
        who = self.choices[moment][0]
        own = (n for n in range(moment, len(self.choices)) if self.choices[n][0] == who)
        return tuple((self._asked(n), self.choices[n][1]) for n in islice(own, length))


def _compared(seat: Seat, moment: int, made: Steps, plans: Sequence[Plan]) -> Costly:
    """What a plan cost against the best one, by each way to foresee what others do."""
    best, answers = plans[0], tuple(choice for _, choice in made)
    own = next(plan for plan in plans if plan.choices == answers)
    costs = [better - chance for better, chance in zip(best.chances, own.chances, strict=True)]
    error = SURE * sqrt(variance(costs) + best.error**2 + own.error**2) if own != best else 0.0
    plan = steps(seat, best.choices, Random(0))
    return Costly(moment, seat.ask, answers[0], best.choices[0], fmean(costs), error, made, plan)


def shortlist(looks: Sequence[Costly]) -> tuple[list[Costly], list[int]]:
    """What seems to have cost each side most: plans, and moments to be looked at closely."""
    found = _most(looks, SHORTLIST)
    return [look for look in found if look.plan], [look.moment for look in found if not look.plan]


def costliest(looks: Sequence[Costly]) -> list[Costly]:
    """Of what was looked at closely, what surely cost each side most."""
    return _most([look for look in looks if look.cost > max(SLIGHT, look.error)], COSTLY)


def _most(looks: Sequence[Costly], count: int) -> list[Costly]:
    """So many of each side, the costliest first."""
    by_side: dict[str, list[Costly]] = {}
    for look in sorted(looks, key=lambda look: -look.cost):
        by_side.setdefault(look.ask.who, []).append(look)
    return [look for own in by_side.values() for look in own[:count]]


Look: TypeAlias = Callable[[Iterable[int], int], Iterator[Costly]]
"""Looks at the choices of these moments, with so many trials of each."""


@contextmanager
def looking(record: Record) -> Iterator[Look]:
    """As many processes as there are cores look at the choices of a game."""
    text = record.dumps()
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn"), _begin, (text,)) as pool:

        def look(moments: Iterable[int], trials: int) -> Iterator[Costly]:
            return pool.map(partial(_look, trials=trials), moments, chunksize=TOGETHER)

        yield look


def _begin(text: str) -> None:
    global _critic  # noqa: PLW0603 – one game for a process
    _critic = Critic.of(text)


def _look(moment: int, trials: int) -> Costly:
    return _critic.look(moment, trials)


_critic: Critic
