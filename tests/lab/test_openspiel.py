"""The games under OpenSpiel: its own tests pass, its algorithms run, and nobody sees too much."""

from __future__ import annotations

import json
import pickle
import re
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import pytest

from barricades.core import BadOption
from barricades.games import NAMES, load

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is missing: it comes with [lab]")
np = import_module("numpy")
import_module("barricades.lab.openspiel")

SPIEL = {name: f"python_barricades_{name.replace('-', '_')}" for name in NAMES}
every_name = pytest.mark.parametrize("name", NAMES)
SMALL = {
    "areas": {
        name: {"spaces": 2} for name in load("revolution").tables["areas"] if name != "source"
    }
}
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("dual-powers", {}),
    ("dual-powers", {"rules": "first", "october_points": "7"}),
    ("dual-powers", {"solitaire": "white", "difficulty": 3}),
    ("revolution", {"players": 3, "bid_refunds": "yes", "components": json.dumps(SMALL)}),
    ("prelude", {"rounds": 1}),
]
LONG: list[tuple[str, dict[str, Any]]] = [  # as they come out of the box
    ("revolution", {}),
    ("prelude", {}),
    ("prelude", {"components": json.dumps({"tracks": {"prestige": 1, "unrest": 4, "victory": 9}})}),
]
every_variant = pytest.mark.parametrize(
    ("name", "given"),
    [*VARIANTS, *(pytest.param(*variant, marks=pytest.mark.slow) for variant in LONG)],
    ids=[" ".join([name, *given]) for name, given in (*VARIANTS, *LONG)],
)


def loaded(name: str, **given: Any) -> Any:
    return pyspiel.load_game(SPIEL[name], given)


def moments(game: Any, seed: int) -> Any:
    """A random game, moment by moment; the state is the same one all along."""
    rng, state = Random(seed), game.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


def tiny(gold: int, *takers: str, **given: Any) -> Any:
    """One round of Revolution! for three, who have some Gold, and few who take any."""
    names = [name for name in load("revolution").tables["characters"] if name != "source"]
    weak = {"rogue": ["force", "gold"], "mercenary": ["force", "gold"]}
    immune = {name: {"immune": weak.get(name, ["gold"])} for name in names if name not in takers}
    hand = {"force": 0, "blackmail": 0, "gold": gold}
    own = json.dumps({"characters": immune, "tokens": {"hand": hand}})
    return loaded("revolution", **{"players": 3, "rounds": 1, "components": own, **given})


# OpenSpiel's own tests


@every_variant
def test_random_simulation(name, given):
    game = loaded(name, **given)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_variant
def test_simulation_from_python(name, given):
    """The test that OpenSpiel runs over all games that are registered with it."""
    simulation = import_module("open_spiel.python.tests.games_sim_test").GamesSimTest()
    simulation.sim_game(loaded(name, **given))


