"""Chances by games that are played on: a whole, the same each time, and sure where all is won."""

from random import Random

import pytest

from barricades.bots import judgement
from barricades.bots.rollouts import Rollouts
from barricades.bots.swift import can_think
from barricades.core import NATURE
from barricades.fast import NotFast
from barricades.games import NAMES, load
from tests.bots.compiling import compiled

GAME = load("dual-powers")


def course(game, options, seed):
    """All positions of a game of quick choices, but for the last."""
    rng, judge, s = Random(seed), judgement(game), game.setup(options)
    while asks := game.asks(s):
        yield s
        ask = rng.choice(asks)
        by_chance = ask.who == NATURE
        choice = rng.choice(ask.options) if by_chance else judge.roll(s, ask, rng)
        s = game.apply(s, ask.who, choice)


@pytest.mark.parametrize("name", [name for name in NAMES if can_think(load(name))])
def test_the_chances_are_a_whole_and_the_same_each_time(name):
    game = load(name)
    rollouts, positions = Rollouts(game, {}), [*course(game, {}, 4)]
    rollouts.games = 8
    for s in positions[:: len(positions) // 4]:
        chances = rollouts.chances(s)
        assert chances.keys() == {*game.sides({})}
        assert sum(chances.values()) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances.values())
        assert rollouts.chances(s) == chances


@compiled
def test_whoever_cannot_lose_any_more_has_won():
    *_, last = course(GAME, {}, 5)
    end = GAME.apply(last, GAME.asks(last)[0].who, GAME.asks(last)[0].options[0])
    assert GAME.outcome(end)
    assert set(Rollouts(GAME, {}).chances(last).values()) <= {0.0, 1.0}


def test_what_is_not_fast_is_said(monkeypatch):
    monkeypatch.setattr("barricades.bots.rollouts.can_think", lambda game: False)
    with pytest.raises(NotFast, match="dual-powers"):
        Rollouts(GAME, {})
