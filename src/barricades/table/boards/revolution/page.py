"""The templates of this folder, and what all of them use."""

from __future__ import annotations

from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from ....games.revolution.box import KINDS
from ....games.revolution.turn import MOST
from .. import Scene, kept
from .signs import SHAPES, fit

_templates = Environment(
    loader=PackageLoader(__package__, "."),
    autoescape=True,
    auto_reload=False,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
_templates.globals |= {"shapes": SHAPES, "kinds": KINDS, "fit": fit, "kept": kept}
_templates.globals["most_characters"] = MOST
_templates.filters["zip"] = zip


def page(name: str, scene: Scene, **facts: Any) -> Markup:
    """A template filled in: with the scene, its view, its words (w), and what else it shows."""
    template = _templates.get_template(name)
    return Markup(template.render(scene=scene, view=scene.view, w=scene.words, **facts))
