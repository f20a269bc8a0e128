"""The named positions of Paving Stones and how deep each is counted."""

from __future__ import annotations

from typing import Any

from barricades.games import load

GAME = load("paving-stones")


def positions() -> dict[str, tuple[Any, int]]:
    """Each position by name, with the depth to go to."""
    return {
        "opening": (GAME.setup({}), 6),
        "opening, the guard holds": (GAME.setup({"ties": "guard"}), 4),
    }
