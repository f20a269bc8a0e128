"""The games as environments of PettingZoo, with a version in the name of each.

    from barricades.lab.pettingzoo import dual_powers_v0

    env = dual_powers_v0.env({"rules": "first"})

The agents are the sides, by name. Nature answers from the seed. The version is raised when an
action or an entry of an observation changes its meaning. `dual_powers_v0.batch_env(256)` has 256
games at once, with the interface of `env`, over arrays.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from ...games import NAMES
from ..environment import VERSIONS
from .cycles import Cycles
from .many import ManyTurns
from .turns import Turns


class Maker:
    """The functions that PettingZoo expects in the module of an environment."""

    def __init__(self, game: str, name: str) -> None:
        self.__name__ = name
        self.env = self.raw_env = partial(Turns, game, name)
        self.parallel_env = partial(Cycles, game, name)
        self.batch_env = partial(ManyTurns, game)  # which is ours


def name_of(game: str) -> str:
    """The present name of a game's environment."""
    return f"{game.replace('-', '_')}_v{VERSIONS[game]}"


MAKERS = {name_of(game): Maker(game, name_of(game)) for game in NAMES}


def env(game: str, **settings: Any) -> Turns:
    """The environment of a game, by the name of the game without a version."""
    return MAKERS[name_of(game)].env(**settings)


def parallel_env(game: str, **settings: Any) -> Cycles:
    """The same, with all sides acting in every cycle."""
    return MAKERS[name_of(game)].parallel_env(**settings)


def __getattr__(name: str) -> Maker:
    if name not in MAKERS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return MAKERS[name]


def __dir__() -> list[str]:
    return [*globals(), *MAKERS]
