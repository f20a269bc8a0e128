"""News: what has just happened is marked where it happened, until the next choice."""

from __future__ import annotations

from functools import lru_cache

from .. import SCENES, Scene


@lru_cache(SCENES)
def changed(scene: Scene) -> frozenset[str]:
    """The places, cards and tracks that something has just happened to."""
    facts = [event.facts for event in scene.news]
    return frozenset(
        str(fact[name]) for fact in facts for name in ("place", "card", "track") if name in fact
    )
