"""The ways in which Paving Stones is played to its end."""

from __future__ import annotations

from typing import Any

PLAIN: list[dict[str, Any]] = [{}]
HELD: list[dict[str, Any]] = [{"ties": "guard"}]

# The name of a golden game, the options to try in turn, why it ends, and who wins.
ENDINGS = [
    ("crowd", PLAIN, "stones", "crowd"),
    ("guard-holds", HELD, "stones", "guard"),
    ("level", PLAIN, "level", "crowd = guard"),
]
