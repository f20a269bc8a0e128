"""What the events of Dual Powers touch."""

from __future__ import annotations

from collections.abc import Iterator

from ...core import Event
from . import Mark

# What an event changed, beyond the tokens, cards and months it names.
CHANGED = {
    "gained-will": ("will",),
    "moved-blockade": ("barricade",),
    "round-began": ("barricade", "tiles"),
    "scored": ("support",),
}
JUDGED = ("judged", "judged-nobody")


def of(event: Event) -> Iterator[Mark]:
    """The marks of one event."""
    facts = event.facts
    for what in CHANGED.get(event.what, ()):
        yield what, ""
    if event.what in JUDGED:
        yield "region", facts["region"]
    if event.what == "trotsky-returned":
        yield "token", "trotsky"
    if event.what == "trotsky-joined":
        yield "token", "trotsky-red"
    for kind in ("token", "card", "month"):
        if kind in facts:
            yield kind, facts[kind]
    for token in facts.get("tokens", ()):
        yield "token", token
