"""Every way in which Dual Powers can end."""

from __future__ import annotations

from typing import Any

TWO: list[dict[str, Any]] = [{}, {"rules": "first"}]
RED: list[dict[str, Any]] = [{"solitaire": "red"}]
WHITE: list[dict[str, Any]] = [{"solitaire": "white"}, {"solitaire": "white", "difficulty": 4}]

# The name of a golden game, the options to try in turn, why it ends, and who wins.
ENDINGS = [
    ("track-red", TWO[:1], "track", "red"),
    ("track-white", TWO[1:], "track", "white"),
    ("calendar-red", TWO[:1], "calendar", "red"),
    ("calendar-white", TWO[1:], "calendar", "white"),
    ("calendar-will-red", TWO[1:], "calendar-will", "red"),
    ("calendar-will-white", TWO[:1], "calendar-will", "white"),
    ("alone-track-won", RED, "track", "red"),
    ("alone-track-lost", WHITE[1:], "track", "red"),
    ("alone-round-won", WHITE[:1], "round", "white"),
    ("alone-round-lost", RED, "round", "white"),
    ("alone-round-will-won", WHITE[:1], "round-will", "white"),
    ("alone-round-will-lost", RED, "round-will", "white"),
]
