"""The night (chapter 3): a street is turned up, both sides choose in secret, and it is taken."""

from __future__ import annotations

from ...core import NATURE, PASS, Asked, together, without
from .box import SIDES
from .scoring import end_night
from .state import State, rules


@rules.step("3.1", "R1")
def play_hour(s: State) -> None:
    """One hour after another, until the night is over."""
    if s.hour == s.box.hours:
        s.then(end_night())
        return
    s.hour += 1
    senders = [send(side) for side in SIDES if s.hands[side]]
    s.then(turn_up(), together(*senders), show(), play_hour())


@rules.step("3.1", of="street")
def turn_up(s: State) -> Asked:
    """Nature turns up the street of this hour."""
    return NATURE, s.streets


@turn_up.answer
def _(s: State, street: str) -> None:
    s.streets = without(s.streets, street)
    s.street, s.phase = street, "choice"
    s.tell("turned-up", hour=s.hour, street=street, stones=s.box.stones[street])


@rules.step("3.2", of="company")
def send(s: State, side: str) -> Asked:
    """A company is laid face down, or none."""
    return side, (*s.hands[side], PASS)


@send.answer
def _(s: State, company: str, side: str) -> None:
    s.laid[side] = company


@rules.step("3.3", "3.4", "5.1", "R2")
def show(s: State) -> None:
    """The stronger company takes the street; between equals nobody does, or the guard."""
    s.phase, s.lessons = "show", s.lessons + 1
    crowd, guard = [_come(s, side) for side in SIDES]
    taker = "crowd" if crowd > guard else "guard" if guard > crowd else ""
    if s.box.guard_holds and crowd == guard > 0:
        taker = "guard"
    s.taken[s.street] = taker
    if taker:
        s.tell("took", side=taker, street=s.street, stones=s.box.stones[s.street])
    else:
        s.tell("left", street=s.street)
    s.street, s.laid = "", dict.fromkeys(SIDES, "")


def _come(s: State, side: str) -> int:
    """3.3: with which strength a side comes; its company is spent."""
    company = s.laid[side]
    if company in ("", PASS):
        s.tell("stayed", side=side)
        return 0
    s.hands[side] = without(s.hands[side], company)
    s.spent += (company,)
    s.tell("came", side=side, company=company, strength=s.box.strength[company])
    return s.box.strength[company]
