"""Effects on Organizations, the Duma and preparations."""

from __future__ import annotations

from dataclasses import dataclass

from .amounts import Amount
from .places import YOUR, Places


@dataclass(frozen=True, slots=True)
class Organize:
    """An Organization is created in one place you choose: outright, or by a check."""

    places: Places
    bonus: int | None = None  # of the check; None: no check
    freely: bool = False  # without a Sponsor

    def __str__(self) -> str:
        check = "" if self.bonus is None else f" by check {self.bonus:+}"
        return f"create Organization in {self.places}{check}" + " without Sponsor" * self.freely


@dataclass(frozen=True, slots=True)
class Disband:
    """An Organization is removed from one place you choose."""

    who: str
    places: Places

    def __str__(self) -> str:
        whose = YOUR[self.who]
        return f"remove {whose} Organization from {self.places}"


@dataclass(frozen=True, slots=True)
class Extremism:
    """You perform a Growing Extremism roll."""

    modifier: int = 0

    def __str__(self) -> str:
        return f"extremism {self.modifier:+}"


@dataclass(frozen=True, slots=True)
class Vote:
    def __str__(self) -> str:
        return "Duma Vote"


@dataclass(frozen=True, slots=True)
class EndSession:
    def __str__(self) -> str:
        return "end Session"


@dataclass(frozen=True, slots=True)
class Muster:
    """A marker of this value goes to your Military Preparations."""

    value: int

    def __str__(self) -> str:
        return f"muster {self.value}"


@dataclass(frozen=True, slots=True)
class Act:
    """You perform activities worth so many Activity Points."""

    amount: Amount

    def __str__(self) -> str:
        return f"activities {self.amount}"
