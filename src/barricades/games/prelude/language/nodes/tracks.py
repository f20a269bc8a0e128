"""Effects on tracks, their markers and dice."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Change:
    """Unrest or Prestige moves; World Affairs moves towards you."""

    track: str  # world, unrest, prestige
    by: int

    def __str__(self) -> str:
        name = {"world": "World Affairs", "unrest": "Unrest", "prestige": "Prestige"}[self.track]
        return f"{name} {self.by:+}"


@dataclass(frozen=True, slots=True)
class Fall:
    """The Tsar's Prestige drops to 0."""

    def __str__(self) -> str:
        return "Prestige to 0"


@dataclass(frozen=True, slots=True)
class Marker:
    """A Scoring Marker moves on or back; a track "any" is yours to choose."""

    track: str
    by: int

    def __str__(self) -> str:
        return f"Marker {TRACKS[self.track]} {self.by:+}"


@dataclass(frozen=True, slots=True)
class Reset:
    """A Scoring Marker goes back to Start."""

    track: str

    def __str__(self) -> str:
        return f"reset {TRACKS[self.track]}"


@dataclass(frozen=True, slots=True)
class RollDie:
    """A Scoring Die is rolled."""

    track: str

    def __str__(self) -> str:
        return f"roll die {TRACKS[self.track]}"


@dataclass(frozen=True, slots=True)
class ScoreTrack:
    """A track goes through its scoring sequence."""

    track: str

    def __str__(self) -> str:
        return f"hold scoring {TRACKS[self.track]}"


TRACKS = {
    "districts": "Districts",
    "organizations": "Organizations",
    "world": "World Affairs",
    "duma": "Duma",
    "any": "any",
}
