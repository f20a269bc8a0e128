"""Effects on Organizations (10.2), the Duma (7.0) and the Military Preparations (11.1)."""

from __future__ import annotations

from ...kernel import Tape, plan_2, plan_4, plan_5
from ..activities import can_organize
from ..layout import (
    ALL_PLACES,
    BARRED,
    CHECK,
    DISBAND_ONE,
    DISTRICTS,
    LOW,
    LOW_BITS,
    NO_CHECK,
    NONE,
    ONE,
    ORGANIZE,
    ORGANIZE_ONE,
    OTHER,
    PLACES,
    PROROGUED,
    TO_ORGANIZE,
    WHERE,
    WHOSE,
)
from ..pieces import offer_places
from ..places import places, who_is
from ..special import is_listed
from ..state import has_organization, session


def do_organize(g: Tape, e: int, side: int, there: int) -> None:
    where = open_to(g, e, side, there)
    if where & ALL_PLACES:
        plan_4(g, ORGANIZE_ONE, side, e, where & LOW, where >> LOW_BITS)


def can_organize_by(g: Tape, e: int, side: int, there: int) -> bool:
    return open_to(g, e, side, there) & ALL_PLACES != 0


def open_to(g: Tape, e: int, side: int, there: int) -> int:
    """R36: where an event may create an Organization; by a check, not after a failure."""
    if g[e + ONE] != NO_CHECK and is_listed(g, BARRED, side):
        return 0
    found = places(g, g[e + WHERE], side, there, side)
    for place in range(PLACES):
        if (found >> place) & 1 and not can_organize(g, side, place):
            freely = g[e + OTHER] == 1 and place < DISTRICTS
            if not freely or has_organization(g, side, place):
                found ^= 1 << place
    return found


def offer_some(g: Tape, side: int, where: int) -> int:
    """A side is offered some places."""
    offer_places(g, where)
    return side


def organize_one_deed(g: Tape, place: int, side: int, e: int) -> None:
    """10.2, 14: where an event creates an Organization."""
    if g[e + ONE] == NO_CHECK:
        plan_2(g, ORGANIZE, side, place)
    else:
        plan_5(g, CHECK, side, place, g[e + ONE], TO_ORGANIZE, NONE)


def do_disband(g: Tape, e: int, side: int, there: int) -> None:
    where = organized(g, e, side, there)
    if where & ALL_PLACES:
        plan_4(g, DISBAND_ONE, side, who_is(g[e + WHOSE], side), where & LOW, where >> LOW_BITS)


def can_disband(g: Tape, e: int, side: int, there: int) -> bool:
    return organized(g, e, side, there) & ALL_PLACES != 0


def organized(g: Tape, e: int, side: int, there: int) -> int:
    """3.2: where an Organization can be removed."""
    owner = who_is(g[e + WHOSE], side)
    found = places(g, g[e + WHERE], side, there, owner)
    for place in range(PLACES):
        if (found >> place) & 1 and not has_organization(g, owner, place):
            found ^= 1 << place
    return found


def do_end_session(g: Tape) -> None:
    """14 (card 104): the Session is over, and no Vote follows."""
    last = session(g)
    if last:
        g[PROROGUED] = last
