"""What cards speak of, read off the board: places, numbers, conditions."""

from __future__ import annotations

from ..kernel import TABLES, Tape
from .activities import sponsored
from .layout import (
    ABDICATED,
    ACTIVE,
    ALL_PLACES,
    AT_LEAST,
    AT_MOST,
    CARD_IN_PLAY,
    CONTROLLED,
    COUNT,
    COUNT_PLACES,
    COUNT_WHO,
    DISTRICTS,
    DISTRICTS_TRACK,
    DUMA_ORDER,
    EXTREMIST,
    FIRST_TEST,
    GIVEN,
    GIVEN_HERE,
    HALF,
    HAS_ABDICATED,
    HAS_DOMINANCE,
    HAS_MAJORITY,
    IF_NOT,
    IF_SO,
    IN_PLAY,
    IN_SESSION,
    IS_ACTIVE,
    LEVELLED,
    LOOK,
    LOOK_AT,
    LOOK_NUMBER,
    LOOK_WHO,
    MOBILIZED,
    MODERATE,
    MORE,
    MOST,
    MOST_MARKERS,
    NONE,
    OF_ADVANTAGE,
    OF_LOWEST,
    OF_MOBILIZED,
    OF_PLACES,
    OF_PRESTIGE,
    OF_TROOPS,
    OF_UNREST,
    PEOPLED,
    PLACES,
    PLACES_HIGH,
    PLACES_KIND,
    PLACES_LOW,
    PRESTIGE,
    REIGNS,
    REVOLUTIONARY,
    SPONSORED,
    TEST,
    TEST_HIGH,
    TEST_LOW,
    TEST_NUMBER,
    TEST_WHO,
    TEST_WIDTH,
    TESTS,
    THE_DUMA,
    THERE,
    THEY,
    TROOPS,
    UNREST,
    WITH,
    WITHOUT,
    YES,
    YOU,
)
from .pieces import together
from .state import (
    advantage,
    controller,
    cubes,
    dominance,
    has_organization,
    is_in,
    is_open,
    lowest_party,
    majority,
    session,
    towards,
)


def who_is(who: int, you: int) -> int:
    """The side meant by "you" and "they", or by its name."""
    return you if who == YOU else 1 - you if who == THEY else who - REVOLUTIONARY


def places(g: Tape, node: int, you: int, there: int, owner: int) -> int:
    """3.2: the Districts or Parties that fit; the Duma is that of the cubes' owner."""
    found = base(g, node, there, owner)
    for nth in range(g[node + TESTS]):
        test = node + FIRST_TEST + nth * TEST_WIDTH
        for place in range(PLACES):
            if (found >> place) & 1 and not fits(g, test, place, you):
                found ^= 1 << place
    return found


def base(g: Tape, node: int, there: int, owner: int) -> int:
    """The same, whatever they are like."""
    kind = g[node + PLACES_KIND]
    if kind == THE_DUMA:
        found = DUMA_ORDER << PLACES | 1 << g[MODERATE + owner]
        return found if g[ABDICATED] else found | 1 << g[EXTREMIST + owner]
    if kind == THERE:
        return 0 if there == NONE else 1 << there
    found = together(g[node + PLACES_LOW], g[node + PLACES_HIGH])
    for party in range(DISTRICTS, PLACES):
        if not is_open(g, party):
            found &= ~(1 << party)
    return found


def fits(g: Tape, test: int, place: int, you: int) -> bool:
    """Whether a place is as a test wants it."""
    side, what = who_is(g[test + TEST_WHO], you), g[test + TEST]
    if what == CONTROLLED:
        return place < DISTRICTS and controller(g, place) == side
    if what == LEVELLED:
        return place < DISTRICTS and controller(g, place) == NONE
    if what == WITH:
        return has_organization(g, side, place)
    if what == WITHOUT:
        return not has_organization(g, side, place)
    if what == PEOPLED:
        return cubes(g, side, place) > 0
    if what == SPONSORED:
        return place < DISTRICTS and sponsored(g, side, place)
    if what == GIVEN_HERE:
        return g[GIVEN + place] >= g[test + TEST_NUMBER]
    return (together(g[test + TEST_LOW], g[test + TEST_HIGH]) >> place) & 1 == 1


def count_of(where: int) -> int:
    """How many places there are among some."""
    found, left = 0, where & ALL_PLACES
    while left:
        left &= left - 1
        found += 1
    return found


def amount(g: Tape, node: int, you: int, there: int) -> int:
    """A number as it is now, never below zero."""
    if node < TABLES:
        return node
    value = counted(g, node, you, there)
    value = (value // 2 if g[node + HALF] else value) + g[node + MORE]
    return max(min(value, g[node + MOST]) if g[node + MOST] else value, 0)


def counted(g: Tape, node: int, you: int, there: int) -> int:
    """What is read off the board."""
    side, of = who_is(g[node + COUNT_WHO], you), g[node + COUNT]
    if of == OF_UNREST:
        return g[UNREST]
    if of == OF_PRESTIGE:
        return g[PRESTIGE]
    if of == OF_ADVANTAGE:
        return max(advantage(g, DISTRICTS_TRACK) * towards(side), 0)
    if of == OF_LOWEST:
        return lowest_party(g, side)
    if of == OF_MOBILIZED:
        return g[MOBILIZED + side]
    if of == OF_TROOPS:
        return troops(g, side)
    found = places(g, g[node + COUNT_PLACES], you, there, side)
    return count_of(found) if of == OF_PLACES else cubes_in(g, side, found)


def troops(g: Tape, side: int) -> int:
    """11.1: what the markers of a side's Military Preparations are worth."""
    found, markers = 0, TROOPS + side * (1 + MOST_MARKERS)
    for at in range(markers + 1, markers + 1 + g[markers]):
        found += g[at]
    return found


def cubes_in(g: Tape, side: int, where: int) -> int:
    """How many cubes a side has in some places."""
    found = 0
    for place in range(PLACES):
        if (where >> place) & 1:
            found += cubes(g, side, place)
    return found


def holds(g: Tape, condition: int, you: int, there: int) -> bool:
    """3.3: whether a condition is met for this side: one thing is looked at after the other."""
    at = condition
    while at > YES:
        at = g[at + IF_SO] if is_so(g, at, you, there) else g[at + IF_NOT]
    return at == YES


def is_so(g: Tape, node: int, you: int, there: int) -> bool:
    """Whether one thing that a condition looks at is so."""
    side, look, at = who_is(g[node + LOOK_WHO], you), g[node + LOOK], g[node + LOOK_AT]
    if look == IN_SESSION:
        return session(g) > 0
    if look == REIGNS:
        return g[ABDICATED] == 0
    if look == HAS_ABDICATED:
        return g[ABDICATED] == 1
    if look == HAS_MAJORITY:
        return majority(g) == side
    if look == HAS_DOMINANCE:
        return dominance(g) == side
    if look == IS_ACTIVE:
        return g[ACTIVE] == side
    if look == CARD_IN_PLAY:
        return is_in(g, IN_PLAY, at)
    if look == AT_LEAST:
        return amount(g, at, you, there) >= g[node + LOOK_NUMBER]
    if look == AT_MOST:
        return amount(g, at, you, there) <= g[node + LOOK_NUMBER]
    return count_of(places(g, at, you, there, you)) >= g[node + LOOK_NUMBER]
