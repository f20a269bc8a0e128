"""Standing orders: what a side has chosen for it when it need not be asked.

An order is given what its side may know and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from ..bots import Seat
from ..core import Choice

Rule: TypeAlias = "Callable[[Seat, int], Choice | None]"
ON = 1  # the value of an order that needs no number


class Order(NamedTuple):
    """An order that can be given."""

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
    """What the orders given choose, and which of them did; None if they have nothing to say."""
    for name, order in known.items():
        if name in given and (not order.asks or seat.ask.what in order.asks):
            choice = order.rule(seat, given[name])
            if choice is not None and choice in seat.ask.options:
                return choice, name
    return None
