"""Themes: dark, light, and without colour. Nothing is shown by colour alone."""

from __future__ import annotations

import os
from collections.abc import Iterable

from rich.segment import Segment
from rich.style import Style
from textual.theme import Theme

from ..palette import BRASS, COLOURLESS, DARK, INK, LIGHT, PAPER, RED, STEEL, THEMES

KNOWN = (
    Theme(
        name=DARK,
        primary=BRASS,
        secondary=STEEL,
        accent=RED,
        foreground="#e9e2d2",
        background=INK,
        surface="#24221e",
        panel="#2c2a25",
        dark=True,
    ),
    Theme(
        name=LIGHT,
        primary="#8a6414",
        secondary=STEEL,
        accent=RED,
        foreground=INK,
        background=PAPER,
        surface="#e9dfc8",
        panel="#e0d5bb",
        dark=False,
    ),
    Theme(
        name=COLOURLESS,
        primary="#ffffff",
        secondary="#ffffff",
        accent="#ffffff",
        foreground="#ffffff",
        background="#000000",
        surface="#000000",
        panel="#000000",
        dark=True,
    ),
)

CURSOR = {
    DARK: Style(bgcolor="#57481f", bold=True, dim=False),
    LIGHT: Style(bgcolor="#e2c988", bold=True, dim=False),
    COLOURLESS: Style(bgcolor="#ffffff", bold=True, dim=False),
}

POINTER = Style(reverse=True, bold=True)  # on a thing within a line, whatever its colours


def first() -> str:
    """The theme to begin with; without colour if NO_COLOR is set."""
    return COLOURLESS if os.environ.get("NO_COLOR") else DARK


def after(theme: str) -> str:
    """The next theme."""
    return THEMES[(THEMES.index(theme) + 1) % len(THEMES)]


def without_colour(segments: Iterable[Segment]) -> list[Segment]:
    """A theme without its colours; backgrounds become reversed text."""
    return [Segment(text, _plain(style), control) for text, style, control in segments]


def _plain(style: Style | None) -> Style | None:
    if style is None:
        return None
    chip = style.bgcolor is not None
    return Style(
        bold=style.bold,
        dim=style.dim,
        italic=style.italic,
        underline=style.underline,
        strike=style.strike,
        reverse=chip != bool(style.reverse),
    )
