"""Keys: what to type for an option. The key of a number is that number."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, product
from string import ascii_lowercase

from ..core import Ask, Choice


def keys(ask: Ask) -> dict[Choice, str]:
    """The key of each option: its place in the list, or a letter if the options are numbers.

    If they are 1, 2, 3 … in this order, number and place are the same.
    """
    places = range(1, len(ask.options) + 1)
    numbers = any(isinstance(option, int) for option in ask.options)
    if numbers and tuple(ask.options) != tuple(places):
        return dict(zip(ask.options, _letters(), strict=False))
    return dict(zip(ask.options, map(str, places), strict=True))


def _letters() -> Iterator[str]:
    """One letter from a to z, then aa, ab and so on."""
    for length in count(1):
        yield from map("".join, product(ascii_lowercase, repeat=length))
