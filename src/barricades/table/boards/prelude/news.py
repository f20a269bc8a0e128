"""News: what has just happened is marked where it happened, until the next choice."""

from __future__ import annotations

from functools import lru_cache

from ....play.touched import touched
from .. import SCENES, Scene


@lru_cache(SCENES)
def changed(scene: Scene) -> frozenset[str]:
    """The places, cards and tracks that something has just happened to."""
    return frozenset(str(value) for _, value in touched("prelude", scene.news) if value)
