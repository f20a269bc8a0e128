"""Functions that cannot be compiled, each for a reason of its own."""

from __future__ import annotations

from typing import Any

from barricades.fast.kernel import Tape


def makes_a_list(g: Tape) -> None:
    g[0] = [1, 2]  # type: ignore[call-overload]


def compares_twice(g: Tape) -> bool:
    """A sign too many."""
    return 0 < g[0] < 5


def calls_what_is_not_there(g: Tape) -> None:
    """There is nobody to read it."""
    print(g[0])


def knows_no_type(g: Any) -> None:
    g[0] = 1


def goes_through_a_tape(g: Tape) -> None:
    """A tape does not know where it ends."""
    for item in g:
        g[0] = item


def has_a_word(g: Tape) -> None:
    """Words are for people."""
    g[0] = "red"  # type: ignore[call-overload]
