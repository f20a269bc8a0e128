"""The hand: the cards that the viewer holds, and the one that is being carried out."""

from __future__ import annotations

from .. import Scene
from .cards import Card, card
from .facts import box_of


def held(scene: Scene) -> list[Card]:
    """The viewer's cards: leaders first, then by region and days; none of an onlooker."""
    box, mine = box_of(scene), scene.present["hands"].get(scene.view["side"])
    if not mine:
        return []
    cards = sorted(mine["cards"], key=lambda c: (box.regions.index(box.region[c]), box.days[c]))
    return [card(scene, name, held=True) for name in (*mine["leaders"], *cards)]


def opened(scene: Scene) -> str:
    """5.1, 5.7: the card whose actions are to be chosen from; "" if none is."""
    ask = scene.ask
    return str(ask.facts["card"]) if ask and ask.of == "action" else ""
