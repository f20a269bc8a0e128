"""Choices: the options of a question as pictures, for the list of options."""

from __future__ import annotations

from markupsafe import Markup

from ....core import PASS, Choice
from .. import Scene
from .facts import box_of
from .page import page


def picture(scene: Scene, option: Choice) -> Markup:
    """A character's portrait, or a cube before its building; empty for a pass."""
    if option == PASS:
        return Markup()
    if isinstance(option, tuple):
        area, side = option
        return page.cached("picture.html", area=area, side=side, character="")
    if option in box_of(scene).characters:
        return page.cached("picture.html", area="", side="", character=option)
    return Markup()
