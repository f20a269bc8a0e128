"""Events (3.1, 3.2): the words of a card, carried out by a side that makes all its decisions.

What each word does, and whether it could do anything now, stands in `effects`, by subject.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Any, NamedTuple

from ...core import Asked, Planned
from .box import FOE, Block
from .language import nodes as n
from .pieces import Places
from .places import amount, holds, places, who_is
from .state import State, rules


@rules.step("3.1", "3.2", "R35")
def hold_event(s: State, side: str, card: str) -> None:
    """The Event of a card is played."""
    s.given, s.leaving = {}, False
    s.tell("event-began", side=side, card=card)
    s.then(carry_out(side, card, s.box.event[card], ""))


@rules.step("3.2", "14")
def carry_out(s: State, side: str, card: str, block: Block, place: str) -> None:
    """The effects of an event, one after the other."""
    s.then(*[effect(side, card, at, place) for at in block])


@rules.step("3.2", "14")
def effect(s: State, side: str, card: str, at: int, place: str) -> None:
    """One effect, in the hands of whoever is "you"."""
    node, blocks = s.box.effects[card][at]
    do(node, Doing(s, side, card, at, place, blocks))


class Doing(NamedTuple):
    """Who carries out which effect of which card, where "there" is, and the events within it."""

    s: State
    side: str
    card: str
    at: int
    place: str
    blocks: tuple[Block, ...]

    def who(self, who: str) -> str:
        return who_is(who, self.side)

    def amount(self, node: n.Amount) -> int:
        return amount(self.s, node, self.side, self.place)

    def places(self, node: n.Places, owner: str = "") -> Places:
        return places(self.s, node, self.side, self.place, owner)

    def block(self, number: int, side: str = "", place: str = "") -> Planned:
        """The event within this effect."""
        return carry_out(side or self.side, self.card, self.blocks[number], place or self.place)

    def could(self, number: int, side: str = "") -> bool:
        """R51: whether the event within this effect could change anything now."""
        side, effects = side or self.side, self.s.box.effects[self.card]
        return any(
            can(effects[at][0], self._replace(side=side, at=at, blocks=effects[at][1]))
            for at in self.blocks[number]
        )


@singledispatch
def do(node: Any, doing: Doing) -> None:
    """Carry out an effect."""
    raise TypeError(f"no rule carries out {type(node).__name__}")


@singledispatch
def can(node: Any, doing: Doing) -> bool:
    """R51: whether an effect could change anything now."""
    return True


@do.register
def _(node: n.After | n.Rule, doing: Doing) -> None:
    """3.3: in force while the card is in play; nothing happens at once."""


@do.register
def _(node: n.Choose, doing: Doing) -> None:
    every = range(len(doing.blocks))
    able = [number for number in every if doing.could(number)]
    options = tuple([number + 1 for number in able or every])
    doing.s.then(choose_event(doing.side, doing.card, doing.at, doing.place, options))


@can.register
def _(node: n.Choose, doing: Doing) -> bool:
    return any(doing.could(number) for number in range(len(doing.blocks)))


@rules.step("3.2", "R51", of="alternative")
def choose_event(
    s: State, side: str, card: str, at: int, place: str, alternatives: tuple[int, ...]
) -> Asked:
    """One of the alternatives on a card that can do something, if any can."""
    return side, alternatives


@choose_event.answer
def _(
    s: State,
    alternative: int,
    side: str,
    card: str,
    at: int,
    place: str,
    alternatives: tuple[int, ...],
) -> None:
    s.then(carry_out(side, card, s.box.effects[card][at][1][alternative - 1], place))


@do.register
def _(node: n.If, doing: Doing) -> None:
    doing.s.then(doing.block(_branch(node, doing)))


@can.register
def _(node: n.If, doing: Doing) -> bool:
    return doing.could(_branch(node, doing))


def _branch(node: n.If, doing: Doing) -> int:
    return 0 if holds(doing.s, node.condition, doing.side, doing.place) else 1


@do.register
def _(node: n.As, doing: Doing) -> None:
    doing.s.then(*[doing.block(0, side) for side in _actors(node, doing)])


@can.register
def _(node: n.As, doing: Doing) -> bool:
    return any(doing.could(0, side) for side in _actors(node, doing))


def _actors(node: n.As, doing: Doing) -> tuple[str, ...]:
    """Who acts; if both do, the First Player first."""
    first = doing.s.first
    return (first, FOE[first]) if node.who == "each" else (doing.who(node.who),)
