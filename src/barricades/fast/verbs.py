"""What every fast game can do. A game's `rules` and `view` stand in for these; see `engine`."""

from __future__ import annotations

from .kernel import Bytes, Luck, Tape


def begin(g: Tape) -> None:
    """A new game, as far as the first question."""
    raise NotImplementedError


def ask_again(g: Tape, nth: int) -> None:
    """The options of an open question are offered anew."""
    raise NotImplementedError


def play(g: Tape, nth: int, choice: int) -> None:
    """Answer an open question, trusting that the choice is among its options."""
    raise NotImplementedError


def observe(g: Tape, side: int, out: Bytes, first: int) -> None:
    """All that a side may know, a byte an entry, as `barricades.encoding` has them."""
    raise NotImplementedError


def guess(g: Tape, side: int, luck: Luck) -> None:
    """Everything this side cannot see is dealt anew."""
    raise NotImplementedError


def returns(g: Tape, side: int) -> float:
    """What a side has of the game, from 1 for the first to -1 for the last."""
    raise NotImplementedError
