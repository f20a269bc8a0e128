"""The board of Prelude to Revolution: the city, the Duma, the tracks, and cards to be read."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from markupsafe import Markup

from .. import Scene
from .cards import fans, held
from .choices import label
from .city import districts, length
from .duma import parties
from .page import page
from .sides import sides
from .signs import SCENES, box_of
from .tracks import levels, rounds, scoring, victory
from .twin import Twin

__all__ = ["SCORING", "draw", "hand", "label", "twin"]

SCORING = frozenset({"scored", "track-scores"})


def draw(scene: Scene) -> Markup:
    """All that lies open."""
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
    """What both the board and its twin tell."""
    return {
        "say": Twin(scene),
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
