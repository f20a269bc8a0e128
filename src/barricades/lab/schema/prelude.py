"""The schema of a view of Prelude to Revolution."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...games.prelude.box import SIDES, TRACKS, box_for
from ...games.prelude.special import PRICES
from .forms import TEXT, TRUTH, a, by, either, one_of, record, row, several, whole

VARIANTS: list[dict[str, Any]] = [{}]

_SIDE_OR_NONE = either(a("side"), one_of([""]))
_ROUNDS = several(whole(1))

VIEW = {
    "turn": a("turn"),
    "round": whole(),
    "session": _ROUNDS,
    "sessions": several(_ROUNDS),
    "first": _SIDE_OR_NONE,
    "active": _SIDE_OR_NONE,
    "vp": whole(None),
    "opportunity": by("side", whole()),
    "unrest": whole(),
    "prestige": whole(),
    "abdicated": TRUTH,
    "cubes": by("place", row(whole(), whole())),
    "control": by("place", _SIDE_OR_NONE),
    "organizations": by("side", several(a("place"))),
    "advantage": by("track", whole(None)),
    "districts_lead": whole(None),
    "majority": _SIDE_OR_NONE,
    "dominance": _SIDE_OR_NONE,
    "scoring": by("track", whole()),
    "troops": by("side", several(whole())),
    "used": by("side", several(a("special"))),
    "acted": several(a("side")),
    "waiting": by("side", several(TEXT)),
    "barred": several(a("side")),
    "boosted": TRUTH,
    "pool": several(a("card")),
    "coming": several(a("card")),
    "in_play": by("card", a("side")),
    "playing": several(a("card")),
    "discard": several(a("card")),
    "gone": several(a("card")),
    "deck": whole(),
    "hands": by("side", record(count=whole(), cards=several(a("card")))),
    "met": by("card", TRUTH),
    "costs": by("place", whole()),
    "targets": by("place", whole(None)),
}


def names(options: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """The names of things, by kind."""
    box = box_for(options)
    return {
        "side": SIDES,
        "place": box.places,
        "track": TRACKS,
        "turn": box.turns,
        "special": tuple(action for side in SIDES for action in PRICES[side]),
        "card": tuple(box.cards),
    }
