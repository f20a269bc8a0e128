"""Effects on Organizations (10.2), the Duma (7.0) and the Military Preparations (11.1)."""

from __future__ import annotations

from ....core import Asked
from ..activities import attempt, can_organize, organize
from ..duma import grow_extremism, hold_vote
from ..events import Doing, can, do
from ..language import nodes as n
from ..pieces import Places, disband, muster
from ..state import State, rules, session


@do.register
def _(node: n.Organize, doing: Doing) -> None:
    if where := _open_to(node, doing):
        doing.s.then(organize_one(doing.side, doing.card, doing.at, where))


@can.register
def _(node: n.Organize, doing: Doing) -> bool:
    return bool(_open_to(node, doing))


def _open_to(node: n.Organize, doing: Doing) -> Places:
    """R36: where an event may create an Organization; by a check, not after a failure."""
    s, side = doing.s, doing.side
    if node.bonus is not None and side in s.barred:
        return ()
    return tuple(
        [
            place
            for place in doing.places(node.places)
            if can_organize(s, side, place)
            or (node.freely and place in s.box.subtype and place not in s.organizations[side])
        ]
    )


@rules.step("10.2", "14", "R36", of="place")
def organize_one(s: State, side: str, card: str, at: int, places: Places) -> Asked:
    """Where an event creates an Organization."""
    return side, places


@organize_one.answer
def _(s: State, place: str, side: str, card: str, at: int, places: Places) -> None:
    node, _ = s.box.effects[card][at]
    assert isinstance(node, n.Organize)
    plan = organize(side, place) if node.bonus is None else attempt(side, place, node.bonus)
    s.then(plan)


@do.register
def _(node: n.Disband, doing: Doing) -> None:
    if where := _organized(node, doing):
        doing.s.then(disband_one(doing.side, doing.who(node.who), where))


@can.register
def _(node: n.Disband, doing: Doing) -> bool:
    return bool(_organized(node, doing))


def _organized(node: n.Disband, doing: Doing) -> Places:
    owner = doing.who(node.who)
    standing = doing.s.organizations[owner]
    return tuple([place for place in doing.places(node.places, owner) if place in standing])


@rules.step("3.2", "R19", of="place")
def disband_one(s: State, side: str, side_owner: str, places: Places) -> Asked:
    """Which Organization is removed."""
    return side, places


@disband_one.answer
def _(s: State, place: str, side: str, side_owner: str, places: Places) -> None:
    disband(s, side_owner, place)


@do.register
def _(node: n.Extremism, doing: Doing) -> None:
    doing.s.then(grow_extremism(doing.side, node.modifier))


@do.register
def _(node: n.Vote, doing: Doing) -> None:
    doing.s.then(hold_vote())


@do.register
def _(node: n.EndSession, doing: Doing) -> None:
    """14 (card 104), R22: the Session is over, and no Vote follows."""
    if rounds := session(doing.s):
        doing.s.prorogued = rounds[-1]
        doing.s.tell("session-ended")


@can.register
def _(node: n.EndSession, doing: Doing) -> bool:
    return bool(session(doing.s))


@do.register
def _(node: n.Muster, doing: Doing) -> None:
    muster(doing.s, doing.side, node.value)
