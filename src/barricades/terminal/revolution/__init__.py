"""The board of Revolution!: the town, its seven areas, and the bid board of twelve characters."""

from __future__ import annotations

from rich.text import Text

from ...core import Ask, Choice, View
from ...games.revolution.box import box_for
from ..blocks import Block
from ..boards import Scene, Size
from . import grid, town
from .bids import sealed, several
from .legend import legend
from .reading import READABLE, about, hand
from .signs import SHAPE, TINT
from .signs import side_sign as sign

__all__ = ["ALONE", "ASKED", "ASKED_ALONE", "draw", "label", "sealed", "several", "sign"]
__all__ += ["READABLE", "about", "hand", "legend", "table", "things"]

ALONE = ""
ASKED = ("players", "bid_refunds", "area_control")
ASKED_ALONE = ()


def draw(scene: Scene) -> Block:
    """Headline, sides, areas and bid board, without what is of no use now or is listed below."""
    air = [Text()] if scene.size == Size.AIRY else []
    asked = scene.ask.of if scene.ask else ""
    top = [town.headline(scene), *town.sides(scene)]
    if not scene.apart and asked == "area-side" and scene.size == Size.SMALL:
        return top
    board = [*top, *air, *town.areas(scene)]
    if scene.apart:
        return [*board, *_bid_board(scene)]
    done = asked == "character" or scene.view["ended"]
    return board if done else [*board, *air, *_bid_board(scene)]


def _bid_board(scene: Scene) -> Block:
    roomy = scene.size > Size.SMALL and grid.fits(scene)
    return grid.grid(scene) if roomy else grid.listed(scene)


def table(scene: Scene, ask: Ask) -> Block | None:
    """Characters are chosen on the bid board; cubes are listed."""
    return _bid_board(scene) if ask.of == "character" else None


def label(scene: Scene, ask: Ask, option: Choice) -> tuple[Text, Text]:
    """A cube with its shape, and how its area stands; or a character with what it gives."""
    if isinstance(option, tuple):
        area, owner = str(option[0]), str(option[1])
        name = Text(f"{SHAPE[owner]} {scene.words.option(ask, option)}", f"bold {TINT[owner]}")
        return name, town.standing(scene, area)
    name = Text(scene.words.option(ask, option), "bold")
    facts = grid.facts_of(scene, str(option)) if ask.of == "character" else Text()
    return name, facts


def things(view: View, kind: str) -> tuple[Choice, ...]:
    """All things of a kind, offered or not."""
    box = box_for(view["options"])
    if kind == "character":
        return *box.characters, "pass"
    if kind == "area":
        return tuple(box.spaces)
    return *((area, side) for area in box.spaces for side in box.sides), "pass"
