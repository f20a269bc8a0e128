"""The board of Paving Stones: five streets in a row, both sides, and the viewer's companies."""

from __future__ import annotations

from markupsafe import Markup

from ....games.paving_stones.box import SIDES, box_for
from .. import Scene
from ..environment import pages

__all__ = ["SCORING", "draw", "hand", "twin"]

SCORING = ("took",)

_page = pages(__package__, sides=SIDES)


def draw(scene: Scene) -> Markup:
    """All that lies open."""
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
