"""PettingZoo's parallel environments: all sides act in every cycle."""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from .sides import Observation, Sides


class Cycles(Sides, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """Sides that are asked answer at the same time; the others wait, which is the last action."""

    waiting = 1

    @property
    def wait(self) -> int:
        """The action of a side that is not asked."""
        return len(self.code.actions)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game."""
        self._begin(seed)
        self.agents, self.cycle = self.possible_agents[:], 0
        self._show()
        seen = self._seen()
        return seen, _masks(seen)

    def _seen(self) -> dict[str, Observation]:
        code, s = self.code, self.s
        seen: dict[str, Observation] = {}
        for side in self.agents:
            ask = code.ask_of(s, side)
            mask = np.append(code.mask(ask), np.int8(ask is None))
            seen[side] = {"observation": code.observe(s, side), "action_mask": mask}
        return seen

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """All sides that are asked answer; then nature does."""
        sides = self.agents
        refused: dict[str, int] = {}
        for ask in self.s.asked:
            choice = self._meant(ask, actions[ask.who])
            if choice is None:
                refused[ask.who] = actions[ask.who]
            else:
                self.code.game.play(self.s, ask.who, choice)
        self._deal()
        self.cycle += 1
        over = not self.s.asked
        late = not over and self.max_cycles is not None and self.cycle >= self.max_cycles
        rewards = self.code.returns(self.s) if over else dict.fromkeys(sides, 0.0)
        seen = self._seen()
        infos = _masks(seen)
        for side, action in refused.items():
            infos[side]["refused"] = action
        self._show()
        if over or late:
            self.agents = []
        return seen, rewards, dict.fromkeys(sides, over), dict.fromkeys(sides, late), infos


def _masks(seen: dict[str, Observation]) -> dict[str, dict[str, Any]]:
    """The infos: the masks once more, where some learners expect them."""
    return {side: {"action_mask": shown["action_mask"]} for side, shown in seen.items()}
