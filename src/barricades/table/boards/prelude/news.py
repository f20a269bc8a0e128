"""News: what has just happened, to be marked until the next choice."""

from __future__ import annotations

from functools import lru_cache

from ....play.touched import touched
from .. import MAX_SCENES, Scene


@lru_cache(MAX_SCENES)
def changed(scene: Scene) -> frozenset[str]:
    """The places, cards and tracks to which something has just happened."""
    return frozenset(str(value) for _, value in touched("prelude", scene.news) if value)
