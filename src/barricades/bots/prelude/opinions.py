"""What players of Prelude to Revolution believe: how surely things are kept, what they count for.

An opinion changes nothing in the rules, only what a position is thought to be worth.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

Pair = tuple[int, int]
Table = tuple[float, ...]


@dataclass(frozen=True, eq=False, kw_only=True)
class Opinion:
    """How much things count, in Victory Points or beside what they bring by the rules."""

    leads: Table  # by cubes, how surely a District is kept for long
    brief: Table  # and what to add to it for a scoring that is near
    keeps: Table  # by track, for how many dice an advantage is kept
    organizations: float
    world: float
    duma: float

    majorities: Table  # by cubes, how surely the Duma is kept
    majority_vote: float  # what that counts for at a Vote
    moderates: Table  # by cubes, what a Party counts for at each Vote, beside its own
    extremists: Table
    vote_to_vote: float  # how much of it is kept until the next one

    falls: Table  # by Prestige, the chance that the Tsar abdicates
    prestige: float  # each step, with the whole game to come
    unrest: float

    opportunity: float  # an Opportunity Point
    card: float  # in hand, one's own or neutral, for each of its points
    opposing: float  # another, likewise
    drawn: float  # a card as it is drawn
    kept: tuple[float, float]  # how much of it is left in another Turn, and in another Era
    lasting: float  # a round in which a card in play acts
    unused: float  # a Special Action that can still be used

    grip: dict[Pair, float] = field(init=False)
    soon: dict[Pair, float] = field(init=False)
    majority: dict[Pair, float] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "grip", _held(self.leads))
        object.__setattr__(self, "soon", _held(self.brief))
        object.__setattr__(self, "majority", _held(self.majorities))


def _held(leads: Table) -> dict[Pair, float]:
    """Who holds a place with so many cubes, and how surely: up to 1, or -1."""
    return {
        (red, blue): at(leads, abs(red - blue)) * (1 if red > blue else -1)
        for red in range(20)
        for blue in range(20)
    }


def at(table: Table, number: int) -> float:
    """What stands in a table; beyond its end, what stands there."""
    return table[min(number, len(table) - 1)]


_LEADS = (0.0, *[1 - 0.5 * 0.45**lead + 0.06 * lead for lead in range(1, 20)])

PLAIN = Opinion(
    leads=_LEADS,
    brief=(0.0,),
    keeps=(45, 80, 80, 45),
    organizations=1.0,
    world=1.0,
    duma=1.0,
    majorities=_LEADS,
    majority_vote=1.0,
    moderates=(-0.8, -0.3, 0.0),  # a few are soon driven out
    extremists=(0.0,),
    vote_to_vote=0.8,
    falls=(1, 0.85, 0.7, 0.55, 0.45, 0.35, 0.28, 0.2, 0.12, 0.06, 0.02),
    prestige=0.0,
    unrest=0.0,
    opportunity=0.4,
    card=0.25,
    opposing=0.0,
    drawn=0.0,
    kept=(1.0, 1.0),
    lasting=0.25,
    unused=0.7,
)
"""As they may seem to whoever reads the rules with care."""

SEASONED = Opinion(
    leads=(0.0, 0.6, 0.83, 0.92, 0.95, 0.97, 0.98, 0.99),
    brief=(0.0, 0.35, 0.17, 0.08, 0.05, 0.03, 0.02, 0.01),
    keeps=(90, 110, 110, 25),
    organizations=0.65,
    world=0.65,
    duma=0.75,
    majorities=(0.0, 0.4, 0.75, 0.9, 1.0, 1.05),
    majority_vote=0.0,
    moderates=(-5.7, -2.7, -1.6, 0.0, 1.2, 1.9, 2.6, 3.1, 3.4, 3.6),
    extremists=(-3.0, -1.8, -0.2, 0.1, 0.4, 0.5, 0.4, 0.3, 0.1, 0.0),
    vote_to_vote=0.55,
    falls=(1, 0.7, 0.45, 0.25, 0.12, 0.05, 0.0),
    prestige=-1.0,
    unrest=-1.0,
    opportunity=0.7,
    card=0.6,
    opposing=0.1,
    drawn=1.4,
    kept=(0.8, 0.0),
    lasting=0.25,
    unused=1.5,
)
"""As some hundred games have gone: what was kept how long, and what those had who won."""

HOARDER = replace(PLAIN, opportunity=1.6, card=1.5, drawn=1.5, unused=3.0)
"""Means are better kept than used: Opportunity Points, cards in hand, Special Actions."""

GAMBLER = replace(PLAIN, opportunity=0.1, card=0.0, unused=0.0, organizations=2.5, duma=0.3)
"""Whatever dice can bring, at once: Organizations above all, and nothing is saved for later."""
