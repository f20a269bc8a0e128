"""Standing orders: choices that a side has made in advance, so that it need not be asked.

An order sees the seat of its side, never the state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from ..bots import Seat
from ..core import Choice

Rule: TypeAlias = "Callable[[Seat, int], Choice | None]"
ON = 1  # the value of an order that needs no number


class Order(NamedTuple):
    """A kind of standing order."""

    name: str
    rule: Rule  # what it chooses, given its number, if it has anything to say
    asks: tuple[str, ...] = ()  # the questions it is for, by their names; otherwise any
    values: tuple[int, ...] = (ON,)  # the numbers it can be given


def _only(seat: Seat, _: int) -> Choice | None:
    """Where there is but one thing to choose."""
    return seat.ask.options[0] if len(seat.ask.options) == 1 else None


ONLY = Order("only-option", _only)


def chosen(
    seat: Seat, known: Mapping[str, Order], given: Mapping[str, int]
) -> tuple[Choice, str] | None:
    """The choice that the given orders make, and the name of the order; None if none applies.

    `known` are all orders of the game, by name; `given` are the side's orders, with their numbers.
    """
    for name, order in known.items():
        if name in given and (not order.asks or seat.ask.what in order.asks):
            choice = order.rule(seat, given[name])
            if choice is not None and choice in seat.ask.options:
                return choice, name
    return None
