"""Cards as phrases: what an event says, read off the same nodes that carry it out.

A node is a message `node-<its name>` with its fields as facts. Who "you" are is known on a card of
a faction: there "they" are the other faction by name, on a neutral card the opponent.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from ....core import Phrase
from ....core.ask import is_plain
from . import nodes as n

if TYPE_CHECKING:
    from ..decks import Card

FOE = {"revolutionary": "government", "government": "revolutionary"}
X = "X"  # stands for an amount that is explained behind the effect


def event(card: Card) -> tuple[Phrase, ...]:
    """The effects of a card's event."""
    return tuple(map(Reader(card.side).effect, card.event))


def needs(card: Card) -> tuple[Phrase, ...]:
    """The prerequisite of a card's event, if it has one."""
    if not card.needs:
        return ()
    return (Phrase("face-needs", condition=Reader(card.side).condition(card.needs)),)


def alternatives(choice: n.Choose, side: str) -> tuple[Phrase, ...]:
    """What may be chosen, told to the side that chooses."""
    return tuple(map(Reader(side).block, choice.events))


class Reader:
    """Reads nodes to a side; on a neutral card nobody knows yet which."""

    def __init__(self, you: str) -> None:
        self.you = you

    def side(self, who: str) -> str:
        """How somebody is spoken of."""
        return FOE.get(self.you, "opponent") if who == "they" else who

    def phrase(self, node: Any, **more: Any) -> Phrase:
        """Any node: who is who, and its fields but for nodes within it."""
        facts: dict[str, Any] = {"side_own": self.you, "side_foe": self.side("they")}
        for field in fields(node):
            value = getattr(node, field.name)
            if field.name == "who":
                facts["side"] = self.side(value)
            elif isinstance(value, n.Places):
                facts[field.name] = self.places(value)
            elif isinstance(value, bool) or is_plain(value):
                facts[field.name] = value
        name = re.sub(r"(?<!^)(?=[A-Z])", "-", type(node).__name__).lower()
        return Phrase(f"node-{name}", **{**facts, **more})

    # effects

    def block(self, event: n.Event, last: bool = True) -> Phrase:
        """Effects in one sentence; what has parts of its own is set apart if more follows."""
        if not event:
            return Phrase("node-nothing")
        *before, end = event
        told = [self.part(effect, apart=bool(n.inner(effect))) for effect in before]
        told.append(self.part(end, apart=not last and has_rows(end)))
        return _chain("node-then", told)

    def part(self, node: n.Effect, *, apart: bool) -> Phrase:
        told = self.effect(node)
        return Phrase("node-apart", effect=told) if apart else told

    def effect(self, node: n.Effect) -> Phrase:
        """A clause; an amount that is no plain number is explained behind it."""
        amount = getattr(node, "amount", 0)
        if isinstance(amount, n.Sum) and not isinstance(node, n.CheckAgainst):
            return Phrase("node-where", effect=self._clause(node, X), amount=self.amount(amount))
        return self._clause(node, amount)

    def _clause(self, node: n.Effect, amount: Any) -> Phrase:
        match node:
            case n.Add() | n.Remove() | n.Shift():
                whose = self.side(node.who)
                plain = isinstance(node, n.Add) and whose == "you"
                cubes = Phrase("node-cubes", amount=amount, side="" if plain else whose)
                return self.phrase(node, amount=amount, cubes=cubes)
            case n.Check():
                return self.phrase(node, result=self.result(node))
            case n.CheckAgainst():
                target = self.amount(node.amount)
                return self.phrase(node, amount=target, result=self.result(node))
            case n.Organize():
                return self.phrase(node, bonus=node.bonus or 0, checked=node.bonus is not None)
            case n.Roll():
                return self.phrase(node, cards=node.less, rows=self.rows(node))
            case n.Choose():
                ways = [
                    Phrase("node-way", number=number + 1, event=self.block(way))
                    for number, way in enumerate(node.events)
                ]
                return Phrase("node-choose", events=_chain("node-or-else", ways))
            case n.If():
                condition = self.condition(node.condition)
                then = self.block(node.then, last=not node.otherwise)
                if not node.otherwise:
                    return Phrase("node-if", condition=condition, then=then)
                otherwise = self.block(node.otherwise)
                return Phrase("node-if-else", condition=condition, then=then, otherwise=otherwise)
            case n.As():
                side = self.side(node.who)
                told = Reader(side if side in FOE else "neutral").block(node.event)
                return Phrase("node-as", side=side, event=told)
            case n.Bid():
                return Phrase("node-bid", event=Reader("neutral").block(node.event))
            case n.Random() | n.Spend() | n.After():
                return self.phrase(node, event=self.block(node.event))
            case n.Return():
                return self.phrase(node, card=node.card or "this")
        return self.phrase(node, amount=amount)

    def result(self, node: n.Check | n.CheckAgainst) -> Phrase:
        """What follows if a check succeeds, and if it fails."""
        told = []
        if node.won:
            told.append(Phrase("node-won", event=self.block(node.won, last=not node.lost)))
        if node.lost:
            told.append(Phrase("node-lost", event=self.block(node.lost)))
        return _chain("node-rows", told) if told else Phrase("node-nothing")

    def rows(self, node: n.Roll) -> Phrase:
        """The rows of a die table; with cards that take off, the first reaches down from there."""
        rows: list[Phrase] = []
        for low, high, event in node.rows:
            span = "down" if node.less and not rows else "one" if low == high else "range"
            told = self.block(event, last=len(rows) == len(node.rows) - 1)
            rows.append(Phrase("node-row", span=span, low=low, high=high, event=told))
        return _chain("node-rows", rows)

    # places and amounts

    def places(self, node: n.Places) -> Phrase:
        base = self.base(node)
        if not node.tests:
            return base
        tests = _chain("test-and", [self.test("test", test) for test in node.tests])
        is_named = node.kind in ("named", "there")
        return Phrase("places-only" if is_named else "places-tested", places=base, tests=tests)

    def base(self, node: n.Places) -> Phrase:
        """Places without their tests."""
        if node.kind != "named":
            return Phrase(f"places-{node.kind}")
        names = [Phrase("places-name", place=name) for name in node.names]
        if len(names) == 1:
            return names[0]
        return Phrase("places-several", names=_chain("places-or", names))

    def test(self, form: str, test: n.Test, **facts: Any) -> Phrase:
        side, place = self.side(test.who), test.place
        return Phrase(f"{form}-{test.what}", side=side, place=place, number=test.number, **facts)

    def amount(self, node: n.Amount) -> Phrase | int:
        if isinstance(node, int):
            return node
        count = node.count
        told = Phrase(
            f"count-{count.of}",
            side=self.side(count.who),
            **({"places": self.places(count.places)} if count.places else {}),
        )
        if not (node.half or node.more or node.most):
            return told
        return Phrase("node-sum", count=told, half=node.half, more=node.more, most=node.most)

    # conditions

    def condition(self, node: n.Condition) -> Phrase:
        """A clause with its opposite as the form `.not`."""
        match node:
            case n.And():
                told = [
                    Phrase("node-either", condition=self.condition(each))
                    if isinstance(each, n.Or)
                    else self.condition(each)
                    for each in node.conditions
                ]
                return _chain("node-and", told)
            case n.Or():
                return _chain("node-or", [self.condition(each) for each in node.conditions])
            case n.Not():
                return Phrase("node-not", condition=self.condition(node.condition))
            case n.Is():
                return Phrase(f"node-is-{node.what}", side=self.side(node.who))
            case n.Compare():
                return self.phrase(node, amount=self.amount(node.amount))
            case n.AtLeast(number=1) if node.places.tests and self.is_one(node.places):
                base = self.base(node.places)
                tests = [self.test("clause", test, places=base) for test in node.places.tests]
                return _chain("node-and", tests)
        return self.phrase(node)

    @staticmethod
    def is_one(places: n.Places) -> bool:
        return places.kind == "there" or len(places.names) == 1


def has_rows(effect: n.Effect) -> bool:
    """Whether an effect is told in parts, one after another."""
    match effect:
        case n.Choose() | n.Check() | n.CheckAgainst() | n.Roll() | n.Bid():
            return True
        case n.If() if effect.otherwise:
            return True
    return any(has_rows(within) for event in n.inner(effect) for within in event)


def _chain(id: str, phrases: Sequence[Phrase]) -> Phrase:
    """Several phrases as one: the last two are joined by a message, those before by its `-more`."""
    *before, told = phrases
    for at, phrase in enumerate(reversed(before)):
        told = Phrase(f"{id}-more" if at else id, first=phrase, rest=told)
    return told
