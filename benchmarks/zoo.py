"""Environments for learning: PettingZoo's own classics, RLCard's, and ours beside them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import rlcard
from pettingzoo.classic import connect_four_v3, rps_v2, texas_holdem_v4

from barricades.lab import pettingzoo as ours

from .slices import Work

CLASSICS: dict[str, Callable[[], Any]] = {
    "texas_holdem_v4": texas_holdem_v4.env,
    "connect_four_v3": connect_four_v3.env,
}


def steps(make: Callable[[], Any]) -> Work:
    """Random games of an environment, with observation and mask; each action is a decision."""
    env = make()

    def work(rng: Random) -> int:
        env.reset(seed=rng.getrandbits(31))
        done, draw = 0, rng.random
        while True:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                return done
            able = seen["action_mask"].nonzero()[0]
            env.step(int(able[int(draw() * len(able))]))
            done += 1

    return work


def classic(name: str) -> Work:
    return steps(CLASSICS[name])


def own(name: str) -> Work:
    return steps(lambda: ours.env(name))


def scissors() -> Work:
    """Rock, paper, scissors, everybody at once; each one's choice is a decision."""
    env = rps_v2.parallel_env()

    def work(rng: Random) -> int:
        env.reset(seed=rng.getrandbits(31))
        done = 0
        while env.agents:
            env.step({agent: int(rng.random() * 3) for agent in env.agents})
            done += 2
        return done

    return work


def rummy() -> Work:
    """RLCard's gin rummy."""
    env = rlcard.make("gin-rummy")

    def work(rng: Random) -> int:
        state, _ = env.reset()
        done = 0
        while not env.is_over():
            able = [*state["legal_actions"]]
            state, _ = env.step(able[int(rng.random() * len(able))])
            done += 1
        return done

    return work
