"""Boards before what older rules have shown."""

from __future__ import annotations

from collections.abc import Callable

from markupsafe import Markup

from ...live.room import Room


def draw_if_fits(room: Room, draw: Callable[[], Markup]) -> Markup:
    """What a board draws; of a stranded game, nothing if the board no longer fits its view."""
    if room.stranded is None:
        return draw()
    try:
        return draw()
    except Exception:  # what older rules showed may be anything
        return Markup()
