"""The box: companies and streets, as tables the rules look things up in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.corrections import Tables
from ..boxes import opener

SIDES = ("crowd", "guard")  # 2.1


class Box:
    """Lookup tables, all by the names of things; never changed once made."""

    def __init__(self, data: Tables, options: Mapping[str, Any]) -> None:
        self.guard_holds = options["ties"] == "guard"
        self.strength: dict[str, int] = _numbers(data["companies"])  # 1.2
        self.stones: dict[str, int] = _numbers(data["streets"])  # 1.3
        self.hand: int = data["night"]["hand"]
        self.hours: int = data["night"]["hours"]


def _numbers(table: Tables) -> dict[str, int]:
    return {name: number for name, number in table.items() if name != "source"}


box_for = opener(__package__, Box)
