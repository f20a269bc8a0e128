"""The board of Prelude to Revolution: the city, the Duma, the tracks, and cards to be read."""

from __future__ import annotations

from markupsafe import Markup

from ...core import Choice
from ..boards import Scene
from .cards import fans, held
from .choices import label as labelled
from .city import districts
from .duma import parties
from .page import page
from .sides import sides
from .tracks import levels, rounds, scoring, victory
from .twin import Twin

__all__ = ["SCORING", "draw", "hand", "label", "twin"]

SCORING = frozenset({"scored", "track-scores"})


def draw(scene: Scene) -> Markup:
    """All that lies open."""
    return page(
        "board.html",
        scene,
        rounds=rounds(scene),
        victory=victory(scene),
        tracks=scoring(scene),
        districts=districts(scene),
        parties=parties(scene),
        levels=levels(scene),
        sides=sides(scene),
        fans=fans(scene),
    )


def hand(scene: Scene) -> Markup:
    """The viewer's cards at reading size; onlookers hold none."""
    cards = held(scene)
    return page("hand.html", scene, cards=cards) if cards else Markup()


def twin(scene: Scene) -> Markup:
    """The same in words."""
    return page(
        "twin.html",
        scene,
        say=Twin(scene),
        tracks=scoring(scene),
        levels=levels(scene),
        districts=districts(scene),
        parties=parties(scene),
        sides=sides(scene),
        fans=fans(scene),
    )


def label(scene: Scene, option: Choice) -> str:
    """An option with its cost, its odds, or what it says."""
    return labelled(scene, option)
