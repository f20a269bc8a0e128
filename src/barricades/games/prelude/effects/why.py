"""Why not: what an event does not allow, or no longer."""

from __future__ import annotations

from typing import Any

from ....core import IllegalChoice, Refusal
from .. import special
from ..box import FOE
from ..events import choose_event
from ..pieces import Places, add_cubes, remove_cubes
from ..state import State, cubes
from ..why import RESOLVES, chosen, no_room, not_so_many
from .cards import borrow
from .chance import choose_check, draw_district
from .cubes import draw_level
from .organizations import disband_one, organize_one
from .points import bid_opportunity, may_spend


@add_cubes.refuse
def _(
    s: State,
    place: Any,
    side: str,
    side_owner: str,
    places: Places,
    count: int,
    each: int,
    done: Places,
) -> Refusal:
    if place not in s.box.places:
        return chosen(place)
    if place not in places:
        return IllegalChoice("not-this-place", "3.2", place=place)
    return no_room(s, side_owner, place) or IllegalChoice(
        "enough-there", "3.2", place=place, count=each
    )


@remove_cubes.refuse
def _(
    s: State,
    place: Any,
    side: str,
    side_owner: str,
    places: Places,
    count: int,
    each: int,
    done: Places,
) -> Refusal:
    if place not in s.box.places:
        return chosen(place)
    if place not in places:
        return IllegalChoice("not-this-place", "3.2", place=place)
    if not cubes(s, side_owner, place):
        return IllegalChoice("no-cubes", "3.2", side=side_owner, place=place)
    return IllegalChoice("enough-there", "3.2", place=place, count=each)


def _not_offered(s: State, place: Any) -> Refusal:
    """A place the event does not speak of, or speaks of no more."""
    if place in s.box.places:
        return IllegalChoice("not-this-place", "3.2", place=place)
    return chosen(place)


@draw_level.refuse
def _(s: State, place: Any, side: str, places: Places) -> Refusal:
    return _not_offered(s, place)


@choose_check.refuse
def _(s: State, place: Any, side: str, card: str, at: int, places: Any, count: int) -> Refusal:
    return _not_offered(s, place)


@organize_one.refuse
def _(s: State, place: Any, side: str, card: str, at: int, places: Places) -> Refusal:
    return _not_offered(s, place)


@disband_one.refuse
def _(s: State, place: Any, side: str, side_owner: str, places: Places) -> Refusal:
    return _not_offered(s, place)


@may_spend.refuse
def _(s: State, resolve: Any, side: str, card: str, at: int, place: str, points: int) -> Refusal:
    return IllegalChoice("spend-or-not", "3.2") if resolve in RESOLVES else None


@bid_opportunity.refuse
def _(s: State, bid: Any, side: str, card: str, at: int, points: int) -> Refusal:
    return not_so_many(s, side, bid)


@borrow.refuse
def _(s: State, action: Any, side: str, points: int) -> Refusal:
    if action in special.PRICES[side]:
        return IllegalChoice("own-special", "14", special=action)
    if action not in special.PRICES[FOE[side]]:
        return None
    price = special.PRICES[FOE[side]][action][0]
    if price <= points:
        return IllegalChoice("nothing-to-exchange", "10.3.2", special=action)
    return IllegalChoice("special-too-dear", "14", special=action, points=price, have=points)


@choose_event.refuse
def _(
    s: State,
    alternative: Any,
    side: str,
    card: str,
    at: int,
    place: str,
    alternatives: tuple[int, ...],
) -> Refusal:
    if isinstance(alternative, int):
        return IllegalChoice("alternative-idle", "3.2", "R51", number=alternative)
    return None


@draw_district.refuse
def _(s: State, place: Any, side: str, card: str, at: int, count: int, places: Any) -> Refusal:
    return IllegalChoice("not-drawn", "13.0", place=place) if place in s.box.places else None