@every_name
def test_reinforcement_learning_environment(name):
    rl = import_module("open_spiel.python.rl_environment")
    env = rl.Environment(loaded(name), observation_type=rl.ObservationType.OBSERVATION)
    env.seed(5)
    rng, step = Random(5), env.reset()
    size = env.observation_spec()["info_state"][0]
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == size
        step = env.step([rng.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)
    assert max(step.rewards) == 1


@pytest.mark.parametrize(
    "name", [*NAMES[:-1], pytest.param(NAMES[-1], marks=pytest.mark.slow)], ids=NAMES
)
def test_a_playthrough_can_be_written(name):
    write = import_module("open_spiel.python.algorithms.generate_playthrough").playthrough
    told = write(f"{SPIEL[name]}(rounds=1)", [], seed=1)
    assert f'short_name = "{SPIEL[name]}"' in told
    assert told.count("# State ") > 20


# Games and options


def test_all_games_are_registered():
    assert {*SPIEL.values()} <= {*pyspiel.registered_names()}


@every_variant
def test_a_game_is_found_again_by_its_name(name, given):
    game = loaded(name, **given)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.code is game.code
    for option, value in given.items():
        if option != "rounds":
            kept = game.code.options[option]
            assert kept == json.loads(value) if isinstance(kept, dict) else str(kept) == str(value)


def test_an_option_that_is_none_is_refused():
    with pytest.raises(BadOption):
        loaded("dual-powers", rules="second")


def test_python_ends_well_after_games_were_registered():
    done = subprocess.run(
        [sys.executable, "-c", "import barricades.lab.openspiel"], capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")


# Moments


@every_variant
def test_a_clone_is_our_own_copy_and_plays_on_by_itself(name, given):
    rng = Random(3)
    for state in moments(loaded(name, **given), 3):
        if rng.random() < 0.1 and not state.is_terminal():
            twin, before = state.clone(), str(state)
            assert twin.sheet.code is state.sheet.code
            assert twin.sheet.s == state.sheet.s
            assert twin.sheet.s is not state.sheet.s
            assert twin.sheet.s.box is state.sheet.s.box, "a deep copy would copy the box"
            twin.apply_action(twin.legal_actions()[0])
            assert str(state) == before
            assert str(twin) != before


@every_variant
def test_a_moment_can_be_kept_and_found_again(name, given):
    game = loaded(name, **given)
    for at, state in enumerate(moments(game, 4)):
        if at in (0, 3, 30, 100, 300) or state.is_terminal():
            text = pyspiel.serialize_game_and_state(game, state)
            _, other = pyspiel.deserialize_game_and_state(text)
            for twin in (other, pickle.loads(pickle.dumps(state))):
                assert twin.sheet.s == state.sheet.s
                assert str(twin) == str(state)
                assert twin.history() == state.history()
                for player in range(game.num_players()):
                    for told in ("information_state_string", "observation_string"):
                        assert getattr(twin, told)(player) == getattr(state, told)(player)


@every_name
def test_actions_can_be_read(name):
    met = set()
    for state in moments(loaded(name), 6):
        if not state.is_terminal():
            player = state.current_player()
            met |= {state.action_to_string(player, action) for action in state.legal_actions()}
    expected = {
        "dual-powers": {"act recruit", "move-to red", "lay-blockade blue"},
        "revolution": {"bid printer", "spy pass", "apothecary pass"},
        "prelude": {"act done", "take-initiative government", "roll-check 10"},
    }
    assert expected[name] <= met


@every_name
def test_chance_is_explicit(name):
    for state in moments(loaded(name), 7):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert [number for number, _ in outcomes] == sorted({n for n, _ in outcomes})


def test_a_game_can_be_broken_off_after_some_rounds():
    whole, *cut = (loaded("revolution", rounds=rounds) for rounds in (0, 1, 3))
    *_, end = moments(whole, 8)
    assert end.sheet.s.ended
    for game, rounds in zip(cut, (1, 3), strict=True):
        *_, state = moments(game, 8)
        assert not state.sheet.s.ended
        assert state.sheet.s.round == rounds + 1, "the next round has begun, and is not played"
        points = [*state.sheet.s.support.values()]
        assert state.returns()[points.index(max(points))] == max(state.returns())


# What is seen


def test_sides_asked_together_learn_nothing_of_each_other():
    """Whatever red bids, the others are told the same, until all bids are open."""
    game = tiny(2, "priest", "aristocrat", "printer")
    told: list[list[Any]] = []
    for action in game.new_initial_state().legal_actions():
        state, heard = game.new_initial_state(), []
        while not state.is_terminal():
            heard.append([state.information_state_string(player) for player in (1, 2)])
            heard.append([state.information_state_tensor(player) for player in (1, 2)])
            state.apply_action(action if state.current_player() == 0 else state.legal_actions()[0])
        told.append(heard)
    assert len(told) == 3
    assert len(told[0]) == 2 * 6, "each of three lays two Gold"
    assert told[0] == told[1] == told[2]


def test_a_side_knows_its_own_deal_and_not_the_other():
    """Two deals that differ in one hand only: who holds it knows, the other does not."""
    game, ends = loaded("dual-powers"), []
    for last in (-1, -2):
        state = game.new_initial_state()
        while state.is_chance_node():
            ask = state.sheet.s.asked[0]
            mine = ask.what == "draw" and ask.facts["side"] == "white"
            state.apply_action(state.legal_actions()[last if mine else 0])
        ends.append(state)
    one, other = ends
    for player, same in ((0, True), (1, False)):
        for told in (
            *("information_state_string", "observation_string"),
            *("information_state_tensor", "observation_tensor"),
        ):
            assert (getattr(one, told)(player) == getattr(other, told)(player)) == same


@every_name
def test_information_has_perfect_recall(name):
    """Whoever is told the same at two moments, of two games even, has given the same answers."""
    game = loaded(name, rounds=1)
    told: dict[tuple[int, str], list[int]] = {}
    for seed in range(3):
        rng, state = Random(seed), game.new_initial_state()
        given: list[list[int]] = [[] for _ in range(game.num_players())]
        while not state.is_terminal():
            for player, answers in enumerate(given):
                text = state.information_state_string(player)
                assert told.setdefault((player, text), [*answers]) == answers
            action = rng.choice(state.legal_actions())
            if not state.is_chance_node():
                given[state.current_player()].append(action)
            state.apply_action(action)
    assert any(len(answers) > 3 for answers in told.values())


def test_an_onlooker_sees_what_is_open_and_nothing_else():
    game = loaded("dual-powers")
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    onlooker = game.make_py_observer(kind)
    assert 0 < onlooker.tensor.size < game.code.size
    for state in moments(game, 10):
        view = json.loads(onlooker.string_from(state, 0))["view"]
        assert view == json.loads(json.dumps(state.sheet.code.game.view(state.sheet.s, None)))


def test_what_one_side_knows_beyond_the_rest_can_be_seen_apart():
    game = loaded("dual-powers")
    kind = pyspiel.IIGObservationType(
        public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
    )
    private = game.make_py_observer(kind)
    for state in moments(game, 10):
        known = json.loads(private.string_from(state, 1))
        assert {*known} <= {"side", "hands", "objectives"}
        hand = [card for card in state.sheet.s.hands["white"] if card in state.sheet.s.box.region]
        assert known.get("hands", {"white": {"cards": []}})["white"]["cards"] == hand


@pytest.mark.parametrize(
    ("public", "recall", "private"), [(True, False, "ALL_PLAYERS"), (True, True, "NONE")]
)
def test_nobody_sees_what_all_sides_see(public, recall, private):
    kind = pyspiel.IIGObservationType(
        public_info=public,
        perfect_recall=recall,
        private_info=getattr(pyspiel.PrivateInfoType, private),
    )
    with pytest.raises(ValueError, match="an observer is one side"):
        loaded("revolution").make_py_observer(kind)
    with pytest.raises(ValueError, match="no parameters"):
        loaded("revolution").make_py_observer(None, {"size": 3})


@every_variant
def test_an_observation_has_parts_with_names(name, given):
    game = loaded(name, **given)
    observer, state = game.make_py_observer(), next(iter(moments(game, 1)))
    assert [*observer.dict] == [field.name for field in game.code.fields]
    observer.set_from(state, 0)
    assert observer.dict["you"].sum() == 1
    assert np.array_equal(np.concatenate([*observer.dict.values()]), observer.tensor)


@every_variant
def test_what_is_open_to_all_changes_with_nobodys_secrets(name, given):
    game, rng = loaded(name, **given), Random(2)
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = game.make_py_observer(kind)
    assert "your hand" not in observer.dict
    for state in moments(game, 2):
        if rng.random() < 0.2:
            observer.set_from(state, 0)
            seen = observer.tensor.copy()
            for player in range(game.num_players()):
                observer.set_from(state.resample_from_infostate(player, rng.random), player)
                assert np.array_equal(observer.tensor, seen)


# Guesses


@every_variant
def test_a_resampled_state_is_one_the_player_cannot_tell_from_the_true_one(name, given):
    game, rng = loaded(name, **given), Random(5)
    for state in moments(game, 5):
        if rng.random() < 0.1:
            for player in range(game.num_players()):
                guessed = state.resample_from_infostate(player, rng.random)
                for ask in ("information_state_string", "observation_string"):
                    assert getattr(guessed, ask)(player) == getattr(state, ask)(player)
                assert guessed.information_state_tensor(player) == pytest.approx(
                    state.information_state_tensor(player)
                )
                if state.current_player() == player:
                    assert guessed.legal_actions() == state.legal_actions()


@every_name
def test_a_guess_plays_on_and_is_kept(name):
    game, rng = loaded(name, rounds=1), Random(6)
    some = [state.clone() for state in moments(game, 6) if not state.is_chance_node()]
    state = some[len(some) // 2].resample_from_infostate(0, rng.random)
    for _ in range(10):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    again = pickle.loads(pickle.dumps(state.sheet))
    assert again.s == state.sheet.s == state.clone().sheet.s
    for side in state.sheet.code.sides:
        assert again.remembered(side) == state.sheet.remembered(side)


@every_name
def test_the_search_of_openspiel_runs_as_it_is_written(name):
    """Information-set search, with nothing said about guesses."""
    ismcts = import_module("open_spiel.python.algorithms.ismcts")
    mcts = import_module("open_spiel.python.algorithms.mcts")
    game, luck = loaded(name, rounds=1), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 6, random_state=luck)
    some = [state.clone() for state in moments(game, 7) if state.current_player() >= 0]
    for state in some[:: len(some) // 2][:2]:
        assert bot.step(state) in state.legal_actions()


# Tiny games, solved


@pytest.mark.parametrize(
    ("name", "decide", "endings", "known"),
    [
        ("dual-powers", "set-objective", 25, 2),
        pytest.param("prelude", "bid-opportunity,draw-level", 103, 22, marks=pytest.mark.slow),
    ],
)
def test_a_game_cut_down_can_be_solved(name, decide, endings, known):
    game = loaded(name, rounds=1, luck=1, decide=decide)
    every = import_module("open_spiel.python.algorithms.get_all_states").get_all_states
    states = every(game, include_terminals=True, to_string=lambda state: state.history_str())
    terminal = [state for state in states.values() if state.is_terminal()]
    inner = [state for state in states.values() if not state.is_terminal()]
    assert len(terminal) == endings
    assert len({(s.current_player(), s.information_state_string()) for s in inner}) == known
    assert len({tuple(state.returns()) for state in terminal}) > 1
    assert str(pyspiel.load_game(str(game))) == str(game)
    nash_conv = import_module("open_spiel.python.algorithms.exploitability").nash_conv
    policy = import_module("open_spiel.python.policy")
    at_first = nash_conv(game, policy.UniformRandomPolicy(game))
    solver = import_module("open_spiel.python.algorithms.cfr").CFRSolver(game)
    for _ in range(8):
        solver.evaluate_and_update_policy()
    assert nash_conv(game, solver.average_policy()) < at_first / 2


def test_luck_can_be_cut_down():
    game = loaded("dual-powers", rounds=1, luck=2, decide="set-objective")
    odds = [state.chance_outcomes() for state in moments(game, 1) if state.is_chance_node()]
    assert odds
    assert all(len(outcomes) <= 2 for outcomes in odds)
    with pytest.raises(ValueError, match="no side is ever asked the-time"):
        loaded("dual-powers", decide="the-time")


def test_a_tiny_game_has_as_many_information_states_as_can_be_counted():
    """Each of three sides lays two Gold on three characters: first one, then the other."""
    game = tiny(2, "priest", "aristocrat", "printer")
    every = import_module("open_spiel.python.algorithms.get_all_states").get_all_states
    states = every(game, include_terminals=True, to_string=lambda state: state.history_str())
    terminal = [state for state in states.values() if state.is_terminal()]
    assert len(terminal) == 9**3
    legal: dict[tuple[int, str], set[tuple[int, ...]]] = {}
    for state in states.values():
        if not state.is_terminal():
            player = state.current_player()
            key = player, state.information_state_string(player)
            legal.setdefault(key, set()).add(tuple(state.legal_actions()))
    assert len(legal) == 3 * (1 + 3)
    assert all(len(actions) == 1 for actions in legal.values())
    assert all(sum(state.returns()) == pytest.approx(0) for state in terminal)


def test_cfr_solves_a_tiny_game():
    game = tiny(2, "priest", "printer")
    cfr = import_module("open_spiel.python.algorithms.cfr")
    nash_conv = import_module("open_spiel.python.algorithms.exploitability").nash_conv
    policy = import_module("open_spiel.python.policy")
    at_first = nash_conv(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRSolver(game)
    for _ in range(20):
        solver.evaluate_and_update_policy()
    assert nash_conv(game, solver.average_policy()) < at_first / 10


# An example


def test_the_example_learns(tmp_path, monkeypatch):
    """A few games only; how well it learns is told in docs/lab.md."""
    needs = {"pytorch": ("torch", "tree"), "jax": ("jax", "flax", "optax", "chex")}
    library = next((name for name in needs if all(map(find_spec, needs[name]))), None)
    if library is None:
        pytest.skip("LEFT OUT: the example that learns; it needs pip install torch dm-tree")
    monkeypatch.setenv("TORCHINDUCTOR_CACHE_DIR", str(tmp_path))  # else it is left behind
    example = Path(__file__).parents[2] / "docs" / "examples" / "train_dual_powers.py"
    command = [sys.executable, str(example), "--library", library]
    command += ["--games", "20", "--trials", "2", "--report", "10"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert re.search(r"20 games  loss 0\.\d+  Red won", told)
    assert "after 20 games Red wins" in told
