"""Holding a game: of all terminals that open one saved game, one plays and the others look on."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from .. import hold
from . import saves


def take(path: Path) -> hold.Hold | None:
    """Hold the game in this file; None if another terminal does. Writes into the games' folder."""
    place = saves.folder().parent / "held"
    return hold.take(place / sha256(str(path.resolve()).encode()).hexdigest()[:32])
