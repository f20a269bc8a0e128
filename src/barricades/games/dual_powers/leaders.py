"""Leader cards (5.7 to 5.11): a leader enters the city, and does what only leaders can."""

from __future__ import annotations

from ...core import PASS, Asked
from .actions import reveal
from .box import FOE
from .calendar import win_will
from .state import State, alone, rules


@rules.step("5.7", "R10", "R38", of="action")
def lead(s: State, side: str, card: str, placed: bool, used: bool) -> Asked:
    """A leader card lets its leader enter and acts, in either order, or less than that."""
    if s.box.rules.leader_first:
        s.cite("10.7", "R41")
    able = feats(s, side, card, placed, used)
    return (side, (*able, PASS)) if able else None


def feats(s: State, side: str, card: str, placed: bool, used: bool) -> list[str]:
    """5.7, R38: what is left of a leader card; 10.7: or the leader before anything else."""
    able = [] if placed else ["leader-recruit"]
    if able and s.box.rules.leader_first:
        return able
    if not used and special_helps(s, side, s.box.special[card]):
        able.append(s.box.special[card])
    return able


@lead.answer
def _(s: State, action: str, side: str, card: str, placed: bool, used: bool) -> None:
    if action == "leader-recruit":
        s.then(leader_recruit(side, card), lead(side, card, True, used))
    elif action == PASS:
        s.tell("declined", side=side, actions=tuple(feats(s, side, card, placed, used)))
        if s.box.rules.leader_first and not placed:  # R41: the special action is still to come
            s.then(lead(side, card, True, used))
    else:
        s.then(SPECIAL[action](side), lead(side, card, placed, True))


def special_helps(s: State, side: str, special: str) -> bool:
    """R38: whether a special action would change anything."""
    if special == "espionage":
        foe = spied_on(s, side)
        return foe not in s.revealed and s.objectives[foe] != ""
    return special == "protest" or s.will != side


@rules.step("5.8", of="region")
def leader_recruit(s: State, side: str, token: str) -> Asked:
    """The leader enters any region."""
    return side, s.box.regions


@leader_recruit.answer
def _(s: State, region: str, side: str, token: str) -> None:
    s.at[token] = region
    s.tell("recruited", side=side, token=token, region=region)
    if s.box.rules.leader_refreshes and s.will == side:
        rested = tuple(u for u in s.box.units["neutral"] if s.at[u] == region and u in s.exhausted)
        if rested:
            s.exhausted -= set(rested)
            s.cite("10.3", "R23")
            s.tell("refreshed-neutrals", side=side, tokens=rested, region=region)


@rules.step("5.9", "R16", of="connection")
def protest(s: State, side: str) -> Asked:
    """The blockade goes to any other connection."""
    return side, tuple([name for name in s.box.connections if name != s.barricade])


@protest.answer
def _(s: State, connection: str, side: str) -> None:
    s.barricade = connection
    s.tell("moved-blockade", side=side, connection=connection)


@rules.step("5.10", "R28")
def espionage(s: State, side: str) -> None:
    """The foe's secret objective is turned up; alone, one's own."""
    alone(s, "9.6")
    reveal(s, spied_on(s, side))


def spied_on(s: State, side: str) -> str:
    """9.6: in solitaire the opposition has no objective yet, so one looks at one's own."""
    return side if s.opposition else FOE[side]


@rules.step("5.11", "4.4")
def inspire(s: State, side: str) -> None:
    """The side takes the will of the people."""
    win_will(s, side)


SPECIAL = {"protest": protest, "espionage": espionage, "inspire": inspire}
