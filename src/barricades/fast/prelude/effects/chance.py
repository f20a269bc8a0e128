"""Effects left to chance: checks (9.0), tables, random Districts (13.0), tests of markers."""

from __future__ import annotations

from ...kernel import (
    NATURE,
    NOBODY,
    OPTIONS,
    Tape,
    add_to_list,
    begin_list,
    drop,
    end_list,
    offer,
    plan_3,
    plan_5,
    times_listed,
)
from ..layout import (
    ALL_PLACES,
    CARRY_OUT,
    CHECK,
    CHOOSE_CHECK,
    DISTRICTS,
    DRAW_DISTRICT,
    HOW_MANY,
    IN_PLAY,
    INNER,
    INNERS,
    LOW,
    LOW_BITS,
    MOST_MARKERS,
    NONE,
    ONE,
    ORDERS,
    OTHER,
    PLACES,
    ROLL_CHECK,
    ROLL_TABLE,
    TEST_MARKER,
    TROOPS,
    WHERE,
    WHOSE,
)
from ..pieces import offer_places
from ..places import amount, places, who_is
from ..state import is_in


def do_check(g: Tape, e: int, side: int, there: int) -> None:
    where, times = places(g, g[e + WHERE], side, there, side), g[e + OTHER]
    if times:
        plan_5(g, CHOOSE_CHECK, side, e, where & LOW, where >> LOW_BITS, times)
        return
    order = g[ORDERS] + (where >> PLACES) * PLACES
    for nth in range(PLACES - 1, -1, -1):
        place = g[order + nth]
        if (where >> place) & 1:
            plan_5(g, CHECK, side, place, g[e + ONE], e, place)


def can_check(g: Tape, e: int, side: int, there: int) -> bool:
    return places(g, g[e + WHERE], side, there, side) & ALL_PLACES != 0


def choose_check(g: Tape, side: int, where: int, count: int) -> int:
    """9.0, 14: where a Mobilization Check is performed; each in another place."""
    if count:
        offer_places(g, where)
    return side if g[OPTIONS] else NOBODY


def choose_check_deed(g: Tape, place: int, side: int, e: int, where: int, count: int) -> None:
    left = where ^ (1 << place)
    plan_5(g, CHOOSE_CHECK, side, e, left & LOW, left >> LOW_BITS, count - 1)
    plan_5(g, CHECK, side, place, g[e + ONE], e, place)


def do_check_against(g: Tape, e: int, side: int, there: int) -> None:
    plan_5(g, ROLL_CHECK, side, NONE, amount(g, g[e + HOW_MANY], side, there), e, there)


def do_roll(g: Tape, e: int, side: int, there: int) -> None:
    plan_3(g, ROLL_TABLE, side, e, there)


def roll_table_deed(g: Tape, roll: int, side: int, e: int, there: int) -> None:
    """3.2, 14: a die decides what a card does; cards in play may each take 1 off."""
    less, result = g[e + WHERE], roll
    for at in range(less + 1, less + 1 + g[less]):
        if is_in(g, IN_PLAY, g[at]):
            result -= 1
    result = min(max(result, g[e + ONE]), g[e + OTHER])
    highs, row = less + 1 + g[less], 0
    while g[highs + row] < result and row < g[e + INNERS] - 1:
        row += 1
    plan_3(g, CARRY_OUT, side, g[g[e + INNER] + row], there)


def do_random(g: Tape, e: int, side: int) -> None:
    begin_list(g)
    plan_3(g, DRAW_DISTRICT, side, e, g[e + ONE])


def draw_district(g: Tape, count: int) -> int:
    """13.0: a random District, never one twice."""
    if count:
        for district in range(DISTRICTS):
            if times_listed(g, district) == 0:
                offer(g, district)
    if g[OPTIONS]:
        return NATURE
    end_list(g)
    return NOBODY


def draw_district_deed(g: Tape, place: int, side: int, e: int, count: int) -> None:
    add_to_list(g, place)
    plan_3(g, DRAW_DISTRICT, side, e, count - 1)
    plan_3(g, CARRY_OUT, side, g[g[e + INNER]], place)


def do_test_markers(g: Tape, e: int, side: int) -> None:
    """11.1: exactly the markers of these values, one value after the other."""
    owner, values = who_is(g[e + WHOSE], side), g[e + WHERE]
    markers = TROOPS + owner * (1 + MOST_MARKERS)
    for nth in range(g[values], 0, -1):
        for at in range(markers + 1, markers + 1 + g[markers]):
            if g[at] == g[values + nth]:
                plan_3(g, TEST_MARKER, owner, g[at], g[e + ONE])


def can_test_markers(g: Tape, e: int, side: int) -> bool:
    owner, values = who_is(g[e + WHOSE], side), g[e + WHERE]
    markers = TROOPS + owner * (1 + MOST_MARKERS)
    for nth in range(g[values], 0, -1):
        for at in range(markers + 1, markers + 1 + g[markers]):
            if g[at] == g[values + nth]:
                return True
    return False


def test_marker_deed(g: Tape, roll: int, side: int, value: int, least: int) -> None:
    """11.1, 14: a die for a marker of the Military Preparations."""
    if roll >= least:
        drop(g, TROOPS + side * (1 + MOST_MARKERS), value)
