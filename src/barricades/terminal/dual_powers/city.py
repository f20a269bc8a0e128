"""The city: six quarters in a ring with the connections between them, or one line each."""

from __future__ import annotations

from itertools import pairwise

from rich.text import Text

from ..blocks import Block, beside, between, filled, fitted, framed, joined, noted, wrapped
from ..boards import Scene
from ..palette import BRASS, CHALK, INK
from .signs import (
    COLOUR,
    ICON,
    NEXT,
    POINTS,
    SHAPE,
    SHUT,
    TINT,
    UNREST,
    box_of,
    chip,
    in_place,
    region_icon,
    region_sign,
)

FORCES = ("red", "white", "neutral")
ENDLESS = 1000  # columns of a row that is not broken
MARKER = f"bold {INK} on {CHALK}"


def ring(scene: Scene) -> Block:
    """Three quarters above, three below, read clockwise as the map lists them."""
    regions = box_of(scene).regions
    above, below = regions[:3], regions[3:][::-1]
    gap = 5 if scene.width >= 96 else 4
    width = (scene.width - 2 * gap) // 3
    middle = _crossings(scene, above, below, width, gap)
    return [
        *_row(scene, above, width, gap),
        middle,
        *_row(scene, below, width, gap),
        *_elsewhere(scene, above, below),
    ]


def _row(scene: Scene, regions: tuple[str, ...], width: int, gap: int) -> Block:
    inner = [_forces(scene, region, width - 2) for region in regions]
    height = max(map(len, inner))
    quarters = [
        _quarter(scene, region, filled(lines, height), width)
        for region, lines in zip(regions, inner, strict=True)
    ]
    gaps = []
    for left, right in pairwise(regions):
        bridge = _bridge(scene, _joining(scene, left, right), gap)
        blank = Text(" " * gap)
        gaps.append([bridge if row == 2 else blank for row in range(height + 2)])
    return beside(quarters, gaps)


def _quarter(scene: Scene, region: str, lines: Block, width: int) -> Block:
    key, words = scene.key("region", region), scene.words
    style = f"bold {BRASS}" if key else COLOUR.get(region, CHALK)
    lit = Text(f"[{key}]", "lit") if key else Text()
    badge = _badge(scene, region, width - 8 - lit.cell_len - len(words.noun("region", region)))
    room = width - 4 - lit.cell_len - badge.cell_len
    return framed(
        lines,
        width,
        style,
        head=joined([lit, " ", region_sign(scene, region, room), " "]),
        badge=badge,
        foot=joined([" ", verdict(scene, region, width - 5), " "]),
    )


def _forces(scene: Scene, region: str, width: int) -> Block:
    """Each side's tokens behind its shape; more lines if they need more room."""
    lines: Block = []
    for side in FORCES:
        chips = [_piece(scene, token) for token in in_place(scene, region, side)]
        sign = Text(f" {SHAPE[side]} ", TINT[side] if chips else "quiet")
        rows = wrapped(chips, width - 3) if chips else [Text("·", "quiet")]
        lines += [joined([sign if n == 0 else "   ", row]) for n, row in enumerate(rows)]
    return lines


def _piece(scene: Scene, token: str) -> Text:
    """A token, behind its key if it is offered."""
    key = scene.key("token", token)
    return joined([Text(f"{key}›" if key else "", "lit"), chip(scene, token)])


def _badge(scene: Scene, region: str, room: int) -> Text:
    """The unrest, with its points or to come next, in a word if there is room, and markers."""
    view = scene.view
    here = [number for number, where in enumerate(view["markers"], 1) if where == region]
    markers = joined([joined([Text(f" {number} ", MARKER), " "]) for number in here])
    if region == view["unrest"]:
        points = f"{POINTS}{box_of(scene).unrest_points[view['month']]}"
        word = Text(f" {scene.words.text('terminal-unrest')} {points} ", "title")
        sign = Text(f" {UNREST}{points} ", "title")
    elif region == view["blockade"]:
        word = Text(f" {scene.words.text('terminal-unrest-next')} ", MARKER)
        sign = Text(f" {NEXT} ", MARKER)
    else:
        return markers
    return joined([markers, word if markers.cell_len + word.cell_len <= room else sign])


def verdict(scene: Scene, region: str, width: int) -> Text:
    """7.2, 7.3: who would win the quarter now, by what strength, and what breaks a tie."""
    forces = scene.view["regions"][region]
    winner = forces["stronger"]
    if not winner:
        return Text(scene.words.text("terminal-nobody"), "quiet")
    loser = "white" if winner == "red" else "red"
    (ours, our_tokens), (theirs, their_tokens) = forces[winner], forces[loser]
    style = f"bold {TINT[winner]}"
    line = Text(f"{SHAPE[winner]} {ours} : {theirs} {SHAPE[loser]}", style)
    if ours == theirs and their_tokens:
        why = "terminal-by-will" if our_tokens == their_tokens else "terminal-by-tokens"
        line.append(f" {scene.words.text(why)}", TINT[winner])
    line.truncate(width, overflow="ellipsis")
    return line


