"""The city and the Duma: cubes, Organizations and control."""

from __future__ import annotations

from rich.text import Text

from ..blocks import Block, fitted, joined
from ..boards import Scene
from .signs import (
    ORGANIZATION,
    SHAPE,
    SIDES,
    TINT,
    box_of,
    place_icon,
    place_style,
    side_sign,
)

COLUMNS = 3


def districts(scene: Scene) -> Block:
    """6.0: the Districts, Worker and Military ones first, three on a line."""
    box = box_of(scene)
    order = [*box.of_subtype["worker"], *box.of_subtype["military"], *box.of_subtype["urban"]]
    width = (scene.width - 2 * (COLUMNS - 1)) // COLUMNS
    lines = [_district(scene, place, width) for place in order]
    rows = -(-len(lines) // COLUMNS)
    columns = [lines[at * rows : (at + 1) * rows] for at in range(COLUMNS)]
    return [joined(row, "  ") for row in zip(*columns, strict=True)]


def _district(scene: Scene, place: str, width: int) -> Text:
    number = scene.number("place", place)
    mark = Text(f"{number:>2} " if number else "   ", "number")
    style = place_style(scene, place)
    counts = strengths(scene, place)
    name = Text(f"{place_icon(scene, place)} {scene.words.noun('place', place)}", style)
    return joined([mark, fitted(name, width - 3 - counts.cell_len - 1), " ", counts])


def strengths(scene: Scene, place: str) -> Text:
    """Both sides' cubes, each with its Organization."""
    parts = []
    for at, side in enumerate(SIDES):
        count = scene.view["cubes"][place][at]
        organized = ORGANIZATION if place in scene.view["organizations"][side] else " "
        parts.append(Text(f"{SHAPE[side]}{count}{organized}", TINT[side] if count else "quiet"))
    return joined(parts, " ")


def duma(scene: Scene) -> Text:
    """7.0: the Parties in play and who has the upper hand."""
    view, words = scene.view, scene.words
    parts = []
    for party, owner in box_of(scene).owner.items():
        if view["abdicated"] and party in box_of(scene).extremists:
            continue
        number = scene.number("place", party)
        count = view["cubes"][party][SIDES.index(owner)]
        organized = ORGANIZATION if party in view["organizations"][owner] else ""
        mark = Text(f"{number} " if number else "", "number")
        name = Text(f"{SHAPE[owner]} {words.noun('place', party)} ", TINT[owner])
        parts.append(joined([mark, name, Text(f"{count}{organized}", f"bold {TINT[owner]}")]))
    side = view["majority"]
    if side:
        what = "terminal-dominance" if view["dominance"] else "terminal-majority"
        parts.append(joined([side_sign(scene, side), Text(f" {words.text(what)}", "bold")]))
    return fitted(joined(parts, "  "), scene.width)
