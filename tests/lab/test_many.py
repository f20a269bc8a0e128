"""Many games at once in the manner of PettingZoo: the same games, rewards and ends as by itself."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from barricades.fast import BadAction, is_installed
from barricades.games import NAMES

pytest.importorskip("pettingzoo", reason="pettingzoo is missing: it comes with [lab]")
if not is_installed():
    pytest.skip("needs llvmlite: it comes with [fast]", allow_module_level=True)

from barricades.lab.pettingzoo import MAKERS, env, name_of

every_game = pytest.mark.parametrize("name", NAMES)
GAMES = 16


def begun(name: str, seed: int = 3, **more: Any) -> Any:
    many = MAKERS[name_of(name)].batch_env(GAMES, **more)
    many.reset(seed=seed)
    return many


@every_game
def test_spaces_are_those_of_one_game(name):
    many, one = begun(name), env(name)
    assert many.possible_agents == one.possible_agents
    for agent in many.possible_agents:
        assert many.observation_space(agent) == one.observation_space(agent)
        assert many.action_space(agent) == one.action_space(agent)
    seen, *_ = many.last()
    assert all(
        many.observation_space("").contains({"observation": row, "action_mask": mask.astype("i1")})
        for row, mask in zip(seen["observation"], seen["action_mask"], strict=True)
    )


@every_game
def test_every_side_hears_of_every_end_once_with_its_reward(name):
    many = begun(name)
    heard = np.zeros((GAMES, len(many.possible_agents)), np.int64)
    gained = np.zeros(heard.shape)
    ended, brought = heard.copy(), gained.copy()
    for _ in range(1500):
        _, rewards, over, cut, _ = many.last()
        rows = np.arange(GAMES), many.agent_selection.copy()
        heard[rows] += over
        gained[rows] += rewards
        assert not cut.any()
        assert not rewards[~over].any()
        many.step(many.batch.sample())
        ended += (many.batch.over == 1)[:, None]
        brought += many.batch.rewards
    assert ended.any()
    assert ((ended - heard >= 0) & (ended - heard <= 1)).all()
    told = ended == heard
    assert np.allclose(gained[told], brought[told])


@every_game
def test_the_same_seed_is_the_same_games(name):
    one, other = begun(name), begun(name, threads=2)
    for _ in range(30):
        actions = one.last()[0]["action_mask"].argmax(1)
        one.step(actions)
        other.step(actions)
        assert np.array_equal(one.agent_selection, other.agent_selection)
        assert np.array_equal(one.last()[0]["observation"], other.last()[0]["observation"])
    asked = [many.games_of(agent) for many in (one,) for agent in many.possible_agents]
    assert sorted(np.concatenate(asked)) == [*range(GAMES)]
    other.close()


@every_game
def test_a_bad_action_is_named_and_nothing_happens(name):
    many = begun(name)
    before = many.last()[0]["observation"]
    with pytest.raises(BadAction, match="game 0: action -1 is no answer there"):
        many.step(np.full(GAMES, -1))
    assert np.array_equal(many.last()[0]["observation"], before)
