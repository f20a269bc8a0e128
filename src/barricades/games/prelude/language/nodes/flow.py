"""Effects made of others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .conditions import Condition
from .writing import block, otherwise

if TYPE_CHECKING:
    from . import Event


@dataclass(frozen=True, slots=True)
class Choose:
    """One of several; those that can do nothing are not offered while another can."""

    events: tuple[Event, ...]

    def __str__(self) -> str:
        return f"choose {' or '.join(map(block, self.events))}"


@dataclass(frozen=True, slots=True)
class If:
    condition: Condition
    then: Event
    otherwise: Event = ()

    def __str__(self) -> str:
        return f"if {self.condition} {block(self.then)}{otherwise(self.otherwise)}"


@dataclass(frozen=True, slots=True)
class As:
    """Somebody else acts: the other player, a named faction, or each player, First Player first."""

    who: str  # they, revolutionary, government, each
    event: Event

    def __str__(self) -> str:
        who = {"they": "they", "revolutionary": "Revolutionary", "government": "Government"}
        return f"{who.get(self.who, 'each player')}: {block(self.event)}"
