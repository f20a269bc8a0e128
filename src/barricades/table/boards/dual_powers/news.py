"""News: what has just happened is marked where it happened, until the next choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from ....core import Event
from .. import SCENES, Scene

Mark = tuple[str, str]  # a kind of thing, and which one; "" where there is but one

# What an event changed, beyond the tokens, cards and months it names.
CHANGED = {
    "gained-will": ("will",),
    "moved-blockade": ("barricade",),
    "round-began": ("barricade", "tiles"),
}
JUDGED = ("judged", "judged-nobody")


@lru_cache(SCENES)
def marks(scene: Scene) -> frozenset[Mark]:
    """Everything that something has just happened to."""
    return frozenset(mark for event in scene.news for mark in _of(event))


def _of(event: Event) -> Iterator[Mark]:
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


def support_before(support: int, news: Iterable[Event]) -> int:
    """Where the score marker came from, by the points that have just been scored."""
    for event in news:
        if event.what == "scored":
            points = event.facts["points"]
            support -= points if event.facts["side"] == "red" else -points
    return support


def days_passed(last_day: int, news: Iterable[Event]) -> frozenset[int]:
    """4.3: the days that the day marker has just left behind."""
    passed: set[int] = set()
    for event in news:
        if event.what == "advanced":
            day, days = event.facts["day"], event.facts["days"]
            passed |= {(day - back - 1) % last_day + 1 for back in range(1, days + 1)}
    return frozenset(passed)
