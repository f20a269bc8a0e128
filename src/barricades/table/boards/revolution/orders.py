"""Standing orders in Revolution!: pass powers that would bring no advantage."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from random import Random
from typing import Any

from ....bots import Seat
from ....core import PASS, Choice
from ....games.revolution.actions import replaced
from ....games.revolution.scoring import CONTROL
from ....games.revolution.state import State, leader, locked
from ....play.orders import Order


def _spy(seat: Seat, _: int) -> Choice | None:
    """5.7: no rival's cube is worth replacing."""
    s: State = seat.guess(Random(0))  # what lies on the board is open, and no guess
    return _pass(s, seat.side, (_with(s, a, c, seat.side) for a, c in _cubes(seat)))


def _apothecary(seat: Seat, _: int) -> Choice | None:
    """5.8: no two cubes are worth swapping."""
    s: State = seat.guess(Random(0))
    return _pass(s, seat.side, (_swapped(s, *pair) for pair in combinations(_cubes(seat), 2)))


def _cubes(seat: Seat) -> list[Any]:
    return [option for option in seat.ask.options if option != PASS]


def _with(s: State, area: str, old: str, new: str) -> State:
    changed = s.copy()
    changed.cubes[area] = replaced(s.cubes[area], old, new)
    return changed


def _swapped(s: State, one: tuple[str, str], other: tuple[str, str]) -> State:
    (area, colour), (area_other, colour_other) = one, other
    if area == area_other or colour == colour_other:
        return s
    return _with(_with(s, area, colour, colour_other), area_other, colour_other, colour)


def _pass(s: State, side: str, futures: Iterable[State]) -> Choice | None:
    """Pass, unless there is a future in which the side is further ahead, or less far behind."""
    now = _ahead(s, side)
    return None if any(_ahead(then, side) > now for then in futures) else PASS


def _ahead(s: State, side: str) -> int:
    """7.3, 8.2: by how much a side would beat its best rival if the areas were scored now."""
    bonus, total = dict.fromkeys(locked(s), CONTROL), dict(s.support)
    for area, prize in s.box.prize.items():
        if first := leader(s, area):
            total[first] += prize + bonus.get(area, 0)
    return total.pop(side) - max(total.values())


ORDERS = (
    Order("idle-spy", _spy, ("spy",)),
    Order("idle-apothecary", _apothecary, ("apothecary",)),
)
