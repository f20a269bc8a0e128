"""Standing orders in Prelude to Revolution, mostly for questions in the opponent's round."""

from __future__ import annotations

from ....bots import Seat
from ....core import PASS, Choice
from ....games.prelude.checks import CONFIRM
from ....play.orders import Order


def _keep(seat: Seat, reserve: int) -> Choice | None:
    """9.0, 3.2: no opportunity points for checks and events where fewer than these were left."""
    facts, check = seat.ask.facts, seat.ask.what == "top-up"
    price = facts["roll"] - facts["target"] if check else facts["points"]
    left = seat.view["opportunity"][seat.side] - price
    return (CONFIRM if check else PASS) if left < reserve else None


def _nothing(seat: Seat, _: int) -> Choice:
    """12.1, 3.2: where both commit opportunity points, none."""
    return 0


def _first(seat: Seat, _: int) -> Choice:
    """2.4, R12: of several cards that act now, the one that came into play first."""
    return seat.ask.options[0]


ORDERS = (
    Order("keep-points", _keep, ("top-up", "may-spend"), tuple(range(1, 13))),
    Order("commit-nothing", _nothing, ("sway", "bid-opportunity")),
    Order("first-card", _first, ("trigger",)),
)
