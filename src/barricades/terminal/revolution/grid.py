"""The bid board: twelve characters in three rows of four, with what they give and refuse."""

from __future__ import annotations

from rich.text import Text

from ...games.revolution.box import KINDS
from ...games.revolution.state import kind_of
from ..blocks import Block, beside, between, fitted, framed, joined, marked
from ..boards import Scene
from ..palette import CHALK
from .signs import CHIP, SHAPE, SUPPORT, TINT, box_of, letter, margin, tokens

COLUMNS = 4


def fits(scene: Scene) -> bool:
    """Whether all names and all that they give can be read in the grid."""
    inner = _width(scene) - 2
    for name in box_of(scene).characters:
        head = _head(scene, name).cell_len + immunity(scene, name).cell_len
        if max(head, len(margin(scene)) + benefit(scene, name).cell_len) > inner:
            return False
    return True


def _width(scene: Scene) -> int:
    return (scene.width - (COLUMNS - 1)) // COLUMNS


def grid(scene: Scene) -> Block:
    """5.1: the characters in the order they are resolved in."""
    width = _width(scene)
    cells = [_cell(scene, name, width) for name in box_of(scene).characters]
    gaps = [[Text(" ")] * len(cells[0])] * (COLUMNS - 1)
    rows = [cells[at : at + COLUMNS] for at in range(0, len(cells), COLUMNS)]
    return [line for row in rows for line in beside(row, gaps)]


def listed(scene: Scene) -> Block:
    """The same on few lines: two characters a line."""
    half = (scene.width - 2) // 2
    lines = [_line(scene, name, half) for name in box_of(scene).characters]
    return [joined([one, "  ", other]) for one, other in zip(lines[::2], lines[1::2], strict=True)]


def _cell(scene: Scene, name: str, width: int) -> Block:
    style = "bold #b8892f" if scene.key("character", name) else CHALK
    lines = [joined([margin(scene), line]) for line in (benefit(scene, name), stake(scene, name))]
    head, badge = _head(scene, name), immunity(scene, name)
    return framed(lines, width, style, head=head, foot=Text(), badge=badge)


def _head(scene: Scene, name: str) -> Text:
    """A character's name, behind its key if it is offered."""
    key = scene.key("character", name)
    noun = Text(f" {scene.words.noun('character', name)} ", "bold")
    return joined([Text(f"[{key}]" if key else "", "number"), marked(noun, "character", name)])


def _line(scene: Scene, name: str, width: int) -> Text:
    """Whatever lies on a character is seen in full; what it gives makes way."""
    nouns = {who: scene.words.noun("character", who) for who in box_of(scene).characters}
    room = max(map(len, nouns.values())) + 1
    noun = marked(fitted(Text(nouns[name], "bold"), room), "character", name)
    key = scene.key("character", name)
    start = joined([Text(f"{key:>2} ", "number"), noun])
    gives = joined([part for part in (immunity(scene, name), benefit(scene, name)) if part], " ")
    lies = joined([" ", stake(scene, name)])
    return joined([start, between(gives, lies, width - start.cell_len)])


def immunity(scene: Scene, name: str) -> Text:
    """4.4: the kinds of token a character refuses, crossed out."""
    immune = [kind for kind in KINDS if name not in box_of(scene).takers[kind]]
    return joined([Text(f"×{letter(scene, kind)}", CHIP[kind]) for kind in immune])


def benefit(scene: Scene, name: str) -> Text:
    """5.4 to 5.8: what the winner gets."""
    box, words = box_of(scene), scene.words
    parts = [Text(f"{SUPPORT}{box.support[name]}", "bold")] if box.support[name] else []
    if any(box.grants[name]):
        parts.append(tokens(scene, list(box.grants[name])))
    if area := box.area[name]:
        full = len(scene.view["cubes"][area]) == box.spaces[area]
        parts.append(Text(words.noun("area", area), "strike dim" if full else ""))
    if power := box.power[name]:
        parts.append(Text(words.text(f"terminal-power-{power}"), "italic"))
    return joined(parts, " ")


def facts_of(scene: Scene, name: str) -> Text:
    """What a character refuses, what it gives, and what lies on it."""
    parts = (immunity(scene, name), benefit(scene, name), stake(scene, name))
    return joined([part for part in parts if part], " ")


def stake(scene: Scene, name: str) -> Text:
    """What lies on a character: one's own tokens face down, or all offers once they are open."""
    view = scene.view
    if offers := view["offers"].get(name):
        return joined(
            [joined([Text(SHAPE[s], TINT[s]), tokens(scene, t)]) for s, t in offers.items()], " "
        )
    side = view["side"]
    laid = view["bids"].get(side, ())
    if isinstance(laid, int) or name not in laid:
        return Text()
    hand = view["hands"][side]
    kinds = [kind_of(hand, number) for number, who in enumerate(laid) if who == name]
    return joined([Text("→", "number"), tokens(scene, [kinds.count(kind) for kind in KINDS])])
