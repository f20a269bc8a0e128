"""Questions about a position that many rules ask, and the few deeds that they share."""

from __future__ import annotations

from ..kernel import Tape, add_last, has
from ..piles import pass_card, start_of
from .layout import (
    ABDICATED,
    BLUE,
    BLUES,
    CUBES,
    DISTRICTS,
    DISTRICTS_TRACK,
    DOMINANCE,
    DUMA_TRACK,
    ENDS,
    EXTREMIST,
    IN_PLAY,
    KIND,
    MAJORITY,
    MODERATE,
    MOST_WAITING,
    NONE,
    OPPORTUNITY,
    OPPORTUNITY_MOST,
    ORGANIZED,
    PARTIES,
    PILES,
    PLACES,
    PROROGUED,
    RED,
    ROOM,
    ROUND,
    ROUNDS,
    ROW,
    RULES_OF,
    SESSIONS,
    TRACK,
    TURN,
    VP,
    WAITS,
    WORLD,
    WORLD_TRACK,
    WORTH_LENGTHS,
    WORTHS,
)


def start(g: Tape, pile: int) -> int:
    """Where a pile begins in the row of cards."""
    return start_of(g, ENDS, pile)


def count_in(g: Tape, pile: int) -> int:
    """How many cards there are in a pile."""
    return g[ENDS + pile] - start(g, pile)


def is_in(g: Tape, pile: int, card: int) -> bool:
    """Whether a card is in a pile."""
    for at in range(start(g, pile), g[ENDS + pile]):
        if g[ROW + at] == card:
            return True
    return False


def pass_on(g: Tape, pile: int, other: int, card: int) -> None:
    """A card goes from one pile to the end of another."""
    pass_card(g, ENDS, PILES, pile, other, card)


def pour(g: Tape, pile: int, other: int) -> None:
    """All cards of a pile go to the end of another, in their order."""
    for _ in range(count_in(g, pile)):
        pass_on(g, pile, other, g[ROW + start(g, pile)])


def cubes(g: Tape, side: int, place: int) -> int:
    """6.0, 7.0: a side's Mobilization Value in a District or Party."""
    return g[CUBES + 2 * place + side]


def controller(g: Tape, district: int) -> int:
    """6.0: the side with more cubes; NONE if level."""
    red, blue = g[CUBES + 2 * district], g[CUBES + 2 * district + 1]
    return RED if red > blue else BLUE if blue > red else NONE


def is_open(g: Tape, place: int) -> bool:
    """12.1: whether a place is in play; the extremist Parties leave it with the Tsar."""
    return g[ABDICATED] == 0 or (place != g[EXTREMIST + RED] and place != g[EXTREMIST + BLUE])


def is_party(g: Tape, place: int) -> bool:
    """7.0: whether a place is a Party."""
    return g[KIND + place] == PARTIES


def has_organization(g: Tape, side: int, place: int) -> bool:
    """10.2: whether a side has an Organization in a place."""
    return g[ORGANIZED + side * PLACES + place] > 0


def room(g: Tape, side: int, place: int) -> int:
    """6.0, 7.0: how many more cubes of a side fit there."""
    if g[ROOM + side * PLACES + place] == 0 or not is_open(g, place):
        return 0
    return g[ROOM + side * PLACES + place] - cubes(g, side, place)


def lasting(g: Tape, rule: int) -> bool:
    """3.3: whether a card in play changes this rule."""
    for at in range(start(g, IN_PLAY), g[ENDS + IN_PLAY]):
        if g[RULES_OF + g[ROW + at]] & rule:
            return True
    return False


def owner_of(g: Tape, card: int) -> int:
    """3.3: whose a card in play is."""
    return BLUE if has(g, BLUES, card) else RED


def session(g: Tape) -> int:
    """7.2: the last Action Round of the Duma Session under way; 0 if there is none."""
    last = g[SESSIONS + g[TURN] * (ROUNDS + 1) + g[ROUND]]
    return 0 if last == g[PROROGUED] else last


