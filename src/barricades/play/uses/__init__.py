"""What a thing on the board is for, and when it can be chosen, if it cannot be now.

A game may have a module here, named after it, with `of(view, kind, value)`: the use of a thing, by
what a side knows, or None if there is no such thing. The messages are called `use-<thing>`.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from ...core import Choice, IllegalChoice, Phrase, View


class Use(NamedTuple):
    """What a thing is for, and the rules that say so."""

    phrase: Phrase
    cites: tuple[str, ...]


class NotAskedFor(IllegalChoice):
    """Refuses a thing of a kind that is not asked for now, and says when it will be."""

    def __init__(self, use: Use) -> None:
        super().__init__(use.phrase.id, *use.cites, **dict(use.phrase.facts))


def use(id: str, *cites: str, **facts: Any) -> Use:
    """A use with the message `use-<id>`, its citations and its facts."""
    return Use(Phrase(f"use-{id}", **facts), cites)


def why_not(game: str, view: View, kind: str, value: Choice) -> NotAskedFor | None:
    """Why a thing of another kind cannot be chosen now; None if the game does not say."""
    game_module = _game_module(game)
    found = game_module.of(view, kind, value) if game_module else None
    return NotAskedFor(found) if found else None


@lru_cache
def _game_module(game: str) -> Any:
    module = f"{__name__}.{game.replace('-', '_')}"
    return import_module(module) if find_spec(module) else None
