"""The games as environments of PettingZoo: its own tests pass, and ours."""

from __future__ import annotations

import pickle
import re
import shutil
from importlib import import_module
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from barricades.encoding import encoding
from barricades.games import NAMES, load

WHERE = "is missing: it comes with [lab]"
np = pytest.importorskip("numpy", reason=f"numpy {WHERE}")
conformance = pytest.importorskip("pettingzoo.test", reason=f"pettingzoo {WHERE}")
cloudpickle = import_module("cloudpickle")
zoo = import_module("barricades.lab.pettingzoo")
parallel_to_aec = import_module("pettingzoo.utils.conversions").parallel_to_aec
TerminateIllegal = import_module("pettingzoo.utils.wrappers").TerminateIllegalWrapper

every_maker = pytest.mark.parametrize("maker", zoo.MAKERS.values(), ids=[*zoo.MAKERS])

# What PettingZoo would rather see: agents called player_0, and no mask beside the observation. Its
# own games with masks are excused by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:We recommend agents to be named"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # after the end
]


def test_every_game_has_an_environment_with_a_version():
    assert [*zoo.MAKERS] == [f"{name.replace('-', '_')}_v0" for name in NAMES]
    for name, maker in zoo.MAKERS.items():
        assert getattr(zoo, name) is maker
        assert str(maker.env()) == str(maker.parallel_env()) == name
        assert name in dir(zoo)
    for game, name in zip(NAMES, zoo.MAKERS, strict=True):
        assert str(zoo.env(game)) == str(zoo.parallel_env(game)) == name
    assert zoo.env("revolution", options={"players": 3}).max_num_agents == 3
    with pytest.raises(AttributeError, match="chess_v6"):
        _ = zoo.chess_v6


# PettingZoo's own tests


@every_maker
def test_api(maker):
    conformance.api_test(maker.env(), num_cycles=400)


@every_maker
def test_seeds(maker):
    conformance.seed_test(maker.env, num_cycles=200)
    conformance.parallel_seed_test(maker.parallel_env, num_cycles=50)


@every_maker
def test_rendering(maker, capsys, monkeypatch):
    painting = import_module("barricades.lab.painting")
    monkeypatch.setattr(painting, "painted", lambda *_: np.zeros((9, 16, 3), np.uint8))
    conformance.render_test(maker.env, custom_tests={"ansi": lambda told: told.endswith(".")})
    conformance.render_test(
        lambda render_mode: parallel_to_aec(maker.parallel_env(render_mode=render_mode))
    )
    assert capsys.readouterr().out


@every_maker
def test_parallel_api(maker):
    conformance.parallel_api_test(maker.parallel_env(), num_cycles=400)


@every_maker
def test_max_cycles(maker):
    """In turns some sides are asked oftener than others: only cycles can be told by the agent."""

    def env(max_cycles: int) -> Any:
        return parallel_to_aec(maker.parallel_env(max_cycles=max_cycles))

    conformance.max_cycles_test(SimpleNamespace(parallel_env=maker.parallel_env, env=env))


# Ours


def played(env: Any, seed: int = 0, pick: Any = np.argmax) -> dict[str, float]:
    """A whole game; every side takes the action that is picked from its mask."""
    env.reset(seed=seed)
    rewards = {}
    for side in env.agent_iter():
        observation, reward, over, late, _ = env.last()
        if over or late:
            rewards[side] = reward
        env.step(None if over or late else pick(observation["action_mask"]))
    return rewards


def played_in_cycles(env: Any, seed: int = 0) -> dict[str, float]:
    observations, _ = env.reset(seed=seed)
    rewards: dict[str, float] = {}
    while env.agents:
        actions = {side: np.argmax(seen["action_mask"]) for side, seen in observations.items()}
        observations, rewards, *_ = env.step(actions)
    return rewards


@every_maker
def test_a_game_ends_with_its_outcome(maker):
    env = maker.env()
    rewards = played(env)
    assert rewards == env.code.returns(env.s)
    assert env.code.game.outcome(env.s)
    assert not env.agents


