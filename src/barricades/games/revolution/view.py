"""What a side may know, what it may guess, and how the game ended.

Only bids are secret, and only until all are in (4.1); how many tokens lie there is seen.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from ...core import Outcome, View
from .state import State, kind_of, leader, locked
from .turn import takers

if TYPE_CHECKING:
    from random import Random


def view(s: State, side: str | None) -> View:
    """All that a side may know, as JSON."""
    return {
        "options": dict(s.options),
        "side": side,
        "round": s.round,
        "phase": s.phase,
        "support": dict(s.support),
        "hands": {owner: list(hand) for owner, hand in s.hands.items()},
        "earned": {owner: list(tokens) for owner, tokens in s.earned.items()},
        "bank": list(s.bank),
        "bids": {o: list(laid) if o == side else len(laid) for o, laid in s.bids.items()},
        "offers": {
            character: {owner: list(tokens) for owner, tokens in offers}
            for character, offers in s.offers.items()
        },
        "cubes": {area: list(cubes) for area, cubes in s.cubes.items()},
        "leaders": {area: leader(s, area) for area in s.cubes},
        "locked": locked(s),
        "ended": s.ended,
    }


def guess(s: State, side: str, rng: Random) -> None:
    """Tokens that others have laid face down are laid anew, any legal way."""
    for owner, laid in s.bids.items():
        if owner != side:
            s.bids[owner] = ()
            for number in range(len(laid)):
                able = takers(s, owner, kind_of(s.hands[owner], number))
                s.bids[owner] += (rng.choice(able),)


def outcome(s: State) -> Outcome | None:
    """7.4, R10: by support, equals together."""
    order = sorted(s.support, key=lambda side: -s.support[side])
    ranking = tuple(tuple(level) for _, level in groupby(order, key=s.support.__getitem__))
    return Outcome(s.ended, ranking, dict(s.support)) if s.ended else None
