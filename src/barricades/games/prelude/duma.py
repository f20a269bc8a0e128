"""The Duma (7.0): growing extremism, and votes."""

from __future__ import annotations

from ...core import NATURE, Asked
from .box import FOE
from .checks import DIE, check
from .state import State, award, cubes, majority, parties, put, room, rules


@rules.step("7.1", "7.1.1", "R10", of="roll")
def grow_extremism(s: State, side: str, modifier: int) -> Asked:
    """A side's moderates are tempted: one die."""
    return NATURE, DIE


@grow_extremism.answer
def _(s: State, roll: int, side: str, modifier: int) -> None:
    radicalize(s, side, roll, modifier)


def radicalize(s: State, side: str, roll: int, modifier: int) -> None:
    """7.1.1: the die with its modifiers moves cubes to the extremists, or out of the Duma."""
    result = min(max(roll + modifier + track_modifier(s, side), 1), 9)
    s.tell("grew-extreme", side=side, roll=roll, result=result)
    if result >= 4:
        quit_duma(s, side)
    if result in (2, 3) or result >= 6:
        turn_extremist(s, side)
    if result >= 8:
        award(s, FOE[side], 1, "extremism")


def track_modifier(s: State, side: str) -> int:
    """7.1.1, 12.1.1: from Unrest, or from Prestige; +2 once the Tsar has abdicated."""
    if side == "revolutionary":
        return s.box.modifiers["unrest"][s.unrest]
    return 2 if s.abdicated else s.box.modifiers["prestige"][s.prestige]


def quit_duma(s: State, side: str) -> None:
    """7.1.1: a moderate leaves; if there is none, the opponent scores."""
    moderate = s.box.wing[side]["moderate"]
    if cubes(s, side, moderate):
        put(s, side, moderate, -1)
        s.tell("left-duma", side=side, place=moderate)
    else:
        award(s, FOE[side], 1, "no-moderates")


def turn_extremist(s: State, side: str) -> None:
    """7.1.1: a moderate joins the extremists; where there is no room, he leaves instead."""
    moderate, extremist = (s.box.wing[side][wing] for wing in ("moderate", "extremist"))
    if not cubes(s, side, moderate) or not room(s, side, extremist):
        quit_duma(s, side)
        return
    put(s, side, moderate, -1)
    put(s, side, extremist, 1)
    s.tell("turned-extremist", side=side, place=extremist)


@rules.step("7.3", "R8", "R27")
def hold_vote(s: State) -> None:
    """Each player in turn: the extremists, then the moderates; then the Majority."""
    s.tell("vote-held")
    voters = [(side, party) for side in (s.first, FOE[s.first]) for party in parties(s, side)]
    s.then(*[vote(side, party) for side, party in voters], count_votes())


@rules.step("7.3")
def vote(s: State, side: str, party: str) -> None:
    """A Party is put to the test; an Organization helps."""
    bonus = 4 if party in s.organizations[side] else 2
    s.then(check(side, party, bonus, (carry_vote(side, party),), ()))


@rules.step("7.3", "7.1")
def carry_vote(s: State, side: str, party: str) -> None:
    """A Party that carries its vote scores; extremists make more extremists."""
    award(s, side, 1, "vote")
    if party in s.box.extremists:
        s.then(grow_extremism(side, 0))


@rules.step("7.3", "R38")
def count_votes(s: State) -> None:
    """Whoever holds the Majority in the end scores."""
    if side := majority(s):
        award(s, side, 1, "majority")
