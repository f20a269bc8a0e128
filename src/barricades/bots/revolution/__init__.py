"""Revolution! for bots: greedy and regretful bidding, the judgement of a search, three levels."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ..seat import Bot
from .bidder import Bidder, greedy
from .judgement import Judge
from .regret import regret

__all__ = ["greedy", "judgement", "levels", "regret"]


def judgement() -> Judge:
    return Judge()


def _newcomer(rng: Random) -> Bidder:
    """Sees what is worth something, if not how much, and now and then does not look at all."""
    return Bidder(rng, bold=1.0, slips=0.2)


levels: dict[str, Callable[[Random], Bot]] = {
    "easy": _newcomer,
    "medium": greedy,
    "hard": regret,
}
