"""Locks on saved games: one terminal plays a game, all others can only watch it."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from .. import hold
from . import saves


def take(path: Path) -> hold.Hold | None:
    """Lock the game in this file; None if another terminal has. Writes into the games' folder."""
    place = saves.folder().parent / "held"
    return hold.take(place / sha256(str(path.resolve()).encode()).hexdigest()[:32])
