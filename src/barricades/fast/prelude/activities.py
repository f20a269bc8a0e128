"""Activity Points (10.0): mobilization, Organizations, and the way to the Special Actions."""

from __future__ import annotations

from ..kernel import NOBODY, OPTIONS, Tape, add_last, offer, plan_2, plan_3, plan_5
from .layout import (
    ACT,
    ACTED,
    BARRED,
    BLUE,
    CHEAP_DISTRICTS,
    CHECK,
    CHOOSE_PLACE,
    CUBES,
    DEDICATE,
    DONE,
    EXTRAS,
    EXTREMIST,
    KIND,
    LEAST,
    LIBERAL_SPONSORS,
    MOBILIZED,
    MODERATE,
    MOST_USED,
    NONE,
    ORGANIZES,
    PARTY,
    PAY,
    PERFORM,
    PLACES,
    RED,
    ROOM,
    SPECIALLY,
    TAKE_SPECIAL,
    TO_ORGANIZE,
    URBAN,
    USED,
    WORKER,
)
from .pieces import create
from .special import can_act_specially, is_listed, most_paid, offer_prices
from .state import cubes, has_organization, is_open, is_party, lasting


def act(g: Tape, side: int, points: int) -> int:
    """10.0, 10.1: activities in any order while points are left; a place is mobilized in."""
    if points == 0:
        return NOBODY
    cheap = side == RED and lasting(g, CHEAP_DISTRICTS)
    for place in range(PLACES):
        price = cost(g, side, place, cheap)
        if price > 0 and price <= points:
            offer(g, place)
    if points >= LEAST and can_organize_somewhere(g, side):
        offer(g, ORGANIZES)
    if can_act_specially(g, side, points):
        offer(g, SPECIALLY)
    offer(g, DONE)
    return side


def act_deed(g: Tape, choice: int, side: int, points: int) -> None:
    if choice == DONE:
        return
    if choice == ORGANIZES:
        plan_2(g, CHOOSE_PLACE, side, points)
    elif choice == SPECIALLY:
        plan_2(g, TAKE_SPECIAL, side, points)
    else:
        price = cost(g, side, choice, side == RED and lasting(g, CHEAP_DISTRICTS))
        g[CUBES + 2 * choice + side] += 1
        g[MOBILIZED + side] += price
        plan_2(g, ACT, side, points - price)


def cost(g: Tape, side: int, place: int, cheap: bool) -> int:
    """10.1.1, 10.1.2: Activity Points for one more cube; 0 if there is no room.

    14 (card 234): cheap are Districts with neither a Union nor Military Discipline.
    """
    mine, boxes = cubes(g, side, place), side * PLACES + place
    if mine >= g[ROOM + boxes] or not is_open(g, place):
        return 0
    extra = g[EXTRAS + boxes * PARTY + mine]
    if is_party(g, place):
        return 2 + extra
    if cheap and (g[KIND + place] == URBAN or not has_organization(g, BLUE, place)):
        return 1
    return max(1 + extra - (1 if mine < cubes(g, 1 - side, place) else 0), 1)


def sponsored(g: Tape, side: int, district: int) -> bool:
    """10.2.1, 10.2.2: whether a Party with an Organization, or none, is needed and there."""
    kind = g[KIND + district]
    if kind == URBAN:
        return True
    if side == RED:
        return has_organization(g, RED, g[EXTREMIST + RED])
    liberal = has_organization(g, BLUE, g[MODERATE + BLUE])
    if kind == WORKER:
        return liberal
    if has_organization(g, BLUE, g[EXTREMIST + BLUE]):
        return True
    return liberal and lasting(g, LIBERAL_SPONSORS)


def can_organize(g: Tape, side: int, place: int) -> bool:
    """10.2: one Organization each, in a Party of one's own in play or a District with a Sponsor."""
    if has_organization(g, side, place):
        return False
    if is_party(g, place):
        return g[ROOM + side * PLACES + place] > 0 and is_open(g, place)
    return sponsored(g, side, place)


def can_organize_somewhere(g: Tape, side: int) -> bool:
    """10.2: whether there is any place to try, and the side has not failed in this round."""
    if is_listed(g, BARRED, side):
        return False
    for place in range(PLACES):
        if can_organize(g, side, place):
            return True
    return False


def choose_place(g: Tape, side: int) -> int:
    """10.2: where an Organization is to be created."""
    if not is_listed(g, BARRED, side):
        for place in range(PLACES):
            if can_organize(g, side, place):
                offer(g, place)
    return side


def choose_place_deed(g: Tape, place: int, side: int, points: int) -> None:
    plan_3(g, DEDICATE, side, place, points)


def dedicate(g: Tape, side: int, points: int) -> int:
    """10.2: the points dedicated are the bonus of the check."""
    for spent in range(LEAST, points + 1):
        offer(g, spent)
    return side


def dedicate_deed(g: Tape, spent: int, side: int, place: int, points: int) -> None:
    plan_2(g, ACT, side, points - spent)
    plan_5(g, CHECK, side, place, spent, TO_ORGANIZE, NONE)


def take_special_deed(g: Tape, action: int, side: int, points: int) -> None:
    add_last(g, USED + side * (1 + MOST_USED), action)
    add_last(g, ACTED, side)
    g[OPTIONS] = 0
    offer_prices(g, side, action, points)
    if g[OPTIONS] > 1:
        plan_3(g, PAY, side, action, points)
    else:
        pay_deed(g, most_paid(g, side, action, points), side, action, points)


def pay_deed(g: Tape, price: int, side: int, action: int, points: int) -> None:
    """10.3.1, 10.3.2: with how many points it is bought."""
    plan_2(g, ACT, side, points - price)
    plan_3(g, PERFORM, side, action, price)


def organize(g: Tape, side: int, place: int) -> int:
    """10.2, 5.2: the Organization stands."""
    create(g, side, place)
    return NOBODY


def bar(g: Tape, side: int) -> int:
    """10.2: no more attempts in this Action Round."""
    if not is_listed(g, BARRED, side):
        add_last(g, BARRED, side)
    return NOBODY
