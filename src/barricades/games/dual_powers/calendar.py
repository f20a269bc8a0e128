"""The calendar (4.3 to 4.7): days go by, months bring the will of the people and Trotsky."""

from __future__ import annotations

from .box import GONE
from .state import State, rules


@rules.step("4.3", "4.5", "R14")
def advance(s: State, side: str, days: int) -> None:
    """The day marker goes on; past the last day a month begins; 29 and 30 slide to 31."""
    day = s.day + days
    if day > s.box.last_day:
        day -= s.box.last_day
        s.then(begin_month(side))
    slid = day in s.box.slide_days
    s.day = s.box.last_day if slid else day
    s.cite("4.5" if slid else "4.3")
    s.tell("advanced", side=side, days=days, day=s.day, slid=slid)


@rules.step("4.4", "R13", "R15")
def begin_month(s: State, side: str) -> None:
    """Whoever brings on the month has the will of the people; Trotsky may come or change sides."""
    if s.month < len(s.box.months) - 1:
        s.month += 1
        month = s.box.months[s.month]
        s.tell("month-began", month=month)
        if month == s.box.trotsky_returns:
            s.then(return_trotsky())
        if month == s.box.trotsky_joins:
            s.then(join_bolsheviks())
    win_will(s, side)


def win_will(s: State, side: str) -> None:
    """4.4, 5.11, 10.4: in its turn a side gains the will of the people, and may sweep neutrals."""
    if s.will != side:
        gain_will(s, side)
        s.swept = s.box.rules.will_sweeps


def gain_will(s: State, side: str) -> None:
    """4.4, 9.3: the will of the people goes to a side."""
    s.will = side
    s.tell("gained-will", side=side)


@rules.step("10.4", "R37")
def end_turn(s: State) -> None:
    """What the will swept along in this turn asks for friends again."""
    s.swept = False


@rules.step("4.6", "R21")
def return_trotsky(s: State) -> None:
    """Trotsky returns from exile, neutral and fresh, to the region of unrest."""
    s.at["trotsky"] = s.unrest
    s.tell("trotsky-returned", region=s.unrest)


@rules.step("4.7", "R21")
def join_bolsheviks(s: State) -> None:
    """A neutral Trotsky still in the city turns red where he is, fresh or exhausted as he is."""
    where = s.at["trotsky"]
    s.at["trotsky"] = GONE
    if where not in s.box.city:
        s.at["trotsky-red"] = GONE
        s.tell("trotsky-stayed-away")
        return
    s.at["trotsky-red"] = where
    if "trotsky" in s.exhausted:
        s.exhausted ^= {"trotsky", "trotsky-red"}
    s.tell("trotsky-joined", region=where)
