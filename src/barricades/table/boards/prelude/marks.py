"""Marks: places, numbers and conditions of the event language as signs and short texts.

A mark is a sign, a text or a side. Its colour says whose cubes or points it is about; if that is
not the card's own side, that side's sign says so as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....games.prelude.box import FOE, Box
from ....games.prelude.language import nodes as n
from ....words import Words
from .signs import width

OR, THEN, COLON = "/", "→", ":"
SIGNS = {"district": ("district",), "organizable": ("worker", "military"), "there": ("here",)}
SPACE = 0.55  # between groups, by the height of the text
COUNTS = {"advantage": "districts", "lowest": "duma", "mobilized": "activity"}


@dataclass(frozen=True)
class Mark:
    """One thing in a row: a text, a sign from `signs.SHAPES`, or the sign of a side."""

    text: str = ""
    sign: str = ""
    side: str = ""  # whose colour it has
    is_idle: bool = False  # it could change nothing now

    @property
    def width(self) -> float:
        """Its width, in heights of the text."""
        return 0.12 + (width(self.text) if self.text else 1.0)

    @property
    def is_long(self) -> bool:
        """Whether it is a name, which may be shortened where there is no room."""
        return len(self.text) > len("1–6:")


Group = tuple[Mark, ...]  # what stays together
Row = tuple[Group, ...]
DOTS: Group = (Mark("…"),)


class Reader:
    """Turns nodes into marks for one side; the side of a neutral card is not known yet."""

    def __init__(self, words: Words, box: Box, you: str) -> None:
        self.words, self.box, self.you = words, box, you

    def side(self, who: str) -> str:
        """The side that is meant; "" for "you" on a neutral card."""
        if who == "you":
            return self.you if self.you in FOE else ""
        return FOE.get(self.you, "opponent") if who == "they" else who

    def card(self, number: str) -> list[Mark]:
        """A card by its title; "" is the card that is played."""
        return [Mark(self.words.noun("card", number))] if number else [Mark(sign="cards")]

    def places(self, places: n.Places) -> Iterator[Mark]:
        """The sign of a kind of place, or names; then the conditions on them."""
        if places.kind == "named":
            *others, last = [self.words.noun("short", name) for name in places.names]
            yield from [Mark(f"{name}{OR}") for name in others]
            yield Mark(last)
        else:
            for sign in SIGNS.get(places.kind, (places.kind,)):
                yield Mark(sign=sign)
        for test in places.tests:
            side = self.side(test.who)
            match test.what:
                case "controlled":
                    yield Mark(side=side or "neutral")
                case "organized":
                    yield Mark(sign="organizations", side=side)
                case "unorganized":
                    yield from (Mark("≠"), Mark(sign="organizations", side=side))
                case "level":
                    yield Mark("=")
                case "next":
                    yield from (Mark(THEN), Mark(self.words.noun("short", test.place)))

    def amount(self, amount: n.Amount, sign: str = "", side: str = "") -> Iterator[Mark]:
        """A number, or what it is counted from."""
        if isinstance(amount, int):
            yield Mark(f"{sign}{amount}", side=side)
            return
        count, half = amount.count, "½" * amount.half
        yield from text(sign + half, side)
        if count.places:
            yield from self.places(count.places)
        else:
            yield Mark(sign=COUNTS.get(count.of, count.of))
        yield from text(signed(amount.more) if amount.more else "")
        yield from text(f"≤{amount.most}" if amount.most else "")

    def condition(self, node: n.Condition) -> Iterator[Mark]:
        """A condition."""
        match node:
            case n.And(conditions) | n.Or(conditions):
                for at, one in enumerate(conditions):
                    if at:
                        yield Mark("+" if isinstance(node, n.And) else OR)
                    yield from self.condition(one)
            case n.Not(inner):
                yield from (Mark(sign="cross"), *self.condition(inner))
            case n.Is():
                yield from self.state(node)
            case n.InPlay(card):
                yield from self.card(card)
            case n.Compare():
                bound = "≥" if node.least else "≤"
                yield from (*self.amount(node.amount), Mark(f"{bound}{node.number}"))
            case n.AtLeast():
                yield from text(f"≥{node.number}" if node.number > 1 else "")
                yield from self.places(node.places)

    def state(self, node: n.Is) -> Iterator[Mark]:
        """A condition that simply holds or does not."""
        side = self.side(node.who) or "neutral"
        match node.what:
            case "session":
                yield Mark(sign="session")
            case "reigns":
                yield Mark(sign="prestige")
            case "abdicated":
                yield from (Mark(sign="cross"), Mark(sign="prestige"))
            case "majority":
                yield from (Mark(sign="duma"), Mark(side=side))
            case "dominance":
                yield from (Mark(sign="duma"), Mark(side=side), Mark(side=side))
            case _:
                yield Mark(side=side)


def text(shown: str, side: str = "") -> list[Mark]:
    """A mark with a text; nothing for ""."""
    return [Mark(shown, side=side)] if shown else []


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def lines(row: Row, room: float) -> int:
    """The number of lines that a row takes at this width, in heights of the text.

    A group that is wider has lines of its own.
    """
    count, left = 0, 0.0
    for group in row:
        whole = sum(mark.width for mark in group)
        if whole > left:
            count, left = count + 1, room
        if whole > room:
            count += lines(tuple((mark,) for mark in group), room) - 1 if len(group) > 1 else 0
            left = 0
        left -= whole + SPACE
    return count


def cut(row: Row, room: float, most: int) -> Row:
    """As much of a row as fits into so many lines, ending with dots if something is left out."""
    if lines(row, room) <= most:
        return row
    while lines((*row, DOTS), room) > most:
        *before, last = row
        row = tuple(before) or (last[:-1],)
    return (*row, DOTS)
