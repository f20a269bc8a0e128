"""The judge over tapes judges as the other one does."""

from __future__ import annotations

from random import Random

import pytest

from barricades.bots.revolution import flat
from barricades.bots.revolution.judgement import Judge
from barricades.bots.swift import can_think
from barricades.fast import is_installed
from barricades.fast import kernel as k
from barricades.fast.engine import engine
from barricades.fast.search import WEIGHTS
from barricades.games.revolution import GAME
from tests.promises.revolution import OPTIONS
from tests.running.soak import soaked

NEAR = 1e-9


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_option_and_every_position_is_worth_the_same(options):
    fast, judge = engine("revolution", options), Judge()
    mind = flat.furnished(fast.code.options)
    for seed in range(soaked(20, 1)):
        s, rng, luck = GAME.setup(options), Random(seed), [0, 0, 0]
        fast.plain.seed(luck, 1, seed)
        while s.asked:
            nth = rng.randrange(len(s.asked))
            ask, tape = s.asked[nth], fast.read(s)
            fast.plain.ask_again(tape, nth)
            flat.weigh(tape, mind, nth)
            weights = mind[WEIGHTS : WEIGHTS + len(ask.options)]
            assert weights == pytest.approx(judge.weights(s, ask), rel=1e-6, abs=NEAR)
            chances = [flat.chance(tape, mind, side) for side in range(len(fast.code.sides))]
            assert chances == pytest.approx([*judge.chances(s).values()], abs=NEAR)
            assert flat.stage(tape) == judge.stage(s)
            options_of = tape[k.OPTIONS + 1 : k.OPTIONS + 1 + tape[k.OPTIONS]]
            assert flat.roll(tape, mind, nth, luck) in options_of
            GAME.play(s, ask.who, rng.choice(ask.options))


def test_the_game_can_be_searched_by_it():
    assert can_think(GAME) == is_installed()
