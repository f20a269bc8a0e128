"""What a position of Prelude to Revolution is worth: points scored, and points in sight.

All is counted in Victory Points towards the Revolutionary; what the Government has is below zero.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from ...games.prelude.box import SIDES
from ...games.prelude.special import BOTH, IGNORE, MANEUVER
from ...games.prelude.state import State
from .duma import duma, votes_to_come
from .hands import hand
from .lasting import deeds, drift
from .odds import Dice, scorings
from .opinions import Opinion, at

WIN = 1000.0
RUIN = 60.0  # a restored autocracy, to both
DICE, SOON = 112, 16  # in a whole game, and in a Turn
WAITING = {
    **dict.fromkeys(BOTH.values(), 2.2),
    **dict.fromkeys(IGNORE.values(), 1.4),
    **{"boost": 1.8, "skip": -2.0, MANEUVER: 0.0},
}


class Prospects(NamedTuple):
    """What is to come: dice, by their number; scorings and Votes, by their weight; the fall."""

    dice: int
    districts: float
    soon: float  # of Districts, what is near
    organizations: float
    world: float
    duma: float
    votes: float
    fall: float


def prospects(s: State, opinion: Opinion, dice: Dice = ()) -> Prospects:
    left = dice_left(s)
    districts, organizations, world, parliament, soon = scorings(
        tuple(s.scoring.values()), s.box.steps, left, dice, opinion.keeps
    )
    return Prospects(
        left,
        districts,
        soon,
        organizations * opinion.organizations,
        world * opinion.world,
        parliament * opinion.duma,
        votes_to_come(s.box, s.turn, s.round, opinion.vote_to_vote),
        1.0 if s.abdicated else _fall(s, left, opinion),
    )


def terms(s: State, opinion: Opinion, dice: Dice = ()) -> dict[str, float]:
    """What the Revolutionary is ahead by, in which respect; dice to be rolled, by their chances."""
    coming = prospects(s, opinion, dice)
    left = coming.dice
    red, blue = SIDES
    soon = min(1.0, left / SOON)
    return {
        "points": s.vp * (2.0 if abs(s.vp) >= s.box.tracks["victory"] else 1.0),
        "districts": controlled(s, opinion, coming),
        "organizations": organized(s, coming),
        "world": s.world * coming.world,
        "duma": duma(s, opinion, coming.fall, coming.duma, coming.votes),
        "october": _october(s, left),
        "mood": _mood(s, opinion) * left / DICE,
        "opportunity": _opportunity(s, red, left, opinion) - _opportunity(s, blue, left, opinion),
        "cards": (hand(s, red, opinion) - hand(s, blue, opinion)) * soon,
        "means": _means(s, red, left, opinion) - _means(s, blue, left, opinion),
    }


def worth(s: State, opinion: Opinion, dice: Dice = ()) -> float:
    """What the Revolutionary is ahead by in all."""
    if s.ended:
        return WIN if s.vp > 0 else -WIN
    return sum(terms(s, opinion, dice).values())


def ruin(s: State) -> float:
    """What both lose as the Tsar grows too strong."""
    return WIN * (s.ended == "autocracy") if s.ended else RUIN * ruin_risk(s)


def ruin_risk(s: State) -> float:
    """12.0: the chance that autocracy is restored."""
    return 0.0 if s.abdicated else 0.4 ** (s.box.tracks["end"] - s.prestige)


def controlled(s: State, opinion: Opinion, coming: Prospects) -> float:
    """5.1: half a point for each District, by how surely it will be held when they score."""
    pairs = [s.cubes[place] for place in s.box.districts]
    lead = sum([opinion.grip[pair] for pair in pairs]) * coming.districts
    return (lead + sum([opinion.soon[pair] for pair in pairs]) * coming.soon) / 2


def organized(s: State, coming: Prospects) -> float:
    """5.2: two points each, those in Parties twice that; they go with the Tsar."""
    red, blue = s.organizations.values()
    lead = 2.0 * (len(red) - len(blue))
    party = 2.0 if s.abdicated else 2.0 - 4.0 * coming.fall
    for name, owner in s.box.owner.items():
        if name in s.organizations[owner]:
            lead += party if owner == SIDES[0] else -party
    return lead * coming.organizations


def dice_left(s: State) -> int:
    """How many Scoring Dice the rest of the game will bring."""
    rounds = (len(s.box.turns) - s.turn) * s.box.rounds - s.round
    return max(2 * rounds + (s.active == s.first), 0)


def _fall(s: State, left: int, opinion: Opinion) -> float:
    """12.0: the chance that the Tsar abdicates."""
    prestige = round(s.prestige + drift(s, "prestige"))
    return at(opinion.falls, max(prestige, 0)) * min(1.0, left / 48)


def _october(s: State, left: int) -> float:
    """11.2: Military Preparations, by the chance of Red October; whoever leads may wish for it."""
    red, blue = s.troops.values()
    lacking = s.box.tracks["end"] - s.unrest - drift(s, "unrest") - 0.12 * left
    return (sum(red) - sum(blue) + 0.3 * s.vp) / (1 + exp(lacking / 1.5))


def _mood(s: State, opinion: Opinion) -> float:
    """11.0, 12.0: what Unrest and Prestige bring as the game goes on."""
    prestige = 0 if s.abdicated else s.prestige + drift(s, "prestige")
    return opinion.unrest * (s.unrest + drift(s, "unrest")) + opinion.prestige * prestige


def _opportunity(s: State, side: str, left: int, opinion: Opinion) -> float:
    """8.0: the more points, the less another counts; what is above the limit will be lost."""
    points = s.opportunity[side]
    value = points * (1 - points / 60) * min(1.0, left / SOON)
    if points > 8 and left > SOON:
        value -= (points - 8) * 0.5 * s.round / s.box.rounds
    return value * opinion.opportunity


def _means(s: State, side: str, left: int, opinion: Opinion) -> float:
    """What waits for a card, cards in play, and Special Actions not yet used."""
    waiting = sum([WAITING[what] for what in s.waiting[side]]) * min(1.0, left / SOON)
    unused = min(6 - len(s.used[side]), left // SOON + (side not in s.acted))
    return waiting + opinion.lasting * deeds(s, side) + opinion.unused * unused
