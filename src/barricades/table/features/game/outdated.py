"""Draws games whose stored views were made by older rules."""

from __future__ import annotations

from collections.abc import Callable

from markupsafe import Markup

from ...live.room import Room


def draw_if_fits(room: Room, draw: Callable[[], Markup]) -> Markup:
    """What a board draws; nothing if the game is stranded and its view no longer fits."""
    if room.stranded is None:
        return draw()
    try:
        return draw()
    except Exception:  # what older rules showed may be anything
        return Markup()
