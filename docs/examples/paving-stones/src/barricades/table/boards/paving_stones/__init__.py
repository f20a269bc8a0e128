"""The board of Paving Stones: five streets in a row, both sides, and the viewer's companies."""

from __future__ import annotations

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from ....games.paving_stones.box import SIDES, box_for
from .. import Scene

__all__ = ["SCORING", "draw", "hand", "twin"]

SCORING = ("took",)

_templates = Environment(
    loader=PackageLoader(__package__, "."),
    autoescape=True,
    auto_reload=False,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def draw(scene: Scene) -> Markup:
    """All that lies open."""
    return _page("board.html", scene)


def hand(scene: Scene) -> Markup:
    """The viewer's companies; an onlooker has none."""
    return _page("hand.html", scene) if scene.side else Markup()


def twin(scene: Scene) -> Markup:
    """The board in words."""
    return _page("twin.html", scene)


def _page(name: str, scene: Scene) -> Markup:
    """A template filled in with the scene, its view, its words (w), and the box."""
    facts = {"scene": scene, "view": scene.view, "w": scene.words, "sides": SIDES}
    text = _templates.get_template(name).render(**facts, box=box_for(scene.view["options"]))
    return Markup(text)
