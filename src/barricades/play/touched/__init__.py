"""What events have touched: the things to be marked on a board, by kind and name.

A game may have a file of its own here, named after it, with `of(event)`: the marks of one event.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from ...core import Choice, Event

Mark: TypeAlias = tuple[str, Choice]  # a kind of thing, and which one; "" where there is but one


def touched(game: str, events: Iterable[Event]) -> frozenset[Mark]:
    """All that these events have happened to; nothing if the game does not say."""
    game_module = _game_module(game)
    return (
        frozenset(mark for event in events for mark in game_module.of(event))
        if game_module
        else frozenset()
    )


@lru_cache
def _game_module(game: str) -> Any:
    module = f"{__name__}.{game.replace('-', '_')}"
    return import_module(module) if find_spec(module) else None
