"""Effects left to chance: checks (9.0), tables, random Districts (13.0), tests of markers."""

from __future__ import annotations

from ....core import NATURE, Asked, Planned, without
from ..checks import DIE, check, roll_check
from ..events import Doing, can, carry_out, do
from ..language import nodes as n
from ..pieces import Places
from ..state import State, rules


@do.register
def _(node: n.Check, doing: Doing) -> None:
    where = doing.places(node.places)
    if node.times == 0:
        doing.s.then(*[_check_in(place, node, doing) for place in where])
    else:
        doing.s.then(choose_check(doing.side, doing.card, doing.at, where, node.times))


@can.register
def _(node: n.Check, doing: Doing) -> bool:
    return bool(doing.places(node.places))


def _check_in(place: str, node: n.Check, doing: Doing) -> Planned:
    won, lost = (doing.block(number, place=place) for number in (0, 1))
    return check(doing.side, place, node.bonus, (won,), (lost,))


@rules.step("9.0", "14", of="place")
def choose_check(s: State, side: str, card: str, at: int, places: Places, count: int) -> Asked:
    """Where a Mobilization Check is performed; each in another place."""
    return (side, places) if places and count else None


@choose_check.answer
def _(s: State, place: str, side: str, card: str, at: int, places: Places, count: int) -> None:
    node, blocks = s.box.effects[card][at]
    assert isinstance(node, n.Check)
    doing = Doing(s, side, card, at, place, blocks)
    left = tuple([other for other in places if other != place])
    s.then(_check_in(place, node, doing), choose_check(side, card, at, left, count - 1))


@do.register
def _(node: n.CheckAgainst, doing: Doing) -> None:
    won, lost = doing.block(0), doing.block(1)
    doing.s.then(roll_check(doing.side, "", doing.amount(node.amount), (won,), (lost,)))


@do.register
def _(node: n.Roll, doing: Doing) -> None:
    doing.s.then(roll_table(doing.side, doing.card, doing.at, doing.place))


@rules.step("3.2", "14", of="roll")
def roll_table(s: State, side: str, card: str, at: int, place: str) -> Asked:
    """A die decides what a card does."""
    return NATURE, DIE


@roll_table.answer
def _(s: State, roll: int, side: str, card: str, at: int, place: str) -> None:
    node, blocks = s.box.effects[card][at]
    assert isinstance(node, n.Roll)
    result = roll - sum(other in s.in_play for other in node.less)
    s.tell("rolled-table", side=side, card=card, roll=roll, result=result)
    result = min(max(result, node.rows[0][0]), node.rows[-1][1])
    for (low, high, _), block in zip(node.rows, blocks, strict=True):
        if low <= result <= high:
            s.then(carry_out(side, card, block, place))


@do.register
def _(node: n.Random, doing: Doing) -> None:
    doing.s.then(draw_district(doing.side, doing.card, doing.at, node.number, ()))


@rules.step("13.0", "R20", of="place")
def draw_district(s: State, side: str, card: str, at: int, count: int, places: Places) -> Asked:
    """A random District, never one twice."""
    left = tuple([district for district in s.box.districts if district not in places])
    return (NATURE, left) if left and count else None


@draw_district.answer
def _(s: State, place: str, side: str, card: str, at: int, count: int, places: Places) -> None:
    s.tell("drew-district", place=place)
    s.then(
        carry_out(side, card, s.box.effects[card][at][1][0], place),
        draw_district(side, card, at, count - 1, (*places, place)),
    )


@do.register
def _(node: n.TestMarkers, doing: Doing) -> None:
    owner = doing.who(node.who)
    doing.s.then(*[test_marker(owner, value, node.at) for value in _tested(node, doing)])


@can.register
def _(node: n.TestMarkers, doing: Doing) -> bool:
    return bool(_tested(node, doing))


def _tested(node: n.TestMarkers, doing: Doing) -> list[int]:
    """11.1: exactly the markers of these values, one value after the other."""
    markers = doing.s.troops[doing.who(node.who)]
    return [marker for value in node.values for marker in markers if marker == value]


@rules.step("11.1", "14", of="roll")
def test_marker(s: State, side: str, value: int, least: int) -> Asked:
    """A die for a marker of the Military Preparations."""
    return NATURE, DIE


@test_marker.answer
def _(s: State, roll: int, side: str, value: int, least: int) -> None:
    if roll >= least:
        s.troops[side] = without(s.troops[side], value)
        s.tell("deserted", side=side, value=value, roll=roll)
    else:
        s.tell("stood-firm", side=side, value=value, roll=roll)
