"""Many games at once are the same games, one by one."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from barricades.core import NATURE
from barricades.fast import GAMES, BadAction
from barricades.fast.batch import Batch
from tests.promises.test_secrets import dealt_anew
from tests.running.soak import soaked

from .lockstep import compiled, every_fast_case

pytestmark = compiled


@every_fast_case
def test_a_batch_shows_what_the_truth_engine_says(case):
    """Positions, questions, masks and observations; and rewards at the end."""
    batch = Batch(case.game.name, 3, case.options, seed=5)
    ends = 0
    steps = soaked(3000, 200)
    for nth in range(100 * steps):
        if nth >= steps and ends:
            break
        if nth < steps and nth % 10 == 0:
            for game in range(batch.count):
                s, side = batch.state(game), batch.sides[batch.who[game]]
                ask = batch.code.ask_of(s, side)
                assert ask is not None
                assert ask == s.asked[0]
                assert ask.who != NATURE
                assert np.array_equal(batch.masks[game], batch.code.mask(ask))
                assert np.array_equal(batch.vectors()[game], batch.code.observe(s, side))
        batch.step(batch.sample())
        ends += batch.over.sum()
        assert not batch.rewards[batch.over == 0].any()
        assert np.allclose(batch.rewards.sum(1), 0)
    assert ends


@every_fast_case
def test_a_peek_shows_what_would_follow_and_changes_nothing(case):
    """The same actions as the mask; what is sure is as it comes, and no game has moved."""
    batch = Batch(case.game.name, 4, case.options, seed=8)
    ends = 0
    for nth in range(400):
        if nth % 5 == 0 or ends < nth // 100:
            before = batch._states.copy()
            peek, again = batch.peek(), batch.peek()
            assert np.array_equal(batch._states, before)
            assert np.array_equal(peek.observations, again.observations)
            assert np.array_equal(peek.rewards, again.rewards)
            assert np.array_equal(peek.games, np.nonzero(batch.masks)[0])
            assert np.array_equal(peek.actions, np.nonzero(batch.masks)[1])
            assert not peek.rewards[peek.over == 0].any()
            ends += int(peek.over.any())
            you = [f"you {side}" for side in batch.sides]
            for side, label in enumerate(you):
                if label in batch.code.labels:
                    shown = peek.observations[:, batch.code.labels.index(label)]
                    assert np.array_equal(shown == 1, batch.who[peek.games] == side)
        batch.step(batch.sample())


@every_fast_case
def test_a_peek_knows_no_more_than_its_side(case):
    """Where all that its side cannot see is dealt anew, it is the same."""
    batch, rng = Batch(case.game.name, 1, case.options, seed=3), Random(4)
    alike = getattr(case.home, "alike", case.home.hidden)
    for nth in range(60):
        if nth % 10 == 0:
            s, side = batch.state(0), batch.sides[batch.who[0]]
            seen = batch.peek().observations
            tape = batch.engine.read(dealt_anew(case, s, side, rng, alike))
            batch._states[0] = tape[: batch._states.shape[1]]
            assert np.array_equal(batch.peek().observations, seen)
        batch.step(batch.sample())


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_is_the_same_games_on_any_number_of_threads(name):
    one, two = Batch(name, 7, seed=3), Batch(name, 7, seed=3, threads=3)
    for _ in range(50):
        actions = one.sample()
        one.step(actions)
        two.step(actions)
        assert np.array_equal(one.observations, two.observations)
        assert np.array_equal(one.masks, two.masks)
    two.close()
    other = Batch(name, 7, seed=4)
    other.step(other.sample())
    assert not np.array_equal(one.observations, other.observations)


@pytest.mark.parametrize("name", GAMES)
def test_actions_that_are_drawn_are_alike(name):
    from scipy.stats import chisquare  # takes long

    batch = Batch(name, 1)
    drawn = Counter(int(batch.sample()[0]) for _ in range(5000))
    assert {*drawn} == {*np.flatnonzero(batch.masks[0])}
    assert chisquare([*drawn.values()]).pvalue > 1e-4


@pytest.mark.parametrize("name", GAMES)
def test_a_bad_action_is_named_and_nothing_happens(name):
    batch = Batch(name, 4)
    before = batch.observations.copy()
    actions = batch.sample()
    wrong = actions.copy()
    wrong[2] = int(np.argmin(batch.masks[2]))
    with pytest.raises(BadAction, match=r"game 2: action \d+ \(.*\) is no answer there"):
        batch.step(wrong)
    wrong[2] = -1
    with pytest.raises(BadAction, match="game 2: action -1 is no answer"):
        batch.step(wrong)
    with pytest.raises(BadAction, match="there must be 4 actions, whole numbers"):
        batch.step(actions[:3])
    with pytest.raises(BadAction, match="there must be 4 actions, whole numbers"):
        batch.step(actions.astype(float))
    assert np.array_equal(batch.observations, before)
    with pytest.raises(ValueError, match="0 games at once"):
        Batch(name, 0)
    with pytest.raises(ValueError, match="0 threads"):
        Batch(name, 1, threads=0)
