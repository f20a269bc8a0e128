"""Cards as phrases: what an event says, read off the same nodes that carry it out.

An effect is a message `deed-<its name>`, a condition `node-<its name>`, with its fields as facts.
The text of a deed is an order to whoever acts ("lose 2 OP"), its form `.does` what a subject does
("loses 2 OP"). A card speaks to its own side as "you", on a neutral card to whoever plays it; of
anybody else, and to anybody else, it speaks by name.
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
RIVAL = {"neutral": "opponent", "opponent": "you", "rival": "own"}  # where no faction is known
X = "X"  # stands for an amount that is explained behind the effect


def event(card: Card, to: str | None = None) -> tuple[Phrase, ...]:
    """The sentences of a card's event, for its own side to read, or for the side named."""
    reader = _reader(card, to)
    told = reader.items(card.event) if reader.subject else [*map(reader.effect, card.event)]
    if card.weighs_on:
        told.append(Phrase("deed-weighs", cards=_cards(card.weighs_on)))
    return tuple(told)


def needs(card: Card, to: str | None = None) -> tuple[Phrase, ...]:
    """The prerequisite of a card's event, if it has one."""
    if not card.needs:
        return ()
    return (Phrase("face-needs", condition=_reader(card, to).condition(card.needs)),)


def _reader(card: Card, to: str | None) -> Reader:
    is_foreign = card.side in FOE and to in FOE and to != card.side
    return Reader(card.side, card.side if is_foreign else "", card.stays)


def alternatives(choice: n.Choose, side: str) -> tuple[Phrase, ...]:
    """What may be chosen, told to the side that chooses."""
    return tuple(map(Reader(side).block, choice.events))


