"""Piles of cards and tiles, kept as tuples: what is in them counts, not its order."""

from __future__ import annotations


def without(pile: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The pile less one copy of the card."""
    at = pile.index(card)
    return pile[:at] + pile[at + 1 :]
