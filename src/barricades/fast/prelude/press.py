"""Cards in print: events and prerequisites, from their nodes to rows of numbers in the tables.

Everything is spoken of by where it lies on the tape. A condition is laid out as a way through what
must be looked at; a block of an event is how many effects it has, and where each of them lies.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...games.prelude.box import SIDES, Block, Box
from ...games.prelude.language import nodes as n
from .. import NotFast
from ..kernel import Tape
from . import layout as to

LONGEST = 32_767  # where something on a tape can lie, and be spoken of on it


class Press:
    """Prints the cards of a box behind what stands on a tape, and remembers where."""

    def __init__(self, tape: Tape, box: Box) -> None:
        self.tape, self.box = tape, box
        self.cards = {card: at for at, card in enumerate(box.cards)}
        self.places = {place: at for at, place in enumerate(box.places)}
        self.orders: list[tuple[int, ...]] = [tuple(range(to.PLACES)), self._duma_order()]
        self.effects: dict[tuple[str, int], int] = {}  # by card and place on it
        self.blocks: dict[tuple[str, Block], int] = {}  # by card and effects

    def print_cards(self) -> None:
        """3.3: all cards."""
        for card, at in self.cards.items():
            for number, (effect, blocks) in enumerate(self.box.effects[card]):
                self.effects[card, number] = self._effect(card, number, effect, blocks)
            self.tape[to.EVENTS + at] = self._block(card, self.box.event[card])
            self.tape[to.NEEDS + at] = self._condition(self.box.needs[card], to.YES, to.NO)
            after = self.box.after[card]
            moments = [(to.MOMENTS.index(when), self._block(card, block)) for when, block in after]
            self.tape[to.AFTER + at] = self._add([len(after), *_flat(moments)])
        if len(self.orders) > to.MOST_ORDERS:
            raise NotFast(
                "cards that name places in so many orders are too many for the fast engine"
            )
        if len(self.tape) + len(self.orders) * to.PLACES > LONGEST:
            raise NotFast("a pack with so many effects is too large for the fast engine")

    def print_orders(self) -> int:
        """The orders of places; where they begin."""
        return self._add(_flat(self.orders))

    def bits(self, places: Sequence[str]) -> int:
        """Some places as one number, in the order they are named."""
        named = [self.places[place] for place in places]
        for number, order in enumerate(self.orders):
            if [place for place in order if place in named] == named:
                return sum(1 << place for place in named) | number << to.PLACES
        raise NotFast(f"no card names {', '.join(places)} in this order")

    def _named(self, places: Sequence[str]) -> int:
        """The same, if it is an order that no card before has had."""
        named = [self.places[place] for place in places]
        self.orders.append((*named, *[p for p in range(to.PLACES) if p not in named]))
        known = self.bits(places)
        if known >> to.PLACES < len(self.orders) - 1:
            self.orders.pop()
        return known

    def _duma_order(self) -> tuple[int, ...]:
        """7.0: of a side's Parties, the extremist one first."""
        parties = [
            self.box.wing[side][wing] for side in SIDES for wing in ("extremist", "moderate")
        ]
        return (*range(to.DISTRICTS), *[self.places[party] for party in parties])

    def _add(self, row: Sequence[int]) -> int:
        self.tape.extend(row)
        return len(self.tape) - len(row)

    def _block(self, card: str, block: Block) -> int:
        if (card, block) not in self.blocks:
            found = [self.effects[card, at] for at in block]
            self.blocks[card, block] = self._add([len(block), *found])
        return self.blocks[card, block]

    def _effect(self, card: str, at: int, node: n.Effect, blocks: tuple[Block, ...]) -> int:
        word = type(node).__name__
        row = [0] * to.EFFECT_WIDTH
        row[to.WORD], row[to.OF_CARD] = to.WORDS.index(word), self.cards[card]
        row[to.AT_PLACE], row[to.INNERS] = at, len(blocks)
        row[to.INNER] = self._add([self._block(card, block) for block in blocks])
        if isinstance(places := getattr(node, "places", None), n.Places):
            row[to.WHERE] = self._where(places)
        if hasattr(node, "amount"):
            row[to.HOW_MANY] = self._amount(node.amount)
        if hasattr(node, "who"):
            row[to.WHOSE] = to.WHO.index(node.who)
        if hasattr(node, "track"):
            tracks = to.CHANGED if isinstance(node, n.Change) else to.ON_TRACKS
            row[to.ONE] = tracks.index(node.track)
        if hasattr(node, "card"):
            row[to.ONE] = self.cards[node.card] if node.card else to.NONE
        self._print_own(row, node)
        return self._add(row)

    def _print_own(self, row: list[int], node: n.Effect) -> None:
        """What only one word, or a few, speak of."""
        match node:
            case n.Add() | n.Remove():
                row[to.ONE] = node.each
                row[to.OTHER] = int(isinstance(node, n.Add) and node.first)
            case n.Shift():
                row[to.ONE] = int(node.to == "extremist")
            case n.Check():
                row[to.ONE], row[to.OTHER] = node.bonus, node.times
            case n.Roll():
                row[to.ONE], row[to.OTHER] = node.rows[0][0], node.rows[-1][1]
                less = [self.cards[card] for card in node.less]
                row[to.WHERE] = self._add([len(less), *less, *[high for _, high, _ in node.rows]])
            case n.TestMarkers():
                row[to.WHERE] = self._add([len(node.values), *node.values])
                row[to.ONE] = node.at
            case n.Random() | n.Spend():
                row[to.ONE] = node.number
            case n.Change() | n.Marker():
                row[to.OTHER] = node.by
            case n.Organize():
                row[to.ONE] = to.NO_CHECK if node.bonus is None else node.bonus
                row[to.OTHER] = int(node.freely)
            case n.Extremism():
                row[to.ONE] = node.modifier
            case n.Muster():
                row[to.ONE] = node.value
            case n.Borrow():
                row[to.ONE] = node.points
            case n.If():
                row[to.ONE] = self._condition(node.condition, to.YES, to.NO)

    def _where(self, node: n.Places) -> int:
        """3.2: Districts or Parties, and what they must be like."""
        box, kind, found = self.box, to.NAMED, 0
        match node.kind:
            case "named":
                found = self._named(node.names)
            case "district":
                found = self.bits(box.districts)
            case "organizable":
                found = self.bits(tuple(box.next))
            case "duma":
                kind = to.THE_DUMA
            case "there":
                kind = to.THERE
            case subtype:
                found = self.bits(box.of_subtype[subtype])
        tests = [self._test(test) for test in node.tests]
        head = [kind, found & to.LOW, found >> to.LOW_BITS, len(tests)]
        return self._add([*head, *_flat(tests)])

    def _test(self, test: n.Test) -> tuple[int, ...]:
        near, beside = 0, self.box.next
        for place, at in self.places.items():
            if test.place in beside.get(place, ()) or place in beside.get(test.place, ()):
                near |= 1 << at
        what, who = to.TESTED.index(test.what), to.WHO.index(test.who)
        return what, who, test.number, near & to.LOW, near >> to.LOW_BITS

    def _amount(self, node: n.Amount) -> int:
        if isinstance(node, int):
            return node
        count = node.count
        places = self._where(count.places) if count.places else 0
        who = to.WHO.index(count.who)
        row = [to.COUNTED.index(count.of), who, int(node.half), node.more, node.most, places]
        return self._add(row)

    def _condition(self, node: n.Condition | None, yes: int, no: int) -> int:
        """Where to begin to look, if it goes on at these places."""
        match node:
            case None:
                return yes
            case n.Not():
                return self._condition(node.condition, no, yes)
            case n.And():
                for each in reversed(node.conditions):
                    yes = self._condition(each, yes, no)
                return yes
            case n.Or():
                for each in reversed(node.conditions):
                    no = self._condition(each, yes, no)
                return no
            case n.Is():
                who = to.WHO.index(node.who)
                return self._add([to.LOOKED_AT.index(node.what), who, 0, 0, yes, no])
            case n.InPlay():
                return self._add([to.CARD_IN_PLAY, 0, self.cards[node.card], 0, yes, no])
            case n.Compare():
                look, amount = to.AT_LEAST if node.least else to.AT_MOST, self._amount(node.amount)
                return self._add([look, 0, amount, node.number, yes, no])
        where = self._where(node.places)
        return self._add([to.SO_MANY_PLACES, 0, where, node.number, yes, no])


def _flat(rows: Sequence[tuple[int, ...]]) -> list[int]:
    return [number for row in rows for number in row]
