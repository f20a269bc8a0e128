"""The board of Revolution!: seats, the bid board of twelve characters, and the town square."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from .. import Scene
from .bids import cards
from .hand import set_aside, to_lay
from .page import page
from .seats import seats
from .town import BANK, SQUARE, buildings, corner
from .track import SPACES, TOWN, markers
from .twin import Twin

__all__ = ["draw", "hand", "may_talk", "twin"]


def draw(scene: Scene) -> Markup:
    """All that lies open, and the viewer's own bids."""
    return page(
        "board.html",
        scene,
        seats=seats(scene),
        cards=cards(scene),
        buildings=buildings(scene),
        markers=markers(scene),
        size=TOWN,
        spaces=SPACES,
        square=corner(*SQUARE),
        bank=corner(*BANK),
    )


def hand(scene: Scene) -> Markup:
    """The viewer's tokens at reading size: those to be laid, or those won for the next round."""
    if tokens := to_lay(scene):
        chosen = len({*scene.view["bids"][scene.side]})
        return page("hand.html", scene, title="board-to-lay", tokens=tokens, chosen=chosen)
    if tokens := set_aside(scene):
        return page("hand.html", scene, title="board-earned", tokens=tokens)
    return Markup()


def twin(scene: Scene) -> Markup:
    """The same in words."""
    return page(
        "twin.html",
        scene,
        say=Twin(scene),
        seats=seats(scene),
        cards=cards(scene),
        buildings=buildings(scene),
    )


def may_talk(options: Mapping[str, Any]) -> bool:
    """8.3, R19: with Making Deals the seats may talk during play, otherwise when it is over."""
    return bool(options["deals"] == "yes")
