"""The board of Dual Powers: Petrograd as six quarters in a ring around the river."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from markupsafe import Markup

from .. import SCENES, Scene
from .choices import label
from .hand import held
from .news import marks
from .page import page
from .places import bridges, quarters
from .sides import discards, out, sides
from .tracks import days, months, standing, support, tiles

__all__ = ["POINTS", "SCORING", "SOUNDS", "draw", "hand", "label", "strip", "twin"]

SCORING = frozenset({"judged", "judged-nobody", "chose-reward", "scored"})
POINTS = {"scored": "points"}
SOUNDS = {
    "played": "card",
    "bonus-drew": "card",
    "revealed": "card",
    "recruited": "token",
    "moved": "token",
    "refreshed": "token",
}


def strip(scene: Scene) -> Markup:
    """The support track and the calendar."""
    facts = _open(scene)
    return page("strip.html", scene, standing=standing(scene), new=marks(scene), **facts)


def draw(scene: Scene) -> Markup:
    """Tiles, the city, and both sides beside it."""
    return page(
        "board.html",
        scene,
        new=marks(scene),
        discards=discards(scene),
        difficulty=scene.view["options"].get("difficulty", ""),
        **_open(scene),
    )


def hand(scene: Scene) -> Markup:
    """The viewer's cards at reading size; onlookers hold none."""
    cards = held(scene)
    return page("hand.html", scene, cards=cards) if cards else Markup()


def twin(scene: Scene) -> Markup:
    """The same in words."""
    return page("twin.html", scene, **_open(scene))


@lru_cache(SCENES)
def _open(scene: Scene) -> dict[str, Any]:
    """What both the board and its twin show."""
    return {
        "support": support(scene),
        "months": months(scene),
        "days": days(scene),
        "tiles": tiles(scene),
        "quarters": quarters(scene),
        "bridges": bridges(scene),
        "sides": sides(scene),
        "out": out(scene),
    }
