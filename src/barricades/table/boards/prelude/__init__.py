"""The board of Prelude to Revolution: the city, the Duma, the tracks, and cards to be read."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from ....core import Choice, Event
from .. import MAX_SCENES, Scene
from .about import about
from .cards import piles
from .choices import label, picture
from .duma import parties
from .facts import box_of
from .hand import held
from .lines import ACROSS, DOWN
from .page import page
from .places import districts, lines
from .sides import sides
from .tracks import levels, rounds, scoring, victory

__all__ = [
    "POINTS",
    "SCORING",
    "SOUNDS",
    "THINGS",
    "about",
    "draw",
    "hand",
    "label",
    "picture",
    "secrets",
    "source",
    "strip",
    "twin",
]

SCORING = frozenset({"scored", "track-scores"})
POINTS = {"scored": "points"}
THINGS = ("card", "place")
SOUNDS = {
    **dict.fromkeys(("played", "event-began", "entered", "exchanged"), "card"),
    **dict.fromkeys(("checked", "rolled", "rolled-die", "rolled-table"), "die"),
    **dict.fromkeys(("mobilized", "added", "removed", "moved-party", "organized"), "cube"),
}


def strip(scene: Scene) -> Markup:
    """The turn, its rounds and the victory points; on a phone also levels and one's resources."""
    return page("strip.html", scene, **_open(scene))


def draw(scene: Scene) -> Markup:
    """The city, and below it the Duma, the tracks and what both sides have."""
    return page("board.html", scene, lines=lines(scene), size=(ACROSS, DOWN), **_open(scene))


def hand(scene: Scene) -> Markup:
    """The viewer's cards, and the open cards beside them; onlookers see only these."""
    return page("hand.html", scene, cards=held(scene), piles=piles(scene))


def secrets(scene: Scene) -> tuple[tuple[str, Choice], ...]:
    """The cards that the viewer holds."""
    return tuple(("card", card.number) for card in held(scene))


def source(log: Sequence[Event]) -> str:
    """The message for what the points came from: a track, an event or a vote."""
    return f"why-{log[-1].facts['why']}"


def twin(scene: Scene) -> Markup:
    """The board in words."""
    return page("twin.html", scene, cards=held(scene), piles=piles(scene), **_open(scene))


@lru_cache(MAX_SCENES)
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
    }
