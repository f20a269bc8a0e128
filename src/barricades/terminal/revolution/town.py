"""The town: who has how much support and which tokens, and the seven areas with their cubes."""

from __future__ import annotations

from rich.text import Text

from ..blocks import Block, between, fitted, joined, marked, noted
from ..boards import Scene, Size
from .signs import SHAPE, SUPPORT, TINT, box_of, cubes, side_sign, tokens

TRACK = 30  # columns of the support track


def headline(scene: Scene) -> Text:
    """Where the game stands."""
    view, words = scene.view, scene.words
    name = Text(f" {words.text('title').upper()} ", "title")
    where = f"{words.text('terminal-round', round=view['round'])} · "
    phase = words.noun("phase", view["phase"])
    bank = joined([Text(f"{words.text('terminal-bank')} ", "quiet"), tokens(scene, view["bank"])])
    return between(joined([name, " ", Text(where + phase, "bold"), " "]), bank, scene.width)


def sides(scene: Scene) -> Block:
    """1.2, 3.2: each side's support on the track, its open hand, and how far it has bid."""
    hands = {side: tokens(scene, hand) for side, hand in scene.view["hands"].items()}
    room = max(hand.cell_len for hand in hands.values())
    return [_side(scene, side, fitted(hand, room)) for side, hand in hands.items()]


def _side(scene: Scene, side: str, hand: Text) -> Text:
    view, words = scene.view, scene.words
    support, most = view["support"][side], max(100, *view["support"].values())
    at = min(TRACK - 1, TRACK * support // most)
    track = joined(
        [
            Text("─" * at, TINT[side]),
            Text(SHAPE[side], f"bold {TINT[side]}"),
            Text("─" * (TRACK - 1 - at), "quiet"),
        ]
    )
    name = fitted(noted(side_sign(scene, side), "side", side), 11)
    parts = [joined([name, Text(f"{SUPPORT}{support:<4}", "bold"), track])]
    if hand:
        parts.append(hand)
    if any(view["earned"][side]):
        earned = Text(f"{words.text('terminal-earned')} ", "quiet")
        parts.append(joined([earned, tokens(scene, view["earned"][side])]))
    laid = view["bids"][side]
    if count := laid if isinstance(laid, int) else len(laid):
        parts.append(Text(words.text("terminal-laid", count=count), "quiet"))
    return fitted(joined(parts, "  "), scene.width)


def areas(scene: Scene) -> Block:
    """1.3: the areas, what each is worth to its leader, and whose cubes lie there."""
    lines = [_area(scene, area, (scene.width - 2) // 2) for area in box_of(scene).spaces]
    rows = -(-len(lines) // 2)
    right = [*lines[rows:], Text()]
    return [joined([one, "  ", other]) for one, other in zip(lines, right, strict=False)]


def _area(scene: Scene, area: str, width: int) -> Text:
    view, box = scene.view, box_of(scene)
    leader = view["leaders"][area]
    lock = "▣ " if area in view["locked"] else ""
    tied = Text("=" if view["cubes"][area] else "", "quiet")
    lead = Text(lock + SHAPE[leader], f"bold {TINT[leader]}") if leader else tied
    name = marked(fitted(Text(scene.words.noun("area", area), "bold"), 12), "area", area)
    room = min(16, width - 22)
    air = " " if 2 * max(box.spaces.values()) <= room else ""
    spaces = fitted(cubes(view["cubes"][area], box.spaces[area], air), room)
    parts = [name, Text(f" {SUPPORT}{box.prize[area]:<3} ", "quiet"), spaces, Text(" "), lead]
    return fitted(joined(parts), width)


def standing(scene: Scene, area: str) -> Text:
    """The cubes of an area, beside a choice about them."""
    between = "" if scene.size == Size.SMALL else " "
    return cubes(scene.view["cubes"][area], box_of(scene).spaces[area], between)
