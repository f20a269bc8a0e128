"""The board of Dual Powers: Petrograd as six quarters in a ring around the river."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from ....core import Choice
from .. import Scene, kept
from . import icons
from .city import joined
from .drawing import Drawing
from .twin import Twin

__all__ = ["SCORING", "draw", "hand", "label", "twin"]

SCENES = 16  # that are drawn at once, and then in words: what both look up is looked up once
SCORING = frozenset({"judged", "judged-nobody", "chose-reward", "scored"})

_pages = Environment(
    loader=FileSystemLoader(Path(__file__).parent),
    autoescape=True,
    auto_reload=False,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
_pages.globals |= {"icons": icons, "kept": kept}


@lru_cache(SCENES)
def _drawn(scene: Scene) -> Twin:
    """All that is drawn of a scene, or told of it."""
    return Twin(Drawing(scene))


def _filled(page: str, drawing: Drawing, **parts: Any) -> Markup:
    told = {"say": drawing.say, "noun": drawing.noun, "is_new": drawing.is_new, "w": drawing.words}
    return Markup(_pages.get_template(page).render(view=drawing.view, **told, **parts))


def draw(scene: Scene) -> Markup:
    """Support track, calendar, tiles, the city, and both sides beside it."""
    drawn = _drawn(scene)
    return _filled(
        "board.html",
        drawn.drawing,
        asked=drawn.drawing.asked,
        will=scene.view["will"],
        support=drawn.support,
        calendar=drawn.calendar,
        tiles=drawn.tiles,
        city=drawn.city,
        forces=drawn.forces,
    )


def hand(scene: Scene) -> Markup:
    """The cards of whoever looks; onlookers hold none."""
    drawn = _drawn(scene)
    cards = drawn.cards.hand()
    return _filled("hand.html", drawn.drawing, hand=cards) if cards else Markup()


def twin(scene: Scene) -> Markup:
    """The same in words."""
    drawn = _drawn(scene)
    return _filled("twin.html", drawn.drawing, twin=drawn)


def label(scene: Scene, option: Choice) -> str:
    """A token in the city with its place and face, a connection with its ends; else the name."""
    drawn = _drawn(scene)
    drawing, tokens = drawn.drawing, scene.view["tokens"]
    place, _ = tokens.get(option, ("", False))
    if place in drawing.box.city:
        return drawn.tokens.face(str(option)).label
    if drawing.asked == "connection":
        return joined(drawing, str(option))
    return scene.words.noun(drawing.asked, option)
