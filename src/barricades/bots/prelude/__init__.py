"""The greedy bot of Prelude to Revolution: judgement, planning and choosing."""

from random import Random

from .choosing import Planner


def greedy(rng: Random) -> Planner:
    return Planner(rng)
