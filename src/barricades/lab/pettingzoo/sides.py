"""What PettingZoo's environments have in common: sides as agents, and what each sees."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces

from ...encoding import Mask, Vector
from ..environment import Environment, Options

Observation: TypeAlias = "dict[str, Vector | Mask]"


class Sides(Environment):
    """Sides as agents; with `max_cycles` a game is cut off, and nobody is rewarded."""

    waiting = 0  # how many actions answer no question

    def __init__(
        self,
        game: str,
        name: str,
        options: Options | None = None,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        language: str = "en",
    ) -> None:
        super().__init__(game, name, options, render_mode=render_mode, language=language)
        self.max_cycles = max_cycles
        self.possible_agents = list(self.code.sides)
        made = {side: self._spaces() for side in self.possible_agents}
        self.observation_spaces = {side: seen for side, (seen, _) in made.items()}
        self.action_spaces = {side: done for side, (_, done) in made.items()}
        highest = np.tile(self.code.highest, len(self.possible_agents))
        self.state_space = spaces.Box(0 * highest, highest)

    def _spaces(self) -> tuple[spaces.Dict, spaces.Discrete[Any]]:
        code, count = self.code, len(self.code.actions) + self.waiting
        seen, mask = spaces.Box(0 * code.highest, code.highest), spaces.MultiBinary(count)
        return spaces.Dict({"observation": seen, "action_mask": mask}), spaces.Discrete(count)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def state(self) -> Vector:
        """What all sides know together: their observations, concatenated."""
        return np.concatenate([self.code.observe(self.s, side) for side in self.possible_agents])
