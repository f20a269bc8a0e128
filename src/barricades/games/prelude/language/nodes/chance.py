"""Effects of checks, dice and chance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .amounts import Amount
from .places import YOUR, Places
from .writing import block, otherwise, written

if TYPE_CHECKING:
    from . import Event


@dataclass(frozen=True, slots=True)
class Check:
    """Mobilization Checks, one after another: in one place you choose, in several, or in each."""

    bonus: int
    places: Places
    times: int = 1  # 0: in each of the places
    won: Event = ()
    lost: Event = ()

    def __str__(self) -> str:
        places = f"each of {self.places}" if not self.times else f"{self.times} of {self.places}"
        return f"check {self.bonus:+} in {places} {block(self.won)}{otherwise(self.lost)}"


@dataclass(frozen=True, slots=True)
class CheckAgainst:
    """A Mobilization Check against a number instead of a place."""

    amount: Amount
    won: Event = ()
    lost: Event = ()

    def __str__(self) -> str:
        return f"check against {self.amount} {block(self.won)}{otherwise(self.lost)}"


@dataclass(frozen=True, slots=True)
class Roll:
    """A die is rolled; what comes up has its effects. Cards in play may each take 1 off."""

    rows: tuple[tuple[int, int, Event], ...]  # from, to, what happens
    less: tuple[str, ...] = ()  # cards that each take 1 off while in play

    def __str__(self) -> str:
        less = f" less {' '.join('#' + card for card in self.less)}" if self.less else ""
        rows = " | ".join(f"{_span(a, b)}: {written(event)}" for a, b, event in self.rows)
        return f"roll{less} {{ {rows} }}"


@dataclass(frozen=True, slots=True)
class Random:
    """Random Districts, all different: in each of them something happens."""

    number: int
    event: Event

    def __str__(self) -> str:
        return f"in {self.number} random Districts {block(self.event)}"


@dataclass(frozen=True, slots=True)
class TestMarkers:
    """A die for each Military Preparations marker of these values; so high, and it is removed."""

    who: str
    values: tuple[int, ...]
    at: int

    def __str__(self) -> str:
        whose = YOUR[self.who]
        values = " ".join(map(str, self.values))
        return f"test {whose} markers of {values} removing at {self.at}"


def _span(a: int, b: int) -> str:
    return str(a) if a == b else f"{a} to {b}"
