"""Choices: the options of a question as the list of options shows them."""

from __future__ import annotations

from ....core import Choice
from .. import Scene
from .facts import asked, box_of
from .places import joined
from .tokens import faces


def label(scene: Scene, option: Choice) -> str:
    """A token in the city with its place and face, a connection with its ends; else the name."""
    place, _ = scene.view["tokens"].get(option, ("", False))
    if place in box_of(scene).city:
        return faces(scene)[str(option)].label
    if asked(scene) == "connection":
        return joined(scene, str(option))
    return scene.words.noun(asked(scene), option)
