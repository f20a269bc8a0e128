"""The box: characters, areas and tokens, as tables the rules look things up in."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, TypeAlias

from ...core.corrections import merged
from .options import COLOURS

KINDS = ("force", "blackmail", "gold")  # 1.6: from strongest to weakest

Tokens: TypeAlias = tuple[int, int, int]  # how many of each kind
Data: TypeAlias = Mapping[str, Any]


def printed() -> dict[str, Any]:
    """The tables of data/components.toml."""
    return tomllib.loads((files(__package__) / "data" / "components.toml").read_text("utf-8"))


def box_for(options: Mapping[str, Any]) -> Box:
    """The box that a game with these options is played from; equal options share one."""
    return _open(json.dumps(options, sort_keys=True))


@lru_cache(maxsize=64)
def _open(key: str) -> Box:
    options = json.loads(key)
    return Box(merged(printed(), options["components"]), options)


class Box:
    """Lookup tables, all by the names of things; never changed once made."""

    def __init__(self, data: Data, options: Mapping[str, Any]) -> None:
        self.sides = COLOURS[: options["players"]]
        self.refunds = options["bid_refunds"] == "yes"
        self.area_control = options["area_control"] == "yes"
        characters = _entries(data["characters"])
        self.characters = tuple(characters)  # 5.1: the order of the bid board
        self.support = {name: c.get("support", 0) for name, c in characters.items()}
        self.grants = {name: _tokens(c) for name, c in characters.items()}
        self.area = {name: c.get("area", "") for name, c in characters.items()}
        self.power = {name: c.get("power", "") for name, c in characters.items()}
        self.takers = {
            kind: tuple(n for n, c in characters.items() if kind not in c.get("immune", ()))
            for kind in KINDS
        }
        areas = _entries(data["areas"])
        self.spaces: dict[str, int] = {name: area["spaces"] for name, area in areas.items()}
        self.prize: dict[str, int] = {name: area["support"] for name, area in areas.items()}
        self.bank = _tokens(data["tokens"]["bank"])
        self.hand = _tokens(data["tokens"]["hand"])
        self.worth = _tokens(data["tokens"]["support"])
        self.cubes: int = data["cubes"]["each"]


def _entries(table: Data) -> dict[str, Data]:
    return {name: entry for name, entry in table.items() if name != "source"}


def _tokens(table: Data) -> Tokens:
    return table.get("force", 0), table.get("blackmail", 0), table.get("gold", 0)
