"""The board of Dual Powers: Petrograd as six quarters in a ring around the river."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from ...core import Choice
from ..boards import Scene
from . import icons
from .cards import Cards
from .city import City, joined
from .drawing import Drawing
from .forces import Forces
from .strips import Calendar, Support, Tiles
from .tokens import Tokens
from .twin import Twin

__all__ = ["SCORING", "draw", "hand", "label", "twin"]

SCORING = frozenset({"judged", "judged-nobody", "chose-reward", "scored"})

_pages = Environment(
    loader=FileSystemLoader(Path(__file__).parent),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
_pages.globals["icons"] = icons


def _filled(page: str, drawing: Drawing, **parts: Any) -> Markup:
    told = {"say": drawing.say, "noun": drawing.noun, "is_new": drawing.is_new}
    return Markup(_pages.get_template(page).render(view=drawing.view, **told, **parts))


def draw(scene: Scene) -> Markup:
    """Support track, calendar, tiles, the city, and both sides beside it."""
    drawing = Drawing(scene)
    tokens = Tokens(drawing)
    return _filled(
        "board.html",
        drawing,
        asked=drawing.asked,
        will=drawing.view["will"],
        support=Support(drawing),
        calendar=Calendar(drawing, tokens),
        tiles=Tiles(drawing),
        city=City(drawing, tokens),
        forces=Forces(drawing, tokens, Cards(drawing)),
    )


def hand(scene: Scene) -> Markup:
    """The cards of whoever looks; onlookers hold none."""
    drawing = Drawing(scene)
    cards = Cards(drawing).hand()
    return _filled("hand.html", drawing, hand=cards) if cards else Markup()


def twin(scene: Scene) -> Markup:
    """The same in words."""
    drawing = Drawing(scene)
    return _filled("twin.html", drawing, twin=Twin(drawing))


def label(scene: Scene, option: Choice) -> str:
    """A token in the city with its place and face, a connection with its ends; else the name."""
    drawing = Drawing(scene)
    place, _ = scene.view["tokens"].get(option, ("", False))
    if place in drawing.box.city:
        return Tokens(drawing).face(str(option)).label
    if drawing.asked == "connection":
        return joined(drawing, str(option))
    return scene.words.noun(drawing.asked, option)
