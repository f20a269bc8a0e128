"""What a position of Prelude to Revolution is worth: points scored, and points in sight.

All is counted in Victory Points towards the Revolutionary; what the Government has is below zero.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from math import comb, exp

from ...games.prelude.box import NEUTRAL, SIDES, TRACKS, Box
from ...games.prelude.checks import THREE_DICE
from ...games.prelude.language import nodes
from ...games.prelude.scoring import FACES
from ...games.prelude.special import BOTH, IGNORE, MANEUVER
from ...games.prelude.state import State

WIN = 1000.0
RUIN = 60.0  # a restored autocracy, to both
KEEPS = {"districts": 45, "organizations": 80, "world": 80, "duma": 45}  # for so many dice
VOTE_KEEPS = 0.8  # what a Party's strength is worth at the Vote after the next
OPPORTUNITY = 0.4  # an Opportunity Point
CARD = {True: 0.25, False: 0.0}  # in hand, for each of its points: one's own or neutral, or not
POOLED = 0.05  # a card of one's own in the Pool, for each of its points
LASTING = 0.25  # a card in play, for each round it stays
WAITING = {
    **dict.fromkeys(BOTH.values(), 2.2),
    **dict.fromkeys(IGNORE.values(), 1.4),
    **{"boost": 1.8, "skip": -2.0, MANEUVER: 0.0},
}
UNUSED = 0.7  # a Special Action that can still be used

ODDS = tuple(sum(roll <= target for roll in THREE_DICE) / 216 for target in range(60))
FALL = (1, 0.85, 0.7, 0.55, 0.45, 0.35, 0.28, 0.2, 0.12, 0.06, *[0.02] * 6)  # by Prestige

Dice = tuple[str, ...]  # Scoring Dice to be rolled


def grip(red: int, blue: int) -> float:
    """From 1 to -1: who holds a District or the Duma, and how surely."""
    lead = abs(red - blue)
    held = 1 - 0.5 * 0.45**lead + 0.06 * lead if lead else 0.0
    return held if red > blue else -held


GRIP = {pair: grip(*pair) for pair in product(range(20), repeat=2)}


def worth(s: State, dice: Dice = ()) -> float:
    """What the Revolutionary is ahead by; if dice are to be rolled, with their chances."""
    if s.ended:
        return WIN if s.vp > 0 else -WIN
    box, left = s.box, dice_left(s)
    weights = scorings(tuple(s.scoring.values()), box.steps, left, dice)
    districts, organizations, world, duma = weights
    fallen = 1.0 if s.abdicated else _fall(s, left)
    value = s.vp * (2.0 if abs(s.vp) >= box.tracks["victory"] else 1.0)
    value += sum([GRIP[s.cubes[place]] for place in box.districts]) / 2 * districts
    value += s.world * world
    value += _organizations(s, fallen) * organizations
    value += _duma(s, fallen, duma)
    value += _vanguard(s, left)
    return value + _means(s, SIDES[0], left) - _means(s, SIDES[1], left)


def ruin(s: State) -> float:
    """What both lose as the Tsar grows too strong."""
    if s.ended:
        return WIN * (s.ended == "autocracy")
    return 0.0 if s.abdicated else RUIN * 0.4 ** (s.box.tracks["end"] - s.prestige)


def prospect(gain: float, target: int, opportunity: int) -> float:
    """What a check is worth whose success is, with points to make up for what is lacking."""
    most = min(opportunity, int(gain / OPPORTUNITY)) if gain > 0 else -target
    odds, lacking = checked(target, most)
    return gain * odds - OPPORTUNITY * lacking


@cache
def checked(target: int, most: int) -> tuple[float, float]:
    """9.0: the odds of a check if so many points may be spent, and how many are on average."""
    passed = [roll for roll in THREE_DICE if roll - target <= most]
    return len(passed) / 216, sum(max(roll - target, 0) for roll in passed) / 216


# Scorings to come


def dice_left(s: State) -> int:
    """How many Scoring Dice the rest of the game will bring."""
    rounds = (len(s.box.turns) - s.turn) * s.box.rounds - s.round
    return max(2 * rounds + (s.active == s.first), 0)


@lru_cache(maxsize=100_000)
def scorings(advances: tuple[int, ...], steps: int, left: int, dice: Dice) -> list[float]:
    """How often each track will score; what is far off counts less."""
    weights = []
    for track, advanced in zip(TRACKS, advances, strict=True):
        chance = min(sum([FACES[die].count(track) / 6 for die in dice]), 1.0)
        now, then = (_weigh(steps - advanced - n, steps, left, KEEPS[track]) for n in (0, 1))
        weights.append(now + chance * (then - now))
    return weights


@cache
def _weigh(to_go: int, steps: int, left: int, keeps: int) -> float:
    """Of a track so many steps from its next scoring: those to come, and the one at the end."""
    if to_go <= 0:
        return 1 + _weigh(steps, steps, left, keeps)
    total = exp(-left / keeps)
    for need in range(to_go, left + 1, steps):
        too_few = sum(comb(left, n) * 3 ** (left - n) for n in range(need)) / 4**left
        total += (1 - too_few) * exp(-4 * need / keeps)
    return total


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
    prestige = s.prestige + sum(
        [_drift(s.box, card, "prestige") * _stay(s.box, card, s.turn, s.round) for card in s.in_play]
    )
    return FALL[min(max(round(prestige), 0), 15)] * min(1.0, left / 48)


def _vanguard(s: State, left: int) -> float:
    """11.2: Military Preparations, by the chance of Red October; whoever leads may wish for it."""
    red, blue = s.troops.values()
    lacking = s.box.tracks["end"] - s.unrest - 0.12 * left
    return (sum(red) - sum(blue) + 0.3 * s.vp) / (1 + exp(lacking / 1.5))


# The Duma


def _duma(s: State, fallen: float, weight: float) -> float:
    """5.4, 7.3: the advantage and the Votes to come, under the Tsar or after him."""
    parties = tuple([sum(s.cubes[party]) for party in s.box.parties])
    organized = s.organizations[SIDES[0]] + s.organizations[SIDES[1]]
    helped = tuple([party in organized for party in s.box.parties])
    votes = _votes(s.box, s.turn, s.round)
    value = 0.0
    if fallen < 1:
        held, carried = parliament(s.box, parties, helped, True)
        value = (1 - fallen) * (held * weight + carried * votes)
    if fallen:
        after = parties if s.abdicated else tuple([n // 2 for n in parties])
        held, carried = parliament(s.box, after, helped if s.abdicated else NOBODY, False)
        value += fallen * (held * weight + carried * votes)
    return value


NOBODY = (False,) * 4


@cache
def parliament(
    box: Box, parties: tuple[int, ...], helped: tuple[bool, ...], reigns: bool
) -> tuple[float, float]:
    """What Parties of such strength are worth when the Duma scores, and at a Vote."""
    strength = dict(zip(box.parties, parties, strict=True))
    bonus = {party: 4 if help else 2 for party, help in zip(box.parties, helped, strict=True)}
    ranks, carried = [], []
    for side in SIDES:
        moderate, extremist = box.wing[side]["moderate"], box.wing[side]["extremist"]
        ranks.append([strength[party] for party in (moderate, extremist)[: 1 + reigns]])
        carried.append(ODDS[strength[moderate] + bonus[moderate]])
        carried[-1] -= (0.8, 0.3, 0)[min(strength[moderate], 2)]  # extremists drive out the last
        carried[-1] += 0.6 * reigns * ODDS[strength[extremist] + bonus[extremist]]
    red, blue = ranks
    held = GRIP[sum(red), sum(blue)]
    dominant = reigns and (min(red) >= max(blue) if held > 0 else min(blue) >= max(red))
    return held * (4 if dominant else 2), carried[0] - carried[1] + held


@cache
def _votes(box: Box, turn: int, round: int) -> float:
    """7.2: the Votes to come; what is far off counts less."""
    ends = [(at, rounds[-1]) for at, name in enumerate(box.turns) for rounds in box.sessions[name]]
    coming = [end for end in ends if end >= (turn, round)]
    return sum(VOTE_KEEPS**n for n in range(len(coming)))


# Means


def _means(s: State, side: str, left: int) -> float:
    """What a side can do later on: points, cards, Special Actions."""
    points, time = s.opportunity[side], min(1.0, left / 16)
    value = OPPORTUNITY * points * (1 - points / 60) + _cards(s.box, side, s.hands[side], s.pool)
    for what in s.waiting[side]:
        value += WAITING[what]
    value *= time
    if points > 8 and left > 16:
        value -= OPPORTUNITY * (points - 8) * 0.5 * s.round / s.box.rounds
    for card, owner in s.in_play.items():
        if owner == side:
            value += LASTING * _stay(s.box, card, s.turn, s.round)
    return value + UNUSED * min(6 - len(s.used[side]), left // 16 + (side not in s.acted))


@lru_cache(maxsize=10_000)
def _cards(box: Box, side: str, hand: tuple[str, ...], pool: tuple[str, ...]) -> float:
    held = sum(CARD[box.side[card] in (side, NEUTRAL)] * box.points[card] for card in hand)
    return held + POOLED * sum(box.points[card] for card in pool if box.side[card] == side)


@cache
def _stay(box: Box, card: str, turn: int, round: int) -> float:
    """3.3: the rounds a card will act in; the end of a Turn counts for four."""
    moments = [when for when, _ in box.after[card]]
    if not moments and not any(card in cards for cards in box.rules.values()):
        return 0.0
    deck = box.deck[box.turns[turn]]
    era = max(at for at, name in enumerate(box.turns) if box.deck[name] == deck)
    last = {"turn": turn, "era": era, "game": len(box.turns) - 1}[box.cards[card].stays]
    if moments == ["turn"]:
        return 4.0 * (last - turn + 1)
    return float((last - turn + 1) * box.rounds - round)


@cache
def _drift(box: Box, card: str, track: str) -> float:
    """3.3: what a card in play does to Prestige or Unrest each time it acts, on average."""
    acts = [effect.event for effect, _ in box.effects[card] if isinstance(effect, nodes.After)]
    return sum(_moves(event, track) for event in acts)


def _moves(event: nodes.Event, track: str) -> float:
    moved = 0.0
    for effect in event:
        match effect:
            case nodes.Change(track=name, by=by) if name == track:
                moved += by
            case nodes.Roll(rows=rows):
                moved += sum((to - at + 1) / 6 * _moves(event, track) for at, to, event in rows if to)
    return moved