@every_maker
def test_answers_at_the_same_time_lead_where_answers_in_turn_do(maker):
    turns, cycles = maker.env(), maker.parallel_env()
    for seed in range(3):
        assert played(turns, seed) == played_in_cycles(cycles, seed)
        assert turns.s.log == cycles.s.log


@every_maker
def test_a_seed_decides_what_nature_answers(maker):
    env, logs = maker.env(), []
    for seed in (1, 1, 2):
        played(env, seed)
        logs.append(env.s.log)
    assert logs[0] == logs[1]
    assert (logs[0] == logs[2]) == (not len(env.code.draws))


def test_options_are_those_of_the_game():
    env = zoo.revolution_v0.env({"players": 3})
    assert env.possible_agents == ["red", "blue", "green"]
    assert zoo.dual_powers_v0.env({"solitaire": "white"}).possible_agents == ["white"]


@every_maker
def test_an_action_that_is_no_answer_is_refused_and_asked_again(maker):
    env = maker.env()
    env.reset(seed=3)
    side, before = env.agent_selection, env.s.copy()
    wrong = int(np.argmin(env.observe(side)["action_mask"]))
    for action in (wrong, -1, len(env.code.actions)):
        env.step(action)
        assert env.agent_selection == side
        assert env.infos[side]["refused"] == action
        assert env.s == before
    env.step(np.argmax(env.observe(side)["action_mask"]))
    assert "refused" not in env.infos[side]
    assert env.s != before


@pytest.mark.filterwarnings("ignore::UserWarning")
@every_maker
def test_pettingzoos_own_way_with_illegal_moves_can_be_put_on_top(maker, caplog):
    env = TerminateIllegal(maker.env(), illegal_reward=-1)
    env.reset(seed=3)
    side = env.agent_selection
    env.step(np.argmin(env.observe(side)["action_mask"]))
    assert all(env.terminations.values())
    assert env.rewards[side] == -1


@every_maker
def test_a_game_can_be_broken_off_with_no_reward(maker):
    env = maker.env(max_cycles=5)
    assert {*played(env).values()} == {0}
    assert env.answers == 5 * len(env.possible_agents)
    cycles = maker.parallel_env(max_cycles=5)
    assert {*played_in_cycles(cycles).values()} == {0}
    assert cycles.cycle == 5


@pytest.mark.parametrize("maker", [zoo.dual_powers_v0, zoo.revolution_v0], ids=lambda m: m.__name__)
def test_sides_asked_together_learn_nothing_of_each_other(maker):
    """Whatever the first side answers, all others see the same, until everybody has answered."""
    env, sides = maker.env(), set()
    env.reset(seed=4)
    first, together = env.agent_selection, len(env.s.asked)
    assert together == len(env.possible_agents)
    actions = np.flatnonzero(env.observe(first)["action_mask"])
    for other in env.possible_agents[1:]:
        seen = set()
        for action in actions:
            env.reset(seed=4)
            env.step(action)
            assert env.s.asked[-1].who != first
            seen.add(env.observe(other)["observation"].tobytes())
        sides.add(other)
        assert len(seen) == 1
    assert len(sides) == together - 1


def test_a_side_that_is_not_asked_waits():
    env = zoo.prelude_v0.parallel_env()
    observations, _ = env.reset(seed=1)
    asked = [ask.who for ask in env.s.asked]
    for side, seen in observations.items():
        assert seen["action_mask"][env.wait] == (side not in asked)
        assert seen["action_mask"].any()


@every_maker
def test_masks_are_told_beside_the_observation_too(maker):
    env = maker.env()
    env.reset(seed=1)
    for _ in range(20):
        seen, _, _, _, info = env.last()
        assert np.array_equal(info["action_mask"], seen["action_mask"])
        env.step(np.argmax(info["action_mask"]))
    cycles = maker.parallel_env()
    observations, infos = cycles.reset(seed=1)
    for _ in range(10):
        for side, seen in observations.items():
            assert np.array_equal(infos[side]["action_mask"], seen["action_mask"])
        wanted = {side: np.argmax(info["action_mask"]) for side, info in infos.items()}
        observations, *_, infos = cycles.step(wanted)


