"""A place before a board: what both a game and a lesson are to whoever looks something up."""

from __future__ import annotations

from typing import Any, Protocol

from ..core import Ask, Choice, Event, Game, IllegalChoice
from ..words import Words
from .boards import Board, Scene


class Place(Protocol):
    """One game in progress, before somebody who may know what their side knows."""

    words: Words
    board: Board

    @property
    def game(self) -> Game[Any]:
        """The rules it goes by."""

    @property
    def state(self) -> Any:
        """How it stands."""

    @property
    def log(self) -> tuple[Event, ...]:
        """All that has happened."""

    def scene(self, side: str | None, ask: Ask | None = None, **room: Any) -> Scene:
        """What a side may see in so much room: its options lit, starred what is new to it."""

    def why_not(self, side: str, *choices: Choice) -> IllegalChoice | None:
        """Why this cannot be chosen, one after another, by what the side knows; None if it can."""
