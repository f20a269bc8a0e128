"""Conditions: what is so or not when an event is carried out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from .amounts import Amount
from .places import YOUR, Places


@dataclass(frozen=True, slots=True)
class Is:
    """Something that is so or not."""

    what: str  # session, reigns, abdicated, majority, dominance, active
    who: str = "you"

    def __str__(self) -> str:
        your = YOUR[self.who]
        return {
            "session": "Session",
            "reigns": "Tsar reigns",
            "abdicated": "Tsar abdicated",
            "majority": f"{your} Majority",
            "dominance": f"{your} Dominance",
            "active": f"{self.who} play it",
        }[self.what]


@dataclass(frozen=True, slots=True)
class InPlay:
    """A card is in play."""

    card: str

    def __str__(self) -> str:
        return f"#{self.card} in play"


@dataclass(frozen=True, slots=True)
class Compare:
    """A number is at least, or at most, another."""

    amount: Amount
    least: bool
    number: int

    def __str__(self) -> str:
        return f"{self.amount} at {'least' if self.least else 'most'} {self.number}"


@dataclass(frozen=True, slots=True)
class AtLeast:
    """There are so many of such places."""

    number: int
    places: Places

    def __str__(self) -> str:
        return f"at least {self.number} of {self.places}"


@dataclass(frozen=True, slots=True)
class Not:
    condition: Condition

    def __str__(self) -> str:
        return f"not {self.condition}"


@dataclass(frozen=True, slots=True)
class And:
    conditions: tuple[Condition, ...]

    def __str__(self) -> str:
        return f"({' and '.join(map(str, self.conditions))})"


@dataclass(frozen=True, slots=True)
class Or:
    conditions: tuple[Condition, ...]

    def __str__(self) -> str:
        return f"({' or '.join(map(str, self.conditions))})"


Condition: TypeAlias = "Is | InPlay | Compare | AtLeast | Not | And | Or"