def districts_lead(g: Tape) -> int:
    """5.1: how many more Districts the Revolutionary controls; below zero, the Government."""
    lead = 0
    for district in range(DISTRICTS):
        red, blue = g[CUBES + 2 * district], g[CUBES + 2 * district + 1]
        if red > blue:
            lead += 1
        elif blue > red:
            lead -= 1
    return lead


def organizations_lead(g: Tape) -> int:
    """5.2: Party Organizations count two, District Organizations one."""
    lead = 0
    for place in range(PLACES):
        worth = 2 if is_party(g, place) else 1
        if has_organization(g, RED, place):
            lead += worth
        if has_organization(g, BLUE, place):
            lead -= worth
    return lead


def duma_total(g: Tape, side: int) -> int:
    """5.4: a side's cubes in the Duma."""
    found = cubes(g, side, g[MODERATE + side])
    return found if g[ABDICATED] else found + cubes(g, side, g[EXTREMIST + side])


def lowest_party(g: Tape, side: int) -> int:
    """5.4: the cubes in a side's weaker Party in play."""
    found = cubes(g, side, g[MODERATE + side])
    return found if g[ABDICATED] else min(found, cubes(g, side, g[EXTREMIST + side]))


def majority(g: Tape) -> int:
    """5.4: the side with more cubes in the Duma; NONE if level."""
    red, blue = duma_total(g, RED), duma_total(g, BLUE)
    return RED if red > blue else BLUE if blue > red else NONE


def dominance(g: Tape) -> int:
    """5.4: whose every Party is at least as strong as the strongest opposing one."""
    side = majority(g)
    if side == NONE or g[ABDICATED]:
        return NONE
    foe = 1 - side
    highest = max(cubes(g, foe, g[MODERATE + foe]), cubes(g, foe, g[EXTREMIST + foe]))
    return side if lowest_party(g, side) >= highest else NONE


def advantage(g: Tape, track: int) -> int:
    """5.0: what the Advantage Marker's box is worth, towards the Revolutionary."""
    if track == WORLD_TRACK:
        return g[WORLD]
    if track == DUMA_TRACK:
        side = majority(g)
        if side == NONE:
            return 0
        return (g[MAJORITY] if dominance(g) == NONE else g[DOMINANCE]) * towards(side)
    lead = districts_lead(g) if track == DISTRICTS_TRACK else organizations_lead(g)
    worth = g[WORTHS + track * TRACK + min(abs(lead), g[WORTH_LENGTHS + track] - 1)]
    return worth if lead > 0 else -worth


def towards(side: int) -> int:
    """Which way a side's points move a marker."""
    return 1 if side == RED else -1


def is_waiting(g: Tape, side: int, what: int) -> bool:
    """10.3, R32: whether something waits for a card or round of a side's to come."""
    waits = WAITS + side * (1 + MOST_WAITING)
    for at in range(waits + 1, waits + 1 + g[waits]):
        if g[at] == what:
            return True
    return False


def wait_for(g: Tape, side: int, what: int) -> None:
    """Something waits from now on; R32: once more, while there is room, has no other effect."""
    waits = WAITS + side * (1 + MOST_WAITING)
    if g[waits] < MOST_WAITING:
        add_last(g, waits, what)


def stop_waiting(g: Tape, side: int, what: int) -> None:
    """R32: what waited for a card or round has met it, however often it was called for."""
    waits = WAITS + side * (1 + MOST_WAITING)
    left = 0
    for at in range(g[waits]):
        if g[waits + 1 + at] != what:
            left += 1
            g[waits + left] = g[waits + 1 + at]
    g[waits] = left


def award(g: Tape, side: int, points: int) -> None:
    """2.6: a side scores Victory Points."""
    g[VP] += points * towards(side)


def gain(g: Tape, side: int, points: int) -> None:
    """8.0: Opportunity Points come or go, never above the end of the track nor below 0."""
    g[OPPORTUNITY + side] = min(max(g[OPPORTUNITY + side] + points, 0), g[OPPORTUNITY_MOST])
