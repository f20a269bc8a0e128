"""The games as environments of PettingZoo, a version in the name of each.

    from barricades.lab.pettingzoo import dual_powers_v0

    env = dual_powers_v0.env({"rules": "first"})

The agents are the sides, by their names. Nature answers inside, from the seed. The version rises
when an action or an entry of an observation gets another meaning.
"""

from __future__ import annotations

from functools import partial

from ...games import NAMES
from .cycles import Cycles
from .turns import Turns

VERSIONS = dict.fromkeys(NAMES, 0)


class Maker:
    """What PettingZoo expects of the module of an environment."""

    def __init__(self, game: str, name: str) -> None:
        self.__name__ = name
        self.env = self.raw_env = partial(Turns, game, name)
        self.parallel_env = partial(Cycles, game, name)


MAKERS = {
    name: Maker(game, name)
    for game, version in VERSIONS.items()
    for name in [f"{game.replace('-', '_')}_v{version}"]
}


def __getattr__(name: str) -> Maker:
    if name not in MAKERS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return MAKERS[name]


def __dir__() -> list[str]:
    return [*globals(), *MAKERS]
