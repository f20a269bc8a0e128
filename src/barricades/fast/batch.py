"""Many games at once, for programs that learn: stepped together, by one array of actions.

Each game is at a question to one side. Nature answers by the game's own luck; when a game is over,
the next one begins at once. Actions and observations are those of `barricades.encoding`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..encoding import Encoding
from . import BadAction
from .chance import LUCK
from .engine import engine, native
from .kernel import ACTIONS, OBSERVATION, SIDES, STATE_SIZE

MOST = 1_000_000  # games at once


class Peek(NamedTuple):
    """What would follow: a row for every action of every game that answers its question."""

    games: NDArray[np.int64]
    actions: NDArray[np.int64]
    observations: NDArray[np.uint8]  # of the side that is asked now
    rewards: NDArray[np.float64]  # its own, where the game would end
    over: NDArray[np.uint8]


class Batch:
    """So many games of one kind, played side by side on one thread or several.

    who           by game: the number of the side that is asked, in `sides`
    masks         by game and action: 1 if it answers the question
    observations  by game: what the side that is asked may know, in bytes; times `scale` it is
                  the vector that `barricades.encoding` gives
    over          by game: 1 if it ended with the last step; then another one has begun
    rewards       by game and side: what the last step brought; other than 0 only at the end
    """

    def __init__(
        self,
        name: str,
        count: int,
        options: Mapping[str, Any] | None = None,
        *,
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        if not 1 <= count <= MOST:
            raise ValueError(f"{count} games at once: there may be 1 to {MOST:,}")
        if threads < 1:
            raise ValueError(f"{threads} threads: there must be one at least")
        self.engine = engine(name, options)
        self.code, self.sides, self.count = self.engine.code, self.engine.sides, count
        self.scale = self.code.scale
        table = self.engine.table
        self.who = np.zeros(count, np.int64)
        self.masks = np.zeros((count, table[ACTIONS]), np.uint8)
        self.observations = np.zeros((count, table[OBSERVATION]), np.uint8)
        self.over = np.zeros(count, np.uint8)
        self.rewards = np.zeros((count, table[SIDES]), np.float64)
        self._states = np.zeros((count, table[STATE_SIZE]), np.int16)
        self._lucks = np.zeros((count, LUCK), np.int64)
        self._luck = np.zeros(LUCK, np.int64)  # of actions that are drawn
        self._actions = np.zeros(count, np.int64)
        self._native = native(name)
        self._parts = _parts(count, min(threads, count))
        self._tapes = [np.array(table, np.int16) for _ in self._parts]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin new games; the same for the same seed, whatever the number of threads."""
        self._native.seed(self._luck, seed, self.count)
        for nth in range(self.count):
            self._native.seed(self._lucks[nth], seed, nth)
        self.over[:] = 0
        self.rewards[:] = 0
        self._share(self._native.begin_many, self.who, self.masks, self.observations)

    def step(self, actions: NDArray[Any], where: NDArray[np.bool_] | None = None) -> None:
        """Answer all questions, by number, in the order of the games; or none, if one is illegal.

        With `where`, only games for which it is true go on; the others wait.
        """
        going = np.ones(self.count, np.bool_) if where is None else where
        self._actions[:] = np.where(going, self._checked(actions, going), -1)
        self._share(
            self._native.step_many,
            *(self._actions, self.rewards, self.over, self.who, self.masks, self.observations),
        )

    def _checked(self, actions: NDArray[Any], going: NDArray[np.bool_]) -> NDArray[Any]:
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise BadAction(f"there must be {self.count} actions, whole numbers, one for each game")
        known = (given >= 0) & (given < self.masks.shape[1])
        fits = known & (self.masks[np.arange(self.count), np.where(known, given, 0)] == 1)
        if not (fits | ~going).all():
            nth = int(np.argmin(fits | ~going))
            raise no_answer(self.code, nth, int(given[nth]))
        return given

    def peek(self) -> Peek:
        """What every action would lead to, on a guess of what its side cannot see.

        Nature answers with other random numbers than in the game. The result is the same until the
        game goes on.
        """
        games, actions = map(np.ascontiguousarray, np.nonzero(self.masks))
        rows = np.append(np.searchsorted(games, np.arange(self.count)), len(games))
        found = Peek(
            games,
            actions,
            np.zeros((len(games), self.observations.shape[1]), np.uint8),
            np.zeros(len(games)),
            np.zeros(len(games), np.uint8),
        )
        shown = found.observations, found.rewards, found.over
        self._share(self._native.peek_many, rows, actions, *shown)
        return found

    def vectors(self) -> NDArray[np.float32]:
        """The observations as vectors of the encoding."""
        return self.observations * self.scale

    def state(self, nth: int) -> Any:
        """A game as a state of the readable engine, with an empty log."""
        tape = self.engine.tape()
        tape[: self._states.shape[1]] = self._states[nth].tolist()
        return self.engine.write(tape)

    def sample(self) -> NDArray[np.int64]:
        """A random action for every game; all legal ones are equally likely."""
        actions = np.zeros(self.count, np.int64)
        self._native.draw_many(self.masks, self.masks.shape[1], self._luck, actions, self.count)
        return actions

    def _share(self, work: Callable[..., None], *arrays: NDArray[Any]) -> None:
        """Run a function on the parts of all threads."""

        def part(nth: int) -> None:
            first, end = self._parts[nth]
            luck = np.zeros(LUCK, np.int64)
            work(self._states, self._lucks, self._tapes[nth], luck, *arrays, first, end)

        if self._pool is None:
            part(0)
        else:
            list(self._pool.map(part, range(len(self._parts))))

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()


def no_answer(code: Encoding, nth: int, action: int) -> BadAction:
    """The error for an illegal action."""
    known = f" ({code.actions.text(action)})" if 0 <= action < len(code.actions) else ""
    return BadAction(f"game {nth}: action {action}{known} is no answer there")


def _parts(count: int, threads: int) -> list[tuple[int, int]]:
    """The first and last game of each thread."""
    bounds = [count * nth // threads for nth in range(threads + 1)]
    return list(pairwise(bounds))
