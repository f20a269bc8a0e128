"""The random bot: any legal choice, all alike."""

from __future__ import annotations

from random import Random

from ..core import Choice
from .seat import Seat


class RandomBot:
    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, seat: Seat) -> Choice:
        return self.rng.choice(seat.ask.options)
