"""The templates in this folder, and what all of them know."""

from __future__ import annotations

from ....games.revolution.box import KINDS
from .. import thing
from ..environment import Pages
from . import places, sentences, signs, tracks

page = Pages(
    __package__,
    kinds=KINDS,
    places=places,
    sentences=sentences,
    signs=signs,
    thing=thing,
    tracks=tracks,
)
