"""The board of Prelude to Revolution: the city, the Duma, the tracks, and cards to be read."""

from __future__ import annotations

from dataclasses import replace

from rich.text import Text

from ..blocks import Block
from ..boards import Scene, Size
from ..boards import never_sealed as sealed
from ..boards import one_by_one as several
from . import cards, city, strips
from .choices import label, table, things
from .legend import legend
from .reading import READABLE, about, hand
from .signs import side_sign as sign

__all__ = [
    "ALONE",
    "ASKED",
    "ASKED_ALONE",
    "READABLE",
    "about",
    "draw",
    "hand",
    "label",
    "legend",
    "sealed",
    "several",
    "sign",
    "table",
    "things",
]

ALONE = ""
ASKED = ()
ASKED_ALONE = ()
FEW = 4  # options that leave room for the city on a small screen


def draw(scene: Scene) -> Block:
    """Headline, tracks, city, Duma, open cards, and the hand where there is room to read it."""
    air = [Text()] if scene.size == Size.AIRY else []
    asked = scene.ask.of if scene.ask else ""
    if scene.apart:
        return _whole(scene if air else replace(scene, size=Size.FULL), air)
    board = [strips.headline(scene), *strips.tracks(scene)]
    if scene.size == Size.SMALL and scene.ask and len(scene.ask.options) > FEW:
        return board
    if not scene.ask or scene.ask.what != "act":
        board += [*air, *city.districts(scene), *city.duma(scene)]
    board += [*air, *strips.open_cards(scene)]
    mine = scene.view["hands"].get(scene.view["side"])
    if mine and asked != "card-use" and scene.size == Size.AIRY:
        board += [Text(), *cards.spread(scene, mine["cards"])]
    return board


def _whole(scene: Scene, air: Block) -> Block:
    """All that is public; where there is room, the open cards with their facts."""
    top = [strips.headline(scene), *strips.tracks(scene)]
    city_and_duma = [*city.districts(scene), *air, *city.duma(scene)]
    return [*top, *air, *city_and_duma, *air, *strips.open_cards(scene, listed=bool(air))]
