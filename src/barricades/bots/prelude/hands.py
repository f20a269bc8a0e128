"""What the cards in a hand of Prelude to Revolution will bring."""

from __future__ import annotations

from functools import lru_cache

from ...games.prelude.box import NEUTRAL, Box
from ...games.prelude.state import State
from .opinions import Opinion

POOLED = 0.05  # a card of one's own in the Pool, for each of its points


def hand(s: State, side: str, opinion: Opinion) -> float:
    """The best cards, one for each round left in the Turn; others, if they can be kept."""
    rounds = s.box.rounds - s.round + (side != s.first and s.active == s.first)
    last = _is_last(s.box, s.turn)
    return _hand(s.box, opinion, side, s.hands[side], rounds, last) + _pool(s.box, side, s.pool)


@lru_cache(maxsize=100_000)
def _hand(
    box: Box, opinion: Opinion, side: str, hand: tuple[str, ...], rounds: int, last: bool
) -> float:
    values = sorted([_brings(box, opinion, side, card) for card in hand], reverse=True)
    kept = [value - opinion.drawn for value in values[rounds:]]
    return sum(values[:rounds]) + opinion.kept[last] * sum(kept)


def _brings(box: Box, opinion: Opinion, side: str, card: str) -> float:
    """What a card brings to whoever plays it from the hand."""
    each = opinion.card if box.side[card] in (side, NEUTRAL) else opinion.opposing
    return each * box.points[card]


def _is_last(box: Box, turn: int) -> bool:
    """2.5: whether hands are discarded when this Turn is over."""
    names = box.turns[turn : turn + 2]
    return len(names) < 2 or box.deck[names[0]] != box.deck[names[1]]


@lru_cache(maxsize=10_000)
def _pool(box: Box, side: str, pool: tuple[str, ...]) -> float:
    return POOLED * sum(box.points[card] for card in pool if box.side[card] == side)
