"""What the things on the board of Dual Powers are there for."""

from __future__ import annotations

from ...core import Choice, View
from ...games.dual_powers.box import CALENDAR, NEUTRAL, SIDES, SUPPLY, Box, box_for
from ...games.dual_powers.why import ACTIONS
from . import Use, use

ALWAYS = {  # never chosen, whatever their value
    "support": use("support", "7.5"),
    "round": use("phases", "3.1"),
}


def of(view: View, kind: str, value: Choice) -> Use | None:
    """When the side with this view can choose a thing, or what changes it if nobody can."""
    box = box_for(view["options"])
    if kind in ALWAYS:
        return ALWAYS[kind]
    match kind, value:
        case "card", str() if value in box.days:
            return _card(view, value)
        case "token", str() if value in view["tokens"]:
            return _token(view, box, value)
        case "region", str() if value in box.city:
            return use("region", "5.4", "5.8", "6.2", region=value)
        case "connection", str() if value in box.connections:
            lies = "shut" if value == view["barricade"] else "open"
            return use(f"connection-{lies}", "5.9", "8.1", connection=value)
        case "action", str() if value in ACTIONS:
            return use("action", "5.1", "5.7", action=value)
        case _:
            return _mark(view, box, kind, value)


def _card(view: View, card: str) -> Use:
    mine = view["hands"].get(view["side"], {"cards": (), "leaders": ()})
    if card in (*mine["cards"], *mine["leaders"]):
        return use("card-held", "4.2", card=card)
    if card == view["objectives"].get(view["side"]):
        return use("card-objective", "3.4", "7.6", card=card)
    if any(card in cards for cards in view["played"].values()):
        return use("card-played", "4.2", "8.2", card=card)
    return use("card-away", "4.2", card=card)


def _token(view: View, box: Box, token: str) -> Use:
    place, _ = view["tokens"][token]
    side = box.side[token]
    if place == CALENDAR:
        return use("token-calendar", "4.6", "4.7", token=token)
    if place not in box.city and place != SUPPLY:
        return use("token-gone", "7.8", token=token)
    if side == NEUTRAL:
        return use("token-neutral", "5.3", token=token, region=place)
    if side != view["side"]:
        return use("token-foe", "5.3", "7.2", token=token, side=side)
    if place != SUPPLY:
        return use("token-own", "5.4", "5.6", token=token, region=place)
    if token in box.recruitable:
        return use("token-supply", "5.2", "6.2", token=token)
    return use("leader-supply", "5.8", token=token)


def _mark(view: View, box: Box, kind: str, value: Choice) -> Use | None:
    """A thing that changes by itself."""
    match kind, value:
        case "day", int():
            return use("day", "4.3", day=value)
        case "month", str() if value in box.unrest_points:
            return use("month", "4.3", "4.4", month=value)
        case "will", _:
            return use("will", "4.4", "5.11", side=view["will"])
        case "marker", int():
            return use("marker", "7.4", "7.6", number=value)
        case "pile", "deck":
            return use("deck", "3.2", "6.5", count=view["deck"])
        case "pile", "discard":
            return use("discard", "3.3", "8.2", count=len(view["discard"]))
        case "side", str() if value in SIDES:
            own = "own" if value == view["side"] else "foe"
            return use(f"side-{own}", "2.1", "5.2", side=value)
        case _:
            return None
