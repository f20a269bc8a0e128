"""One side learns; bots play the others, and nature answers from the seed."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import Env, spaces
from numpy.typing import NDArray

from ...bots import Seat, make
from ...core import NATURE, Ask
from ...encoding import Vector
from ..environment import Environment, Options

DRAWN = "any"  # the side that learns is drawn anew for each game


class Learner(Environment, Env[Vector, np.int64]):
    """A game for one learner, who plays one side against a bot on each other side.

    An observation is the vector of what the side may know. The mask of legal actions is in
    `info["action_mask"]`, and `action_masks()` returns it for MaskablePPO. An illegal action is
    refused: nothing happens, and `info["refused"]` repeats it. The reward comes at the end, from 1
    for the first to -1 for the last.
    """

    def __init__(
        self,
        game: str,
        opponent: str = "greedy",
        *,
        side: str = DRAWN,
        options: Options | None = None,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        super().__init__(game, game, options, render_mode=render_mode, language=language)
        if side not in (DRAWN, *self.code.sides):
            known = ", ".join((DRAWN, *self.code.sides))
            raise ValueError(f"there is no side {side!r}; there are {known}")
        make(opponent, self.code.game, Random(0))  # whoever is unknown is refused at once
        self.opponent, self.wanted, self.side = opponent, side, self.code.sides[0]
        self.bots: dict[str, Any] = {}
        self.observation_space = spaces.Box(0 * self.code.highest, self.code.highest)
        self.action_space = spaces.Discrete(len(self.code.actions))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Begin a new game; a seed makes nature, the bots and the draw of the side repeatable."""
        Env.reset(self, seed=seed)
        self._begin(seed)
        code, rng = self.code, self.rng
        self.side = rng.choice(code.sides) if self.wanted == DRAWN else self.wanted
        others = [side for side in code.sides if side != self.side]
        self.bots = {side: make(self.opponent, code.game, Random(rng.random())) for side in others}
        self._go_on()
        self._show()
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Answer for the learner; then the others answer until the learner is asked again."""
        ask = self._ask
        choice = ask and self._meant(ask, int(action))
        if choice is None:
            return self._seen(), 0.0, ask is None, False, {**self._info(), "refused": int(action)}
        self.code.game.play(self.s, self.side, choice)
        self._go_on()
        self._show()
        over = not self.s.asked
        reward = self.code.returns(self.s)[self.side] if over else 0.0
        return self._seen(), reward, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """By action: whether it answers the open question."""
        return self.code.mask(self._ask).astype(np.bool_)

    @property
    def eyes(self) -> str:
        """Pictures show the learner's view."""
        return self.side

    @property
    def _ask(self) -> Ask | None:
        return self.code.ask_of(self.s, self.side)

    def _go_on(self) -> None:
        """Let nature and the bots answer until the learner is asked, or the game is over."""
        game, s = self.code.game, self.s
        while s.asked and self._ask is None:
            ask = s.asked[0]
            if ask.who == NATURE:
                self._deal()
            else:
                game.play(s, ask.who, self.bots[ask.who].choose(Seat(game, s, ask)))

    def _seen(self) -> Vector:
        return self.code.observe(self.s, self.side)

    def _info(self) -> dict[str, Any]:
        return {"side": self.side, "action_mask": self.code.mask(self._ask)}
