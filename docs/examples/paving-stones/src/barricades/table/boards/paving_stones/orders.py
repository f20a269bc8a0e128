"""Standing orders in Paving Stones: streets with few stones are left to the other side."""

from __future__ import annotations

from ....bots import Seat
from ....core import PASS, Choice
from ....games.paving_stones.box import box_for
from ....play.orders import Order


def _save_strength(seat: Seat, least: int) -> Choice | None:
    """3.2: nobody is sent into a street with fewer stones than these."""
    stones = box_for(seat.view["options"]).stones[seat.view["street"]]
    return PASS if stones < least else None


ORDERS = (Order("save-strength", _save_strength, ("send",), (2, 3, 4, 5)),)
