"""The ways in which Revolution! is played to its end: always when the town is full.

The other end, after round 60 (R17), is out of reach of random games; see test_rulings.py.
"""

from __future__ import annotations

from typing import Any

AREAS = ("plantation", "tavern", "cathedral", "town-hall", "fortress", "market", "harbor")
SMALL = {area: {"spaces": 3} for area in AREAS}

FOUR: list[dict[str, Any]] = [{}]
THREE: list[dict[str, Any]] = [{"players": 3}]
REFUNDS: list[dict[str, Any]] = [{"bid_refunds": "yes"}]
CONTROL: list[dict[str, Any]] = [
    {"players": 3, "area_control": "yes", "components": {"areas": SMALL}}  # and so many locks
]
BOTH: list[dict[str, Any]] = [{"players": 3, "bid_refunds": "yes", "area_control": "yes"}]
TAVERN: list[dict[str, Any]] = [
    {"players": 3, "deals": "yes", "components": {"areas": {"tavern": {"spaces": 4}}}}
]

# The name of a golden game, the options to try in turn, why it ends, and who wins.
ENDINGS = [
    ("four", FOUR, "full", "yellow"),
    ("three", THREE, "full", "green"),
    ("refunds", REFUNDS, "full", "red"),
    ("area-control", CONTROL, "full", "blue"),
    ("refunds-and-area-control", BOTH, "full", "red"),
    ("a-smaller-tavern", TAVERN, "full", "blue"),
    ("shared", THREE, "full", "red = blue"),
]
