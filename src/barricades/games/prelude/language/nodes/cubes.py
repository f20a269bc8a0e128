"""Effects on cubes."""

from __future__ import annotations

from dataclasses import dataclass

from .amounts import Amount
from .places import YOUR, Places


@dataclass(frozen=True, slots=True)
class Add:
    """Cubes are added, one at a time, wherever you like among the places."""

    amount: Amount
    places: Places
    who: str = "you"  # whose cubes
    each: int = 0  # at most so many in each place; 0: no limit
    first: bool = False  # Worker Districts that are not full come first

    def __str__(self) -> str:
        text = f"add {self.amount}{_whose(self.who)} in {self.places}{_each(self.each)}"
        return text + " Worker Districts first" * self.first


@dataclass(frozen=True, slots=True)
class Remove:
    """Cubes are removed, one at a time; you must if you can."""

    amount: Amount
    places: Places
    who: str = "they"
    each: int = 0

    def __str__(self) -> str:
        whose = YOUR[self.who]
        return f"remove {self.amount} {whose} cubes from {self.places}{_each(self.each)}"


@dataclass(frozen=True, slots=True)
class Level:
    """Cubes are added in one place until you have as many as they."""

    places: Places

    def __str__(self) -> str:
        return f"draw level in one of {self.places}"


@dataclass(frozen=True, slots=True)
class Shift:
    """Cubes move between your two Parties, or theirs."""

    amount: Amount
    who: str
    to: str  # extremist, moderate

    def __str__(self) -> str:
        whose = YOUR[self.who]
        return f"move {self.amount} {whose} cubes to the {self.to} Party"


def _whose(who: str) -> str:
    return " their cubes" if who == "they" else ""


def _each(number: int) -> str:
    return f" at most {number} each" if number else ""
