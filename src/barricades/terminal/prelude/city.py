"""The city and the Duma: cubes, Organizations and control."""

from __future__ import annotations

from rich.text import Text

from ..blocks import GAP, Block, fitted, joined, marked, wrapped
from ..boards import Scene
from ..palette import CHALK
from .signs import (
    CONTROL,
    ORGANIZATION,
    SHAPE,
    SIDES,
    TINT,
    box_of,
    place_icon,
    place_style,
)


def districts(scene: Scene) -> Block:
    """6.0: the Districts, Worker and Military ones first, two or three on a line."""
    box, spending = box_of(scene), bool(scene.ask and scene.ask.what == "act")
    columns = 2 if spending or scene.width < 96 else 3
    order = [*box.of_subtype["worker"], *box.of_subtype["military"], *box.of_subtype["urban"]]
    width = (scene.width - len(GAP) * (columns - 1)) // columns
    lines = [_district(scene, place, width) for place in order]
    rows = -(-len(lines) // columns)
    return [
        joined(row, GAP)
        for row in zip(*[lines[at * rows : (at + 1) * rows] for at in range(columns)], strict=True)
    ]


def _district(scene: Scene, place: str, width: int) -> Text:
    key = scene.key("place", place)
    mark = Text(f"{key:>2} " if scene.ask and scene.ask.of == "place" else "", "number")
    counts = joined([strengths(scene, place), price(scene, place)])
    name = f"{place_icon(scene, place)} {scene.words.noun('short', place)}"
    room = width - mark.cell_len - counts.cell_len
    sign = marked(Text(name, place_style(scene, place)), "place", place)
    return joined([mark, fitted(sign, room), counts])


def price(scene: Scene, place: str) -> Text:
    """10.1: what the next cube costs, while points are being spent."""
    if not scene.ask or scene.ask.what != "act":
        return Text()
    cost = scene.view["costs"].get(place)
    if not cost and place in box_of(scene).owner:
        return Text()
    price = scene.words.text("face-points", points=cost) if cost else ""
    return Text(f" {price:>4}", "number" if scene.key("place", place) else "quiet")


def strengths(scene: Scene, place: str) -> Text:
    """Both sides' cubes, each with its Organization, and between them who has control."""
    parts = []
    for at, side in enumerate(SIDES):
        count = scene.view["cubes"][place][at]
        organized = ORGANIZATION if place in scene.view["organizations"][side] else " "
        style = TINT[side] if count or organized != " " else "quiet"
        parts.append(Text(f"{SHAPE[side]}{count}{organized}", style))
    holder = scene.view["control"].get(place, "")
    control = Text(CONTROL.get(holder, " "), f"bold {TINT.get(holder, CHALK)}")
    return joined([" ", parts[0], control, parts[1]])


def duma(scene: Scene) -> Block:
    """7.0: the Parties in play."""
    view, words = scene.view, scene.words
    parts = []
    for party, owner in box_of(scene).owner.items():
        if view["abdicated"] and party in box_of(scene).extremists:
            continue
        key = scene.key("place", party)
        count = view["cubes"][party][SIDES.index(owner)]
        organized = ORGANIZATION if party in view["organizations"][owner] else ""
        mark = Text(f"{key:>2} " if key else "", "number")
        name = Text(f"{SHAPE[owner]} {words.noun('short', party)} ", TINT[owner])
        marked(name, "place", party)
        value = Text(f"{count}{organized}", f"bold {TINT[owner]}")
        parts.append(joined([mark, name, value, price(scene, party), GAP]))
    return wrapped(parts, scene.width)
