"""The board of Dual Powers: Petrograd as six quarters in a ring, drawn in text."""

from __future__ import annotations

from rich.text import Text

from ..blocks import Block
from ..boards import Scene, Size
from ..boards import never_sealed as sealed
from ..boards import one_by_one as several
from . import cards, city, forces, strips
from .choices import label, table, things
from .legend import legend
from .reading import READABLE, about, hand, where
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
    "where",
]

ALONE = "solitaire"
ASKED = ("rules",)
ASKED_ALONE = ("difficulty",)


def draw(scene: Scene) -> Block:
    """Headline, calendar, support, city, both sides, and the viewer's hand."""
    top = [strips.headline(scene), *strips.calendar(scene), strips.track(scene)]
    if scene.size == Size.SMALL:
        return [*top, *city.table(scene), *forces.forces(scene)]
    air = [Text()] if scene.size == Size.AIRY else []
    held = [] if scene.apart else cards.hand(scene, _hand(scene))
    both = forces.forces(scene)
    return [*top, *air, *city.ring(scene), *air, *both, *(air if held else ()), *held]


def _hand(scene: Scene) -> list[str]:
    """The viewer's cards, unless they are laid out for choosing."""
    mine = scene.view["hands"].get(scene.view["side"])
    if not mine:
        return []
    return [card for card in [*mine["cards"], *mine["leaders"]] if not scene.key("card", card)]
