"""A mix of bids for every side, of which hardly anybody can take advantage who knows them all.

Everybody begins with a few bids by habit. They are played against each other and mixed by regret;
then every side looks for bids that do better against the mixes of the others, and has them from
then on: a double oracle (McMahan, Gordon and Blum, ICML 2003). It ends when the best that can be
found is hardly better than the mix.

The mixes follow from what lies open, and may be known. What nobody knows is which bid is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import TypeAlias

from .bidder import BOLD
from .bids import lay
from .learning import Learning, learning_for
from .position import Bid, Position
from .response import Response
from .town import town_for

Mix: TypeAlias = dict[Bid, float]
"""How often each bid is made."""

HABITS = ((24, BOLD), (8, 1.0))  # bids to begin with: how many, and how bold
TURNS = 14  # that new bids are looked for: less than half a second for a round
STEPS = 3  # how often the best bids are improved in a turn
SMALL = 0.008  # of the chance to win: it need not be gained


@lru_cache(maxsize=64)
def equilibrium(p: Position, which: int = 0, turns: int = TURNS) -> tuple[Mix, ...]:
    """The mix of each side, looking for new bids so many times at most.

    There are many equilibria: `which` says where to begin. In plain Python there are fewer turns.
    """
    rng = Random(repr((p[1:], which)))
    learning = learning_for(p, rng)
    pools = [habits(p, side, rng) for side in p.board.sides]
    for _ in range(turns // learning.effort.pace):
        mixes = _mixed(learning, pools)
        meetings = meet(mixes, rng, learning.effort.meetings)
        gains = [_extend(learning, p, pools, mixes, side, meetings) for side in p.board.sides]
        if max(gains) < SMALL:
            break
    return _mixed(learning, pools)


def habits(p: Position, side: int, rng: Random, begun: Bid | None = None) -> list[Bid]:
    """Bids such as a side might make that looks no further than each token."""
    every = [bold for count, bold in HABITS for _ in range(count)]
    return [*dict.fromkeys([habit(p, side, rng, begun, bold) for bold in every])]


def habit(p: Position, side: int, rng: Random, begun: Bid | None = None, bold: float = BOLD) -> Bid:
    """One such bid; the bolder, the more tokens go where they add most."""
    town, nothing = town_for(p, side), (0,) * len(p.board.characters)
    return lay(p.board, p.hands[side], begun or nothing, lambda *t: town.gain(*t) ** bold, rng)


def meet(mixes: Sequence[Mix], rng: Random, times: int) -> list[tuple[Bid, ...]]:
    """Bids of all sides, drawn so many times."""
    drawn = [rng.choices([*mix], [*mix.values()], k=times) for mix in mixes]
    return [*zip(*drawn, strict=True)]


def _mixed(learning: Learning, pools: Sequence[Sequence[Bid]]) -> tuple[Mix, ...]:
    shares = learning.play(pools, learning.effort.times)
    return tuple([dict(zip(*both, strict=True)) for both in zip(pools, shares, strict=True)])


def _extend(
    learning: Learning,
    p: Position,
    pools: Sequence[list[Bid]],
    mixes: Sequence[Mix],
    side: int,
    meetings: Sequence[Sequence[Bid]],
) -> float:
    """A side looks for better bids; how much better than its mix the best one is."""
    pool, found = pools[side], Response(learning, p.board, side, meetings)
    found.weigh(pool)
    mean = sum([share * found.paid[bid] for bid, share in mixes[side].items()])
    found.climb(learning.effort.front, STEPS)
    best = found.best(learning.effort.new)
    pool += [bid for bid in best if bid not in mixes[side]]
    return found.paid[best[0]] - mean
