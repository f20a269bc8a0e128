"""What the things on the board of Prelude to Revolution are there for."""

from __future__ import annotations

from ...core import Choice, View
from ...games.prelude.activities import LEAST, ORGANIZE, SPECIAL
from ...games.prelude.box import FOE, SIDES, TRACKS, Box, box_for
from ...games.prelude.special import PRICES
from . import Use, use

LEVELS = {"unrest": "11.0", "prestige": "12.0"}
PILES = {"playing": "3.1", "in-play": "3.1", "pool": "8.0", "coming": "8.0", "known": "8.0"}


def of(view: View, kind: str, value: Choice) -> Use | None:
    """When the side with this view can choose a thing, or what changes it if nobody can."""
    box = box_for(view["options"])
    match kind, value:
        case "card", str() if value in box.cards:
            return _card(view, box, value)
        case "place", str():
            return _place(box, value)
        case "special" | "card", str():
            return _special(view, value)
        case "track", str() if value in TRACKS:
            return use("track", "4.0", "5.0", track=value)
        case "level", str() if value in LEVELS:
            return use(value, LEVELS[value])
        case "round", int():
            return use("round", "2.3", "2.4", round=value)
        case "victory", _:
            return use("victory", "2.6", "5.0")
        case "pile", str() if value in PILES:
            return use(f"pile-{value}", PILES[value])
        case "side", str() if value in SIDES:
            own = "own" if value == view["side"] else "foe"
            return use(f"side-{own}", "8.0", side=value, points=view["opportunity"][value])
        case _:
            return None


def _card(view: View, box: Box, card: str) -> Use:
    side = view["side"]
    if card in view["playing"]:
        return use("card-playing", "3.1", card=card)
    if card in view["in_play"]:
        return use("card-in-play", "3.1", card=card)
    if card in view["pool"]:
        if box.side[card] == FOE.get(side):
            return use("card-foes-pool", "8.0", "2.3", card=card)
        return use("card-pool", "8.0", "2.3", card=card, points=box.points[card])
    if side and card in view["hands"][side]["cards"]:
        return use("card-held", "2.3", "3.1", card=card)
    if side and card in view["hands"][FOE[side]]["cards"]:
        return use("card-foes-hand", "3.1", card=card)
    return use("card-away", "3.1", card=card)


def _place(box: Box, place: str) -> Use | None:
    if place == ORGANIZE:
        return use("organize", "10.0", "10.2", points=LEAST)
    if place == SPECIAL:
        return use("specials", "10.0", "10.3")
    if place not in box.places:
        return None
    is_party = place in box.owner
    sections = ("10.1.2", "10.2.1") if is_party else ("10.1.1", "10.2.2")
    return use("party" if is_party else "district", *sections, place=place)


def _special(view: View, special: str) -> Use | None:
    owner = next((side for side in SIDES if special in PRICES[side]), None)
    if owner is None:
        return None
    if owner != view["side"]:
        return use("special-foe", "10.3", special=special)
    if special in view["used"][owner]:
        return use("special-used", "10.3", special=special)
    price = PRICES[owner][special][0]
    return use("special-own", "10.3", special=special, points=price)
