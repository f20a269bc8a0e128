"""Looking further than one card in Prelude to Revolution: to the best reply of the other side."""

from __future__ import annotations

from random import Random

from ...core import NATURE, Ask, Choice
from ...games.prelude import GAME
from ...games.prelude.state import State, towards
from ..seat import Seat
from .choosing import Planner
from .opinions import SEASONED
from .worth import worth

CLOSE = 3.0  # options that look worse than the best by more are not looked at again
SHORTLIST = 4
GUESSES = 5
MATTERS = ("take-round", "choose-event", "take-special", "pick-die", "borrow", "provoke")
OVER = ("take-round", "take-initiative")


class Strategist:
    """Knows what to expect; where it matters, it also thinks of what the other side will do."""

    def __init__(self, rng: Random) -> None:
        self.rng, self.planner = rng, Planner(rng, SEASONED)

    def choose(self, seat: Seat) -> Choice:
        ask = seat.ask
        if ask.what not in MATTERS or len(ask.options) == 1:
            return self.planner.choose(seat)
        self.planner.prices = {}
        values = self.planner.values(seat.guess(self.rng), ask)
        ranked = sorted(values, key=lambda option: -values[option])
        close = [o for o in ranked[:SHORTLIST] if values[ranked[0]] - values[o] < CLOSE]
        if len(close) == 1:
            return close[0]
        for _ in range(GUESSES):
            s, luck = seat.guess(self.rng), self.rng.getrandbits(32)
            for option in close:
                values[option] -= self._reply(s, ask, option, Random(luck)) / GUESSES
        return max(close, key=lambda option: values[option])

    def _reply(self, s: State, ask: Ask, option: Choice, luck: Random) -> float:
        """What the other side gains by its next card, if this one is played so."""
        s = s.copy()
        GAME.play(s, ask.who, option)
        while s.asked and s.asked[0].what not in OVER:
            following = s.asked[0]
            if following.who == NATURE:
                choice = following.options[int(luck.random() * len(following.options))]
            else:
                choice = self.planner.decide(s, following)
            GAME.play(s, following.who, choice)
        if not s.asked or s.asked[0].what != "take-round" or s.asked[0].who == ask.who:
            return 0.0
        foe = s.asked[0].who
        self.planner.prices = {}
        before = worth(s, self.planner.opinion) * towards(foe)
        return max(self.planner.values(s, s.asked[0]).values()) - before
