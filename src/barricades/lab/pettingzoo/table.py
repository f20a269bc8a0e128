"""The table of an environment: a game under way, nature's dice, what sides see, what is told."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, TypeAlias

from gymnasium import spaces

from ...core import NATURE, Ask, Choice
from ...encoding import Mask, Vector, encoding
from ...words import Words

LINES = 12  # of the log, as far as it is shown

Observation: TypeAlias = "dict[str, Vector | Mask]"
Options: TypeAlias = Mapping[str, Any]


class Table:
    """What environments have in common.

    An action that does not answer the question is refused: nothing happens, `infos` repeats it, and
    the side is asked again. With `max_cycles` a game is broken off, and nobody is rewarded.
    """

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
        self.metadata = {"name": name, "render_modes": ["human", "ansi"]}
        self.render_mode, self.max_cycles, self.language = render_mode, max_cycles, language
        self.code = encoding(game, options)
        self.possible_agents = list(self.code.sides)
        made = {side: self._spaces() for side in self.possible_agents}
        self.observation_spaces = {side: seen for side, (seen, _) in made.items()}
        self.action_spaces = {side: done for side, (_, done) in made.items()}
        self.rng = Random()
        self.s: Any = None

    def _spaces(self) -> tuple[spaces.Dict, spaces.Discrete[Any]]:
        code, count = self.code, len(self.code.actions) + self.waiting
        seen, mask = spaces.Box(0 * code.highest, code.highest), spaces.MultiBinary(count)
        return spaces.Dict({"observation": seen, "action_mask": mask}), spaces.Discrete(count)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        """A new game; a seed makes nature answer the same way each time."""
        if seed is not None:
            self.rng = Random(seed)
        self.s = self.code.game.setup(self.code.options)
        self._deal()

    def _deal(self) -> None:
        """Nature answers until a side is asked, or the game is over."""
        s, play, draw = self.s, self.code.game.play, self.rng.random
        while s.asked and (ask := s.asked[0])[0] == NATURE:
            play(s, NATURE, ask.options[int(draw() * len(ask.options))])

    def _meant(self, ask: Ask, action: int) -> Choice | None:
        """The option behind an action; None if it is none of this question."""
        answers = self.code.actions.answers
        what, choice = answers[action] if 0 <= action < len(answers) else ("", "")
        return choice if what == ask.what and choice in ask.options else None

    def render(self) -> str | None:
        """The end of the log and whom the game waits for, in words: as text, or to be seen."""
        game, s = self.code.game, self.s
        words = Words(self.language, game.name, game.titles(s.options))
        lines = [words.event(event) for event in s.log[-LINES:]]
        told = "\n".join([*lines, *map(words.waiting, s.asked)])
        if self.render_mode == "ansi":
            return told
        print(told)
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Nothing is kept open."""
