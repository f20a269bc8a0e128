"""The greedy bot: it tries every choice on guesses of what it cannot see, and takes the best."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ..core import NATURE, Ask, Choice, Game
from .seat import Seat

GUESSES = 3


class Greedy:
    """Looks no further than the end of its own deed.

    `value` is what a position is worth to a side; `follow_ups` are the questions that belong to
    the deed begun (which unit, where to), answered for the best too before it is judged. By a whim
    it may take an option for so much more than it is worth.
    """

    def __init__(
        self,
        rng: Random,
        value: Callable[[Any, str], float],
        follow_ups: frozenset[str],
        whim: float = 0.0,
    ) -> None:
        self.rng, self.value, self.follow_ups, self.whim = rng, value, follow_ups, whim

    def choose(self, seat: Seat) -> Choice:
        """The option worth most over a few guesses; among equals, any."""
        options = seat.ask.options
        if len(options) == 1:
            return options[0]
        worth = dict.fromkeys(options, 0.0)
        for _ in range(GUESSES):
            s = seat.guess(self.rng)
            for option in options:
                worth[option] += self._try(seat.game, s, seat.side, option)
        if self.whim:
            most = GUESSES * self.whim
            worth = {option: whole + most * self.rng.random() for option, whole in worth.items()}
        best = max(worth.values())
        return self.rng.choice([option for option in options if worth[option] == best])

    def _try(self, game: Game[Any], s: Any, side: str, option: Choice) -> float:
        """What a choice is worth once the deed it begins is done."""
        new = s.copy()
        game.play(new, side, option)
        ask = self._next(game, new, side)
        if ask is None:
            return self.value(new, side)
        return max(self._try(game, new, side, option) for option in ask.options)

    def _next(self, game: Game[Any], s: Any, side: str) -> Ask | None:
        """The side's next question, if it belongs to the same deed; nature deals at random."""
        for ask in game.asks(s):
            if ask.who == NATURE:
                game.play(s, NATURE, self.rng.choice(ask.options))
                return self._next(game, s, side)
            if ask.who == side and ask.what in self.follow_ups:
                return ask
        return None
