"""An environment: a game in progress, nature's random numbers, and pictures.

It is what PettingZoo's and Gymnasium's environments have in common.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

from ..core import NATURE, Ask, Choice
from ..encoding import encoding
from ..games import NAMES
from ..words import Words

if TYPE_CHECKING:
    from .painting import Picture

LINES = 12  # of the log, as far as it is shown
VERSIONS = dict.fromkeys(NAMES, 0)  # raised when an action or an entry gets another meaning
MODES = ("human", "ansi", "rgb_array")  # of rendering

Options: TypeAlias = Mapping[str, Any]


class Environment:
    """A game with its options, for programs that learn.

    An illegal action is refused: nothing happens, the info repeats it, and the side is asked again.
    An environment can be pickled at any moment.
    """

    metadata: dict[str, Any] = {"render_modes": [*MODES], "render_fps": 1}  # noqa: RUF012 (theirs)

    def __init__(
        self,
        game: str,
        name: str,
        options: Options | None = None,
        *,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        if render_mode not in (None, *MODES):
            raise ValueError(f"there is no render mode {render_mode!r}; there are {MODES}")
        self.metadata = {**self.metadata, "name": name}
        self.render_mode, self.language = render_mode, language
        self.code = encoding(game, options)
        self.rng = Random()
        self.s: Any = None

    def __getstate__(self) -> dict[str, Any]:
        """The state is pickled as JSON, since its log is nested too deeply for pickle."""
        kept = self.__dict__.copy()
        kept["s"] = self.s and self.code.game.save(self.s)
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.s = kept["s"] and self.code.game.restore(kept["s"])

    def _begin(self, seed: int | None) -> None:
        """Begin a new game; a seed makes nature repeat its answers."""
        if seed is not None:
            self.rng = Random(seed)
        self.s = self.code.game.setup(self.code.options)
        self._deal()

    def _deal(self) -> None:
        """Let nature answer until a side is asked, or the game is over."""
        s, play, draw = self.s, self.code.game.play, self.rng.random
        while s.asked and (ask := s.asked[0])[0] == NATURE:
            play(s, NATURE, ask.options[int(draw() * len(ask.options))])

    def _meant(self, ask: Ask, action: int) -> Choice | None:
        """The option for an action; None if the action is illegal."""
        answers = self.code.actions.answers
        what, choice = answers[action] if 0 <= action < len(answers) else ("", "")
        return choice if what == ask.what and choice in ask.options else None

    @property
    def eyes(self) -> str | None:
        """The side whose view a picture shows; None for an onlooker's."""
        return None

    def render(self) -> str | Picture | None:
        """The end of the log and who is asked, as text; or the board as a picture."""
        game, s = self.code.game, self.s
        if self.render_mode == "rgb_array":
            from .painting import painted

            return painted(game, s, self.eyes, self.language)
        words = Words(self.language, game.name, game.titles(s.options))
        lines = [words.event(event) for event in s.log[-LINES:]]
        text = "\n".join([*lines, *map(words.waiting, s.asked)])
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Nothing has to be closed."""