class Reader:
    """Reads the nodes that a side carries out; on a neutral card nobody knows yet which.

    Without a subject it speaks to that side. With one it speaks of it: a faction, the opponent,
    each player, whoever bids more, or `own`, somebody spoken of just before.
    """

    def __init__(self, you: str, subject: str = "", stays: str = "", *, bare: bool = False) -> None:
        self.you = you
        self.subject = subject
        self.stays = stays  # how long the card stays in play
        self.bare = bare  # the subject goes without saying

    def side(self, who: str) -> str:
        """How somebody is spoken of."""
        if who == "they":
            return FOE.get(self.you) or RIVAL.get(self.you, "rival")
        if who == "you" and self.subject:
            return self.you if self.you in FOE else "own"
        return who

    def phrase(self, node: Any, *, kind: str = "deed", **more: Any) -> Phrase:
        """Any node: who is who, and its fields but for nodes within it."""
        facts: dict[str, Any] = {
            "side_own": self.you,
            "side_me": self.side("you"),
            "side_foe": self.side("they"),
        }
        for field in fields(node):
            value = getattr(node, field.name)
            if field.name == "who":
                facts["side"] = self.side(value)
            elif isinstance(value, n.Places):
                facts[field.name] = self.places(value)
            elif isinstance(value, bool) or is_plain(value):
                facts[field.name] = value
        name = re.sub(r"(?<!^)(?=[A-Z])", "-", type(node).__name__).lower()
        return Phrase(f"{kind}-{name}", **{**facts, **more})

    # effects

    def block(self, event: n.Event, last: bool = True) -> Phrase:
        """Effects in one sentence; what has parts of its own is set apart if others follow."""
        if not event:
            return Phrase("deed-nothing")
        told = _chain("deed-next", self.items(event))
        return told if last or not has_rows(event[-1]) else Phrase("deed-apart", effect=told)

    def items(self, event: n.Event) -> list[Phrase]:
        """Effects as clauses: what one subject does is one clause, up to what has parts."""
        items: list[Phrase] = []
        deeds: list[Phrase] = []
        for at, effect in enumerate(event):
            is_clause = isinstance(effect, CLAUSES)
            if not is_clause:
                deeds.append(self.effect(effect))
            if deeds and (is_clause or n.inner(effect) or at + 1 == len(event)):
                items.append(self.said(_chain("deed-then", deeds)))
                deeds = []
            if is_clause:
                items.append(self.effect(effect))
        return items

    def said(self, deeds: Phrase) -> Phrase:
        """Deeds with their subject, if it has to be named."""
        if not self.subject or self.bare:
            return deeds
        return Phrase("deed-as", side=self.subject, event=deeds)

    def within(self, *, bare: bool = False) -> Reader:
        """Reads what follows within a sentence, where the subject has been named."""
        again = self.side("you") if self.subject else ""
        return Reader(self.you, again, self.stays, bare=bare)

    def effect(self, node: n.Effect) -> Phrase:
        """A clause; an amount that is no plain number is explained behind it."""
        amount = getattr(node, "amount", 0)
        if isinstance(amount, n.Sum) and not isinstance(node, n.CheckAgainst):
            return Phrase("deed-where", effect=self._clause(node, X), amount=self.amount(amount))
        return self._clause(node, amount)

    def _clause(self, node: n.Effect, amount: Any) -> Phrase:
        match node:
            case n.Add() | n.Remove() | n.Shift():
                whose = self.side(node.who)
                plain = isinstance(node, n.Add) and node.who == "you"
                cubes = Phrase("deed-cubes", amount=amount, side="" if plain else whose)
                return self.phrase(node, amount=amount, cubes=cubes)
            case n.Check():
                return self.phrase(node, result=self.result(node))
            case n.CheckAgainst():
                target = self.amount(node.amount)
                return self.phrase(node, amount=target, result=self.result(node))
            case n.Organize():
                return self.phrase(node, bonus=node.bonus or 0, checked=node.bonus is not None)
            case n.Roll():
                less = _cards(node.less) if node.less else ""
                return self.phrase(node, cards=less, number=len(node.less), rows=self.rows(node))
            case n.Choose():
                return Phrase("deed-choose", events=self.ways(node))
            case n.If():
                return self.either(node)
            case n.As():
                return self.other(self.side(node.who)).block(node.event)
            case n.Bid():
                return Phrase("deed-bid", event=Reader("bidder", "bidder").block(node.event))
            case n.Spend():
                return self.phrase(node, event=self.within(bare=True).block(node.event))
            case n.Random():
                return self.phrase(node, event=self.block(node.event))
            case n.After():
                is_last = node.when == "turn" and self.stays == "turn"
                when = "end" if is_last else node.when
                return self.phrase(node, when=when, event=self.block(node.event))
        return self.phrase(node, amount=amount)

    def ways(self, node: n.Choose) -> Phrase:
        """What may be chosen, numbered."""
        told = [self.within(bare=True).block(way) for way in node.events]
        ways = [Phrase("deed-way", number=at + 1, event=way) for at, way in enumerate(told)]
        return _chain("deed-or-else", ways)

    def other(self, side: str) -> Reader:
        """Reads what somebody else does."""
        if side == "you":  # the opponent's opponent on a neutral card
            return Reader("neutral")
        return Reader(side, side, self.stays)

    def either(self, node: n.If) -> Phrase:
        """What happens if something is so, and if not: of two, the one with parts comes last."""
        facts = {"condition": self.condition(node.condition), "then": self.block(node.then)}
        if not node.otherwise:
            return Phrase("deed-if", **facts)
        parts = [any(map(has_rows, event)) for event in (node.then, node.otherwise)]
        form = (
            "deed-if-else" if not parts[0] else "deed-if-but-if" if parts[1] else "deed-unless-else"
        )
        return Phrase(form, otherwise=self.block(node.otherwise), **facts)

    def result(self, node: n.Check | n.CheckAgainst) -> Phrase:
        """What follows if a check succeeds, and if it fails."""
        told, again = [], self.within()
        if node.won:
            told.append(Phrase("deed-won", event=again.block(node.won, last=not node.lost)))
        if node.lost:
            told.append(Phrase("deed-lost", event=again.block(node.lost)))
        return _chain("deed-rows", told) if told else Phrase("deed-nothing")

    def rows(self, node: n.Roll) -> Phrase:
        """The rows of a die table; with cards that take off, the first reaches down from there."""
        rows: list[Phrase] = []
        for low, high, event in node.rows:
            span = "down" if node.less and not rows else "one" if low == high else "range"
            told = self.within().block(event, last=len(rows) == len(node.rows) - 1)
            rows.append(Phrase("deed-row", span=span, low=low, high=high, event=told))
        return _chain("deed-rows", rows)

    # places and amounts

    def places(self, node: n.Places) -> Phrase:
        base = self.base(node)
        if not node.tests:
            return base
        if node.kind in ("named", "there"):
            such = base if self.is_one(node) else Phrase("such-place")
            clauses = [self.test("clause", test, places=such) for test in node.tests]
            return Phrase("places-only", places=base, condition=_chain("node-and", clauses))
        tests = _chain("test-and", [self.test("test", test) for test in node.tests])
        return Phrase("places-tested", places=base, tests=tests)

    def base(self, node: n.Places) -> Phrase:
        """Places without their tests."""
        if node.kind != "named":
            return Phrase(f"places-{node.kind}", side=self.side("you"))
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
                return self.phrase(node, kind="node", amount=self.amount(node.amount))
            case n.AtLeast(number=1) if node.places.tests and self.is_one(node.places):
                base = self.base(node.places)
                tests = [self.test("clause", test, places=base) for test in node.places.tests]
                return _chain("node-and", tests)
        return self.phrase(node, kind="node")

    @staticmethod
    def is_one(places: n.Places) -> bool:
        return places.kind == "there" or len(places.names) == 1


CLAUSES = (n.As, n.If, n.Random, n.Bid, n.After, n.Rule)  # these have a subject of their own


def has_rows(effect: n.Effect) -> bool:
    """Whether an effect is told in parts, one after another."""
    match effect:
        case n.Choose() | n.Check() | n.CheckAgainst() | n.Roll() | n.Bid():
            return True
        case n.If() if effect.otherwise:
            return True
    return any(has_rows(within) for event in n.inner(effect) for within in event)


def _cards(numbers: Sequence[str]) -> Phrase:
    """Cards by title and number."""
    return _chain("deed-cards", [Phrase("deed-card", card=number) for number in numbers])


def _chain(id: str, phrases: Sequence[Phrase]) -> Phrase:
    """Several phrases as one: the last two are joined by a message, those before by its `-more`."""
    *before, told = phrases
    for at, phrase in enumerate(reversed(before)):
        told = Phrase(f"{id}-more" if at else id, first=phrase, rest=told)
    return told
