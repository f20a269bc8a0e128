"""Which things on a board an event has touched, so that they can be marked.

A game may have a module here, named after it, with `of(event)`: the marks of one event.
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
    """The marks of all these events; empty if the game has no module here."""
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
