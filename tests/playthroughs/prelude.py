"""The ways in which Prelude to Revolution is played to its end.

Most golden games are short ones: two rounds in a Turn, small hands, quick tracks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

TURNS = ("early-turmoil", "late-turmoil", "early-war", "late-war", "february", "july", "october")


def short(**tracks: int) -> dict[str, Any]:
    """A short game with the markers starting elsewhere."""
    turns = {turn: {"sessions": [2]} for turn in TURNS}
    return {
        "components": {
            "turns": {"rounds": 2, **turns},
            "scoring": {"steps": 3},
            "tracks": {"hand": 3, **tracks},
        }
    }


FULL: list[dict[str, Any]] = [{}]
SHORT = [short()]
TENSE = [short(unrest=9)]
GLORIOUS = [short(prestige=13)]
FALLING = [short(prestige=2)]
ERUPTING = [short(prestige=2, unrest=10)]

# The name of a golden game, the options to try in turn, why it ends, and who wins.
ENDINGS = [
    ("victory-revolutionary", FULL, "victory", "revolutionary"),
    ("victory-government", FULL, "victory", "government"),
    ("red-october-revolutionary", TENSE, "red-october", "revolutionary"),
    ("red-october-government", TENSE, "red-october", "government"),
    ("autocracy", GLORIOUS, "autocracy", "revolutionary = government"),
    ("secrets", SHORT, "time", "revolutionary"),
    ("fallen-early", FALLING, "time", "revolutionary"),
    ("fallen-late", SHORT, "time", "government"),
    ("fallen-and-red-october", ERUPTING, "red-october", "government"),
]

# What has to happen in some of them, by the names of events.
SHOWS: dict[str, Callable[[set[str]], bool]] = {
    "secrets": lambda told: {"exchanged", "swapped-hands"} <= told,
    "fallen-early": lambda told: "leapt" in told,
    "fallen-late": lambda told: "tsar-abdicated" in told and "leapt" not in told,
    "fallen-and-red-october": lambda told: {"tsar-abdicated", "red-october-began"} <= told,
}
