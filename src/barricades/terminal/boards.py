"""Boards: each game is drawn by a module or package here that is named after it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from importlib import import_module
from typing import Any, NamedTuple, Protocol, TypeAlias, cast

from rich.text import Text

from ..core import Ask, Choice, View
from ..play.touched import Mark
from ..words import Words
from .blocks import Block, starred
from .keys import keys


class Size(IntEnum):
    """How large a board is drawn: on few lines, in full, or in full with space between."""

    SMALL = 0
    FULL = 1
    AIRY = 2


@dataclass(frozen=True, kw_only=True, eq=False)
class Scene:
    """What is to be drawn: what a viewer may know, in a language, and how much room there is."""

    view: View
    words: Words
    width: int = 100
    size: Size = Size.AIRY
    ask: Ask | None = None  # the question whose options are lit on the board
    marks: frozenset[Mark] = frozenset()  # what has just happened to, or what is spoken of
    apart: bool = False  # whether hand and options have room of their own; then nothing makes way

    def key(self, kind: str, value: Choice) -> str:
        """What to type for a thing that is offered; "" if it is not."""
        if self.ask is None or self.ask.of != kind:
            return ""
        return keys(self.ask).get(value, "")


Thing: TypeAlias = tuple[str, Choice]  # a kind, and which one of it


class Board(Protocol):
    """What the terminal needs of a game besides its rules.

    A board may also have `READABLE`, `about`, `where`, `hand` and `legend`; see the functions of
    these names below.
    """

    ALONE: str  # the option that makes it a game for one; "" if there is none
    ASKED: tuple[str, ...]  # the options a dialogue asks about
    ASKED_ALONE: tuple[str, ...]  # further ones if it is a game for one

    def draw(self, scene: Scene) -> Block:
        """The board, as lines."""

    def sign(self, scene: Scene, side: str) -> Text:
        """A side's shape and name."""

    def table(self, scene: Scene, ask: Ask) -> Block | None:
        """The options in a layout of the board's own; None if a list will do."""

    def label(self, scene: Scene, ask: Ask, option: Choice) -> tuple[Text, Text]:
        """An option in the list: its name with its sign, and its facts."""

    def several(self, scene: Scene, ask: Ask, typed: str) -> tuple[Choice, ...]:
        """Several answers typed at once; () if the text is none."""

    def sealed(self, scene: Scene, ask: Ask, answers: tuple[Choice, ...]) -> Block:
        """What these answers close for good, to be confirmed; [] if nothing."""

    def things(self, view: View, kind: str) -> tuple[Choice, ...]:
        """All things of a kind, offered or not."""


def draw(board: Board, scene: Scene) -> Block:
    """The board, with stars at the marks."""
    lines = board.draw(scene)
    return starred(lines, scene.marks) if scene.marks else lines


class Offer(NamedTuple):
    """An option as shown: its key, its name, and what it does or costs."""

    option: Choice
    key: str
    name: Text
    facts: Text


def offers(board: Board, scene: Scene, ask: Ask) -> list[Offer]:
    """The options in their order."""
    return [
        Offer(option, key, *board.label(scene, ask, option)) for option, key in keys(ask).items()
    ]


def one_by_one(scene: Scene, ask: Ask, typed: str) -> tuple[Choice, ...]:
    """`several` of boards on which answers cannot be typed together."""
    return ()


def never_sealed(scene: Scene, ask: Ask, answers: tuple[Choice, ...]) -> Block:
    """`sealed` of boards on which nothing needs to be confirmed."""
    return []


def readable(board: Board) -> tuple[str, ...]:
    """The kinds of things that can be shown at reading size: the board's `READABLE`."""
    kinds: tuple[str, ...] = getattr(board, "READABLE", ())
    return kinds


def about(board: Board, scene: Scene, kind: str, value: Choice) -> Block:
    """A thing at reading size; by default its name.

    A board with more to say has `about(scene, kind, value)`, which may return [].
    """
    own: Any = getattr(board, "about", None)
    block: Block = own(scene, kind, value) if own else []
    return block or [Text(scene.words.noun(kind, value), "bold")]


def where(board: Board, scene: Scene, thing: Thing) -> tuple[Thing, ...]:
    """Where a thing is on the board, as a kind and a value: itself, or the place it is about.

    A board whose cards are about places has `where(scene, kind, value)`.
    """
    own: Any = getattr(board, "where", None)
    there: tuple[Thing, ...] = own(scene, *thing) if own else ()
    return (thing, *there)


def hand(board: Board, scene: Scene) -> list[tuple[Thing, Block]]:
    """The viewer's hand; a board with hands has `hand(scene)`.

    Each thing takes one line, or as many as it needs if the scene is AIRY.
    """
    own: Any = getattr(board, "hand", None)
    held: list[tuple[Thing, Block]] = own(scene) if own else []
    return held


def legend(board: Board, scene: Scene) -> list[tuple[Text, str]]:
    """The key to the signs; a board with signs has `legend(scene)`."""
    own: Any = getattr(board, "legend", None)
    known: list[tuple[Text, str]] = own(scene) if own else []
    return known


def load(name: str) -> Board:
    """The board of a game."""
    return cast(Board, import_module(f".{name.replace('-', '_')}", __package__))
