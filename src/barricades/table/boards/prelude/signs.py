"""Signs: a shape for each side, each kind of District and each track, on a field of 24 by 24."""

from __future__ import annotations

from functools import lru_cache

from ....games.prelude.box import Box, box_for
from .. import Scene

SCENES = 16  # that are drawn at once, and then in words: what both look up is looked up once
SIDES = ("revolutionary", "government")
SHAPES = {
    "revolutionary": "M12 3.4l2.5 5.7 6.2.6-4.7 4.1 1.4 6.1-5.4-3.2-5.4 3.2 1.4-6.1L3.3 9.7"
    "l6.2-.6Z",
    "government": "M6 5h4.6v14H6ZM13.4 5H18v14h-4.6Z",
    "neutral": "M12 4a8 8 0 1 0 .01 0ZM12 8.2a3.8 3.8 0 1 1-.01 0Z",
    "worker": "M2.5 6 7 1.5 13.5 8 12 9.5l10 10-2.8 2.8-10-10L7.5 13.5Z",
    "military": "M2 2h3.5l6.5 7.5L18.5 2H22v3.5L14.5 12"
    "l4 4.5 2-1.5 1 1.5-2 2 3 3-1.5 1.5-3-3-2 2-1.5-1 1.5-2L12 15l-4 4 1.5 2-1.5 1-2-2-3 3"
    "L1.5 21.5l3-3-2-2 1-1.5 2 1.5 4-4.5L2 5.5Z",
    "urban": "M12 1 15 6v3h6v13h-5v-5h-3v5H3V9h6V6ZM5.5 12v2.5H8V12ZM16 12v2.5h2.5V12Z",
    "districts": "M2 22V10h6v12ZM9.5 22V3h6v19ZM17 22v-9h5v9Z",
    "organizations": "M12 3a4 4 0 1 0 .01 0ZM4.8 6.5a2.9 2.9 0 1 0 .01 0ZM19.2 6.5"
    "a2.9 2.9 0 1 0 .01 0ZM5.5 22v-4.5a6.5 5.5 0 0 1 13 0V22ZM.5 20v-3a4 4 0 0 1 4.5-3.8"
    "Q3.8 15 3.8 17.5V20ZM23.5 20v-3a4 4 0 0 0-4.5-3.8Q20.2 15 20.2 17.5V20Z",
    "world": "M12 1a11 11 0 1 0 .01 0ZM12 3.5q3 2 3.4 7.3H8.6Q9 5.5 12 3.5ZM7.8 4.6"
    "Q6.3 7.2 6.1 10.8H3.6A8.6 8.6 0 0 1 7.8 4.6ZM16.2 4.6a8.6 8.6 0 0 1 4.2 6.2h-2.5"
    "Q17.7 7.2 16.2 4.6ZM3.6 13.3h2.5q.2 3.5 1.7 6.1a8.6 8.6 0 0 1-4.2-6.1ZM8.6 13.3h6.8"
    "Q15 18.5 12 20.5 9 18.5 8.6 13.3ZM17.9 13.3h2.5a8.6 8.6 0 0 1-4.2 6.1q1.5-2.6 1.7-6.1Z",
    "duma": "M1 19A11 11 0 0 1 23 19H17.5A5.5 5.5 0 0 0 6.5 19ZM9 19a3 3 0 0 1 6 0Z",
    "unrest": "M13 1q1 5 5 8.5T21 16a9 7.5 0 0 1-18 0q0-4.5 4-7.5 0 3 2 4.5Q8.5 6.5 13 1Z",
    "prestige": "M2 20V7l5 4.5L12 3l5 8.5L22 7v13Z",
    "opportunity": "M13.5 1 4 13.5h6L8.5 23 20 9.5h-7Z",
    "cards": "M2 5 12.5 2 17 18.5 6.5 21.5ZM15 4h7v17h-4Z",
    "troops": "M12 1 22 4.5V11q0 8-10 12Q2 19 2 11V4.5Z",
    "special": "M12 1 15 9h8l-6.5 5 2.5 8.5L12 17.5 5 22.5 7.5 14 1 9h8Z",
    "first": "M4 1h3v22H4ZM8.5 2.5H22L17.5 8 22 13.5H8.5Z",
    "arrow": "M1 9.5h12V3l10 9-10 9v-6.5H1Z",
    "check": "M3 12.5 6 9.5l4 4L19 4.5l3 3-12 12Z",
    "cross": "M5 2 12 9l7-7 3 3-7 7 7 7-3 3-7-7-7 7-3-3 7-7-7-7Z",
    "pause": "M5 2h14v3l-5 7 5 7v3H5v-3l5-7-5-7Z",
}


@lru_cache(SCENES)
def box_of(scene: Scene) -> Box:
    """The box that the game in view is played from."""
    return box_for(scene.view["options"])


@lru_cache(SCENES)
def changed(scene: Scene) -> frozenset[str]:
    """The places, cards and tracks something has just happened to."""
    facts = [event.facts for event in scene.news]
    return frozenset(
        str(fact[name]) for fact in facts for name in ("place", "card", "track") if name in fact
    )
