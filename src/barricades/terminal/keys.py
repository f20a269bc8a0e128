"""Keys: what is typed for an option. A number stands for itself, and for nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, product
from string import ascii_lowercase

from ..core import Ask, Choice


def keys(ask: Ask) -> dict[Choice, str]:
    """The key of each option: its place in the list, or a letter where it is a number itself.

    Where numbers are offered in the order 1, 2, 3 …, a number and its place are one and the same.
    """
    places = range(1, len(ask.options) + 1)
    numbers = any(isinstance(option, int) for option in ask.options)
    if numbers and tuple(ask.options) != tuple(places):
        return dict(zip(ask.options, _letters(), strict=False))
    return dict(zip(ask.options, map(str, places), strict=True))


def _letters() -> Iterator[str]:
    """From a to z, then aa, ab and so on."""
    for length in count(1):
        yield from map("".join, product(ascii_lowercase, repeat=length))
