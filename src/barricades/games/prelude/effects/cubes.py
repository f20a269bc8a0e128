"""Effects on cubes (3.2): added, removed, brought level, moved between Parties."""

from __future__ import annotations

from ....core import Asked
from ..box import FOE
from ..events import Doing, can, do
from ..language import nodes as n
from ..pieces import Places, add_cubes, remove_cubes, roomy
from ..state import State, cubes, put, room, rules


@do.register
def _(node: n.Add, doing: Doing) -> None:
    s, side, owner, each = doing.s, doing.side, doing.who(node.who), node.each
    where, count = doing.places(node.places, owner), doing.amount(node.amount)
    workers = tuple([p for p in where if node.first and s.box.subtype.get(p) == "worker"])
    others = tuple([p for p in where if p not in workers])
    first = min(count, sum(min(room(s, owner, p), each or count) for p in workers))
    s.then(
        add_cubes(side, owner, workers, first, each, ()),
        add_cubes(side, owner, others, count - first, each, ()),
    )


@can.register
def _(node: n.Add, doing: Doing) -> bool:
    owner = doing.who(node.who)
    found = roomy(doing.s, owner, doing.places(node.places, owner), (), node.each)
    return bool(found and doing.amount(node.amount))


@do.register
def _(node: n.Remove, doing: Doing) -> None:
    owner = doing.who(node.who)
    where, count = doing.places(node.places, owner), doing.amount(node.amount)
    doing.s.then(remove_cubes(doing.side, owner, where, count, node.each, ()))


@can.register
def _(node: n.Remove, doing: Doing) -> bool:
    owner = doing.who(node.who)
    found = any(cubes(doing.s, owner, place) for place in doing.places(node.places, owner))
    return found and doing.amount(node.amount) > 0


@do.register
def _(node: n.Level, doing: Doing) -> None:
    if where := _behind(node, doing):
        doing.s.then(draw_level(doing.side, where))


@can.register
def _(node: n.Level, doing: Doing) -> bool:
    return bool(_behind(node, doing))


def _behind(node: n.Level, doing: Doing) -> Places:
    """Where a side has fewer cubes than its opponent, and room for more."""
    s, side = doing.s, doing.side
    open_places = roomy(s, side, doing.places(node.places), (), 0)
    return tuple([p for p in open_places if cubes(s, side, p) < cubes(s, FOE[side], p)])


@rules.step("14", of="place")
def draw_level(s: State, side: str, places: Places) -> Asked:
    """A place where a side is brought level with its opponent, as far as its boxes go."""
    return side, places


@draw_level.answer
def _(s: State, place: str, side: str, places: Places) -> None:
    lacking = cubes(s, FOE[side], place) - cubes(s, side, place)
    s.then(add_cubes(side, side, (place,), lacking, 0, ()))


@do.register
def _(node: n.Shift, doing: Doing) -> None:
    s, owner = doing.s, doing.who(node.who)
    for _ in range(doing.amount(node.amount)):
        if can(node, doing):
            away, to = _parties(node, doing)
            put(s, owner, away, -1)
            put(s, owner, to, 1)
            s.tell("moved-party", side=owner, place=to)


@can.register
def _(node: n.Shift, doing: Doing) -> bool:
    s, owner = doing.s, doing.who(node.who)
    away, to = _parties(node, doing)
    return bool(cubes(s, owner, away) and room(s, owner, to) and doing.amount(node.amount))


def _parties(node: n.Shift, doing: Doing) -> tuple[str, str]:
    """From which Party to which."""
    wing = doing.s.box.wing[doing.who(node.who)]
    other = {"extremist": "moderate", "moderate": "extremist"}
    return wing[other[node.to]], wing[node.to]
