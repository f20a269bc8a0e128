"""What events do, as rows of signs, read from the same nodes that carry the events out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from ....games.prelude.box import FOE, Block, Box
from ....games.prelude.decks import Card
from ....games.prelude.language import nodes as n
from ....words import Words
from .marks import COLON, OR, THEN, Group, Mark, Reader, Row, signed, text
from .single_effects import marks


def event(words: Words, box: Box, card: Card, idle: frozenset[int]) -> Row:
    """The effects of a card; those in `idle` are marked as changing nothing now."""
    reader = _Effects(words, box, card.side)
    groups: list[Group] = []
    for at in box.event[card.number]:
        effect, blocks = box.effects[card.number][at]
        if isinstance(effect, n.Choose):
            groups += _choice(reader, effect, blocks, idle)
        else:
            groups += _idle(reader.groups(effect), at in idle)
    return tuple(groups)


def alternative(words: Words, box: Box, choice: n.Choose, number: int, side: str) -> Row:
    """The effects of one alternative of a card, for the side that chooses."""
    return tuple(_Effects(words, box, side).block(choice.events[number - 1]))


def needs(words: Words, box: Box, card: Card) -> Group:
    """What has to be true for the event to happen."""
    return tuple(_Effects(words, box, card.side).condition(card.needs)) if card.needs else ()


def _choice(
    reader: _Effects, effect: n.Choose, blocks: tuple[Block, ...], idle: frozenset[int]
) -> Iterator[Group]:
    """The ways one after the other; those of which every effect is idle are."""
    for number, (way, block) in enumerate(zip(effect.events, blocks, strict=True)):
        if number:
            yield (Mark(reader.words.text("board-or")),)
        groups = [group for inner in way for group in reader.groups(inner)]
        yield from _idle(groups, bool(block) and idle.issuperset(block))


def _idle(groups: Iterable[Group], is_idle: bool) -> Iterator[Group]:
    for group in groups:
        yield tuple(replace(mark, is_idle=is_idle) for mark in group)


class _Effects(Reader):
    """Reads effects."""

    def groups(self, effect: n.Effect) -> list[Group]:
        """An effect as groups of marks: its own, and those of the events within it."""
        match effect:
            case n.Check():
                times = f"×{effect.times}" if effect.times != 1 else ""
                times = self.words.text("board-each") if not effect.times else times
                where = self.places(effect.places)
                head = [Mark(sign="dice"), Mark(signed(effect.bonus)), *where, *text(times)]
                return [tuple(head), *self.results(effect)]
            case n.CheckAgainst():
                return [(Mark(sign="dice"), *self.amount(effect.amount)), *self.results(effect)]
            case n.Roll():
                return [(Mark(sign="die"),), *self.rows(effect)]
            case n.Random():
                head = [Mark(sign="die"), Mark(f"{effect.number}×"), Mark(sign="district")]
                return [tuple(head), *self.block(effect.event)]
            case n.Spend():
                head = [Mark(f"−{effect.number}"), Mark(sign="opportunity"), Mark(THEN)]
                return [tuple(head), *self.block(effect.event)]
            case n.Bid():
                head = [Mark(sign="opportunity"), Mark("?"), Mark(THEN)]
                return [tuple(head), *_Effects(self.words, self.box, "").block(effect.event)]
            case n.After():
                return [tuple(self.when(effect.when)), *self.block(effect.event)]
            case n.Choose():
                ways = [self.block(way) for way in effect.events]
                return _joined(ways, Mark(self.words.text("board-or")))
            case n.If():
                head = [*self.condition(effect.condition), Mark(THEN)]
                groups = [tuple(head), *self.block(effect.then)]
                if effect.otherwise:
                    groups += [(Mark(OR),), *self.block(effect.otherwise)]
                return groups
            case n.As():
                sides = tuple(FOE) if effect.who == "each" else (self.side(effect.who),)
                inner = _Effects(self.words, self.box, sides[0] if len(sides) == 1 else "")
                first, *rest = inner.block(effect.event)
                return [(*[Mark(side=side) for side in sides], *first), *rest]
        return [tuple(marks(effect, self))]

    def block(self, event: n.Event) -> list[Group]:
        """Effects one after the other."""
        return [group for effect in event for group in self.groups(effect)] or [(Mark("–"),)]

    def results(self, effect: n.Check | n.CheckAgainst) -> list[Group]:
        """What follows a check that succeeds, and one that fails."""
        groups: list[Group] = []
        for sign, event in (("check", effect.won), ("cross", effect.lost)):
            if event:
                first, *rest = self.block(event)
                groups += [(Mark(sign=sign), *first), *rest]
        return groups

    def rows(self, effect: n.Roll) -> list[Group]:
        """The rows of a die table that do something."""
        groups: list[Group] = []
        for low, high, event in effect.rows:
            if event:
                span = f"{low}" if low == high else f"{low}–{high}"
                first, *rest = self.block(event)
                groups += [(Mark(span + COLON), *first), *rest]
        return groups

    def when(self, when: str) -> Iterator[Mark]:
        """What lasts: at the end of whose rounds, or of the Turn, it acts."""
        yield Mark(sign="pause")
        if when in ("you", "they"):
            yield Mark(side=self.side(when) or "neutral")
        yield Mark(COLON)


def _joined(ways: Sequence[list[Group]], mark: Mark) -> list[Group]:
    """Several rows as one, with a mark between them."""
    groups = list(ways[0])
    for way in ways[1:]:
        groups += [(mark,), *way]
    return groups
