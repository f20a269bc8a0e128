"""What a position of Prelude to Revolution is worth: points scored, and points in sight.

All is counted in Victory Points towards the Revolutionary; what the Government has is below zero.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from ...games.prelude.box import NEUTRAL, SIDES, Box
from ...games.prelude.special import BOTH, IGNORE, MANEUVER
from ...games.prelude.state import State
from .duma import duma
from .lasting import deeds, drift
from .odds import GRIP, OPPORTUNITY, Dice, scorings

WIN = 1000.0
RUIN = 60.0  # a restored autocracy, to both
FALL = (1, 0.85, 0.7, 0.55, 0.45, 0.35, 0.28, 0.2, 0.12, 0.06, *[0.02] * 6)  # by Prestige
CARD = {True: 0.25, False: 0.0}  # in hand, for each of its points: one's own or neutral, or not
POOLED = 0.05  # a card of one's own in the Pool, for each of its points
LASTING = 0.25  # a round in which a card in play acts
UNUSED = 0.7  # a Special Action that can still be used
WAITING = {
    **dict.fromkeys(BOTH.values(), 2.2),
    **dict.fromkeys(IGNORE.values(), 1.4),
    **{"boost": 1.8, "skip": -2.0, MANEUVER: 0.0},
}


def worth(s: State, dice: Dice = ()) -> float:
    """What the Revolutionary is ahead by; if dice are to be rolled, with their chances."""
    if s.ended:
        return WIN if s.vp > 0 else -WIN
    left = _dice_left(s)
    weights = scorings(tuple(s.scoring.values()), s.box.steps, left, dice)
    districts, organizations, world, parliament = weights
    fallen = 1.0 if s.abdicated else _fall(s, left)
    value = s.vp * (2.0 if abs(s.vp) >= s.box.tracks["victory"] else 1.0)
    value += sum([GRIP[s.cubes[place]] for place in s.box.districts]) / 2 * districts
    value += _organizations(s, fallen) * organizations
    value += s.world * world
    value += duma(s, fallen, parliament)
    value += _vanguard(s, left)
    return value + _means(s, SIDES[0], left) - _means(s, SIDES[1], left)


def ruin(s: State) -> float:
    """What both lose as the Tsar grows too strong."""
    if s.ended:
        return WIN * (s.ended == "autocracy")
    return 0.0 if s.abdicated else RUIN * 0.4 ** (s.box.tracks["end"] - s.prestige)


def _dice_left(s: State) -> int:
    """How many Scoring Dice the rest of the game will bring."""
    rounds = (len(s.box.turns) - s.turn) * s.box.rounds - s.round
    return max(2 * rounds + (s.active == s.first), 0)


def _organizations(s: State, fallen: float) -> float:
    """5.2: two points each, those in Parties twice that; they go with the Tsar."""
    red, blue = s.organizations.values()
    lead = 2.0 * (len(red) - len(blue))
    party = 2.0 if s.abdicated else 2.0 - 4.0 * fallen
    for name, owner in s.box.owner.items():
        if name in s.organizations[owner]:
            lead += party if owner == SIDES[0] else -party
    return lead


def _fall(s: State, left: int) -> float:
    """12.0: the chance that the Tsar abdicates."""
    prestige = round(s.prestige + drift(s, "prestige"))
    return FALL[min(max(prestige, 0), 15)] * min(1.0, left / 48)


def _vanguard(s: State, left: int) -> float:
    """11.2: Military Preparations, by the chance of Red October; whoever leads may wish for it."""
    red, blue = s.troops.values()
    lacking = s.box.tracks["end"] - s.unrest - drift(s, "unrest") - 0.12 * left
    return (sum(red) - sum(blue) + 0.3 * s.vp) / (1 + exp(lacking / 1.5))


def _means(s: State, side: str, left: int) -> float:
    """What a side can do later on: points, cards, Special Actions."""
    points = s.opportunity[side]
    value = OPPORTUNITY * points * (1 - points / 60) + _cards(s.box, side, s.hands[side], s.pool)
    for what in s.waiting[side]:
        value += WAITING[what]
    value *= min(1.0, left / 16)
    if points > 8 and left > 16:  # what comes at the end of the Turn may be lost
        value -= OPPORTUNITY * (points - 8) * 0.5 * s.round / s.box.rounds
    unused = min(6 - len(s.used[side]), left // 16 + (side not in s.acted))
    return value + LASTING * deeds(s, side) + UNUSED * unused


@lru_cache(maxsize=10_000)
def _cards(box: Box, side: str, hand: tuple[str, ...], pool: tuple[str, ...]) -> float:
    held = sum(CARD[box.side[card] in (side, NEUTRAL)] * box.points[card] for card in hand)
    return held + POOLED * sum(box.points[card] for card in pool if box.side[card] == side)
