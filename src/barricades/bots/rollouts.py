"""Chances to win as they are when a position is played on, many times, in the fast engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..core import Game
from ..fast import NotFast
from .swift import can_think, compiled

SEED = 1917
CLOSER = 4  # times as many games, where a position is looked at again


class Rollouts:
    """One game with its options. Raises NotFast if it is not for the fast engine.

    `games` is how many are played from each position: as many as an analysis can afford, and more
    of them, with other luck, for a closer look. Whoever has more time may set it.
    """

    def __init__(self, game: Game[Any], options: Mapping[str, Any], closer: bool = False) -> None:
        if not can_think(game):
            raise NotFast(f"{game.name} cannot be played on in the fast engine here")
        from ..fast.engine import engine

        self.engine = engine(game.name, options)
        self.native, self.layout = compiled(game.name)
        self.games: int = self.layout.rollouts * (CLOSER if closer else 1)
        self.seed = SEED + closer
        self.mind = self.layout.furnished(self.engine.code.options)

    def chances(self, s: Any) -> Mapping[str, float]:
        """By side, the share of the games that it wins from a state, all cards open.

        The same state has the same chances each time. What nobody wins is shared by all.
        """
        import numpy as np

        games = self.games
        root = np.array(self.engine.read(s), np.int16)
        nature, whim = np.zeros((2, self.layout.luck), np.int64)
        shares = np.zeros(len(self.engine.sides))
        self.native["play_on"](
            root, root.copy(), np.array(self.mind), nature, whim, shares, self.seed, games
        )
        shares += (games - shares.sum()) / len(shares)
        return dict(zip(self.engine.sides, (shares / games).tolist(), strict=True))
