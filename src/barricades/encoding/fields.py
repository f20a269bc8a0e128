"""Fields of an observation: what a side sees, as small numbers read directly from a state.

Everything in a field is also in the view of the same side, or in the open questions, which are
public except for their options.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple, TypeAlias

from ..core import Ask

Look: TypeAlias = Callable[[Any, str], list[bytes]]  # at a state, by a side: a byte an entry

MOST = 255  # what a byte holds
BYTE = [bytes((number,)) for number in range(MOST + 1)]
REMEMBERED = 1024  # piles and questions: most stay as they are for a while
NOTHING = Ask("", "", ())  # is asked once the game is over


class Field(NamedTuple):
    """Some entries of the vector: counts, divided by `whole`; without it, 0 or 1."""

    name: str
    entries: tuple[str, ...]
    whole: int | None = None
    own: bool = False  # seen from the place of one side, so not part of what is public


def one(name: str, whole: int | None = None) -> Field:
    """A field with a single entry."""
    return Field(name, (name,), whole)


def each(names: Iterable[str], of: Iterable[str]) -> tuple[str, ...]:
    """A field for every pair: "red hand", "red deck", "white hand", "white deck"."""
    return tuple(f"{name} {inner}" for name, inner in product(names, of))


def rows(names: Iterable[str]) -> dict[str, bytes]:
    """One-hot rows: for each name, a row with a 1 in its place; for "" a row of zeros."""
    known = tuple(names)
    found = {name: bytes([name == other for other in known]) for name in known}
    return {"": bytes(len(known)), **found}


def marks(names: Iterable[Hashable]) -> Callable[[tuple[Hashable, ...]], bytes]:
    """For a pile of things: 1 for each thing that is in it; unknown things are ignored."""
    bit = {name: 1 << 8 * at for at, name in enumerate(names)}
    size = len(bit)

    @lru_cache(REMEMBERED)
    def row(pile: tuple[Hashable, ...]) -> bytes:
        return sum([bit.get(name, 0) for name in {*pile}]).to_bytes(size, "little")

    return row


def capped(count: int) -> bytes:
    """A count, limited to what a byte can hold; it may be negative."""
    return BYTE[0 if count < 0 else count if count < MOST else MOST]


def asked(
    sides: Iterable[str], questions: Iterable[str], tell: Callable[[Mapping[str, Any]], bytes]
) -> Callable[[Any, str], bytes]:
    """Which question each side is asked, if any (public), and what it is about.

    While a side waits, the facts are those of the first question to another side.
    """
    row = marks(product(sides, questions))

    @lru_cache(REMEMBERED)
    def question(who: str, what: str, names: tuple[str, ...], args: tuple[Any, ...]) -> bytes:
        return row(((who, what),)) + facts(names, args)

    @lru_cache(REMEMBERED)
    def facts(names: tuple[str, ...], args: tuple[Any, ...]) -> bytes:
        return tell(dict(zip(names, args, strict=True)))

    def read(s: Any, side: str) -> bytes:
        asks = s.asked
        if len(asks) == 1:
            who, what, _, _, _, names, args = asks[0]
            return question(who, what, names, args)
        first = ([ask for ask in asks if ask[0] == side] or asks or [NOTHING])[0]
        return row(tuple([ask[:2] for ask in asks])) + facts(first.names, first.args)

    return read
