"""Effects on cards, and what cards do while they are in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .writing import block

if TYPE_CHECKING:
    from . import Event


@dataclass(frozen=True, slots=True)
class Return:
    """A card in play goes back to the Pool; this one, at the start of the next Turn."""

    card: str = ""  # "": this card

    def __str__(self) -> str:
        return f"return #{self.card} to the Pool" if self.card else "return this card next Turn"


@dataclass(frozen=True, slots=True)
class Purge:
    """A card leaves the game, wherever it lies open."""

    card: str

    def __str__(self) -> str:
        return f"remove #{self.card} from the game"


@dataclass(frozen=True, slots=True)
class Install:
    """A card comes into play without its event; only what lasts is in force."""

    card: str

    def __str__(self) -> str:
        return f"put #{self.card} in play"


@dataclass(frozen=True, slots=True)
class Leave:
    """This card does not stay in play after all."""

    def __str__(self) -> str:
        return "discard this card"


@dataclass(frozen=True, slots=True)
class Skip:
    """You skip your next Action Round."""

    def __str__(self) -> str:
        return "skip your next round"


@dataclass(frozen=True, slots=True)
class Boost:
    """In your next Action Round, a card of yours from your hand counts for both."""

    def __str__(self) -> str:
        return "play your next card for both"


@dataclass(frozen=True, slots=True)
class Borrow:
    """You use a Special Action of theirs, at no cost in Activity Points."""

    points: int  # what it may be worth

    def __str__(self) -> str:
        return f"borrow a Special Action worth {self.points}"


@dataclass(frozen=True, slots=True)
class Rule:
    """While this card is in play, a rule is changed; the rule itself looks it up."""

    name: str  # cheap-districts, liberal-sponsors

    def __str__(self) -> str:
        return f"rule {self.name}"


@dataclass(frozen=True, slots=True)
class After:
    """While this card is in play: at the end of rounds, or of the Turn, something happens."""

    when: str  # you, they, round, turn: your rounds, theirs, each round, the end of the Turn
    event: Event

    def __str__(self) -> str:
        when = {"you": "your round", "they": "their round", "round": "each round", "turn": "Turn"}
        return f"after {when[self.when]} {block(self.event)}"
