"""Boards: each game draws itself as SVG, in a folder of this room that is named after it."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from typing import Any, Protocol, cast

from markupsafe import Markup, escape

from ...core import Ask, Choice, Event, View
from ...words import Words

KEPT = 8192  # drawings of parts, in all games and languages
SCENES = 16  # whose looked-up values are kept: a scene is drawn, and then told in words


@dataclass(frozen=True, kw_only=True, eq=False)
class Scene:
    """What is to be drawn: what somebody may know, in a language, and what is asked of them."""

    view: View
    words: Words
    side: str | None = None  # whose eyes; None is an onlooker
    ask: Ask | None = None  # the open question to this side: its options are lit
    news: tuple[Event, ...] = ()  # what has happened since this side last chose

    def is_lit(self, kind: str, value: Choice) -> bool:
        """Whether a thing is offered, whole or as part of an option of a compound kind."""
        if self.ask is None:
            return False
        if kind == self.ask.of:
            return value in self.ask.options
        parts = self.ask.of.split("-")
        if kind not in parts:
            return False
        at = parts.index(kind)
        return any(isinstance(o, tuple) and o[at] == value for o in self.ask.options)

    def thing(self, kind: str, value: Choice, name: str = "") -> Markup:
        """The attributes of what can be pointed at: pages light it, or say why it is not lit."""
        attributes = f' data-kind="{escape(kind)}" data-value="{escape(json.dumps(value))}"'
        if self.is_lit(kind, value):
            label = escape(name or self.words.noun(kind, value))
            attributes += f' data-lit="" tabindex="0" role="button" aria-label="{label}"'
        return Markup(attributes)


@lru_cache(KEPT)
def kept(macro: Callable[..., Markup], *given: Any) -> Markup:
    """What a macro draws that knows no more than it is given: drawn once, it is kept.

    It has to be imported without context, so that it cannot show one viewer what another sees.
    """
    return macro(*given)


class Board(Protocol):
    """What the table wants to know of a game beyond its rules."""

    def draw(self, scene: Scene) -> Markup:
        """The board: one or more <svg>, every piece of the game on it."""

    def hand(self, scene: Scene) -> Markup:
        """What the viewer holds, at reading size; empty if there is nothing to hold."""

    def twin(self, scene: Scene) -> Markup:
        """The same board in words, as headings, lists and tables."""


def label(board: Board, scene: Scene, option: Choice) -> str:
    """An option in the list; a board that can tell two of one name apart has `label` of its own."""
    own: Callable[[Scene, Choice], str] | None = getattr(board, "label", None)
    if own:
        return own(scene, option)
    return scene.words.option(scene.ask, option) if scene.ask else str(option)


def scoring(board: Board) -> Collection[str]:
    """The events that change the score: a board names them in `SCORING`."""
    named: Collection[str] = getattr(board, "SCORING", ())
    return named


def may_talk(name: str, options: Mapping[str, Any]) -> bool:
    """Whether the seats may talk during play; a game that wants silence has `may_talk`."""
    own: Callable[[Mapping[str, Any]], bool] | None = getattr(load(name), "may_talk", None)
    return own is None or own(options)


def load(name: str) -> Board:
    """The board of a game by its name."""
    return cast(Board, import_module(f".{name.replace('-', '_')}", __package__))
