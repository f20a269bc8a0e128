"""Piles of cards and tiles, kept as tuples: what is in them counts, not its order."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T", str, int)


def without(pile: tuple[T, ...], card: T) -> tuple[T, ...]:
    """The pile less one copy of the card."""
    at = pile.index(card)
    return pile[:at] + pile[at + 1 :]
