"""Where a card of Dual Powers would take the date."""

from __future__ import annotations

from typing import NamedTuple

from ...core import Phrase, View
from ...games.dual_powers.box import box_for


class Reach(NamedTuple):
    """4.3 to 4.5: the day that a card would bring on, and what comes with it."""

    day: int
    is_bonus: bool
    is_month: bool

    @property
    def told(self) -> Phrase:
        """It as a phrase."""
        id = "board-reach-month" if self.is_month else "board-reach"
        return Phrase(id, day=self.day, bonus=self.is_bonus)


def reach(view: View, card: str) -> Reach:
    """The day after this card: past the last day, or sliding on to it."""
    box = box_for(view["options"])
    day = view["day"] + box.days[card]
    is_month = day > box.last_day
    day -= box.last_day if is_month else 0
    day = box.last_day if day in box.slide_days else day
    return Reach(day, day in box.bonus_days, is_month)
