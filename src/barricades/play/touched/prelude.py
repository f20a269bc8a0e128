"""What the events of Prelude touch."""

from __future__ import annotations

from collections.abc import Iterator

from ...core import Event
from . import Mark

CHANGED = {"unrest-moved": "unrest", "prestige-moved": "prestige", "scored": "points"}


def of(event: Event) -> Iterator[Mark]:
    """The marks of one event."""
    if what := CHANGED.get(event.what):
        yield what, ""
    for kind in ("place", "card", "track"):
        if kind in event.facts:
            yield kind, event.facts[kind]
