"""The odds of a Mobilization Check, exactly: three dice against a Target Number (9.0)."""

from __future__ import annotations

from itertools import product

ROLLS = [sum(dice) for dice in product(range(1, 7), repeat=3)]


def percent(target: int) -> float:
    """How often three dice show this number or less, in per cent."""
    return 100 * sum(roll <= target for roll in ROLLS) / len(ROLLS)
