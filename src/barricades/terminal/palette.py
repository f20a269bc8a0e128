"""Colours and shapes. Nothing is shown by colour alone: sides have shapes, regions icons."""

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
