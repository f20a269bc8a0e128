"""The hand: the cards that the viewer holds."""

from __future__ import annotations

from .. import Scene
from .cards import Card, card


def held(scene: Scene) -> list[Card]:
    """The viewer's cards; none of an onlooker."""
    if scene.side not in scene.view["hands"]:
        return []
    return [card(scene, number) for number in scene.view["hands"][scene.side]["cards"]]
