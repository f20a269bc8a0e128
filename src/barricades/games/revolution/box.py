"""The box: characters, areas and tokens, as tables the rules look things up in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from ...core.corrections import Tables
from ..boxes import opener
from .options import COLOURS

KINDS = ("force", "blackmail", "gold")  # 1.6: from strongest to weakest

Tokens: TypeAlias = tuple[int, int, int]  # how many of each kind
NONE: Tokens = (0, 0, 0)


class Box:
    """Lookup tables, all by the names of things; never changed once made."""

    def __init__(self, data: Tables, options: Mapping[str, Any]) -> None:
        self.sides = COLOURS[: options["players"]]
        self.refunds = options["bid_refunds"] == "yes"
        self.area_control = options["area_control"] == "yes"
        characters = _entries(data["characters"])  # 1.5
        self.characters = tuple(characters)  # 5.1: the order of the bid board
        self.support = {name: c["support"] for name, c in characters.items()}
        self.grants = {name: _tokens(c) for name, c in characters.items()}
        self.area = {name: c["area"] for name, c in characters.items()}
        self.power = {name: c["power"] for name, c in characters.items()}
        self.holder = {power: name for name, power in self.power.items() if power}
        self.takers = {
            kind: tuple(n for n, c in characters.items() if kind not in c["immune"])
            for kind in KINDS
        }
        areas = _entries(data["areas"])  # 1.3, R26
        self.spaces: dict[str, int] = {name: area["spaces"] for name, area in areas.items()}
        self.prize: dict[str, int] = {name: area["support"] for name, area in areas.items()}
        self.bank = _tokens(data["tokens"]["bank"])
        self.hand = _tokens(data["tokens"]["hand"])
        self.worth = _tokens(data["tokens"]["support"])
        self.cubes: int = data["cubes"]["each"]


def _entries(table: Tables) -> dict[str, Tables]:
    return {name: entry for name, entry in table.items() if name != "source"}


def _tokens(table: Tables) -> Tokens:
    return table["force"], table["blackmail"], table["gold"]


box_for = opener(__package__, Box)
