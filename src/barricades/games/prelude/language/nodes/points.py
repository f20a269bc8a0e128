"""Effects on points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .amounts import Amount
from .writing import block

if TYPE_CHECKING:
    from . import Event


@dataclass(frozen=True, slots=True)
class Score:
    amount: Amount

    def __str__(self) -> str:
        return f"score {self.amount}"


@dataclass(frozen=True, slots=True)
class Gain:
    """Opportunity Points."""

    amount: Amount

    def __str__(self) -> str:
        return f"gain {self.amount}"


@dataclass(frozen=True, slots=True)
class Lose:
    """Opportunity Points."""

    amount: Amount

    def __str__(self) -> str:
        return f"lose {self.amount}"


@dataclass(frozen=True, slots=True)
class Spend:
    """You may spend Opportunity Points; if you do, something happens."""

    number: int
    event: Event

    def __str__(self) -> str:
        return f"spend {self.number} {block(self.event)}"


@dataclass(frozen=True, slots=True)
class Bid:
    """Both players in turn spend any number of Opportunity Points; whoever spent more acts."""

    event: Event

    def __str__(self) -> str:
        return f"bid {block(self.event)}"
