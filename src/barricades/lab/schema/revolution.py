"""The schema of a view of Revolution!."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...games.revolution.box import KINDS, box_for
from .forms import a, by, either, one_of, row, several, whole

VARIANTS: list[dict[str, Any]] = [{}]

_TOKENS = row(*[whole() for _ in KINDS])

VIEW = {
    "round": whole(),
    "phase": a("phase"),
    "support": by("side", whole()),
    "hands": by("side", _TOKENS),
    "earned": by("side", _TOKENS),
    "bank": _TOKENS,
    "bids": by("side", either(several(a("character")), whole())),
    "offers": by("character", by("side", _TOKENS)),
    "cubes": by("area", several(a("side"))),
    "leaders": by("area", either(a("side"), one_of([""]))),
    "locked": several(a("area")),
}


def names(options: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """The names of things, by kind."""
    box = box_for(options)
    return {
        "side": box.sides,
        "character": box.characters,
        "area": tuple(box.spaces),
        "kind": KINDS,
        "phase": ("setup", "bidding", "resolution", "patronage"),
    }
