"""Encoding: a game as whole numbers and vectors, for programs that learn.

Answers of sides are numbered (`actions`), and so are nature's (`draws`). What a side may know is a
vector of fixed length (`observe`), and what it may answer a mask over the actions (`mask`). What
differs between games is in the module of this package that is named after the game.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from typing import Any, Protocol, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from ..core import NATURE, Ask
from ..core.options import checked
from ..games import load
from .actions import Actions, Catalogue
from .fields import MOST, Field, Look

__all__ = ["Actions", "Encoding", "Field", "Mask", "Vector", "encoding", "home_of"]

Vector: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
Options: TypeAlias = Mapping[str, Any]


class Home(Protocol):
    """A game's own part of its encoding. Options are complete."""

    def answers(self, options: Options) -> Catalogue:
        """All possible answers of sides, by question."""

    def draws(self, options: Options) -> Catalogue:
        """All possible answers of nature, by question."""

    def fields(self, options: Options) -> list[Field]:
        """The fields of an observation."""

    def look(self, options: Options) -> Look:
        """The values of the fields, read from a state."""

    def longest(self, options: Options) -> tuple[int, int]:
        """An upper bound for the number of answers in a game: by sides, and by nature."""

    def stage(self, s: Any) -> int:
        """How many rounds have begun."""

    def standing(self, s: Any) -> dict[str, int]:
        """By side: its points now."""


def home_of(name: str) -> Home:
    """The module of a game."""
    return cast(Home, import_module(f".{name.replace('-', '_')}", __name__))


class Encoding:
    """One game with one set of options, in numbers."""

    def __init__(self, name: str, options: Options) -> None:
        home = home_of(name)
        self.game = load(name)
        self.options = checked(self.game.options, options)
        self.sides = self.game.sides(self.options)
        self.actions = Actions(home.answers(self.options))
        self.draws = Actions(home.draws(self.options))
        self.fields = home.fields(self.options)
        self.longest = home.longest(self.options)
        self.stage, self.standing = home.stage, home.standing
        wholes = [field.whole for field in self.fields for _ in field.entries]
        self.size = len(wholes)
        self.highest: Vector = np.array([MOST / n if n else 1 for n in wholes], np.float32)
        self.scale: Vector = np.array([1 / n if n else 1 for n in wholes], np.float32)
        self._open = np.array([not field.own for field in self.fields for _ in field.entries])
        self._look = home.look(self.options)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name and options; equal options give the same object again."""
        return encoding, (self.game.name, dict(self.options))

    @property
    def labels(self) -> list[str]:
        """What each entry of an observation means, in words."""
        return [
            field.name if field.entries == (field.name,) else f"{field.name} {entry}"
            for field in self.fields
            for entry in field.entries
        ]

    def numbers(self, who: str) -> Actions:
        """The numbering for a side, or for nature."""
        return self.draws if who == NATURE else self.actions

    def play(self, s: Any, who: str, number: int) -> None:
        """Answer in place, by number. The answer must be among the options; that is not checked."""
        _, choice = self.numbers(who).decode(number)
        self.game.play(s, who, choice)

    def observe(self, s: Any, side: str) -> Vector:
        """What a side may know, and what is asked. No entry is negative."""
        return np.frombuffer(b"".join(self._look(s, side)), np.uint8) * self.scale

    def observe_open(self, s: Any) -> Vector:
        """What everybody sees: all fields except those that belong to one side."""
        seen = [self.observe(s, side)[self._open] for side in self.sides]
        least: Vector = np.minimum.reduce(seen)
        return least

    def mask(self, ask: Ask | None) -> Mask:
        """By action: 1 if it answers this question; all 0 without a question."""
        return np.frombuffer(self.actions.marked(ask), np.int8)

    def ask_of(self, s: Any, side: str) -> Ask | None:
        """The open question to a side."""
        for ask in s.asked:
            if ask.who == side:
                return cast(Ask, ask)
        return None

    def returns(self, s: Any) -> dict[str, float]:
        """Each side's reward at the end of a game, from 1 for the first to -1 for the last.

        Sides that share places share their rewards, so the sum is always 0. A game that was cut
        short is judged by the points so far.
        """
        outcome = self.game.outcome(s)
        ranking = outcome.ranking if outcome else _ranked(self.standing(s))
        places = sum(map(len, ranking))
        rewards: dict[str, float] = {}
        before = 0
        for level in ranking:
            middle = before + (len(level) - 1) / 2
            rewards |= dict.fromkeys(level, 1 - 2 * middle / (places - 1))
            before += len(level)
        return {side: rewards[side] for side in self.sides}


def _ranked(points: Mapping[str, int]) -> tuple[tuple[str, ...], ...]:
    levels = sorted({*points.values()}, reverse=True)
    return tuple(tuple(s for s, n in points.items() if n == level) for level in levels)


def encoding(name: str, options: Options | None = None) -> Encoding:
    """The encoding of a game; the same object for equal options."""
    complete = checked(load(name).options, options or {})
    return _encoding(name, json.dumps(complete, sort_keys=True))


@lru_cache(maxsize=32)
def _encoding(name: str, options: str) -> Encoding:
    return Encoding(name, json.loads(options))
