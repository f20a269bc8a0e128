"""Games that are played to learn from, in as many threads as there are processors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from time import monotonic
from types import SimpleNamespace
from typing import Any

import numpy as np

from ...fast import chance, search, verbs
from ...fast.engine import Engine, engine, verbs_of
from ...fast.native import Native
from ...fast.program import Program
from ..swift import JUDGED, grove, judge_of
from . import harvest
from .training import Rows

SOME = 20  # games between two looks at the clock


class Farm:
    """One game, with all of these options in turn."""

    def __init__(self, name: str, options: Sequence[Mapping[str, Any]], seed: int) -> None:
        judge = judge_of(name)
        home = verbs_of(name) | {verb: getattr(judge, verb) for verb in (*JUDGED, "look")}
        entries: list[Any] = [harvest.harvest]
        made = Native(Program(entries, verbs, SimpleNamespace(**home)))
        self.harvest, self.seed, self.dealt = made.functions["harvest"], seed, 0
        self.layer, self.apart = judge.NET, judge.APART
        self.fields = [Field(engine(name, each), judge.furnished) for each in options]

    def learn(self, net: Rows) -> None:
        """From now on all sides judge by this net."""
        for field in self.fields:
            self.layer.learn(field.mind, net)

    def play(self, games: int, iterations: int, minutes: float) -> Rows:
        """So many games, or fewer if the time is over: what was seen, and what came of it."""
        end, first = monotonic() + 60 * minutes, self.dealt
        self.dealt += games

        def some(start: int) -> Rows:
            return self._some(start, iterations) if monotonic() < end else np.zeros((0, 0), "f4")

        with ThreadPoolExecutor(cpu_count()) as pool:
            found = [*pool.map(some, range(first, first + games, SOME))]
        return np.concatenate([rows for rows in found if len(rows)])

    def _some(self, first: int, iterations: int) -> Rows:
        field = self.fields[first // SOME % len(self.fields)]
        width = self.layer.sights + 1
        rows = np.zeros((SOME * harvest.ROWS, width))
        count = self.harvest(
            *(np.array(field.engine.table, np.int16) for _ in range(3)),
            *(field.mind.copy(), *grove(iterations), np.zeros(search.NOTES, np.int64)),
            *(np.zeros(chance.LUCK, np.int64) for _ in range(4)),
            *(rows.reshape(-1), self.layer.seen, self.layer.sights, self.apart),
            *(self.seed, first, SOME, iterations),
        )
        return rows[:count].astype(np.float32)


class Field:
    """A game with its options, and what a search of it has in mind."""

    def __init__(self, engine: Engine, furnished: Any) -> None:
        self.engine = engine
        self.mind = np.array(furnished(engine.code.options))
