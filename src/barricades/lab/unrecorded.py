"""Games without records: only counted by who won, and how they ended.

The fast engine plays them if all players can play in it. Otherwise the readable engine does, and
they are counted as completely as with records.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple

import numpy as np
from joblib import cpu_count

from ..bots.contest import Contest, Ends
from ..command_line import BadUsage
from ..fast import NotFast
from ..games import load
from .balance.reading import End, Reading, about, reading_of
from .balance.tally import Lineup, Tally, lineup_of
from .parallel import Died, each
from .runs import Run

FAST, READABLE = "fast", "readable"  # the engines
AT_ONCE = 4096  # games in a piece of work, if nobody searches
PATIENCE = 10  # by how much a piece is smaller for every iteration of a search


class Counted(NamedTuple):
    """The results of games of one line-up."""

    games: int
    lineup: Lineup
    shares: Mapping[str, float]  # by side, the sum of all games
    ends: Mapping[End, int]


class Unrecorded:
    """A run without records. Creating one may take seconds while rules are compiled."""

    def __init__(self, run: Run, games: int) -> None:
        self.run, self.games, self.tally = run, run.whole(games), Tally()
        self.contests = _contests(run)
        self.engine = FAST if self.contests else READABLE

    def play(self, jobs: int, cluster: str) -> Iterator[int]:
        """Play all games; yields how many were counted, as they end.

        Raises BadUsage if a game kills its worker.
        """
        if self.contests and not cluster:
            for counted in self._counted(self.contests, jobs or cpu_count()):
                self.tally.count(counted.lineup, counted.shares, counted.ends)
                yield counted.games
            return
        self.engine = READABLE
        for number, result in each(
            partial(_read, self.run), range(1, self.games + 1), jobs, cluster
        ):
            if isinstance(result, Died):
                raise BadUsage("lab-given-up", number=number, problem=str(result))
            if result:
                self.tally.add(result)
            yield 1

    def _counted(self, contests: list[Contest], threads: int) -> Iterator[Counted]:
        """The results of the fast engine, in threads: it does not hold the interpreter's lock."""
        deals = self.games // len(contests)
        pool = ThreadPoolExecutor(threads)
        try:
            yield from pool.map(
                lambda piece: _count(*piece),
                [
                    (contest, first, min(size, deals - first))
                    for contest in contests
                    for size in [max(AT_ONCE // (1 + PATIENCE * max(contest.budgets)), 1)]
                    for first in range(0, deals, size)
                ],
            )
        finally:
            pool.shutdown(cancel_futures=True)


def _contests(run: Run) -> list[Contest]:
    """The line-ups as contests; None if one of them cannot play in the fast engine."""
    try:
        return [Contest(run.game, *lineup, run.seed) for lineup in run.lineups]
    except NotFast:
        return []


def _count(contest: Contest, first: int, count: int) -> Counted:
    played = contest.play(first, count)
    won = dict(zip(contest.sides, played.shares.sum(0).tolist(), strict=True))
    lineup = lineup_of(contest.options, contest.players)
    return Counted(count, lineup, won, _ends(contest, played))


def _ends(contest: Contest, played: Ends) -> Counter[End]:
    """How often games ended in each way; of those that ended alike, one is read."""
    home = about(load(contest.engine.name))
    _, at, counts = np.unique(
        played.states[:, home.FIELDS], axis=0, return_index=True, return_counts=True
    )
    found: Counter[End] = Counter()
    for nth, count in zip(at, counts, strict=True):
        tape = contest.engine.tape()
        tape[: played.states.shape[1]] = played.states[nth].tolist()
        found[home.end(contest.engine.write(tape))] += int(count)
    return found


def _read(run: Run, number: int) -> Reading | None:
    """A game by the readable engine; None if a bot has failed in it."""
    played = run.play(number)
    return None if played.failure else reading_of(played)
