"""Many games at once as a vector environment of Gymnasium: you play one side of each.

envs = Vector("dual-powers", 256, side="red")
seen, _ = envs.reset(seed=1917)
seen, rewards, over, cut, _ = envs.step(actions)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..core import BadOption
from ..fast.batch import Batch

Observations: TypeAlias = "dict[str, NDArray[Any]]"
Actions: TypeAlias = "NDArray[np.int64]"
Others: TypeAlias = "Callable[[Observations], Actions]"


class Vector(VectorEnv):
    """In each environment this side is asked something; other sides answer automatically.

    The others choose at random, or by a function from observations and masks of all games to
    actions; actions of games in which they are not asked are ignored. As in PettingZoo's
    environments, an observation is `{"observation": vector, "action_mask": mask}`. The reward comes
    at the end of a game; the next one then begins in the same step.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        options: Mapping[str, Any] | None = None,
        *,
        side: str | None = None,
        others: Others | None = None,
        threads: int = 1,
    ) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.batch = Batch(game, num_envs, options, threads=threads)
        code = self.batch.code
        self.side = code.sides[0] if side is None else side
        if self.side not in code.sides:
            known = ", ".join(code.sides)
            raise BadOption("bad-option", name="side", value=self.side, known=known)
        self.mine = self.batch.sides.index(self.side)
        self.others = others
        self.num_envs = num_envs
        seen = spaces.Box(0 * code.highest, code.highest)
        mask = spaces.MultiBinary(len(code.actions))
        self.single_observation_space = spaces.Dict({"observation": seen, "action_mask": mask})
        self.single_action_space = spaces.Discrete(len(code.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin new games; the same for the same seed."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1 << 32)))
        self._wait(np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_))
        return self._seen(), {}

    def step(
        self, actions: Actions
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Answer in every game; then others answer, until this side is asked in all of them."""
        rewards, over = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        self.batch.step(np.asarray(actions))
        self._note(rewards, over)
        self._wait(rewards, over)
        return self._seen(), rewards, over, np.zeros(self.num_envs, np.bool_), {}

    def _wait(self, rewards: NDArray[Any], over: NDArray[np.bool_]) -> None:
        """Let the others answer where they are asked."""
        while (away := self.batch.who != self.mine).any():
            actions = self.batch.sample() if self.others is None else self.others(self._seen())
            self.batch.step(np.asarray(actions), away)
            self._note(rewards, over)

    def _note(self, rewards: NDArray[Any], over: NDArray[np.bool_]) -> None:
        rewards += self.batch.rewards[:, self.mine]
        over |= self.batch.over == 1

    def _seen(self) -> Observations:
        return {
            "observation": self.batch.vectors(),
            "action_mask": self.batch.masks.astype(np.int8),
        }

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self.batch.close()
