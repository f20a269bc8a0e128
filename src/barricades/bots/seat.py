"""A seat: all that a bot is given. It holds no state, so a bot cannot peek."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Protocol, TypeVar, runtime_checkable

from ..core import Ask, Choice, Event, Game, Outcome, Refused, State, View
from ..position import others

S = TypeVar("S", bound=State)


class Seat:
    """One side's place at the table while it is asked something."""

    def __init__(self, game: Game[S], s: S, ask: Ask) -> None:
        self.game: Game[Any] = game
        self.side = ask.who
        self.ask = ask
        self.view: View = game.view(s, ask.who)
        self.waiting = others(game.asks(s), ask.who)
        """What others are asked at the same time, without their options."""
        self.log: Callable[[], tuple[Event, ...]] = lambda: s.log
        """All that has happened, as everybody knows it."""
        self.guess: Callable[[Random], Any] = lambda rng: game.guess(s, ask.who, rng)
        """A state as it might be, for all this side knows; the caller owns it."""


class Bot(Protocol):
    """Whoever chooses at a seat."""

    def choose(self, seat: Seat) -> Choice: ...


@runtime_checkable
class Guest(Protocol):
    """A bot from outside the house: it must be seen off, and likes to hear how the game ended."""

    def leave(self, outcome: Outcome | None) -> None: ...


class BotFailed(Refused):
    """A bot did not answer, or not with an option: its side has lost, and this is why."""


def see_off(bots: Iterable[Bot], outcome: Outcome | None = None) -> None:
    """The game is over, or left: guests go."""
    for bot in bots:
        if isinstance(bot, Guest):
            bot.leave(outcome)
