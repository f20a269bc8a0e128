"""Boards: each game draws itself, in a folder or file of this room that is named after it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from importlib import import_module
from typing import Protocol, cast

from rich.text import Text

from ..core import Ask, Choice, View
from ..words import Words
from .blocks import Block


class Size(IntEnum):
    """How large a board is drawn: on few lines, in full, or in full with air between its parts."""

    SMALL = 0
    FULL = 1
    AIRY = 2


@dataclass(frozen=True, kw_only=True, eq=False)
class Scene:
    """What is to be drawn: what somebody may know, in a language, in so much room."""

    view: View
    words: Words
    width: int = 100
    size: Size = Size.AIRY
    ask: Ask | None = None  # the question whose options are lit on the board

    def number(self, kind: str, value: Choice) -> int:
        """The number under which a thing is offered; 0 if it is not."""
        if self.ask is None or self.ask.of != kind or value not in self.ask.options:
            return 0
        return self.ask.options.index(value) + 1


class Board(Protocol):
    """What the terminal wants to know of a game beyond its rules."""

    ALONE: str  # the option that makes it a game for one; "" if there is none
    ASKED: tuple[str, ...]  # the options a dialogue asks about
    ASKED_ALONE: tuple[str, ...]  # further ones if it is a game for one

    def draw(self, scene: Scene) -> Block:
        """The board, as lines."""

    def sign(self, scene: Scene, side: str) -> Text:
        """A side's shape and name."""

    def table(self, scene: Scene, ask: Ask) -> Block | None:
        """The options laid out in the board's own way; None if a list will do."""

    def label(self, scene: Scene, ask: Ask, option: Choice) -> tuple[Text, Text]:
        """An option as it stands in the list: its name with its sign, and its facts."""

    def several(self, scene: Scene, ask: Ask, typed: str) -> tuple[Choice, ...]:
        """A whole run of answers typed at once; () if it is none."""

    def sealed(self, scene: Scene, ask: Ask, answers: tuple[Choice, ...]) -> Block:
        """What these answers close for good, to be looked at once more; [] if nothing."""

    def things(self, view: View, kind: str) -> tuple[Choice, ...]:
        """All there is of a kind, offered or not."""


def one_by_one(scene: Scene, ask: Ask, typed: str) -> tuple[Choice, ...]:
    """Where no answers can be typed together."""
    return ()


def never_sealed(scene: Scene, ask: Ask, answers: tuple[Choice, ...]) -> Block:
    """Where no answer needs a second look."""
    return []


def load(name: str) -> Board:
    """The board of a game by its name."""
    return cast(Board, import_module(f".{name.replace('-', '_')}", __package__))
