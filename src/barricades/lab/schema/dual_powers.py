"""The schema of a view of Dual Powers."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

from ...games.dual_powers.box import CALENDAR, GONE, SIDES, SUPPLY, box_for
from .forms import NOTHING, TRUTH, a, by, either, one_of, record, row, several, whole

VARIANTS: list[dict[str, Any]] = [
    {},
    *[{"solitaire": side, "difficulty": n} for side, n in product(SIDES, range(1, 7))],
]

_REGION_OR_NONE = either(a("region"), one_of([""]))
_FORCE = row(whole(), whole())  # strength, tokens

VIEW = {
    "round": whole(),
    "phase": a("phase"),
    "day": whole(1),
    "month": a("month"),
    "support": whole(None),
    "will": a("side"),
    "swept": TRUTH,
    "unrest": _REGION_OR_NONE,
    "blockade": _REGION_OR_NONE,
    "barricade": _REGION_OR_NONE,
    "tiles": several(a("region")),
    "markers": several(a("region")),
    "tokens": by("token", row(a("place"), TRUTH)),
    "regions": by("region", record(stronger=either(a("side"), NOTHING), red=_FORCE, white=_FORCE)),
    "hands": by(
        "side", record(cards=either(several(a("card")), whole()), leaders=several(a("card")))
    ),
    "objectives": by("side", either(a("card"), TRUTH)),
    "revealed": several(a("side")),
    "played": by("side", several(a("card"))),
    "discard": several(a("card")),
    "deck": whole(),
    "stack": whole(),
    "leaders": several(a("card")),
}


def names(options: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """The names of things, by kind."""
    box = box_for(options)
    return {
        "side": SIDES,
        "region": box.regions,
        "connection": tuple(box.connections),
        "place": (*box.regions, SUPPLY, CALENDAR, GONE),
        "card": (*box.cards, *box.special),
        "token": tuple(box.side),
        "month": box.months,
        "phase": ("setup", "draw", "objective", "action", "scoring", "cleanup"),
    }
