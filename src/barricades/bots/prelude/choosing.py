"""Choosing in Prelude to Revolution: each choice is tried out, to the end of its card.

What follows a choice is taken as it will come: decisions for the good of whoever makes them,
checks by their exact odds with the Opportunity Points that help, other dice by all their faces.
"""

from __future__ import annotations

from random import Random
from typing import Any

from ...core import NATURE, Ask, Choice
from ...games.prelude import GAME
from ...games.prelude.activities import DONE, LEAST, SPECIAL, cost
from ...games.prelude.box import TRACKS
from ...games.prelude.checks import fail, succeed
from ...games.prelude.play import put_away
from ...games.prelude.state import State, towards
from ..seat import Seat
from .margins import Margins
from .odds import Dice, prospect
from .opinions import PLAIN, Opinion
from .planning import Prices
from .worth import ruin, worth

DEPTH = 1  # dice that are followed with all their faces; further ones fall as they may
GLANCE = -1  # decisions are made at first sight, and not followed up
CUBES, MANY = ("add-cubes", "remove-cubes"), 6  # with more places, cubes go where they look best
FACES, SAMPLES = 6, 4  # where there are more outcomes than a die has, so many are looked at
ORDERS = ("trigger", "face-reaction")  # in which order things are done matters little
LAST = ("roll-die", "put-away")  # what follows the dice of a card
BIDS = ("bid-opportunity", "sway")
BEGINNINGS = (*BIDS, "choose-event", "may-spend", "take-special", "pay", "borrow")
OVER = ("take-round", "take-initiative", "draw")  # asked only when a card is over


