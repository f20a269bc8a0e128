"""Colours and shapes. A colour never speaks alone: each side has a shape, each region an icon."""

from __future__ import annotations

from rich.theme import Theme

RED, STEEL, BRASS = "#d5302f", "#5c87a8", "#b8892f"
MOSS, PLUM, SKY, CLAY, CHALK = "#6f9150", "#a5689c", "#3f8fc0", "#b5713f", "#9a948a"
PAPER, INK = "#f3ead7", "#1b1a17"

DARK, LIGHT, COLOURLESS = THEMES = ("dark", "light", "colourless")  # of the application

# Text is legible on dark and on light screens; chips bring their own background.
THEME = Theme(
    {
        "title": f"bold {PAPER} on {RED}",
        "question": f"bold {INK} on {BRASS}",
        "number": f"bold {BRASS}",
        "lit": f"bold {INK} on {BRASS}",
        "quiet": "dim",
        "cite": "dim italic",
        "error": f"bold {RED}",
        "good": f"bold {MOSS}",
    }
)
