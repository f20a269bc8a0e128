"""The board of Prelude to Revolution: the city, the Duma, the tracks, and cards to be read."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from markupsafe import Markup

from .. import SCENES, Scene
from .cards import fans
from .choices import label
from .duma import parties
from .facts import box_of
from .hand import held
from .page import page
from .places import districts, length
from .sides import sides
from .tracks import levels, rounds, scoring, victory

__all__ = ["POINTS", "SCORING", "SOUNDS", "draw", "hand", "label", "strip", "twin"]

SCORING = frozenset({"scored", "track-scores"})
POINTS = {"scored": "points"}
SOUNDS = {
    **dict.fromkeys(("played", "event-began", "entered", "exchanged"), "card"),
    **dict.fromkeys(("checked", "rolled", "rolled-die", "rolled-table"), "die"),
    **dict.fromkeys(("mobilized", "added", "removed", "moved-party", "organized"), "cube"),
}


def strip(scene: Scene) -> Markup:
    """The turn, its rounds, the victory points, and the card that is being played."""
    return page("strip.html", scene, **_open(scene))


def draw(scene: Scene) -> Markup:
    """All else that lies open."""
    return page("board.html", scene, length=length(scene), **_open(scene))


def hand(scene: Scene) -> Markup:
    """The viewer's cards at reading size; onlookers hold none."""
    cards = held(scene)
    return page("hand.html", scene, cards=cards) if cards else Markup()


def twin(scene: Scene) -> Markup:
    """The same in words."""
    return page("twin.html", scene, cards=held(scene), **_open(scene))


@lru_cache(SCENES)
def _open(scene: Scene) -> dict[str, Any]:
    """What both the board and its twin show."""
    return {
        "turns": box_of(scene).turns,
        "rounds": rounds(scene),
        "victory": victory(scene),
        "tracks": scoring(scene),
        "levels": levels(scene),
        "districts": districts(scene),
        "parties": parties(scene),
        "sides": sides(scene),
        "fans": fans(scene),
    }
