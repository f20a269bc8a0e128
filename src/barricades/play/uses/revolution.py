"""What the things on the board of Revolution! are there for."""

from __future__ import annotations

from ...core import Choice, View
from ...games.revolution.box import KINDS, box_for
from . import Use, use

ALWAYS = {  # never chosen, whatever their value
    "bank": use("bank", "5.5", "6.1"),
    "track": use("track", "5.4", "7.4"),
}


def of(view: View, kind: str, value: Choice) -> Use | None:
    """When the side with this view can choose a thing, or what changes it if nobody can."""
    box = box_for(view["options"])
    if kind in ALWAYS:
        return ALWAYS[kind]
    match kind, value:
        case "character", str() if value in box.area:
            return use("character", "4.1", character=value)
        case "area", str() if value in view["cubes"]:
            givers = tuple(name for name, where in box.area.items() if where == value)
            return use("area", "5.6", area=value, characters=givers)
        case "area-side", (str() as area, str() as side) if (
            area in view["cubes"] and side in view["support"]
        ):
            return use("cube", "5.7", "5.8", area=area, side=side)
        case "kind", str() if value in KINDS:
            return use("token", "4.1", "4.2", kind=value)
        case "side", str() if value in view["support"]:
            own = "own" if value == view["side"] else "foe"
            return use(f"side-{own}", "3.2", "4.1", side=value)
        case _:
            return None
