"""Prospects in Prelude: what cards do, what places cost, and how likely checks are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import Ask, Choice, View
from ....games.prelude.activities import ORGANIZE, SPECIAL
from ....games.prelude.box import box_for
from ....games.prelude.play import EVENT, POOL
from ....games.prelude.special import PRICES
from .. import Prospect
from .activities import activity, place_chosen, points_spent, resolved, special
from .cards import card_chosen, played
from .checks import alternative, at_place, choice_of, odds, percent, target
from .events import idle, shown
from .tracks import changes, track_chosen

if TYPE_CHECKING:
    from ...preview import Previews

__all__ = [
    "FOLLOWED",
    "RESTATED",
    "alternative",
    "at_place",
    "changes",
    "choice_of",
    "idle",
    "odds",
    "percent",
    "printed",
    "prospect",
    "shown",
    "target",
]

FOLLOWED = frozenset({"dedicate"})
RESTATED = frozenset({"played", "event-began", "mobilized", "used-special", "round-began"})


def prospect(previews: Previews, option: Choice) -> Prospect:
    """What is known about an option, by its kind."""
    view, ask = previews.seat.view, previews.seat.ask
    box = box_for(view["options"])
    match ask.of:
        case "card-use" if isinstance(option, tuple):
            return played(view, box, *map(str, option))
        case "card" if option in box.cards:
            return card_chosen(view, ask, box, str(option))
        case "place" if option in view["cubes"]:
            return place_chosen(previews, box, str(option))
        case "place" if ask.what == "act":
            return activity(previews, str(option))
        case "points":
            return points_spent(view, ask, int(str(option)))
        case "special":
            return special(view, ask, str(option))
        case "track":
            return track_chosen(view, box, ask, str(option))
        case "resolve":
            return resolved(previews, str(option))
        case "alternative":
            return Prospect(option=option, title=alternative(view, ask, int(str(option))))
        case "side":
            return Prospect(option=option, does=previews.of(option).changes)
    return Prospect(option=option)


def printed(view: View, ask: Ask) -> tuple[Choice, ...]:
    """3.1, 8.0, 10.0: cards for their events, cards in the Pool, activities, Special Actions."""
    side = view["side"]
    match ask.what:
        case "take-round":
            hand = [(card, EVENT) for card in view["hands"][side]["cards"]]
            return (*hand, *((card, POOL) for card in view["pool"]))
        case "act":
            return ORGANIZE, SPECIAL
        case "take-special":
            return tuple(PRICES[side])
    return ()
