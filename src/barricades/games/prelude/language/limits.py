"""What an event may not be: huge, without meaning, or more than anybody can carry out.

No event makes a game endless, for Turns and Action Rounds are counted; but one might ask a question
nobody can answer, or so many that nobody lives to see the last.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from . import nodes as n
from .parse import BadEvent

MOST_NODES = 60  # words of the language with their places and conditions; our longest card has 14
MOST_WORK = 200  # questions one event may ask; our hardest card asks 60
RULES = ("cheap-districts", "liberal-sponsors")
MARKERS = (1, 2, 4)  # 11.1
DISTRICTS = range(1, 19)
SIZES = {"worker": 4, "military": 4, "urban": 10, "organizable": 8, "district": 18, "duma": 2}
AMOUNT = range(1, 21)
BONUS = range(-18, 19)

LIMITS: dict[type, dict[str, Collection[int]]] = {
    n.Add: {"amount": AMOUNT, "each": range(10)},
    n.Remove: {"amount": AMOUNT, "each": range(10)},
    n.Shift: {"amount": range(1, 10)},
    n.Check: {"bonus": BONUS, "times": range(19)},
    n.CheckAgainst: {"amount": range(1, 19)},
    n.Random: {"number": DISTRICTS},
    n.TestMarkers: {"values": MARKERS, "at": range(2, 7)},
    n.Score: {"amount": range(1, 11)},
    n.Gain: {"amount": range(1, 17)},
    n.Lose: {"amount": range(1, 17)},
    n.Spend: {"number": range(1, 17)},
    n.Change: {"by": [by for by in range(-15, 16) if by]},
    n.Marker: {"by": [by for by in range(-5, 6) if by]},
    n.Organize: {"bonus": BONUS},
    n.Extremism: {"modifier": range(-6, 7)},
    n.Muster: {"value": MARKERS},
    n.Act: {"amount": range(1, 13)},
    n.Borrow: {"points": range(2, 7)},
    n.Sum: {"more": range(-20, 21), "most": range(21)},
    n.Compare: {"number": range(51)},
    n.AtLeast: {"number": DISTRICTS},
}


def check_event(event: n.Event, cards: Collection[str], keys: Collection[str], stays: str) -> None:
    """Refuse an event that cannot be played; known cards are these, and these Key Events."""
    check_nodes(event, cards)
    check_flow(event, keys, stays)
    if (found := work(event)) > MOST_WORK:
        raise BadEvent("event-too-much", found=found, most=MOST_WORK)


def check_nodes(tree: Any, cards: Collection[str]) -> None:
    """Each node by itself: its numbers, its names, its cards, its rule."""
    nodes = list(within(tree))
    if len(nodes) > MOST_NODES:
        raise BadEvent("event-too-many", found=len(nodes), most=MOST_NODES)
    for node in nodes:
        for name, allowed in LIMITS.get(type(node), {}).items():
            _check_numbers(node, getattr(node, name), allowed)
        match node:
            case n.InPlay(card) | n.Return(card) | n.Purge(card) | n.Install(card) if card:
                _check_card(card, cards)
            case n.Roll():
                _check_rows(node)
                for card in node.less:
                    _check_card(card, cards)
            case n.Places(names=items) | n.TestMarkers(values=items) if len({*items}) < len(items):
                raise BadEvent("event-twice", effect=str(node))
            case n.Rule() if node.name not in RULES:
                raise BadEvent("event-rule", found=node.name, known=", ".join(RULES))


def _check_numbers(node: Any, value: Any, allowed: Collection[int]) -> None:
    """A number, or several; a count off the board may be any."""
    for number in value if isinstance(value, tuple) else (value,):
        if isinstance(number, int) and number not in allowed:
            raise BadEvent("event-number", effect=str(node), found=number, known=_span(allowed))


def _check_card(card: str, cards: Collection[str]) -> None:
    if card not in cards:
        raise BadEvent("event-card", found=card)


def _check_rows(node: n.Roll) -> None:
    """The rows of a die table follow each other without gaps."""
    after = node.rows[0][0]
    for low, high, _ in node.rows:
        if not low == after <= high <= 6:
            raise BadEvent("event-rows", effect=str(node))
        after = high + 1


def check_flow(event: n.Event, keys: Collection[str], stays: str) -> None:
    """What lasts stands by itself on a card that stays; only Key Events are put in play."""
    for node in within(event):
        match node:
            case n.After() | n.Rule() if not stays:
                raise BadEvent("event-not-staying", effect=str(node))
            case n.After() | n.Rule() if all(node is not effect for effect in event):
                raise BadEvent("event-not-alone", effect=str(node))
            case n.Install(card) if card not in keys:
                raise BadEvent("event-install", found=card)
    _check_there(event, is_there=False)


def _check_there(event: n.Event, *, is_there: bool) -> None:
    """There is a place called "there" after a check, and in a random District."""
    for effect in event:
        places = getattr(effect, "places", None)
        if isinstance(places, n.Places) and places.kind == "there" and not is_there:
            raise BadEvent("event-there", effect=str(effect))
        for block in n.inner(effect):
            _check_there(block, is_there=is_there or isinstance(effect, n.Check | n.Random))


def work(event: n.Event) -> int:
    """How many questions an event asks at most, about."""
    return sum(map(_work, event))


def _work(effect: n.Effect) -> int:
    inside = [work(block) for block in n.inner(effect)]
    match effect:
        case n.Check():
            times = effect.times or len(effect.places.names) or SIZES.get(effect.places.kind, 1)
            return times * (2 + max(inside))
        case n.Random():
            return effect.number * (1 + sum(inside))
        case n.As(who="each"):
            return 2 * sum(inside)
        case n.Add(amount) | n.Remove(amount) | n.Act(amount):
            most = amount if isinstance(amount, int) else amount.most
            return most or 2 * SIZES["district"]
    return 1 + max(inside, default=0)


def within(tree: Any) -> Iterator[Any]:
    """A node and all nodes in it."""
    if is_dataclass(tree):
        yield tree
        for field in fields(tree):
            yield from within(getattr(tree, field.name))
    elif isinstance(tree, tuple):
        for item in tree:
            yield from within(item)


def _span(allowed: Collection[int]) -> str:
    """Numbers in short."""
    low, high = min(allowed), max(allowed)
    return f"{low} … {high}" if len(allowed) > 4 else ", ".join(map(str, allowed))
