"""Boards: each game is drawn as SVG by a package here that is named after it.

A board is a set of functions that take a `Scene` and return what is shown; it has no state. Every
board has these files, as far as its game has such a thing:

- `__init__.py`: the functions of the protocol `Board` (`strip`, `draw`, `hand`, `twin`), and where
  the game needs them `basis`, `label`, `picture`, `about`, `asked_about`, `SCORING`, `POINTS`,
  `source`, `secrets`, `SOUNDS` and `may_talk`. What several of these functions show is computed by
  functions below them, such as `_open(scene)`.
- `page.py`: `page(name, scene, **facts)`, an `environment.Pages`, renders a template.
- `facts.py`: `box_of(scene)`, and what else several parts look up in a scene.
- `news.py`: what has just happened, by `scene.news`, so that it can be marked.
- `signs.py`: `SHAPES`, the paths of icons on a field of 24 by 24, and helpers for templates.
- `places.py`, `tracks.py`, `cards.py`, `sides.py`: the map, the tracks, the cards and what each
  side has. Each has frozen dataclasses of what is drawn, and functions that compute them from a
  scene. Parts that only one game has are named after themselves (`tokens.py`, `duma.py`).
- `hand.py`: what the viewer holds.
- `choices.py`: `label(scene, option)`, an option as the list of options shows it.
- `about.py`: `about(scene, kind, value)`, a thing enlarged and explained.
- `sentences.py`: the sentences of the twin, as functions of a scene and a thing that is drawn.
- `orders.py`: `ORDERS`, the standing orders of the game.

Templates: `strip.html`, `board.html`, `hand.html` and `twin.html` are rendered. The others have
macros: one for each part of the board (`tracks.html`, `sides.html`; a template in the singular,
such as `card.html` or `district.html`, draws one thing of a kind), and in `signs.html` the small
signs. What changes together is a part of the page, by the tag `part`: after a move only changed
parts are sent. A piece that can move has its name in `data-piece`. A rendered template knows
`scene`, `view`, `w` (the words) and the facts it is given; all know the modules `signs` and
`sentences`.

Two things are cached, both by `lru_cache`. Drawings of macros are cached by plain values, for all
viewers (`cache.py`); such a macro must not know the scene. Values looked up in a scene are cached
for that scene, since a scene is usually drawn and then told in words.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib import import_module
from typing import Any, Protocol, cast

from markupsafe import Markup, escape

from ...core import Ask, Choice, Event, View
from ...core.ask import is_plain
from ...play.offered import offered
from ...words import Words

MAX_DRAWINGS = 1024  # drawings of parts, in all games and languages
MAX_VALUES = 512  # of each kind that parts are drawn from: fewer, so that memory soon stops growing
MAX_LINES = 4096  # of logs: three of the longest, each drawn as a whole
MAX_SCENES = 16  # whose looked-up values are kept: a scene is drawn, and then told in words


@dataclass(frozen=True, kw_only=True, eq=False)
class Scene:
    """What is to be drawn: what a viewer may know, in a language, and what they are asked.

    Two scenes are never equal, so nothing cached for one is shown in another.
    """

    view: View
    words: Words
    side: str | None = None  # the viewer's; None is an onlooker
    ask: Ask | None = None  # the open question to this side: its options are lit
    news: tuple[Event, ...] = ()  # what has happened since this side last chose
    log: tuple[Event, ...] = ()  # all that has happened; the news are the last of it
    asked_in: View | None = None  # of a preview: the view in which the question is still open

    @property
    def present(self) -> View:
        """What the viewer may know now, whatever is previewed: what they hold, what they can do."""
        return self.view if self.asked_in is None else self.asked_in

    @cached_property
    def lit(self) -> frozenset[tuple[str, Choice]]:
        """What is offered, as kind and value: the options, and the parts of compound ones."""
        return offered(self.ask)

    def is_lit(self, kind: str, value: Choice) -> bool:
        """Whether a thing is offered, whole or as part of an option of a compound kind."""
        return (kind, value) in self.lit

    def thing(self, kind: str, value: Choice, name: str = "") -> Markup:
        """The HTML attributes of a thing that can be chosen at some time in the game.

        They begin with a space. If the thing is offered now, they make it a button with the label
        `name`; if not, scripts can ask why, by its kind and value.
        """
        label = (name or self.words.noun(kind, value)) if self.is_lit(kind, value) else ""
        return thing(kind, value, label)


@lru_cache(MAX_VALUES)
def thing(kind: str, value: Choice, label: str) -> Markup:
    """The HTML attributes of a thing; lit if it has a label. See `Scene.thing`."""
    attributes = f' data-kind="{escape(kind)}" data-value="{escape(json.dumps(value))}"'
    if label:
        attributes += f' data-lit="" tabindex="0" role="button" aria-label="{escape(label)}"'
    return Markup(attributes)


class Board(Protocol):
    """How a game is shown. The functions below say what else a board may have."""

    def strip(self, scene: Scene) -> Markup:
        """What is always visible above the board: the time of the game, and the score."""

    def draw(self, scene: Scene) -> Markup:
        """The board, in units: `--across` by `--down` of them, each `--u` long."""

    def hand(self, scene: Scene) -> Markup:
        """What the viewer holds, at reading size; empty if they hold nothing."""

    def twin(self, scene: Scene) -> Markup:
        """The same board in words, as headings, lists and tables."""


def basis(board: Board, scene: Scene, piece: str) -> tuple[Any, ...]:
    """What a piece (strip, board, hand or options) depends on: with the same it looks the same.

    By default everything in the scene but the log; a board of which that is not true has
    `basis(scene, piece)`.
    """
    own: Callable[[Scene, str], tuple[Any, ...]] | None = getattr(board, "basis", None)
    if own:
        return own(scene, piece)
    return scene.view, scene.words, scene.side, scene.ask, scene.news


def label(board: Board, scene: Scene, option: Choice) -> str:
    """An option of the open question, as the list of options shows it.

    By default its name; a board with more to say has `label(scene, option)`.
    """
    own: Callable[[Scene, Choice], str] | None = getattr(board, "label", None)
    if own:
        return own(scene, option)
    return scene.words.option(scene.ask, option) if scene.ask else str(option)


def picture(board: Board, scene: Scene, option: Choice) -> Markup:
    """A small picture of an option; nothing, unless the board has `picture(scene, option)`."""
    own: Callable[[Scene, Choice], Markup] | None = getattr(board, "picture", None)
    return own(scene, option) if own else Markup()


def about(board: Board, scene: Scene, kind: str, value: Choice) -> Markup:
    """A thing enlarged and explained; nothing, unless the board has `about(scene, kind, value)`.

    Nothing either for a value that no thing can have.
    """
    own: Callable[[Scene, str, Choice], Markup] | None = getattr(board, "about", None)
    return own(scene, kind, value) if own and is_plain(value) else Markup()


def subject(board: Board, about: Ask | Event) -> tuple[str, Choice] | None:
    """The kind and value of what something is about: the first of the board's `THINGS` it names."""
    kinds: Collection[str] = getattr(board, "THINGS", ())
    return next(((kind, about.facts[kind]) for kind in kinds if about.facts.get(kind)), None)


