"""The board of Dual Powers: Petrograd, six quarters in a ring around the Neva."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from ....core import Choice, Event
from .. import Scene
from .about import about
from .cards import card
from .choices import asked_about, label, picture
from .hand import held, opened
from .news import marks
from .page import page
from .places import bridges, quarters
from .sides import out, sides
from .tracks import days, months, stage, support

__all__ = [
    "POINTS",
    "SCORING",
    "SOUNDS",
    "THINGS",
    "about",
    "asked_about",
    "draw",
    "hand",
    "label",
    "picture",
    "secrets",
    "source",
    "strip",
    "twin",
]

SCORING = frozenset({"judged", "judged-nobody", "chose-reward", "scored"})
POINTS = {"scored": "points"}
THINGS = ("card", "token", "region", "connection")
SOUNDS = {
    "played": "card",
    "bonus-drew": "card",
    "revealed": "card",
    "recruited": "token",
    "moved": "token",
    "refreshed": "token",
}


def strip(scene: Scene) -> Markup:
    """The round and its phase, the support track and the calendar."""
    return page("strip.html", scene, stage=stage(scene), new=marks(scene), **_time(scene))


def draw(scene: Scene) -> Markup:
    """The city."""
    return page("board.html", scene, new=marks(scene), **_city(scene))


def hand(scene: Scene) -> Markup:
    """The viewer's cards at reading size, and what both sides have before them."""
    name = opened(scene)
    cards = [*([card(scene, name)] if name else []), *held(scene)]
    difficulty = scene.view["options"].get("difficulty", "")
    return page("hand.html", scene, cards=cards, difficulty=difficulty, **_before_them(scene))


def secrets(scene: Scene) -> tuple[tuple[str, Choice], ...]:
    """The cards that the viewer holds."""
    return tuple(("card", card.name) for card in held(scene))


def source(log: Sequence[Event]) -> str:
    """7.4, 7.5: the message for unrest or an objective, whichever was judged last."""
    judged = next((event for event in reversed(log) if event.what == "judged"), None)
    return "source-unrest" if judged and judged.facts["marker"] == 1 else "source-objective"


def twin(scene: Scene) -> Markup:
    """The board in words."""
    return page("twin.html", scene, **_time(scene), **_city(scene), **_before_them(scene))


def _time(scene: Scene) -> dict[str, Any]:
    return {"support": support(scene), "months": months(scene), "days": days(scene)}


def _city(scene: Scene) -> dict[str, Any]:
    return {"quarters": quarters(scene), "bridges": bridges(scene)}


def _before_them(scene: Scene) -> dict[str, Any]:
    """What both sides have before them, and what is out of the game."""
    return {"sides": sides(scene), "out": out(scene)}
