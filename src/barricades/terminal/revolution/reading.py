"""Things at reading size: characters and areas, in sentences."""

from __future__ import annotations

from rich.text import Text

from ...core import Choice
from ...games.revolution.box import KINDS
from ...games.revolution.state import kind_of
from ..blocks import Block, joined, paragraph
from ..boards import Scene, Thing
from .grid import stake
from .signs import SUPPORT, box_of, cubes, side_sign, tokens

READABLE = ("character", "area")
INDENT = "  "


def about(scene: Scene, kind: str, value: Choice) -> Block:
    """A thing in full; [] if there is nothing to add to its name."""
    box = box_of(scene)
    if kind == "character" and value in box.characters:
        return _character(scene, str(value))
    if kind == "area-side" and isinstance(value, tuple):
        return _area(scene, str(value[0]))
    return _area(scene, str(value)) if kind == "area" else []


def hand(scene: Scene) -> list[tuple[Thing, Block]]:
    """4.2: the viewer's tokens that are still to be laid, or those won for the next round."""
    view, words = scene.view, scene.words
    if not (side := view["side"]):
        return []
    held, laid = view["hands"][side], len(view["bids"][side])
    left = [kind_of(held, number) for number in range(laid, sum(held))]
    counts, id = [left.count(kind) for kind in KINDS], "board-to-lay"
    if not left:
        counts = view["earned"][side]
        id = "board-cashed" if view["ended"] else "board-earned"
    if not any(counts):
        return []
    sentence = words.text("board-tokens", **dict(zip(KINDS, counts, strict=True)))
    line = joined(
        [Text(f"{words.text(id)}: "), tokens(scene, counts), Text(f"  {sentence}", "quiet")]
    )
    return [(("side", side), [line])]


def _character(scene: Scene, name: str) -> Block:
    """5.4 to 5.8: what it gives, which tokens it refuses, and what lies on it."""
    box, words = box_of(scene), scene.words
    gives = []
    if box.support[name]:
        gives.append(words.text("board-gives-support", support=box.support[name]))
    if any(box.grants[name]):
        gives.append(words.text("board-tokens", **dict(zip(KINDS, box.grants[name], strict=True))))
    if area := box.area[name]:
        gives.append(words.text("board-gives-influence", area=area))
    if power := box.power[name]:
        gives.append(words.text(f"board-power-{power}"))
    lines = [joined([Text(words.noun("character", name), "bold"), "  ", stake(scene, name)])]
    lines += paragraph(f"{words.text('board-gives')}: {', '.join(gives)}.", scene.width, "", INDENT)
    immune = [words.noun("kind", kind) for kind in KINDS if name not in box.takers[kind]]
    if immune:
        sentence = f"{words.text('board-immune')}: {', '.join(immune)}."
        lines += paragraph(sentence, scene.width, "", INDENT)
    return [*lines, *(_area(scene, area) if area else [])]


def _area(scene: Scene, area: str) -> Block:
    """1.3: what an area is worth, whose cubes lie there, and who leads."""
    box, words, view = box_of(scene), scene.words, scene.view
    head = [Text(words.noun("area", area), "bold"), Text(f" {SUPPORT}{box.prize[area]}  ")]
    lines = [joined([*head, cubes(view["cubes"][area], box.spaces[area])])]
    if leader := view["leaders"][area]:
        locked = f", {words.text('board-locked')}" if area in view["locked"] else ""
        support = Text(f"  {words.text('board-leader')}: ", "quiet")
        lines.append(joined([support, side_sign(scene, leader), locked]))
    else:
        id = "board-tied" if view["cubes"][area] else "board-nobody"
        lines.append(Text(f"  {words.text('board-leader')}: {words.text(id)}", "quiet"))
    return lines
