"""PettingZoo's agent-environment cycle: sides answer in turn."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from .sides import Observation, Sides


class Turns(Sides, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One question after another. Sides asked together do not learn each other's answers.

    `max_cycles` counts answers of each side.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        self._begin(seed)
        sides = self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(sides, 0.0)
        self._cumulative_rewards = dict.fromkeys(sides, 0.0)
        self.terminations = dict.fromkeys(sides, False)
        self.truncations = dict.fromkeys(sides, False)
        self.infos: dict[str, dict[str, Any]] = {side: {} for side in sides}
        self.answers = 0
        self._turn_to(self.s.asked[0].who)
        self._show()

    def observe(self, agent: str) -> Observation:
        """What a side sees, and the mask of its legal actions."""
        code, s = self.code, self.s
        side, mask = self.shown
        mask = mask.copy() if agent == side else code.mask(code.ask_of(s, agent))
        return {"observation": code.observe(s, agent), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Answer for the selected side; then nature answers, until a side is asked."""
        side = self.agent_selection
        if self.terminations[side] or self.truncations[side]:
            self._was_dead_step(action)
            return
        choice = None if action is None else self._meant(self.s.asked[0], action)
        self.infos[side] = {"refused": action} if choice is None else {}
        if choice is not None:
            self.code.game.play(self.s, side, choice)
            self._deal()
        self.answers += 1
        self._go_on()
        self._show()

    def _go_on(self) -> None:
        """Select the next side, or end the game."""
        asked, most = self.s.asked, (self.max_cycles or 0) * len(self.possible_agents)
        if not asked:
            self.rewards = self.code.returns(self.s)
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        elif most and self.answers >= most:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._turn_to(asked[0].who)
            return
        self._turn_to(self.agents[0])

    def _turn_to(self, side: str) -> None:
        """Select a side; its mask is also in its info."""
        mask = self.code.mask(self.code.ask_of(self.s, side))
        self.agent_selection, self.shown = side, (side, mask)
        self.infos[side]["action_mask"] = mask.copy()
