"""The state of a game of Prelude to Revolution, and the questions about it many rules ask."""

from __future__ import annotations

from dataclasses import field

from ... import core
from ...core import Rulebook, state
from .box import FOE, INDEX, SIDES, Box, box_for


@state
class State(core.State):
    """Where every cube, marker and card is. Hands and decks are secrets; see view.py."""

    turn: int = -1  # 2.0: which of the seven
    round: int = 0
    first: str = ""  # 2.2: the First Player of the Turn
    active: str = ""
    vp: int = 0  # 2.6: net, towards the Revolutionary
    opportunity: dict[str, int]
    unrest: int
    prestige: int
    abdicated: bool = False
    cubes: dict[str, tuple[int, int]]  # by District or Party: Revolutionary, Government
    organizations: dict[str, tuple[str, ...]]  # by side: where
    world: int  # 5.3: boxes towards the Revolutionary
    scoring: dict[str, int]  # 5.0: by track, how far from Start
    troops: dict[str, tuple[int, ...]]  # 11.1: by side, the markers
    used: dict[str, tuple[str, ...]]  # 10.3: by side, the Special Actions used up
    acted: tuple[str, ...] = ()  # 10.3: sides that have used one in this Turn
    waiting: dict[str, tuple[str, ...]]  # by side: what acts on a card or round to come
    prorogued: int = 0  # the last round of a Session that was cut short
    barred: tuple[str, ...] = ()  # 10.2: sides that failed to create an Organization
    mobilized: dict[str, int]  # by side: points spent on Mobilization in this Action Round
    boosted: bool = False  # in this Action Round, a card of one's own from the hand counts twice
    given: dict[str, int] = field(default_factory=dict)  # cubes the event under way has added

    deck: tuple[str, ...] = ()
    aside: dict[str, tuple[str, ...]]  # decks not yet in use
    hands: dict[str, tuple[str, ...]]
    known: dict[str, tuple[str, ...]]  # by side: cards it knows in the other's hand
    pool: tuple[str, ...] = ()
    coming: tuple[str, ...] = ()  # cards that return to the Pool next Turn
    in_play: dict[str, str] = field(default_factory=dict)  # by card: whose it is
    playing: tuple[str, ...] = ()  # the card being played
    leaving: bool = False  # the event under way sends its own card away
    discard: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()  # out of the game

    ended: str = ""
    box: Box = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        self.box = box_for(self.options)


rules: Rulebook[State] = Rulebook()


def cubes(s: State, side: str, place: str) -> int:
    """6.0, 7.0: a side's Mobilization Value in a District or Party."""
    return s.cubes[place][INDEX[side]]


def put(s: State, side: str, place: str, count: int) -> None:
    """Cubes are added, or taken if the count is below zero."""
    red, blue = s.cubes[place]
    s.cubes[place] = (red + count, blue) if side == SIDES[0] else (red, blue + count)


def controller(s: State, district: str) -> str:
    """6.0: the side with more cubes; "" if level."""
    red, blue = s.cubes[district]
    return SIDES[0] if red > blue else SIDES[1] if blue > red else ""


def in_play(s: State, party: str) -> bool:
    """12.1: whether a Party is in play; the extremist ones leave it with the Tsar."""
    return not (s.abdicated and party in s.box.extremists)


def parties(s: State, side: str) -> tuple[str, ...]:
    """7.0: a side's Parties in play, the extremist one first."""
    wing = s.box.wing[side]
    return (wing["moderate"],) if s.abdicated else (wing["extremist"], wing["moderate"])


def room(s: State, side: str, place: str) -> int:
    """6.0, 7.0: how many more cubes of a side fit there."""
    boxes = s.box.boxes[side].get(place)
    return len(boxes) - cubes(s, side, place) if boxes and in_play(s, place) else 0


def lasting(s: State, rule: str) -> bool:
    """3.3: whether a card in play changes this rule."""
    return bool(s.in_play) and not s.box.rules.get(rule, frozenset()).isdisjoint(s.in_play)


def session(s: State) -> tuple[int, ...]:
    """7.2: the Action Rounds of the Duma Session under way; () if there is none."""
    for rounds in s.box.sessions[s.box.turns[s.turn]]:
        if s.round in rounds and rounds[-1] != s.prorogued:
            return rounds
    return ()


def districts_lead(s: State) -> int:
    """5.1: how many more Districts the Revolutionary controls; below zero, the Government."""
    lead = 0
    for district in s.box.districts:
        red, blue = s.cubes[district]
        lead += (red > blue) - (blue > red)
    return lead


def organizations_lead(s: State) -> int:
    """5.2: Party Organizations count two, District Organizations one."""
    red, blue = (
        sum(2 if place in s.box.owner else 1 for place in s.organizations[side]) for side in SIDES
    )
    return red - blue


def duma_total(s: State, side: str) -> int:
    return sum(cubes(s, side, party) for party in parties(s, side))


def majority(s: State) -> str:
    """5.4: the side with more cubes in the Duma; "" if level."""
    red, blue = (duma_total(s, side) for side in SIDES)
    return SIDES[0] if red > blue else SIDES[1] if blue > red else ""


def dominance(s: State) -> str:
    """5.4: whose every Party is at least as strong as the strongest opposing one."""
    side = majority(s)
    if not side or s.abdicated:
        return ""
    lowest = min(cubes(s, side, party) for party in parties(s, side))
    highest = max(cubes(s, FOE[side], party) for party in parties(s, FOE[side]))
    return side if lowest >= highest else ""


def advantage(s: State, track: str) -> int:
    """5.0: what the Advantage Marker's box is worth, towards the Revolutionary."""
    if track == "world":
        return s.world
    if track == "duma":
        worth: int = s.box.advantage["dominance" if dominance(s) else "majority"]
        return worth * towards(majority(s))
    lead = districts_lead(s) if track == "districts" else organizations_lead(s)
    worth_of = s.box.worth[track]
    worth = worth_of[min(abs(lead), len(worth_of) - 1)]
    return worth if lead > 0 else -worth


def towards(side: str) -> int:
    """Which way a side's points move a marker."""
    return {SIDES[0]: 1, SIDES[1]: -1, "": 0}[side]


def stop_waiting(s: State, side: str, what: str) -> None:
    """R32: what waited for a card or round has met it, however often it was called for."""
    s.waiting[side] = tuple([other for other in s.waiting[side] if other != what])


def award(s: State, side: str, points: int, why: str) -> None:
    """2.6: a side scores Victory Points."""
    if points:
        s.vp += points * towards(side)
        s.tell("scored", side=side, points=points, why=why)


def gain(s: State, side: str, points: int) -> None:
    """8.0: Opportunity Points come or go, never above the end of the track nor below 0."""
    before = s.opportunity[side]
    after = min(max(before + points, 0), s.box.tracks["opportunity_most"])
    s.opportunity[side] = after
    if after > before:
        s.tell("gained-opportunity", side=side, opportunity=after - before)
    elif after < before:
        s.tell("lost-opportunity", side=side, opportunity=before - after)
