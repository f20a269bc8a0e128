"""What the event language speaks of, read off the board: places, numbers, conditions."""

from __future__ import annotations

from .activities import sponsored
from .box import FOE
from .language import nodes as n
from .state import (
    State,
    advantage,
    controller,
    cubes,
    dominance,
    in_play,
    majority,
    parties,
    session,
    towards,
)


def who_is(who: str, you: str) -> str:
    """The side meant by "you" and "they", or by its name."""
    return you if who == "you" else FOE[you] if who == "they" else who


def places(s: State, node: n.Places, you: str, there: str = "", owner: str = "") -> tuple[str, ...]:
    """3.2: the Districts or Parties that fit; the Duma is that of the cubes' owner."""
    found = _base(s, node, owner or you, there)
    for test in node.tests:
        found = [place for place in found if fits(s, test, place, you)]
    return tuple(found)


def _base(s: State, node: n.Places, owner: str, there: str) -> list[str]:
    box = s.box
    match node.kind:
        case "named":
            return [place for place in node.names if place not in box.owner or in_play(s, place)]
        case "district":
            return list(box.districts)
        case "organizable":
            return list(box.next)
        case "duma":
            return list(parties(s, owner))
        case "there":
            return [there] if there else []
    return list(box.of_subtype[node.kind])


def fits(s: State, test: n.Test, place: str, you: str) -> bool:
    """Whether a place is as a test wants it."""
    side = who_is(test.who, you)
    match test.what:
        case "controlled":
            return place in s.box.subtype and controller(s, place) == side
        case "level":
            return place in s.box.subtype and not controller(s, place)
        case "organized":
            return place in s.organizations[side]
        case "unorganized":
            return place not in s.organizations[side]
        case "peopled":
            return cubes(s, side, place) > 0
        case "sponsored":
            return place in s.box.subtype and sponsored(s, side, place)
        case "given":
            return s.given.get(place, 0) >= test.number
    return test.place in s.box.next.get(place, ()) or place in s.box.next.get(test.place, ())


def amount(s: State, node: n.Amount, you: str, there: str = "") -> int:
    """A number as it is now, never below zero."""
    if isinstance(node, int):
        return node
    value = _count(s, node.count, you, there)
    value = (value // 2 if node.half else value) + node.more
    return max(min(value, node.most) if node.most else value, 0)


def _count(s: State, node: n.Count, you: str, there: str) -> int:
    side = who_is(node.who, you)
    match node.of:
        case "unrest":
            return s.unrest
        case "prestige":
            return s.prestige
        case "advantage":
            return max(advantage(s, "districts") * towards(side), 0)
        case "lowest":
            return min(cubes(s, side, party) for party in parties(s, side))
        case "mobilized":
            return s.mobilized[side]
        case "troops":
            return sum(s.troops[side])
    assert node.places
    found = places(s, node.places, you, there, side)
    if node.of == "places":
        return len(found)
    return sum(cubes(s, side, place) for place in found)


def holds(s: State, node: n.Condition | None, you: str, there: str = "") -> bool:
    """3.3: whether a condition is met for this side."""
    match node:
        case None:
            return True
        case n.Is():
            return _is(s, node, you)
        case n.InPlay():
            return node.card in s.in_play
        case n.Compare():
            value = amount(s, node.amount, you, there)
            return value >= node.number if node.least else value <= node.number
        case n.AtLeast():
            return len(places(s, node.places, you, there)) >= node.number
        case n.Not():
            return not holds(s, node.condition, you, there)
        case n.And():
            return all(holds(s, each, you, there) for each in node.conditions)
        case n.Or():
            return any(holds(s, each, you, there) for each in node.conditions)


def _is(s: State, node: n.Is, you: str) -> bool:
    side = who_is(node.who, you)
    match node.what:
        case "session":
            return bool(session(s))
        case "reigns":
            return not s.abdicated
        case "abdicated":
            return s.abdicated
        case "majority":
            return majority(s) == side
        case "dominance":
            return dominance(s) == side
    return s.active == side