def _joining(scene: Scene, one: str, other: str) -> str:
    """The connection between two quarters, if there is one."""
    for name, ends in box_of(scene).connections.items():
        if {one, other} == set(ends):
            return name
    return ""


def _bridge(scene: Scene, name: str, width: int) -> Text:
    """A connection lying across; it carries its colour's icon, and the barricade if it is shut."""
    if not name:
        return Text(" " * width)
    body = _middle(scene, name)
    dashes = width - body.cell_len
    line = SHUT if name == scene.view["barricade"] else "━"
    style = _style(scene, name)
    return joined([Text(line * (dashes // 2), style), body, Text(line * -(-dashes // 2), style)])


def _style(scene: Scene, name: str) -> str:
    shut = name == scene.view["barricade"]
    return f"bold {BRASS}" if shut else COLOUR.get(name, CHALK)


def _middle(scene: Scene, name: str) -> Text:
    if key := scene.key("connection", name):
        return Text(f"[{key}]", "lit")
    return Text(ICON.get(name, "◇"), _style(scene, name))


def _crossings(
    scene: Scene, above: tuple[str, ...], below: tuple[str, ...], width: int, gap: int
) -> Text:
    """Connections standing upright; where none does in the middle, a word on the blockade."""
    marks = []
    for one, other in zip(above, below, strict=False):
        name = _joining(scene, one, other)
        marks.append(_upright(scene, name) if name else Text())
    room = width + 2 * gap
    if not marks[1].cell_len:
        marks[1] = _blockade(scene, room)
    return joined(
        [_centred(mark, size) for mark, size in zip(marks, (width, room, width), strict=True)]
    )


def _centred(text: Text, width: int) -> Text:
    return fitted(joined([" " * max(0, (width - text.cell_len) // 2), text]), width)


def _upright(scene: Scene, name: str) -> Text:
    line = SHUT if name == scene.view["barricade"] else "┃"
    bar = Text(line, _style(scene, name))
    return joined([bar, " ", _middle(scene, name), " ", bar])


def _blockade(scene: Scene, width: int) -> Text:
    """5.4: which connection the blockade marker lies on, in as many words as there is room for."""
    name = scene.view["barricade"]
    if not name:
        return Text()
    ends = box_of(scene).connections[name]
    word = noted(Text(f"{scene.words.text('terminal-blockade')} ", BRASS), "barricade")
    shut = Text(f" {SHUT} ", f"bold {BRASS}")
    names = joined([region_sign(scene, ends[0]), shut, region_sign(scene, ends[1])])
    icons = joined([region_icon(ends[0]), shut, region_icon(ends[1])])
    for line in (joined([word, names]), names):
        if line.cell_len <= width:
            return line
    return joined([word, icons])


def _elsewhere(scene: Scene, above: tuple[str, ...], below: tuple[str, ...]) -> Block:
    """Connections of an owner's map that the ring has no room for, in words."""
    pairs = [*pairwise(above), *pairwise(below), *zip(above, below, strict=False)]
    drawn = {_joining(scene, *pair) for pair in pairs}
    lines = []
    for name, ends in box_of(scene).connections.items():
        if name not in drawn:
            signs = [region_sign(scene, end) for end in ends]
            lines.append(joined([signs[0], _bridge(scene, name, 5), signs[1]], " "))
    return lines


def table(scene: Scene) -> Block:
    """The city on a small screen: a line a quarter, the ring read from top to bottom.

    Where the board can be scrolled, a quarter takes as many lines as its tokens need.
    """
    lines: Block = []
    regions = box_of(scene).regions
    longest = max(region_sign(scene, region).cell_len for region in regions) + 4
    for region in regions:
        key = Text(f"{scene.key('region', region):>2}", "number")
        name = fitted(joined([key, " ", region_sign(scene, region)]), longest)
        right = joined([_badge(scene, region, 12), " ", verdict(scene, region, 23)])
        room = scene.width - longest - right.cell_len - 1
        first, *more = _line_up(scene, region, room if scene.apart else ENDLESS)
        lines.append(between(joined([name, first]), right, scene.width))
        lines += [joined([" " * longest, row]) for row in more]
    return lines


def _line_up(scene: Scene, region: str, room: int) -> Block:
    """The tokens of a quarter behind the shapes of their sides, in as many rows as they need."""
    rows: Block = [Text()]
    for side in FORCES:
        shape = Text(SHAPE[side], TINT[side])
        for number, token in enumerate(in_place(scene, region, side)):
            piece, row = _piece(scene, token), rows[-1]
            lead = Text() if number else joined([" " if row.cell_len else "", shape])
            if row.cell_len and row.cell_len + lead.cell_len + piece.cell_len > room:
                rows.append(joined([shape, piece]))
            else:
                rows[-1] = joined([row, lead, piece])
    return rows
