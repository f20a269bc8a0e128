"""News: what has just happened is marked where it happened, until the next choice."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from ....core import Event
from ....play.touched import Mark, touched
from .. import SCENES, Scene


@lru_cache(SCENES)
def marks(scene: Scene) -> frozenset[Mark]:
    """Everything that something has just happened to."""
    return touched("dual-powers", scene.news)


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
