"""What the events of Revolution! touch."""

from __future__ import annotations

from collections.abc import Iterator

from ...core import Event
from . import Mark

WON = ("won-over", "tied")
GAINED = ("gained-support", "cashed", "led")
PLACED = ("placed", "spied", "swapped")


def of(event: Event) -> Iterator[Mark]:
    """The marks of one event: characters that were bid for, sides that gained support, areas."""
    facts = event.facts
    if event.what in WON:
        yield "character", facts["character"]
    if event.what in GAINED:
        yield "side", facts["side"]
    if event.what in PLACED:
        yield "area", facts["area"]
    if event.what == "swapped":
        yield "area", facts["area_other"]