class Planner:
    """Looks to the end of each card, no further."""

    def __init__(self, rng: Random, opinion: Opinion = PLAIN) -> None:
        self.rng, self.opinion = rng, opinion
        self.prices: dict[str, Prices] = {}

    def choose(self, seat: Seat) -> Choice:
        """The option worth most; among equals, any."""
        options = seat.ask.options
        return options[0] if len(options) == 1 else self.decide(seat.guess(self.rng), seat.ask)

    def decide(self, s: State, ask: Ask) -> Choice:
        """The same with a position as it may be."""
        self.prices = {}
        match ask.what, ask.args:
            case "act", (_, int(points)):
                return self._activity(s, ask.who, points, SPECIAL in ask.options)
            case "choose-place", (_, int(points)):
                return self._priced(s, ask.who).organization(points).place
            case "dedicate", (_, str(place), int(points)):
                return self._priced(s, ask.who).organization(points, place).points
        values = self.values(s, ask)
        best = max(values.values())
        return self.rng.choice([option for option in values if values[option] == best])

    def values(self, s: State, ask: Ask) -> dict[Choice, float]:
        """What the options worth thinking of bring whoever is asked."""
        options = _sensible(ask) if ask.what in BIDS else ask.options
        simple = ask.what in (CUBES if len(options) > MANY else ORDERS)
        look = self._see if simple else self._try
        return {option: look(s, ask.who, option) for option in options}

    def first_sight(self, s: State, ask: Ask) -> dict[Choice, float]:
        """What options seem to bring whoever is asked, beside each other, looked at briefly."""
        self.prices = {}
        who, options = ask.who, ask.options
        match ask.what, ask.args:
            case "act", (_, int(points)):
                gains = self._priced(s, who).beginnings(points)
                if SPECIAL in options and not s.mobilized[who]:
                    without = self._try(s, who, DONE, GLANCE)
                    gains[SPECIAL] = self._try(s, who, SPECIAL, GLANCE) - without
                return gains
            case "choose-place", (_, int(points)):
                plans = self._priced(s, who)
                return {place: plans.organization(points, str(place)).gain for place in options}
            case "dedicate", (_, str(place), int(points)):
                return self._priced(s, who).dedications(points, place)
        if ask.what in CUBES:
            return self._cubes(s, ask)
        if ask.what in BIDS:
            options = _sensible(ask)
        if ask.what in BEGINNINGS or ask.what == "take-round":
            return {option: self._try(s, who, option, GLANCE) for option in options}
        return {option: self._see(s, who, option) for option in options}

    def _activity(self, s: State, side: str, points: int, special: bool) -> Choice:
        """10.0: the first of the activities that bring most together."""
        plan = self._priced(s, side).plan(points)
        if special and not s.mobilized[side]:
            without = self._outlook(s.copy(), DEPTH) * towards(side)
            if self._try(s, side, SPECIAL) > without:
                return SPECIAL
        if plan.points > LEAST and cost(s, side, plan.place) == 1:
            return plan.place  # a cube helps the check as much as a point, and stays
        return plan.first

    def _priced(self, s: State, side: str) -> Prices:
        """What Activity Points buy; worked out once, and taken to hold while trying out."""
        if side not in self.prices:
            self.prices[side] = Prices(s, side, self.opinion)
        return self.prices[side]

    def _try(self, s: State, side: str, option: Choice, depth: int = DEPTH) -> float:
        """What an option is worth to a side when the card is over."""
        new = self._played(s, side, option)
        return self._outlook(new, depth) * towards(side) - ruin(new)

    def _see(self, s: State, side: str, option: Choice) -> float:
        """What an option is worth to a side at first sight."""
        new = self._played(s, side, option)
        return self._glance(new) * towards(side) - ruin(new)

    def _played(self, s: State, who: str, option: Choice) -> State:
        new = s.copy()
        GAME.play(new, who, option)
        return new

    def _outlook(self, s: State, depth: int) -> float:
        """What a position is worth once the card under way is over."""
        card, gained = s.playing, 0.0
        while s.asked and s.playing == card and s.asked[0].what not in OVER:
            ask = s.asked[0]
            who, options = ask.who, ask.options
            if ask.what == "act":
                points: Any = ask.args[1]
                gained += self._priced(s, who).plan(points).gain * towards(who)
                GAME.play(s, who, DONE)
            elif ask.what == "roll-die" and s.agenda and s.agenda[-1][0] in LAST:
                return gained + self._worth(_put_by(s), _dice(s))
            elif ask.what == "roll-die":
                GAME.play(s, who, ask.args[1])
            elif ask.what == "pick-die":
                values = [self._worth(_put_by(s), (die,)) for die in TRACKS]
                return gained + max(values, key=lambda value: value * towards(who))
            elif ask.what == "roll-check" and depth > GLANCE:
                return gained + self._check(s, depth)
            elif who != NATURE:
                s = self._decided(s, ask, depth)
            elif depth > 0:
                rolls = options if len(options) <= FACES else self.rng.choices(options, k=SAMPLES)
                ends = [self._outlook(self._played(s, who, roll), depth - 1) for roll in rolls]
                return gained + sum(ends) / len(ends)
            else:
                GAME.play(s, who, self.rng.choice(options))
        return gained + self._worth(s)

    def _worth(self, s: State, dice: Dice = ()) -> float:
        return worth(s, self.opinion, dice)

    def _decided(self, s: State, ask: Ask, depth: int) -> State:
        """The position after a decision, as whoever is asked would make it."""
        who, options = ask.who, ask.options
        if ask.what in BIDS:
            options = _sensible(ask)
        if ask.what in CUBES:
            places = self._cubes(s, ask)
            best = max(places, key=lambda place: places[place])
        elif ask.what in BEGINNINGS and depth > GLANCE:
            best = max(options, key=lambda option: self._try(s, who, option, GLANCE))
        else:
            best = max(options, key=lambda option: self._see(s, who, option))
        return self._played(s, who, best)

    def _cubes(self, s: State, ask: Ask) -> dict[Choice, float]:
        """3.2: what a cube added or removed brings, by its place, whoever's it is."""
        args: tuple[Any, ...] = ask.args
        side, owner, *_ = args
        margins, sign = Margins(s, self.opinion), towards(side)
        count = 1 if ask.what == "add-cubes" else -1
        return {place: margins.cube(owner, str(place), count) * sign for place in ask.options}

    def _glance(self, s: State) -> float:
        """What a position is worth at once, but for a check or a die that is just coming."""
        what = s.asked[0].what if s.asked else ""
        if what == "roll-check":
            return self._check(s, GLANCE)
        return self._worth(s, _dice(s) if what == "roll-die" else ())

    def _check(self, s: State, depth: int) -> float:
        """9.0: what a check is worth, by its odds."""
        args: tuple[Any, ...] = s.asked[0].args
        side, place, target, won, lost = args
        ends: list[float] = []
        for end, plans in ((succeed, won), (fail, lost)):
            new = s.copy()
            new.asked = ()
            end(new, side, place, plans)
            GAME.rules.settle(new)
            value = self._outlook(new, depth) if depth > GLANCE else self._worth(new)
            ends.append(value * towards(side))
        success, failure = ends
        gain = prospect(success - failure, target, s.opportunity[side], self.opinion.opportunity)
        return (failure + gain) * towards(side)


def _sensible(ask: Ask) -> tuple[Choice, ...]:
    """Bids worth thinking of: nothing, a few points, as much as the other, or one more."""
    other: Any = ask.args[-1]
    bids = (0, 2, 4, 6) if other < 0 else (0, other, other + 1)
    return tuple(bid for bid in bids if bid in ask.options)


def _put_by(s: State) -> State:
    """The position with the card where it will go when its die is rolled."""
    for name, args in s.agenda:
        if name == put_away.name:
            put_away.question(s, *args)
    return s


def _dice(s: State) -> Dice:
    """4.0: the dice that are next."""
    return s.asked[0].args[1], *[args[1] for name, args in s.agenda if name == "roll-die"]