@every_maker
def test_the_state_is_what_all_sides_together_know(maker):
    for env in (maker.env(), maker.parallel_env()):
        env.reset(seed=1)
        state = env.state()
        assert state in env.state_space
        seen = [env.code.observe(env.s, side) for side in env.possible_agents]
        assert np.array_equal(state, np.concatenate(seen))


@every_maker
@pytest.mark.parametrize("how", [pickle, cloudpickle], ids=lambda how: how.__name__)
def test_it_pickles_in_the_middle_of_a_game_and_plays_on_equally(maker, how):
    env = maker.env()
    env.reset(seed=5)
    for _ in range(30):
        env.step(np.argmax(env.infos[env.agent_selection]["action_mask"]))
    twin = pickle.loads(how.dumps(env))
    assert twin.code is env.code
    assert twin.s.log == env.s.log
    while not any(env.terminations.values()):
        action = np.argmax(env.infos[env.agent_selection]["action_mask"])
        env.step(action)
        twin.step(action)
        assert twin.s == env.s
    pickle.loads(how.dumps(maker.parallel_env()))


@pytest.mark.parametrize("name", NAMES)
def test_a_game_and_its_encoding_pickle_as_themselves(name):
    for thing in (load(name), encoding(name)):
        assert pickle.loads(pickle.dumps(thing)) is thing
        assert pickle.loads(cloudpickle.dumps(thing)) is thing


@pytest.mark.slow
@every_maker
def test_a_board_is_painted(maker):
    painting = import_module("barricades.lab.painting")
    if not any(map(shutil.which, painting.BROWSERS)):
        pytest.skip("LEFT OUT: pictures of boards; there is no Chromium here")
    env = maker.env(render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape == (painting.HEIGHT, painting.WIDTH, 3)
    assert picture.dtype == np.uint8
    for band in np.split(picture[:600], 6):  # from the top to below the middle, the board fills it
        assert len(np.unique(band.reshape(-1, 3), axis=0)) > 100


@pytest.mark.parametrize("name", NAMES)
def test_a_painted_page_shows_what_the_side_may_see_and_needs_no_other_file(name):
    page = import_module("barricades.lab.painting").page
    env = zoo.env(name)
    env.reset(seed=1)
    side, rng = env.possible_agents[0], Random(1)
    guess = env.code.game.guess(env.s, side, rng)
    told = page(env.code.game, env.s, side, "en")
    assert told == page(env.code.game, guess, side, "en")
    assert "<svg" in told
    assert "\x02" not in told, "marks of its parts are for the table alone"
    assert not re.search(r"@import|url\((?!#|.?data:)|src=", told)


def test_without_a_browser_it_says_so(monkeypatch):
    pytest.importorskip("PIL", reason="Pillow is missing: it comes with [pictures]")
    painting = import_module("barricades.lab.painting")
    monkeypatch.setattr(painting, "which", lambda _: None)
    env = zoo.revolution_v0.env(render_mode="rgb_array")
    env.reset(seed=1)
    with pytest.raises(painting.CannotPaint, match="needs a browser"):
        env.render()


def test_a_mode_that_is_not_declared_is_refused():
    with pytest.raises(ValueError, match="no render mode 'hologram'"):
        zoo.revolution_v0.env(render_mode="hologram")


def test_supersuit_makes_a_vector_of_it():
    supersuit = pytest.importorskip("supersuit")
    env = supersuit.pettingzoo_env_to_vec_env_v1(zoo.revolution_v0.parallel_env())
    envs = supersuit.concat_vec_envs_v1(env, 2, num_cpus=0, base_class="gymnasium")
    seen, _ = envs.reset(seed=1)
    assert seen["observation"].shape[0] == envs.num_envs == 8
    envs.step(seen["action_mask"].argmax(1))


def test_an_environment_speaks_the_language_it_is_told_to():
    told = []
    for language in ("en", "de", "it"):
        env = zoo.dual_powers_v0.env(render_mode="ansi", language=language)
        env.reset(seed=1)
        told.append(env.render())
    assert len({*told}) == 3
