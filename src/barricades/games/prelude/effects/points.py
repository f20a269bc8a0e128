"""Effects on points: Victory Points, Opportunity Points spent and bid (3.2), activities (10.0)."""

from __future__ import annotations

from ....core import PASS, Asked
from ..activities import act
from ..box import FOE
from ..events import Doing, can, carry_out, do
from ..language import nodes as n
from ..state import State, award, gain, rules


@do.register
def _(node: n.Score, doing: Doing) -> None:
    award(doing.s, doing.side, doing.amount(node.amount), "event")


@do.register
def _(node: n.Act, doing: Doing) -> None:
    doing.s.then(act(doing.side, doing.amount(node.amount)))


@can.register
def _(node: n.Score | n.Act, doing: Doing) -> bool:
    return doing.amount(node.amount) > 0


@do.register
def _(node: n.Gain, doing: Doing) -> None:
    gain(doing.s, doing.side, doing.amount(node.amount))


@can.register
def _(node: n.Gain, doing: Doing) -> bool:
    room = doing.s.box.tracks["opportunity_most"] - doing.s.opportunity[doing.side]
    return min(doing.amount(node.amount), room) > 0


@do.register
def _(node: n.Lose, doing: Doing) -> None:
    gain(doing.s, doing.side, -doing.amount(node.amount))


@can.register
def _(node: n.Lose, doing: Doing) -> bool:
    return min(doing.amount(node.amount), doing.s.opportunity[doing.side]) > 0


@do.register
def _(node: n.Spend, doing: Doing) -> None:
    if can(node, doing):
        doing.s.then(may_spend(doing.side, doing.card, doing.at, doing.place, node.number))


@can.register
def _(node: n.Spend, doing: Doing) -> bool:
    return doing.s.opportunity[doing.side] >= node.number and doing.could(0)


@rules.step("3.2", of="resolve")
def may_spend(s: State, side: str, card: str, at: int, place: str, points: int) -> Asked:
    """Opportunity Points may be spent for more."""
    return side, ("spend", PASS)


@may_spend.answer
def _(s: State, resolve: str, side: str, card: str, at: int, place: str, points: int) -> None:
    if resolve == "spend":
        gain(s, side, -points)
        s.then(carry_out(side, card, s.box.effects[card][at][1][0], place))


@do.register
def _(node: n.Bid, doing: Doing) -> None:
    doing.s.then(bid_opportunity(doing.s.first, doing.card, doing.at, -1))


@can.register
def _(node: n.Bid, doing: Doing) -> bool:
    return any(doing.s.opportunity[side] and doing.could(0, side) for side in FOE)


@rules.step("3.2", "14", "R30", of="points")
def bid_opportunity(s: State, side: str, card: str, at: int, points: int) -> Asked:
    """In turn, First Player first, both commit Opportunity Points in the open."""
    return side, tuple(range(s.opportunity[side] + 1))


@bid_opportunity.answer
def _(s: State, bid: int, side: str, card: str, at: int, points: int) -> None:
    gain(s, side, -bid)
    s.tell("bid", side=side, points=bid)
    if points < 0:
        s.then(bid_opportunity(FOE[side], card, at, bid))
    elif bid != points:
        winner = side if bid > points else FOE[side]
        s.then(carry_out(winner, card, s.box.effects[card][at][1][0], ""))
