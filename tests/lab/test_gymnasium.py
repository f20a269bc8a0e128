"""The games for one learner: Gymnasium's checker passes, bots play the others, and all pickles."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from barricades.core import BadOption
from barricades.games import NAMES

gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is missing: it comes with [lab]")
cloudpickle = import_module("cloudpickle")
np = import_module("numpy")
ids = import_module("barricades.lab.gymnasium").IDS
check_env = import_module("gymnasium.utils.env_checker").check_env

every_id = pytest.mark.parametrize("id", ids.values(), ids=NAMES)


def made(id: str, **given: Any) -> Any:
    return gymnasium.make(id, **{"opponent": "random", **given})


def played(env: Any, seed: int = 0) -> tuple[float, str]:
    """A whole game with the first action there is."""
    _, info = env.reset(seed=seed)
    over = False
    while not over:
        _, reward, over, _, info = env.step(np.argmax(info["action_mask"]))
    return reward, info["side"]


def test_every_game_has_an_id():
    assert {*ids.values()} <= {*gymnasium.registry}
    assert ids["dual-powers"] == "barricades/DualPowers-v0"


@every_id
def test_the_checker_passes(id, capsys, monkeypatch):
    painting = import_module("barricades.lab.painting")
    monkeypatch.setattr(painting, "painted", lambda *_: np.zeros((9, 16, 3), np.uint8))
    check_env(made(id).unwrapped)


@every_id
def test_a_game_ends_with_its_outcome(id):
    env = made(id)
    reward, side = played(env)
    inner = env.unwrapped
    assert inner.code.game.outcome(inner.s)
    assert reward == inner.code.returns(inner.s)[side]


@every_id
def test_a_seed_repeats_a_game(id):
    logs = []
    for seed in (5, 5, 6):
        env = made(id)
        played(env, seed)
        logs.append((env.unwrapped.side, env.unwrapped.s.log))
    assert logs[0] == logs[1]
    assert logs[0] != logs[2]


def test_the_side_is_drawn_or_named():
    env = made(ids["revolution"])
    assert len({env.reset(seed=seed)[1]["side"] for seed in range(20)}) == 4
    env = made(ids["revolution"], side="green", options={"players": 3})
    assert {env.reset(seed=seed)[1]["side"] for seed in range(5)} == {"green"}
    with pytest.raises(ValueError, match="no side 'black'"):
        made(ids["revolution"], side="black")
    with pytest.raises(BadOption):
        made(ids["revolution"], opponent="deep-red")


@every_id
def test_only_the_learner_is_waited_for_and_the_mask_says_what_it_is_asked(id):
    env = made(id)
    _, info = env.reset(seed=2)
    inner = env.unwrapped
    for _ in range(10):
        ask = inner.code.ask_of(inner.s, info["side"])
        assert info["action_mask"].sum() == len(ask.options) == inner.action_masks().sum()
        *_, info = env.step(np.argmax(info["action_mask"]))


@every_id
def test_an_action_that_is_no_answer_is_refused(id):
    env = made(id)
    seen, info = env.reset(seed=3)
    wrong, before = int(np.argmin(info["action_mask"])), env.unwrapped.s.copy()
    again, reward, over, late, told = env.step(wrong)
    assert (reward, over, late, told["refused"]) == (0, False, False, wrong)
    assert np.array_equal(seen, again)
    assert env.unwrapped.s == before


@every_id
@pytest.mark.parametrize("how", [pickle, cloudpickle], ids=lambda how: how.__name__)
def test_it_pickles_in_the_middle_of_a_game_and_plays_on_equally(id, how):
    env = made(id).unwrapped
    _, info = env.reset(seed=4)
    for _ in range(30):
        *_, info = env.step(np.argmax(info["action_mask"]))
    twin = pickle.loads(how.dumps(env))
    assert twin.s == env.s
    assert twin.s.log == env.s.log
    for _ in range(10):
        action = np.argmax(env.action_masks())
        mine, theirs = env.step(action), twin.step(action)
        assert np.array_equal(mine[0], theirs[0])
        assert mine[1:4] == theirs[1:4]


def test_gymnasiums_own_vectors_take_it():
    envs = gymnasium.make_vec(ids["dual-powers"], 3, "sync", opponent="random")
    seen, info = envs.reset(seed=1)
    assert seen.shape == (3, envs.single_observation_space.shape[0])
    seen, rewards, *_ = envs.step(info["action_mask"].argmax(1))
    assert rewards.shape == (3,)
    envs.close()


@pytest.mark.slow
def test_vectors_of_processes_take_it():
    envs = gymnasium.make_vec(ids["dual-powers"], 2, "async", opponent="random")
    _, info = envs.reset(seed=1)
    envs.step(info["action_mask"].argmax(1))
    envs.close()


# Examples

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
FEW = ["--steps", "64", "--rollout", "32"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "needs", "more", "told"),
    [
        ("train_ppo", "torch", ["--envs", "2"], "64 answers  loss"),
        ("train_maskable_ppo", "sb3_contrib", ["--trials", "2"], "after 64 answers: wins"),
    ],
)
def test_an_example_learns_for_some_steps(name, needs, more, told, tmp_path):
    if not find_spec(needs):
        pytest.skip(f"LEFT OUT: {name}; it needs {needs}")
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), *FEW, *more]
    apart = {"TMPDIR": str(tmp_path), "TORCHINDUCTOR_CACHE_DIR": str(tmp_path)}  # else left behind
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, env=os.environ | apart
    )
    assert told in done.stdout
