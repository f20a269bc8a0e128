"""What players of Prelude to Revolution believe: how surely things are kept, what they count for.

An opinion does not change the rules, only what a position is thought to be worth.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Pair = tuple[int, int]
Linear = tuple[float, float]


def _grip(leads: tuple[float, ...]) -> dict[Pair, float]:
    """Who holds a District or the Duma, and how surely: about 1, or -1."""
    held = {}
    for red in range(20):
        for blue in range(20):
            surely = leads[min(abs(red - blue), len(leads) - 1)]
            held[red, blue] = surely if red >= blue else -surely
    return held


@dataclass(frozen=True, eq=False)
class Opinion:
    """How much things count, in Victory Points or beside what they would bring by the rules."""

    leads: tuple[float, ...]  # by cubes, how surely a District is kept for long
    brief: tuple[float, ...]  # and what to add to it for a scoring that is near
    majorities: tuple[float, ...]  # by cubes, how surely the Duma is kept
    majority_vote: float  # what that counts for at a Vote
    moderates: tuple[float, ...]  # by cubes, what a Party is worth beyond its Votes, at each Vote
    extremists: tuple[float, ...]
    kept: float  # of what a Party is worth, from one Vote to the next
    keeps: tuple[float, ...]  # for how many dice, by track
    falls: tuple[float, ...]  # by Prestige, the chance that the Tsar abdicates
    districts: float = 1.0
    organizations: float = 1.0
    world: float = 1.0
    duma: float = 1.0
    votes: float = 1.0
    vanguard: float = 1.0
    unrest: float = 0.0  # each step, with the whole game to come
    prestige: float = 0.0
    opportunity: float = 0.4  # an Opportunity Point
    own: Linear = (0.0, 0.25)  # a card in hand, one's own or neutral, and each of its points
    opposing: Linear = (0.0, 0.0)  # an opposing card likewise
    cards: Mapping[str, tuple[float, float]] = field(default_factory=dict)  # known ones, by side
    drawn: float = 0.0  # a card as they are drawn
    saved: tuple[float, float] = (1.0, 1.0)  # of what a card brings, in another Turn, or Era
    lasting: float = 0.25  # a round in which a card in play acts
    unused: float = 0.7  # a Special Action that can still be used
    grip: dict[Pair, float] = field(init=False)
    soon: dict[Pair, float] = field(init=False)
    majority: dict[Pair, float] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "grip", _grip(self.leads))
        object.__setattr__(self, "soon", _grip(self.brief))
        object.__setattr__(self, "majority", _grip(self.majorities))


def _surely(lead: int) -> float:
    return 1 - 0.5 * 0.45**lead + 0.06 * lead if lead else 0.0


PLAIN = Opinion(
    leads=tuple(map(_surely, range(20))),
    brief=(0.0,),
    majorities=tuple(map(_surely, range(20))),
    majority_vote=1.0,
    moderates=(-0.8, -0.3, *[0.0] * 8),  # a few are soon driven out
    extremists=(0.0,) * 10,
    kept=0.8,
    keeps=(45, 80, 80, 45),
    falls=(1, 0.85, 0.7, 0.55, 0.45, 0.35, 0.28, 0.2, 0.12, 0.06, *[0.02] * 6),
)

SEASONED = Opinion(
    leads=(0.0, 0.6, 0.83, 0.92, 0.95, 0.97, 0.98, 0.99),
    brief=(0.0, 0.35, 0.17, 0.08, 0.05, 0.03, 0.02, 0.01),
    majorities=(0.0, 0.4, 0.75, 0.9, 1.0, 1.05),
    majority_vote=0.0,
    moderates=(-5.7, -2.7, -1.6, 0.0, 1.2, 1.9, 2.6, 3.1, 3.4, 3.6),
    extremists=(-3.0, -1.8, -0.2, 0.1, 0.4, 0.5, 0.4, 0.3, 0.1, 0.0),
    kept=0.55,
    keeps=(90, 110, 110, 25),
    falls=(1, 0.7, 0.45, 0.25, 0.12, 0.05, *[0.0] * 10),
    organizations=0.65,
    world=0.65,
    duma=0.75,
    unrest=-1.0,
    prestige=-1.0,
    opportunity=0.7,
    own=(0.0, 0.6),
    opposing=(0.0, 0.1),
    drawn=1.4,
    saved=(0.8, 0.0),
    unused=1.5,
)
