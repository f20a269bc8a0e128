"""The board of Paving Stones: both sides, five streets in a row, and the viewer's companies."""

from __future__ import annotations

from markupsafe import Markup

from ....games.paving_stones.box import SIDES, box_for
from .. import Scene
from ..environment import Pages

__all__ = ["POINTS", "SCORING", "SOUNDS", "draw", "hand", "strip", "twin"]

SCORING = ("took",)
POINTS = {"took": "stones"}
SOUNDS = {"came": "card", "took": "cube"}

_page = Pages(__package__, sides=SIDES)


def strip(scene: Scene) -> Markup:
    """The hour, and how both sides stand."""
    return _filled("strip.html", scene)


def draw(scene: Scene) -> Markup:
    """The streets."""
    return _filled("board.html", scene)


def hand(scene: Scene) -> Markup:
    """The viewer's companies; an onlooker has none."""
    return _filled("hand.html", scene) if scene.side else Markup()


def twin(scene: Scene) -> Markup:
    """The board in words."""
    return _filled("twin.html", scene)


def _filled(name: str, scene: Scene) -> Markup:
    """A template filled in with the scene and its box."""
    return _page(name, scene, box=box_for(scene.view["options"]))
