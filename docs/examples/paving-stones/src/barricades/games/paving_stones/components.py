"""An owner's corrections of the box: checked before they are played with."""

from __future__ import annotations

from ...core.corrections import Corrected
from ..boxes import Corrector, tables
from .box import SIDES

MOST = 99  # nothing in the box has three digits


def _numbers(box: Corrected) -> None:
    """1.2, 1.3: every company has some strength, and every street some stones."""
    for table in ("companies", "streets"):
        for name in tables(__package__)[table]:
            if name != "source":
                box.number((table, name), 1, MOST)


def _night(box: Corrected) -> None:
    """2.2, 3.1: there are companies for both hands, and a street for every hour."""
    companies, streets = (len(box.at((table,))) - 1 for table in ("companies", "streets"))
    box.number(("night", "hand"), 1, companies // len(SIDES))
    box.number(("night", "hours"), 1, streets)


_box = Corrector(__package__, _numbers, _night)
check, parse = _box.check, _box.parse
