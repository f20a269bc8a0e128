"""Leader cards (5.7 to 5.11): a leader enters the city, and does what only leaders can."""

from __future__ import annotations

from ..kernel import NOBODY, OPTIONS, Tape, offer, plan_1, plan_2, plan_4
from .actions import reveal
from .calendar import win_will
from .layout import (
    AT,
    BARRICADE,
    COMMANDS,
    ENTERS,
    ESPIONAGE,
    FIRST_NEUTRAL,
    INSPIRE,
    LEAD,
    LEADER_FIRST,
    LEADER_RECRUIT,
    LEADER_REFRESHES,
    LEADS_NOT,
    NEUTRALS,
    NONE,
    OBJECTIVES,
    OPPOSITION,
    PROTEST,
    PROTESTS,
    REGIONS,
    SPECIAL,
    SPIES,
    TIRED,
    WILL,
)
from .state import is_revealed


def lead(g: Tape, side: int, card: int, placed: int, used: int) -> int:
    """5.7, 10.7: a leader card lets its leader enter and acts, in an order or in either."""
    if not placed:
        offer(g, ENTERS)
    if not used and (placed or not g[LEADER_FIRST]) and special_helps(g, side, g[SPECIAL + card]):
        offer(g, g[SPECIAL + card])
    if not g[OPTIONS]:
        return NOBODY
    offer(g, LEADS_NOT)
    return side


def lead_deed(g: Tape, action: int, side: int, card: int, placed: int, used: int) -> None:
    if action == ENTERS:
        plan_4(g, LEAD, side, card, 1, used)
        plan_2(g, LEADER_RECRUIT, side, card - COMMANDS)
    elif action == LEADS_NOT:
        if g[LEADER_FIRST] and not placed:
            plan_4(g, LEAD, side, card, 1, used)
    else:
        plan_4(g, LEAD, side, card, placed, 1)
        if action == PROTESTS:
            plan_1(g, PROTEST, side)
        else:
            plan_1(g, ESPIONAGE if action == SPIES else INSPIRE, side)


def special_helps(g: Tape, side: int, special: int) -> bool:
    """R38: whether a special action would change anything."""
    if special == SPIES:
        foe = spied_on(g, side)
        return g[OBJECTIVES + foe] != NONE and not is_revealed(g, foe)
    return special == PROTESTS or g[WILL] != side


def leader_recruit(g: Tape, side: int, token: int) -> int:
    """5.8: the leader enters any region."""
    for region in range(REGIONS):
        offer(g, region)
    return side


def leader_recruit_deed(g: Tape, region: int, side: int, token: int) -> None:
    """10.3: by the first rules it refreshes the neutrals there, if its side has the will."""
    g[AT + token] = region
    if g[LEADER_REFRESHES] and g[WILL] == side:
        for neutral in range(FIRST_NEUTRAL, FIRST_NEUTRAL + NEUTRALS):
            if g[AT + neutral] == region + TIRED:
                g[AT + neutral] = region


def protest(g: Tape, side: int) -> int:
    """5.9: the blockade goes to any other connection."""
    for connection in range(REGIONS):
        if connection != g[BARRICADE]:
            offer(g, connection)
    return side


def protest_deed(g: Tape, connection: int, side: int) -> None:
    g[BARRICADE] = connection


def espionage(g: Tape, side: int) -> int:
    """5.10, 9.6: the foe's secret objective is turned up; alone, one's own."""
    reveal(g, spied_on(g, side))
    return NOBODY


def spied_on(g: Tape, side: int) -> int:
    """9.6: in solitaire the opposition has no objective yet, so one looks at one's own."""
    return 1 - side if g[OPPOSITION] == NONE else side


def inspire(g: Tape, side: int) -> int:
    """5.11, 4.4: the side takes the will of the people."""
    win_will(g, side)
    return NOBODY
