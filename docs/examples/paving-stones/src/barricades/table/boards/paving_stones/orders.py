"""Standing orders in Paving Stones: none but the one that is for all games."""

from __future__ import annotations

from ....play.orders import Order

ORDERS: tuple[Order, ...] = ()
