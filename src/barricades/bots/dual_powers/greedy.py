"""What a position of Dual Powers is worth to a side: points scored, and points in sight."""

from __future__ import annotations

from math import exp
from random import Random

from ...games.dual_powers.box import FOE
from ...games.dual_powers.state import Force, State, muster
from ..greedy import Greedy

FOLLOW_UPS = frozenset(
    {
        *("act", "recruit", "move", "move-to", "refresh"),
        *("lead", "leader-recruit", "protest"),
        *("take-bonus", "bonus-recruit", "bonus-recruit-to"),
    }
)

WIN = 1000.0
TURNS = 9

WILL = 0.8  # it decides ties and brings the neutrals
CARD = 0.35  # a card more in hand
LEADER = 1.2  # a leader still in hand
FRESH = 0.12  # a point of strength anywhere in the city
SURE, DOUBT = 0.5, 0.3  # the strength that makes sure of a region, and more by each turn to come


def greedy(rng: Random) -> Greedy:
    return Greedy(rng, value, FOLLOW_UPS)


def value(s: State, side: str) -> float:
    """Support, what the scored regions promise, and a little for what lasts."""
    support = s.support if side == "red" else -s.support
    if s.ended:
        ahead = support or (1 if s.will == side else -1)
        return WIN if ahead > 0 else -WIN
    foe = FOE[side]
    forces = {region: muster(s, region) for region in s.box.regions}
    left = TURNS - len(s.played["red"]) - len(s.played["white"])
    worth = float(support)
    for region, points in stakes(s):
        worth += points * lead(forces[region], side, s.will, SURE + DOUBT * left)
    if s.will == side:
        worth += WILL
    for force in forces.values():
        worth += FRESH * (force[side][0] - force[foe][0])
    leaders = sum(card in s.box.special for card in s.hands[side])
    cards = len(s.hands[side]) - leaders
    return worth + CARD * cards + LEADER * leaders


def stakes(s: State) -> list[tuple[str, int]]:
    """What will be scored this round, as far as this position tells: unrest and objectives."""
    if s.phase not in ("objective", "action"):
        return []
    box = s.box
    unrest = [(s.unrest, box.unrest_points[box.months[s.month]])]
    objectives = [card for card in s.objectives.values() if card]
    return unrest + [(box.region[card], box.points[card]) for card in objectives]


def lead(force: Force, side: str, will: str, sure: float) -> float:
    """From 1, the region is ours, to -1; being so much stronger makes sure of it."""
    (ours, our_tokens), (theirs, their_tokens) = force[side], force[FOE[side]]
    if not (our_tokens or their_tokens):
        return 0.0
    tie = 0.3 * ((our_tokens > their_tokens) - (our_tokens < their_tokens))
    margin = ours - theirs + (tie or (0.2 if will == side else -0.2))
    return 2 / (1 + exp(-2 * margin / sure)) - 1
