"""Many games at once, for Gymnasium: one side is yours, and the others are played."""

from __future__ import annotations

from importlib import import_module

import numpy as np
import pytest

from barricades.core import BadOption
from barricades.fast import GAMES, is_installed

pytest.importorskip("gymnasium", reason="gymnasium is missing: it comes with [lab]")
if not is_installed():
    pytest.skip("needs llvmlite: it comes with [fast]", allow_module_level=True)

Vector = import_module("barricades.lab.vector").Vector
every_game = pytest.mark.parametrize("name", GAMES)


def any_action(masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    likes: np.ndarray = (rng.random(masks.shape) * masks).argmax(1)
    return likes


@every_game
def test_games_are_played_and_end(name):
    envs, rng = Vector(name, 32, side=None), np.random.default_rng(1)
    seen, _ = envs.reset(seed=3)
    ends = 0
    for _ in range(400):
        assert (envs.batch.who == envs.mine).all()
        assert envs.observation_space.contains(seen)
        actions = any_action(seen["action_mask"], rng)
        assert envs.action_space.contains(actions)
        seen, rewards, over, cut, _ = envs.step(actions)
        assert (rewards[~over] == 0).all()
        assert (np.abs(rewards) <= 1).all()
        assert not cut.any()
        ends += int(over.sum())
    assert ends
    envs.close()


@every_game
def test_the_same_seed_is_the_same_games(name):
    one, other = Vector(name, 8), Vector(name, 8, threads=2)
    rng = np.random.default_rng(2)
    seen = one.reset(seed=6)[0]
    assert np.array_equal(seen["observation"], other.reset(seed=6)[0]["observation"])
    for _ in range(30):
        actions = any_action(seen["action_mask"], rng)
        seen, rewards, *_ = one.step(actions)
        again, rewards_again, *_ = other.step(actions)
        assert np.array_equal(seen["observation"], again["observation"])
        assert np.array_equal(rewards, rewards_again)
    other.close()


@every_game
def test_others_may_be_anybody(name):
    """A policy that takes the first action is asked where it is its turn, and only there."""
    asked = []

    def first(seen: dict[str, np.ndarray]) -> np.ndarray:
        asked.append(len(seen["action_mask"]))
        found: np.ndarray = seen["action_mask"].argmax(1)
        return found

    envs = Vector(name, 4, others=first)
    seen, _ = envs.reset(seed=1)
    for _ in range(20):
        seen, *_ = envs.step(seen["action_mask"].argmax(1))
    assert asked


@every_game
def test_a_side_that_is_not_played_is_refused(name):
    with pytest.raises(BadOption, match="purple"):
        Vector(name, 2, side="purple")
