"""What speaks for red in a position, all cards open, in points of support.

What speaks for white counts below zero. The figures are fitted on games of bots.
"""

from __future__ import annotations

from math import tanh
from typing import NamedTuple

from ...core import NATURE
from ...games.dual_powers.box import CALENDAR
from ...games.dual_powers.scoring import leading, unrest_points
from ...games.dual_powers.state import State
from .city import NEUTRALS, THEIRS, City, rounds_to_come


class Measure(NamedTuple):
    """What things are worth."""

    strength: float  # each point that lasts into the next round
    nearby: float  # and more, where there will be unrest then
    leader: float  # in hand
    card: float  # in hand
    turn: float  # to whom does not go first: each turn to come in this round


TWO = Measure(strength=0.4, nearby=0.5, leader=3.7, card=0.8, turn=0.35)
ALONE = Measure(strength=0.2, nearby=0.25, leader=1.5, card=0.0, turn=0.5)
ARRIVAL = 4.0  # alone: a leader of the opposition who is still to come
REGIONS, UNREST = 1.1, 2.0  # what they promise; and unrest alone, while no objectives are laid
STEEP, FAR = 0.175, 0.4  # how much a point decides, and how much less with each round to come
LEAN = -0.25  # between two, white wins more often than the points say


def chance(s: State) -> float:
    """Red's chance to win."""
    if s.ended:
        return float(leading(s) == "red")
    steep = STEEP / (1 + FAR * max(rounds_to_come(s), 0.0))
    lean = 0.0 if s.opposition else LEAN
    return 0.5 + 0.5 * tanh((steep * sum(terms(s).values()) + lean) / 2)


def terms(s: State) -> dict[str, float]:
    """What speaks for red, by name."""
    city, starts = City(s, "red", is_open=True), s.phase == "objective"
    measure = ALONE if s.opposition else TWO
    leaders, cards = hands(s)
    first = s.opposition or s.will
    return {
        "support": float(s.support + reward(s)),
        "regions": (UNREST if starts else REGIONS) * promises(city),
        "strength": (1.0 if starts else city.goes_on) * lasting(city, measure),
        "leaders": measure.leader * leaders + ARRIVAL * arrivals(s),
        "cards": measure.card * cards,
        "turns": measure.turn * (-city.left if first == "red" else city.left),
    }


def reward(s: State) -> int:
    """7.4: whoever is asked during the scoring has won the unrest: points, or a bonus for them."""
    who = s.asked[0].who if s.phase == "scoring" and s.asked else NATURE
    return {"red": 1, "white": -1, NATURE: 0}[who] * unrest_points(s)


def promises(city: City) -> float:
    """What the regions promise that will be scored."""
    stake, forces, will = city.stake, city.forces, city.will
    return sum([stake[region] * city.hold(forces[region], will) for region in city.goals])


def lasting(city: City, measure: Measure) -> float:
    """The strength there will be in the next round; Trotsky is red in the end."""
    box, away = city.box, city.s.at["trotsky"] == CALENDAR
    found = measure.strength * box.strength["trotsky"][0] if away else 0.0
    for token, (region, of, now, then) in city.tokens.items():
        if of != NEUTRALS or token == "trotsky":
            worth = measure.strength + measure.nearby * (region == city.s.blockade)
            lasting = worth * city.lasting(region, now, then)
            found += -lasting if of == THEIRS else lasting
    return found


def hands(s: State) -> tuple[int, int]:
    """Leaders and command cards that red holds beyond those of white."""
    leaders = cards = 0
    for side, hand in s.hands.items():
        sign = 1 if side == "red" else -1
        held = sum([card in s.box.special for card in hand])
        leaders += sign * held
        cards += sign * (len(hand) - held)
    return leaders, cards


def arrivals(s: State) -> int:
    """9.3: leaders of the opposition who are still to come."""
    return len(s.leaders) if s.opposition == "red" else -len(s.leaders)
