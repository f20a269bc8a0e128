"""News: what has just happened, to be marked until the next choice."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from ....core import Event
from ....play.touched import Mark, touched
from .. import MAX_SCENES, Scene


@lru_cache(MAX_SCENES)
def marks(scene: Scene) -> frozenset[Mark]:
    """The marks of everything that has just happened."""
    return touched("dual-powers", scene.news)


def support_before(support: int, news: Iterable[Event]) -> int:
    """Where the score marker was before the points that were just scored."""
    for event in news:
        if event.what == "scored":
            points = event.facts["points"]
            support -= points if event.facts["side"] == "red" else -points
    return support


def days_passed(last_day: int, news: Iterable[Event]) -> frozenset[int]:
    """4.3: the days that the day marker has just passed."""
    passed: set[int] = set()
    for event in news:
        if event.what == "advanced":
            day, days = event.facts["day"], event.facts["days"]
            passed |= {(day - back - 1) % last_day + 1 for back in range(1, days + 1)}
    return frozenset(passed)
