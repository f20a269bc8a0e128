"""Fields of an observation: what a side sees, as small numbers read straight off a state.

Whatever is looked at stands in the view of the same side too, or in the questions, which are open
to all but for their options.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple, TypeAlias

Look: TypeAlias = Callable[[Any, str], list[bytes]]  # at a state, by a side: a byte an entry

MOST = 255  # what a byte holds
BYTE = [bytes((number,)) for number in range(MOST + 1)]
REMEMBERED = 1 << 14  # piles: most stay as they are for a while


class Field(NamedTuple):
    """Some entries of the vector; each is what was read, divided by `whole`."""

    name: str
    entries: tuple[str, ...]
    whole: int = 1


def one(name: str, whole: int = 1) -> Field:
    """A field with a single entry."""
    return Field(name, (name,), whole)


def each(names: Iterable[str], of: Iterable[str]) -> tuple[str, ...]:
    """Entries for every pair: "red hand", "red deck", "white hand", "white deck"."""
    return tuple(f"{name} {inner}" for name, inner in product(names, of))


def rows(names: Iterable[str]) -> dict[str, bytes]:
    """For each of these names a row with a one in its place; for "" a row of zeros."""
    known = tuple(names)
    found = {name: bytes([name == other for other in known]) for name in known}
    return {"": bytes(len(known)), **found}


def marks(names: Iterable[Hashable]) -> Callable[[tuple[Hashable, ...]], bytes]:
    """For a pile of things, a row with a one for each that is in it; others are not heeded."""
    place = {name: at for at, name in enumerate(names)}

    @lru_cache(REMEMBERED)
    def row(pile: tuple[Hashable, ...]) -> bytes:
        marked = bytearray(len(place))
        for name in pile:
            if name in place:
                marked[place[name]] = 1
        return bytes(marked)

    return row


def capped(count: int) -> bytes:
    """A count that may be below zero, or larger than a byte can tell."""
    return BYTE[0 if count < 0 else count if count < MOST else MOST]


def asked(sides: Sequence[str], questions: Iterable[str]) -> Callable[[Any], bytes]:
    """Which question each side is asked, if any: how far others have got may be seen."""
    row = marks(product(sides, questions))
    return lambda s: row(tuple([ask[:2] for ask in s.asked]))


def about(tell: Callable[[Mapping[str, Any]], bytes]) -> Callable[[Any, str], bytes]:
    """What the question to a side speaks of; while it waits, what the first question does."""

    @lru_cache(REMEMBERED)
    def told(names: tuple[str, ...], args: tuple[Any, ...]) -> bytes:
        return tell(dict(zip(names, args, strict=True)))

    def read(s: Any, side: str) -> bytes:
        asks = s.asked
        if not asks:
            return told((), ())
        ask = next((ask for ask in asks if ask[0] == side), asks[0]) if asks[1:] else asks[0]
        return told(ask.names, ask.args)

    return read
