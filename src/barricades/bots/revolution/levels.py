"""Four levels, from who lays tokens one by one to who looks for an equilibrium; two characters."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ..seat import Bot
from .bidder import Bidder
from .judgement import Judge
from .regret import Regretful, regret
from .town import Taste
from .weigher import Weigher

FEW = 4  # bids that are weighed beside each other
A_SECOND = 16  # turns of an expert

HOARDER = Taste(future=25.0, areas=0.5)  # tokens for the rounds to come, above all
GAMBLER = Taste(neglect=0.8)  # it may be that nobody thinks of this one


def judgement() -> Judge:
    return Judge()


def expert(rng: Random, seconds: float) -> Bot:
    """Looks for an equilibrium longer than anybody."""
    return Regretful(rng, int(A_SECOND * seconds))


levels: dict[str, Callable[[Random], Bot]] = {
    "easy": lambda rng: Weigher(rng, 1),
    "medium": lambda rng: Weigher(rng, FEW),
    "hard": regret,
    "hoarder": lambda rng: Bidder(rng, taste=HOARDER),
    "gambler": lambda rng: Bidder(rng, bold=1.0, taste=GAMBLER),
}
