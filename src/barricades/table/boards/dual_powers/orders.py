"""Standing orders in Dual Powers."""

from __future__ import annotations

from ....bots import Seat
from ....core import Choice
from ....play.orders import Order


def _points(seat: Seat, _: int) -> Choice:
    """7.4: points for unrest, whatever else there might be."""
    return "points"


ORDERS = (Order("unrest-points", _points, ("choose-reward",)),)
