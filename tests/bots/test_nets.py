"""Nets that judge positions: they see what they should, and judge as they have learnt to."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from barricades.bots.nets.layer import ODDS, odds
from barricades.bots.nets.shipped import GAMES
from barricades.bots.swift import judge_of
from barricades.core import NATURE
from barricades.fast import verbs
from barricades.fast.engine import engine, verbs_of
from barricades.games import load
from tests.bots.compiling import compiled

PLAYED: list[tuple[str, dict[str, Any]]] = [
    *[(name, {}) for name in GAMES],
    ("dual-powers", {"solitaire": "red"}),
    ("dual-powers", {"solitaire": "white", "difficulty": 6}),
]
every_game = pytest.mark.parametrize(("name", "options"), PLAYED, ids=str)


def positions(name: str, options: dict[str, Any], seed: int) -> Any:
    """Some of a random game, as tapes."""
    game, fast, rng = load(name), engine(name, options), Random(seed)
    s = game.setup(options)
    while s.asked:
        ask = s.asked[0]
        if ask.who != NATURE and rng.random() < 0.1:
            yield fast.read(s)
        game.play(s, ask.who, rng.choice(ask.options))


def furnished(name: str, options: dict[str, Any]) -> list[float]:
    mind: list[float] = judge_of(name).furnished(engine(name, options).code.options)
    return mind


@every_game
def test_every_number_that_it_sees_is_seen_anew_and_about_as_large_as_one(name, options):
    judge, mind = judge_of(name), furnished(name, options)
    for tape in positions(name, options, 1):
        mind[judge.NET.sight] = [99.0] * judge.NET.sights
        judge.look(tape, mind)
        assert all(abs(sight) < 12 for sight in mind[judge.NET.sight])


@every_game
def test_chances_of_one_who_has_learnt_are_between_nothing_and_all(name, options):
    judge, mind, chances = judge_of(name), furnished(name, options), []
    for seed in range(4):
        for tape in positions(name, options, seed):
            chances.append(judge.chance(tape, mind, 0))
            assert judge.chance(tape, mind, 1) == pytest.approx(1 - chances[-1])
    assert all(0 < chance < 1 for chance in chances)
    assert max(chances) - min(chances) > 0.2


@compiled
@every_game
def test_it_is_trained_as_it_judges(name, options):
    import numpy as np

    from barricades.bots.nets.training import Net

    judge, mind = judge_of(name), furnished(name, options)
    net = Net(judge.NET, np.random.default_rng(1))
    judge.NET.learn(mind, net.flat.tolist())
    for tape in positions(name, options, 3):
        judge.look(tape, mind)
        sight = mind[judge.NET.sight]
        ((learnt,), _) = net.odds(np.array([sight], np.float32))
        assert odds(mind, *judge.NET) == pytest.approx(float(learnt), abs=1e-3)
        judge.NET.forget(mind)
        assert odds(mind, *judge.NET) == ODDS * sight[-1]
        judge.NET.learn(mind, net.flat.tolist())


@compiled
@every_game
def test_what_is_compiled_judges_as_plain_python_does(name, options):
    import numpy as np

    from barricades.bots.nets.training import Net
    from barricades.fast.native import Native
    from barricades.fast.program import Program

    judge, mind = judge_of(name), furnished(name, options)
    entries: list[Any] = [judge.chance]
    program = Program(entries, verbs, SimpleNamespace(**verbs_of(name)))
    chance = Native(program).functions["chance"]
    judge.NET.learn(mind, Net(judge.NET, np.random.default_rng(2)).flat.tolist())
    for tape in positions(name, options, 4):
        found = chance(np.array(tape, np.int16), np.array(mind), 0)
        assert found == pytest.approx(judge.chance(tape, mind, 0), abs=1e-9)


@compiled
@pytest.mark.parametrize("name", GAMES)
def test_it_learns_from_games(name, monkeypatch, capsys):
    import numpy as np

    from barricades.bots.nets import farm, training

    monkeypatch.setattr(farm, "SOME", 3)
    monkeypatch.setattr(training, "PIECE", 16)
    field = farm.Farm(name, [{}], 5)
    rows = field.play(60, 0, 1.0)
    again = farm.Farm(name, [{}], 5).play(60, 0, 1.0)
    assert np.array_equal(rows, again)
    assert set(rows[:, -1].tolist()) <= {0.0, 0.5, 1.0}
    assert len(rows) > 200
    field.learn(training.trained(field.layer, rows, np.random.default_rng(1)).flat)
    assert len(field.play(3, 4, 1.0)) > 6
    before, *after = [float(line.split()[1]) for line in capsys.readouterr().out.splitlines()]
    assert len(after) == training.EPOCHS
    assert all(off < 4 for off in (before, *after))
