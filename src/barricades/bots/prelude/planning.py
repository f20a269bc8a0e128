"""What Activity Points buy: cubes where they bring most, and Organizations by their odds."""

from __future__ import annotations

from typing import NamedTuple

from ...core import Choice
from ...games.prelude.activities import DONE, LEAST, ORGANIZE, costs, organizable
from ...games.prelude.checks import target_number
from ...games.prelude.state import State, towards
from .margins import Margins
from .odds import prospect
from .opinions import Opinion


class Plan(NamedTuple):
    """What points bring in all, and what to do with them first."""

    gain: float = 0.0
    first: str = DONE
    place: str = ""  # of an Organization
    points: int = 0  # dedicated to it


class Prices:
    """10.0: what a side can do with Activity Points, and what it gains by it."""

    def __init__(self, s: State, side: str, opinion: Opinion) -> None:
        self.s, self.side, self.opinion = s.copy(), side, opinion
        self.margins = Margins(self.s, opinion)
        self.cubes = sorted(self._cubes(), reverse=True)
        self.sites = [self._site(place) for place in organizable(s, side)]

    def plan(self, points: int) -> Plan:
        """The best use of so many points."""
        return max(self._mobilization(points), self.organization(points))

    def organization(self, points: int, place: str = "") -> Plan:
        """The best attempt at an Organization, the rest of the points spent on cubes."""
        rest = [self._mobilization(left).gain for left in range(points + 1)]
        attempts = [
            Plan(self._chance(gain, target + spent) + rest[points - spent], ORGANIZE, site, spent)
            for site, gain, target in self.sites
            for spent in range(LEAST, points + 1)
            if not place or site == place
        ]
        return max(attempts, default=Plan())

    def beginnings(self, points: int) -> dict[Choice, float]:
        """What all the points bring, by what is done with them first."""
        gains: dict[Choice, float] = {DONE: 0.0}
        for _, gain, price, place in self.cubes:
            if price <= points:
                gains[place] = gain + self._mobilization(points - price, place).gain
        if points >= LEAST and self.sites:
            gains[ORGANIZE] = self.organization(points).gain
        return gains

    def dedications(self, points: int, place: str) -> dict[Choice, float]:
        """What all the points bring, by how many of them are dedicated to an Organization there."""
        (site,) = [site for site in self.sites if site[0] == place]
        return {
            spent: self._chance(site[1], site[2] + spent) + self._mobilization(points - spent).gain
            for spent in range(LEAST, points + 1)
        }

    def _chance(self, gain: float, target: int) -> float:
        return prospect(gain, target, self.s.opportunity[self.side], self.opinion.opportunity)

    def _mobilization(self, points: int, but: str = "") -> Plan:
        """Cubes where they are the best bargain, one in each place."""
        total, first = 0.0, DONE
        for _, gain, price, place in self.cubes:
            if price <= points and place != but:
                total, points = total + gain, points - price
                first = place if first == DONE else first
        return Plan(total, first)

    def _cubes(self) -> list[tuple[float, float, int, str]]:
        """Of each place: the gain for a point, the gain, the price."""
        found = []
        for place, price in costs(self.s, self.side).items():
            if price:
                gain = self.margins.cube(self.side, place) * towards(self.side)
                found.append((gain / price, gain, price, place))
        return found

    def _site(self, place: str) -> tuple[str, float, int]:
        """Of an Organization: where, the gain, the Target Number without any points."""
        gain = self.margins.organization(self.side, place) * towards(self.side)
        return place, gain, target_number(self.s, self.side, place, 0)
