"""The city as one side sees it: the forces in every region, and what is at stake there."""

from __future__ import annotations

from functools import lru_cache
from math import tanh
from typing import TypeAlias

from ...games.dual_powers.box import FOE, NEUTRAL, Box
from ...games.dual_powers.opposition import objective
from ...games.dual_powers.scoring import LAST_ROUND
from ...games.dual_powers.state import State, follows_the_will
from ...games.dual_powers.turn import TURNS

Force: TypeAlias = "list[int]"  # three times a strength, and behind it how many tokens
OURS, THEIRS, NEUTRALS = 0, 2, 4  # where in a force each begins

HIDDEN = 6.0  # points that an objective makes all regions worth together until it is seen
LIKELY = 0.6  # that the opposition's objective remains what it would be now
SURE, DOUBT = 0.9, 0.9  # the margin that makes a region safe, and what each turn to come adds
DAYS = 38  # a round takes about so many
WIDEST = 5000  # twice counted, no margin is wider, whatever an owner corrects


@lru_cache
def curve(left: int, doubt: float) -> list[float]:
    """By twice the margin: from 1, the region is ours, to -1, with so many turns to come."""
    margins = [*range(WIDEST), *range(-WIDEST, 0)]  # so that a list can be asked for -1
    return [tanh(margin / (2 * (SURE + doubt * left))) for margin in margins]


@lru_cache
def faces(box: Box, side: str) -> dict[str, tuple[int, int, int]]:
    """Of every token, whose it is to a side, and its strength, fresh and exhausted."""
    whose = {side: OURS, FOE[side]: THEIRS, NEUTRAL: NEUTRALS}
    return {token: (whose[owner], *box.strength[token]) for token, owner in box.side.items()}


@lru_cache
def last_month(box: Box) -> int:
    """8.4: from which month on the game ends with the round."""
    return min(map(box.months.index, box.last_months))


def turns_left(s: State) -> int:
    """How many turns are still to come in this round."""
    whole = 2 * TURNS + bool(s.opposition)
    return 0 if s.phase == "scoring" else whole - len(s.played["red"]) - len(s.played["white"])


def rounds_to_come(s: State) -> float:
    """About how many rounds follow this one; below zero, it is probably the last."""
    if s.opposition:
        return LAST_ROUND - s.round - 0.5
    days = (last_month(s.box) - s.month) * s.box.last_day - s.day
    return days / DAYS - turns_left(s) / (2 * TURNS)


class City:
    """One side's look at a position. It sees nothing this side may not know, unless all is open."""

    __slots__ = (
        *("box", "curve", "forces", "goals", "goes_on", "known", "left", "rounds", "s"),
        *("scored", "side", "stake", "tokens", "will"),
    )

    def __init__(self, s: State, side: str, is_open: bool = False, doubt: float = DOUBT) -> None:
        self.s, self.side, self.box, self.will = s, side, s.box, s.will == side
        self.left = turns_left(s)
        self.curve, self.rounds = curve(self.left, doubt), rounds_to_come(s)
        self.goes_on = min(max(0.5 + 1.5 * self.rounds, 0.0), 1.0)  # the chance of a next round
        self.known: dict[tuple[str, int, int, int], float] = {}
        self._muster()
        self._see_stakes(is_open)

    def _muster(self) -> None:
        """7.2: the forces by region, and every token in the city.

        Of a token: where it is, whose, its strength now, and once its region has been scored.
        """
        forces: dict[str, Force] = {region: [0, 0, 0, 0, 0, 0] for region in self.box.regions}
        tokens: dict[str, tuple[str, int, int, int]] = {}
        exhausted, known = self.s.exhausted, faces(self.box, self.side)
        for token, place in self.s.at.items():
            if place in forces:
                of, now, then = known[token]
                if token in exhausted:
                    now, then = then, 0
                force = forces[place]
                force[of] += now
                force[of + 1] += 1
                tokens[token] = place, of, now, then
        self.forces, self.tokens = forces, tokens

    def _see_stakes(self, is_open: bool) -> None:
        """Points by region, and how likely it is scored at all, which tires the tokens there."""
        s, box, hidden = self.s, self.box, 0.0
        self.stake = stake = dict.fromkeys(box.regions, 0.0)
        self.scored = scored = dict.fromkeys(box.regions, 0.0)
        scored[s.unrest] = 1.0
        if s.phase in ("objective", "action"):
            stake[s.unrest] = box.unrest_points[box.months[s.month]]
        for owner, card in s.objectives.items():
            if owner == s.opposition and s.played[owner]:
                likely = objective(s)
                stake[box.region[likely]] += LIKELY * box.points[likely]
                scored[box.region[likely]] = max(LIKELY, scored[box.region[likely]])
            elif card and (is_open or owner in s.revealed or self._laid(owner)):
                stake[box.region[card]] += box.points[card]
                scored[box.region[card]] = 1.0
            elif not is_open:
                hidden += HIDDEN
        self.goals = [region for region, points in stake.items() if points]
        each = hidden / len(stake)
        for region in stake:
            stake[region] += each

    def _laid(self, owner: str) -> bool:
        """3.4, 9.2: whether this side laid an objective itself; alone, it did not."""
        return owner == self.side and not self.s.opposition

    def hold(self, force: Force, will: bool) -> float:
        """7.2, 7.3: how sure such a force holds a region, with the will of the people or without.

        From 1, for us, to -1, for them.
        """
        ours, our, theirs, their, neutral, neutrals = force
        if will:
            if our:
                ours += neutral
                our += neutrals
        elif their:
            theirs += neutral
            their += neutrals
        if our and their:
            tie = 1 if our > their or (our == their and will) else -1
        else:
            tie = (our > 0) - (their > 0)
        return self.curve[2 * (ours - theirs) + tie]

    def change(self, region: str, of: int, strength: int, tokens: int) -> float:
        """What it brings that strength comes to a region, or leaves it."""
        key = region, of, strength, tokens
        known = self.known.get(key)
        if known is None:
            old = self.forces[region]
            new = old.copy()
            new[of] += strength
            new[of + 1] += tokens
            known = self.stake[region] * (self.hold(new, self.will) - self.hold(old, self.will))
            self.known[key] = known
        return known

    def turn_will(self) -> float:
        """What it brings that the will of the people comes to us."""
        if self.will:
            return 0.0
        gains = [
            self.stake[region] * (self.hold(force, True) - self.hold(force, False))
            for region, force in self.forces.items()
            if force[NEUTRALS + 1]
        ]
        return sum(gains)

    def lasting(self, region: str, now: float, then: float) -> float:
        """The strength that is left in the next round of what is in a region."""
        scored = self.scored[region]
        return (1 - scored) * now + scored * then

    def controlled(self) -> list[str]:
        """5.3: the tokens we may use."""
        s, forces, will = self.s, self.forces, self.will
        return [
            token
            for token, (region, of, _, _) in self.tokens.items()
            if of == OURS
            or (of == NEUTRALS and will and (forces[region][1] or follows_the_will(s, token)))
        ]
