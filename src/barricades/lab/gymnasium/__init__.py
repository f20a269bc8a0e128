"""The games for one learner, as environments of Gymnasium: importing this registers them.

    import gymnasium
    import barricades.lab.gymnasium

    env = gymnasium.make("barricades/DualPowers-v0", opponent="greedy")

Bots play all other sides. The version is raised when an action or an entry of an observation
changes its meaning; PettingZoo's environments have the same version.
"""

from __future__ import annotations

from gymnasium import register

from ...games import NAMES
from ..environment import VERSIONS
from .learner import Learner

__all__ = ["IDS", "Learner"]

IDS = {  # of the environments, by game
    name: f"barricades/{name.title().replace('-', '')}-v{VERSIONS[name]}" for name in NAMES
}

for _name, _id in IDS.items():
    register(_id, entry_point=f"{__name__}.learner:Learner", kwargs={"game": _name})
