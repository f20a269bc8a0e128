"""The net of Prelude to Revolution: it sees what it should, and learns from games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from barricades.bots.prelude.flat import furnished, mind
from barricades.bots.prelude.flat.net import chance_of_red, learnt
from barricades.bots.prelude.flat.sight import ODDS, see
from barricades.core import NATURE
from barricades.fast import is_installed
from barricades.fast.engine import engine
from barricades.games.prelude import GAME

compiled = pytest.mark.skipif(not is_installed(), reason="needs llvmlite: it comes with [fast]")
SIGHTS = slice(mind.SEEN, mind.SEEN + mind.SIGHTS)
WEIGHTS = slice(mind.NET, mind.NET + mind.WEIGHTS_OF_NET)


def positions(seed: int) -> Any:
    """Some of a random game, as tapes."""
    fast, rng, s = engine("prelude"), Random(seed), GAME.setup({})
    while s.asked:
        ask = s.asked[0]
        if ask.who != NATURE and rng.random() < 0.1:
            yield fast.read(s)
        GAME.play(s, ask.who, rng.choice(ask.options))


def test_every_number_that_it_sees_is_seen_anew_and_about_as_large_as_one():
    found = furnished(engine("prelude").code.options)
    for tape in positions(1):
        found[SIGHTS] = [99.0] * mind.SIGHTS
        see(tape, found)
        assert all(abs(sight) < 12 for sight in found[SIGHTS])


def test_chances_of_one_who_has_learnt_are_between_nothing_and_all():
    found = furnished(engine("prelude").code.options)
    chances = [chance_of_red(tape, found) for tape in positions(2)]
    assert all(0 < chance < 1 for chance in chances)
    assert max(chances) - min(chances) > 0.2


@compiled
def test_it_is_trained_as_it_judges():
    import numpy as np

    from barricades.bots.prelude.training import Net

    net = Net(np.random.default_rng(1))
    found = furnished(engine("prelude").code.options)
    found[WEIGHTS] = net.flat.tolist()
    for tape in positions(3):
        see(tape, found)
        ((odds,), _) = net.odds(np.array([found[SIGHTS]], np.float32))
        assert ODDS * found[SIGHTS][-1] + learnt(found) == pytest.approx(float(odds), abs=1e-3)


@compiled
def test_it_learns_from_games(monkeypatch, capsys):
    import numpy as np

    from barricades.bots.prelude import training

    monkeypatch.setattr(training, "SOME", 3)
    monkeypatch.setattr(training, "PIECE", 16)
    farm = training.Farm(5)
    rows = farm.play(6, 0, 1.0)
    again = training.Farm(5).play(6, 0, 1.0)
    assert np.array_equal(rows, again)
    assert set(rows[:, -1].tolist()) <= {0.0, 0.5, 1.0}
    assert len(rows) > 200
    farm.learn(training.trained(rows, np.random.default_rng(1)).flat)
    assert len(farm.play(3, 4, 1.0)) > 50
    before, *after = [float(line.split()[1]) for line in capsys.readouterr().out.splitlines()]
    assert len(after) == training.EPOCHS
    assert all(off < 4 for off in (before, *after))
