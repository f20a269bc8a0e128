"""What commands need of a game or a lesson in order to look something up."""

from __future__ import annotations

from typing import Any, Protocol

from ..core import Ask, Choice, Event, Game, IllegalChoice
from ..words import Words
from .boards import Board, Scene


class Place(Protocol):
    """A game in progress, seen by one side."""

    words: Words
    board: Board

    @property
    def game(self) -> Game[Any]:
        """The game."""

    @property
    def state(self) -> Any:
        """Its state."""

    @property
    def log(self) -> tuple[Event, ...]:
        """Everything that has happened."""

    def scene(self, side: str | None, ask: Ask | None = None, **room: Any) -> Scene:
        """The position as a side may see it, with its options lit and stars at what is new."""

    def why_not(self, side: str, *choices: Choice) -> IllegalChoice | None:
        """Why this cannot be chosen, by what the side knows; None if it can."""
