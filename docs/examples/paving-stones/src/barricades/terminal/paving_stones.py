"""The board of Paving Stones: five streets, and what both sides hold."""

from __future__ import annotations

from rich.text import Text

from ..core import Ask, Choice, View
from ..games.paving_stones.box import SIDES, box_for
from .blocks import Block, between, fitted, joined
from .boards import Scene, Size, never_sealed, one_by_one
from .palette import RED, STEEL

ALONE = ""
ASKED = ("ties",)
ASKED_ALONE = ()

SHAPE = {"crowd": "★", "guard": "■"}
TINT = {"crowd": RED, "guard": STEEL}
HIDDEN, STONE = "▒", "◆"

several, sealed = one_by_one, never_sealed


def draw(scene: Scene) -> Block:
    """Headline, streets and sides; on few lines, without the streets still to come."""
    view, words = scene.view, scene.words
    title = Text(f" {words.text('title').upper()} ", "title")
    hour = Text(words.text("board-hour", hour=view["hour"]), "bold")
    streets = [*view["taken"], *filter(None, [view["street"]])]
    if scene.size > Size.SMALL:
        streets += view["streets"]
    lines = [_street(scene, street) for street in streets]
    return [between(title, hour, scene.width), *lines, *[_side(scene, side) for side in SIDES]]


def _street(scene: Scene, street: str) -> Text:
    """1.3, 3.3: a street, its stones, and who has taken it."""
    view, words = scene.view, scene.words
    name = fitted(Text(words.noun("street", street), "bold"), 22)
    worth = fitted(Text(STONE * box_for(view["options"]).stones[street]), 8)
    if street == view["street"]:
        return joined([name, worth, Text(words.text("board-now"), "lit")])
    if taker := view["taken"].get(street):
        return joined([name, worth, sign(scene, taker)])
    left = words.text("board-nobody") if street in view["taken"] else ""
    return joined([name, worth, Text(left, "quiet")])


def _side(scene: Scene, side: str) -> Text:
    """A side's stones and hand; of others only how many companies they hold, and who has chosen."""
    view, words = scene.view, scene.words
    hand = view["hands"][side]
    names = [words.noun("company", c) for c in hand] if isinstance(hand, list) else [HIDDEN] * hand
    chosen = Text(words.text("board-has-chosen") if view["laid"][side] else "", "quiet")
    head = fitted(sign(scene, side), 12)
    stones = fitted(Text(f"{STONE} {view['stones'][side]}"), 6)
    return fitted(joined([head, stones, Text(" ".join(names)), Text("  "), chosen]), scene.width)


def sign(scene: Scene, side: str) -> Text:
    """A side's shape and name."""
    return Text(f"{SHAPE[side]} {scene.words.noun('side', side)}", f"bold {TINT[side]}")


def table(scene: Scene, ask: Ask) -> Block | None:
    """A list will do."""
    return None


def label(scene: Scene, ask: Ask, option: Choice) -> tuple[Text, Text]:
    """A company and its strength."""
    strength = box_for(scene.view["options"]).strength.get(str(option))
    facts = scene.words.text("board-strength", strength=strength) if strength else ""
    return Text(scene.words.option(ask, option), "bold"), Text(facts, "quiet")


def things(view: View, kind: str) -> tuple[Choice, ...]:
    """All there is of a kind, offered or not."""
    box = box_for(view["options"])
    return (*box.strength, "pass") if kind == "company" else tuple(box.stones)
