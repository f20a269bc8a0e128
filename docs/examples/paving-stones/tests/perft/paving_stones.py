"""The named positions of Paving Stones and how deep each is counted."""

from __future__ import annotations

from typing import Any

from barricades.games import load


def positions() -> dict[str, tuple[Any, int]]:
    """Each position by name, with the depth to go to."""
    game = load("paving-stones")
    return {"opening": (game.setup({}), 6), "opening, the guard holds": _held(game)}


def _held(game: Any) -> tuple[Any, int]:
    return game.setup({"ties": "guard"}), 4
