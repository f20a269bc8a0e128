"""Matches that are played whole in the fast engine: quick, and without a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from ..core import Game
from ..fast import NotFast
from ..fast.kernel import SIDES, STATE_SIZE
from ..games import load
from . import make
from .random import RandomBot
from .swift import Swift, can_think, compiled, grove

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Ends(NamedTuple):
    """How games have ended, a row each, in the order of their deals."""

    shares: NDArray[np.float64]  # by side: what it has of the victory, as `match.shares` has it
    states: NDArray[np.int16]  # as `fast.<game>.layout` has them
    questions: int  # that were asked in all of them, nature's too


def budget(name: str, game: Game[Any], options: Mapping[str, Any]) -> int | None:
    """How many iterations a bot searches for each choice, 0 being chance.

    None if it does not sit in the fast engine.
    """
    if not can_think(game):
        return None
    bot = make(name, game, Random(0))
    if isinstance(bot, Swift):
        return bot.granted(game, options).iterations
    return 0 if isinstance(bot, RandomBot) else None


class Contest:
    """One game with its options, and who plays it.

    All have the same in mind, but those sides that are given something else. Raises NotFast if
    somebody among them, or something in the box, is not for the fast engine.
    """

    def __init__(
        self,
        name: str,
        options: Mapping[str, Any],
        players: Mapping[str, str],
        seed: int,
        minds: Mapping[str, Sequence[float]] = MappingProxyType({}),
    ) -> None:
        from ..fast.engine import engine

        game, self.options, self.players, self.seed = load(name), options, players, seed
        found = {side: budget(bot, game, options) for side, bot in players.items()}
        for side, iterations in found.items():
            if iterations is None:
                raise NotFast(f"{players[side]} does not play in the fast engine")
        self.engine = engine(name, options)
        self.sides = self.engine.sides[: self.engine.table[SIDES]]  # alone, the opposition too
        self.budgets = [found.get(side) or 0 for side in self.sides]
        mind = compiled(name)[1].furnished(self.engine.code.options)
        self.minds = [minds.get(side, mind) for side in self.sides]

    def play(self, first: int, count: int) -> Ends:
        """So many games, from this deal on; no other game changes them, nor do threads."""
        import numpy as np

        native, layout = compiled(self.engine.name)
        tree, worth = grove(max(self.budgets))
        states = np.zeros((count, self.engine.table[STATE_SIZE]), np.int16)
        shares = np.zeros((count, len(self.sides)))
        questions: int = native["play_matches"](
            *(np.array(self.engine.table, np.int16) for _ in range(3)),
            *(np.array(self.minds[0]), tree, worth, np.zeros(layout.notes, np.int64)),
            *(np.zeros(layout.luck, np.int64) for _ in range(4)),
            *(np.array(self.budgets, np.int64), np.array(self.minds).reshape(-1)),
            *(states, shares, len(self.minds[0]), self.seed, first, count),
        )
        shares[~shares.any(1)] = 1 / len(self.sides)
        return Ends(shares, states, questions)
