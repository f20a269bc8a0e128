"""What both sides have: Opportunity Points, cards, Special Actions, Troops."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from ....games.prelude.special import MANEUVER, PRICES
from .. import Scene
from .facts import SIDES


@dataclass(frozen=True)
class Action:
    """A Special Action: free, used, or waiting for its card."""

    name: str
    owner: str
    price: str
    state: str
    pointer: Markup


@dataclass(frozen=True)
class Side:
    """What one side has."""

    name: str
    opportunity: int
    cards: int
    organizations: int
    troops: tuple[int, ...]
    actions: tuple[Action, ...]
    has_acted: bool
    is_barred: bool
    is_first: bool
    is_active: bool
    is_mine: bool
    pointer: Markup
    organize: Markup  # the pointers of what the viewer may do with its own
    special: Markup


def sides(scene: Scene) -> tuple[Side, ...]:
    """8.0, 10.3, 11.1: both sides, the Revolutionary first."""
    return tuple(_side(scene, side) for side in SIDES)


def _side(scene: Scene, side: str) -> Side:
    view = scene.view
    return Side(
        name=side,
        opportunity=view["opportunity"][side],
        cards=view["hands"][side]["count"],
        organizations=len(view["organizations"][side]),
        troops=tuple(view["troops"][side]),
        actions=tuple(
            Action(
                action, side, _price(prices), _state(scene, side, action), _pointer(scene, action)
            )
            for action, prices in PRICES[side].items()
        ),
        has_acted=side in view["acted"],
        is_barred=side in view["barred"],
        is_first=view["first"] == side,
        is_active=view["active"] == side,
        is_mine=scene.side == side,
        pointer=scene.thing("side", side),
        organize=scene.thing("place", "organize") if scene.side == side else Markup(),
        special=scene.thing("place", "special") if scene.side == side else Markup(),
    )


def _price(prices: tuple[int, ...]) -> str:
    """10.3: what there is to pay; what may be paid with as many points as there are costs x."""
    return "/".join(map(str, prices)) if len(prices) < 4 else "x"


def _state(scene: Scene, side: str, action: str) -> str:
    if action in scene.view["waiting"][side]:
        return "waiting"
    return "used" if action in scene.view["used"][side] else "free"


def _pointer(scene: Scene, action: str) -> Markup:
    """At the end of a round, the Parliamentary Maneuver is chosen like a card."""
    is_card = action == MANEUVER and scene.ask and scene.ask.of == "card"
    return scene.thing("card" if is_card else "special", action)
