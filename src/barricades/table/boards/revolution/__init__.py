"""The board of Revolution!: the sides, the bid board of twelve characters, and the town square."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from ....games.revolution.turn import MOST
from .. import SCENES, Scene
from .cards import cards
from .facts import box_of
from .hand import set_aside, to_lay
from .page import page
from .places import buildings
from .sides import sides
from .tracks import markers

__all__ = ["POINTS", "SOUNDS", "draw", "hand", "may_talk", "strip", "twin"]

POINTS = dict.fromkeys(("gained-support", "led", "cashed"), "support")
SOUNDS = {
    "won-over": "token",
    "tied": "token",
    "placed": "cube",
    "spied": "cube",
    "swapped": "cube",
}


def strip(scene: Scene) -> Markup:
    """The sides, with what each has."""
    return page("strip.html", scene, **_open(scene))


def draw(scene: Scene) -> Markup:
    """All else that lies open, and the viewer's own bids."""
    marked = markers(scene)
    return page(
        "board.html",
        scene,
        box=box_of(scene),
        markers=marked,
        taken=tuple(marker.space.number for marker in marked),
        bank=tuple(scene.view["bank"]),
        **_open(scene),
    )


def hand(scene: Scene) -> Markup:
    """The viewer's tokens at reading size: those to be laid, or those won for the next round."""
    if tokens := to_lay(scene):
        chosen = len({*scene.view["bids"][scene.side]})
        return page(
            "hand.html", scene, title="board-to-lay", tokens=tokens, chosen=chosen, most=MOST
        )
    if tokens := set_aside(scene):
        return page("hand.html", scene, title="board-earned", tokens=tokens)
    return Markup()


def twin(scene: Scene) -> Markup:
    """The same in words."""
    return page("twin.html", scene, **_open(scene))


def may_talk(options: Mapping[str, Any]) -> bool:
    """8.3, R19: with Making Deals the seats may talk during play, otherwise when it is over."""
    return bool(options["deals"] == "yes")


@lru_cache(SCENES)
def _open(scene: Scene) -> dict[str, Any]:
    """What both the board and its twin show."""
    return {"sides": sides(scene), "cards": cards(scene), "buildings": buildings(scene)}
