"""A seat: all that a bot is given. It holds no state, so a bot cannot peek."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol, TypeVar

from ..core import Ask, Choice, Game, State, View

S = TypeVar("S", bound=State)


class Seat:
    """One side's place at the table while it is asked something."""

    def __init__(self, game: Game[S], s: S, ask: Ask) -> None:
        self.game: Game[Any] = game
        self.side = ask.who
        self.ask = ask
        self.view: View = game.view(s, ask.who)
        self.guess: Callable[[Random], Any] = lambda rng: game.guess(s, ask.who, rng)
        """A state as it might be, for all this side knows; the caller owns it."""


class Bot(Protocol):
    """Whoever chooses at a seat."""

    def choose(self, seat: Seat) -> Choice: ...