def asked_about(board: Board, scene: Scene) -> tuple[str, Choice] | None:
    """What the open question is about: as `subject`, unless the board has `asked_about(scene)`."""
    own: Callable[[Scene], tuple[str, Choice] | None] | None = getattr(board, "asked_about", None)
    if own and (found := own(scene)):
        return found
    return subject(board, scene.ask) if scene.ask else None


def scoring(board: Board) -> Collection[str]:
    """The names of the events that change the score, as the board lists them in `SCORING`."""
    named: Collection[str] = getattr(board, "SCORING", ())
    return named


def points(board: Board) -> Mapping[str, str]:
    """The events by which a side gains points, each with the fact that says how many."""
    named: Mapping[str, str] = getattr(board, "POINTS", {})
    return named


def source(board: Board, log: Sequence[Event]) -> str:
    """The message that names what brought the points of the last of these events; "" if none does.

    A board that knows has `source(log)`.
    """
    own: Callable[[Sequence[Event]], str] | None = getattr(board, "source", None)
    return own(log) if own else ""


def secrets(board: Board, scene: Scene) -> tuple[tuple[str, Choice], ...]:
    """What the viewer alone has seen so far, by kind and value; a board has `secrets(scene)`."""
    own: Callable[[Scene], tuple[tuple[str, Choice], ...]] | None = getattr(board, "secrets", None)
    return own(scene) if own else ()


def sound(board: Board, event: Event) -> str:
    """The sound of an event, as the board lists them in `SOUNDS`: card, die, cube or token."""
    named: Mapping[str, str] = getattr(board, "SOUNDS", {})
    return named.get(event.what, "")


def may_talk(name: str, options: Mapping[str, Any]) -> bool:
    """Whether the seats may talk during play; a board with `may_talk(options)` can forbid it."""
    own: Callable[[Mapping[str, Any]], bool] | None = getattr(load(name), "may_talk", None)
    return own is None or own(options)


@lru_cache
def load(name: str) -> Board:
    """The board of a game by its name."""
    return cast(Board, import_module(f".{name.replace('-', '_')}", __package__))
