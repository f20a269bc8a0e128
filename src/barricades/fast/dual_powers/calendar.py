"""The calendar (4.3 to 4.7): days go by, months bring the will of the people and Trotsky."""

from __future__ import annotations

from ..kernel import NOBODY, Tape, plan, plan_1
from .layout import (
    AT,
    BEGIN_MONTH,
    DAY,
    GONE,
    JOIN_BOLSHEVIKS,
    LAST_DAY,
    MONTH,
    MONTHS,
    PLACE,
    REGIONS,
    RETURN_TROTSKY,
    SLIDE_DAYS,
    SWEPT,
    TROTSKY,
    TROTSKY_JOINS,
    TROTSKY_RED,
    TROTSKY_RETURNS,
    UNREST,
    WILL,
    WILL_SWEEPS,
)


def advance(g: Tape, side: int, days: int) -> int:
    """4.3, 4.5: the day marker goes on; past the last day a month begins; 29 and 30 slide to 31."""
    day = g[DAY] + days
    if day > g[LAST_DAY]:
        day -= g[LAST_DAY]
        plan_1(g, BEGIN_MONTH, side)
    g[DAY] = g[LAST_DAY] if g[SLIDE_DAYS + day] else day
    return NOBODY


def begin_month(g: Tape, side: int) -> int:
    """4.4: whoever brings on the month has the will; Trotsky may come or change sides."""
    if g[MONTH] < MONTHS - 1:
        g[MONTH] += 1
        if g[MONTH] == g[TROTSKY_RETURNS]:
            plan(g, RETURN_TROTSKY)
        if g[MONTH] == g[TROTSKY_JOINS]:
            plan(g, JOIN_BOLSHEVIKS)
    win_will(g, side)
    return NOBODY


def win_will(g: Tape, side: int) -> None:
    """4.4, 5.11, 10.4: in its turn a side gains the will of the people, and may sweep neutrals."""
    if g[WILL] != side:
        g[WILL] = side
        g[SWEPT] = g[WILL_SWEEPS]


def end_turn(g: Tape) -> int:
    """10.4: what the will swept along in this turn asks for friends again."""
    g[SWEPT] = 0
    return NOBODY


def return_trotsky(g: Tape) -> int:
    """4.6: Trotsky returns from exile, neutral and fresh, to the region of unrest."""
    g[AT + TROTSKY] = g[UNREST]
    return NOBODY


def join_bolsheviks(g: Tape) -> int:
    """4.7: a neutral Trotsky still in the city turns red where he is, as fresh as he is."""
    at = g[AT + TROTSKY]
    g[AT + TROTSKY] = GONE
    g[AT + TROTSKY_RED] = at if (at & PLACE) < REGIONS else GONE
    return NOBODY
