"""Numbers that are read off the board when they are needed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from .places import YOUR, Places


@dataclass(frozen=True, slots=True)
class Count:
    """A number read off the board when it is needed."""

    of: str  # unrest, prestige, advantage, lowest, mobilized, troops, cubes, places
    who: str = "you"
    places: Places | None = None

    def __str__(self) -> str:
        your = YOUR[self.who]
        return {
            "unrest": "Unrest",
            "prestige": "Prestige",
            "advantage": f"{your} Districts Advantage",
            "lowest": f"{your} lowest Party",
            "mobilized": f"{your} Mobilization this round",
            "troops": f"{your} Military Preparations",
            "cubes": f"{your} cubes in {self.places}",
            "places": f"number of {self.places}",
        }[self.of]


@dataclass(frozen=True, slots=True)
class Sum:
    """A count, halved or not, and more or less; never below zero, never above its limit."""

    count: Count
    half: bool = False
    more: int = 0
    most: int = 0  # 0: no limit

    def __str__(self) -> str:
        half = "half " * self.half
        more = f" {'+' if self.more > 0 else '-'} {abs(self.more)}" if self.more else ""
        return f"{half}{self.count}{more}" + (f" up to {self.most}" if self.most else "")


Amount: TypeAlias = "int | Sum"
