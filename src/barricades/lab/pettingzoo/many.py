"""PettingZoo's agent-environment cycle over arrays: many games at once."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ...fast.batch import Batch
from ..environment import Options

Observations: TypeAlias = "dict[str, NDArray[Any]]"


class ManyTurns:
    """So many games of the fast engine, each at a question to one side.

    It has arrays, with a row for each game, of what PettingZoo has for one game: `agent_selection`
    (numbers in `possible_agents`), `last()`, `step(actions)`. When a game is over, the next one
    begins at once, and there are no dead steps: a side learns of the end, and gets the reward, when
    it is asked next. An illegal action raises BadAction, and no game moves.
    """

    def __init__(
        self, game: str, num_envs: int, options: Options | None = None, *, threads: int = 1
    ) -> None:
        self.batch = Batch(game, num_envs, options, threads=threads)
        code = self.batch.code
        self.num_envs, self.possible_agents = num_envs, list(code.sides)
        seen, mask = spaces.Box(0 * code.highest, code.highest), len(code.actions)
        self._seen = spaces.Dict({"observation": seen, "action_mask": spaces.MultiBinary(mask)})
        self._done = spaces.Discrete(mask)
        self._rng = np.random.default_rng()
        self._forget()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Of one game, as in PettingZoo's environment."""
        return self._seen

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Of one game."""
        return self._done

    def reset(self, seed: int | None = None) -> None:
        """Begin new games; the same for the same seed."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.batch.reset(int(self._rng.integers(1 << 32)))
        self._forget()

    def _forget(self) -> None:
        shape = self.batch.rewards.shape
        self._rewards, self._over = np.zeros(shape), np.zeros(shape, np.bool_)

    @property
    def agent_selection(self) -> NDArray[np.int64]:
        """By game: the side that is asked, by its number in `possible_agents`."""
        return self.batch.who

    def games_of(self, agent: str) -> NDArray[np.int64]:
        """The games in which this side is asked."""
        return np.flatnonzero(self.batch.who == self.possible_agents.index(agent))

    def last(
        self,
    ) -> tuple[
        Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """By game, for the side that is asked: observation with mask, reward, over, cut, infos.

        The reward is what the side has got since it last answered. If that game is over, it is the
        reward at its end, and the observation is already of the next game.
        """
        rows = np.arange(self.num_envs), self.batch.who
        masks = self.batch.masks.copy()
        seen: Observations = {"observation": self.batch.vectors(), "action_mask": masks}
        never = np.zeros(self.num_envs, np.bool_)
        return seen, self._rewards[rows], self._over[rows], never, {"action_mask": masks}

    def step(self, actions: NDArray[Any]) -> None:
        """Every side that is asked answers; then nature, until a side is asked again."""
        rows = np.arange(self.num_envs), self.batch.who.copy()
        self.batch.step(np.asarray(actions))
        self._rewards[rows], self._over[rows] = 0.0, False
        self._rewards += self.batch.rewards
        self._over |= (self.batch.over == 1)[:, None]

    def close(self) -> None:
        """End the threads."""
        self.batch.close()
