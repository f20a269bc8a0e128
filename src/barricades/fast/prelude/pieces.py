"""Cubes, Organizations and markers that events and other rules move (3.2)."""

from __future__ import annotations

from ..kernel import (
    NOBODY,
    OPTIONS,
    Tape,
    add_last,
    add_to_list,
    begin_list,
    end_list,
    offer,
    plan_6,
    times_listed,
)
from .layout import (
    ABDICATED,
    ADD_CUBES,
    ALL_PLACES,
    CUBES,
    END,
    GIVEN,
    LOW,
    LOW_BITS,
    MOST_MARKERS,
    ORDERS,
    ORGANIZED,
    PLACES,
    PRESTIGE,
    REMOVE_CUBES,
    TROOPS,
    UNREST,
    WORLD,
    WORLD_MOST,
)
from .state import cubes, room, towards


def together(low: int, high: int) -> int:
    """Some places, of the two parts they are kept in."""
    return low | high << LOW_BITS


def offer_places(g: Tape, where: int) -> None:
    """Each of some places is an option, in the order they are named."""
    order = g[ORDERS] + (where >> PLACES) * PLACES
    for nth in range(PLACES):
        place = g[order + nth]
        if (where >> place) & 1:
            offer(g, place)


def roomy(g: Tape, owner: int, where: int) -> int:
    """R18: those of some places where one more cube fits."""
    found = where
    for place in range(PLACES):
        if (where >> place) & 1 and room(g, owner, place) == 0:
            found ^= 1 << place
    return found


def peopled(g: Tape, owner: int, where: int) -> int:
    """Those of some places where there are cubes."""
    found = where
    for place in range(PLACES):
        if (where >> place) & 1 and cubes(g, owner, place) == 0:
            found ^= 1 << place
    return found


def not_full(g: Tape, where: int, each: int) -> int:
    """R51: those of some places that are not listed so many times yet."""
    found = where
    for place in range(PLACES):
        if (where >> place) & 1 and each and times_listed(g, place) >= each:
            found ^= 1 << place
    return found


def plan_cubes(
    g: Tape, step: int, side: int, owner: int, where: int, count: int, each: int
) -> None:
    """Cubes will be added or removed."""
    begin_list(g)
    plan_6(g, step, side, owner, where & LOW, where >> LOW_BITS, count, each)


def only_place(where: int) -> int:
    """The place, if there is but one."""
    place = 0
    while (where >> place) & 1 == 0:
        place += 1
    return place


def add_cubes(g: Tape, side: int, owner: int, where: int, count: int, each: int) -> int:
    """3.2: cubes are added one at a time; where only one place is left, without a question."""
    open_to = not_full(g, roomy(g, owner, where), each) if count else 0
    offer_places(g, open_to)
    if g[OPTIONS] > 1:
        return side
    if g[OPTIONS] == 1:
        place = only_place(open_to & ALL_PLACES)
        limit = each - times_listed(g, place) if each else count
        add(g, owner, place, min(count, room(g, owner, place), limit))
    end_list(g)
    return NOBODY


def add_cubes_deed(
    g: Tape, place: int, side: int, owner: int, where: int, count: int, each: int
) -> None:
    add(g, owner, place, 1)
    add_to_list(g, place)
    plan_6(g, ADD_CUBES, side, owner, where & LOW, where >> LOW_BITS, count - 1, each)


def add(g: Tape, owner: int, place: int, count: int) -> None:
    """3.2: cubes are added, whatever their boxes would cost."""
    g[CUBES + 2 * place + owner] += count
    g[GIVEN + place] += count


def remove_cubes(g: Tape, side: int, owner: int, where: int, count: int, each: int) -> int:
    """3.2: cubes are removed one at a time; whoever can must."""
    open_to = not_full(g, peopled(g, owner, where), each) if count else 0
    offer_places(g, open_to)
    if g[OPTIONS] > 1:
        return side
    if g[OPTIONS] == 1:
        place = only_place(open_to & ALL_PLACES)
        limit = each - times_listed(g, place) if each else count
        g[CUBES + 2 * place + owner] -= min(count, cubes(g, owner, place), limit)
    end_list(g)
    return NOBODY


def remove_cubes_deed(
    g: Tape, place: int, side: int, owner: int, where: int, count: int, each: int
) -> None:
    g[CUBES + 2 * place + owner] -= 1
    add_to_list(g, place)
    plan_6(g, REMOVE_CUBES, side, owner, where & LOW, where >> LOW_BITS, count - 1, each)


def create(g: Tape, side: int, place: int) -> None:
    """10.2: an Organization stands, as the last of its side's."""
    last = 0
    for other in range(PLACES):
        last = max(last, g[ORGANIZED + side * PLACES + other])
    g[ORGANIZED + side * PLACES + place] = last + 1


def disband(g: Tape, owner: int, place: int) -> None:
    """R19: an Organization goes; cubes stay."""
    gone = g[ORGANIZED + owner * PLACES + place]
    if gone:
        for other in range(ORGANIZED + owner * PLACES, ORGANIZED + (owner + 1) * PLACES):
            if g[other] > gone:
                g[other] -= 1
    g[ORGANIZED + owner * PLACES + place] = 0


def muster(g: Tape, side: int, value: int) -> None:
    """11.1: exactly this marker is added to the Military Preparations, while there is room."""
    troops = TROOPS + side * (1 + MOST_MARKERS)
    if g[troops] < MOST_MARKERS:
        add_last(g, troops, value)


def move_world(g: Tape, side: int, boxes: int) -> None:
    """5.3: the World Affairs marker moves towards a side, never past the last box."""
    moved = g[WORLD] + boxes * towards(side)
    g[WORLD] = max(min(moved, g[WORLD_MOST]), -g[WORLD_MOST])


def move_unrest(g: Tape, by: int) -> None:
    """11.0: never below 0, never beyond the end of the track."""
    g[UNREST] = min(max(g[UNREST] + by, 0), g[END])


def move_prestige(g: Tape, by: int) -> None:
    """12.0, 12.1.1: nothing moves it once the Tsar has abdicated."""
    if g[ABDICATED] == 0:
        g[PRESTIGE] = min(max(g[PRESTIGE] + by, 0), g[END])
