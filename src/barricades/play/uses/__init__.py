"""Uses: what a thing of the board is there for, and when it is asked for, while it is not.

A game may have a file of its own here, named after it, with `of(view, kind, value)`: the use of a
thing by what a side knows, or None if there is no such thing. Its messages are `use-<thing>`.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from ...core import Choice, IllegalChoice, Phrase, View


class Use(NamedTuple):
    """What a thing is there for, and the sections that say so."""

    phrase: Phrase
    cites: tuple[str, ...]


class NotAskedFor(IllegalChoice):
    """A thing of another kind than the question asks for; the reason says when it is asked for."""

    def __init__(self, use: Use) -> None:
        super().__init__(use.phrase.id, *use.cites, **dict(use.phrase.facts))


def use(id: str, *cites: str, **facts: Any) -> Use:
    """The use that the message `use-<id>` tells."""
    return Use(Phrase(f"use-{id}", **facts), cites)


def why_not(game: str, view: View, kind: str, value: Choice) -> NotAskedFor | None:
    """When a thing is asked for, as the reason why not now; None if the game does not say."""
    game_module = _game_module(game)
    found = game_module.of(view, kind, value) if game_module else None
    return NotAskedFor(found) if found else None


@lru_cache
def _game_module(game: str) -> Any:
    module = f"{__name__}.{game.replace('-', '_')}"
    return import_module(module) if find_spec(module) else None
