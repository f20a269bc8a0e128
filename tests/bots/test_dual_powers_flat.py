"""The judge over tapes judges as the other one does."""

from __future__ import annotations

from random import Random

import pytest

from barricades.bots.dual_powers import flat
from barricades.bots.dual_powers.deeds import deeds
from barricades.bots.dual_powers.flat.city import see
from barricades.bots.dual_powers.flat.deeds import deed
from barricades.bots.dual_powers.judge import Judge
from barricades.bots.swift import can_think
from barricades.core import NATURE
from barricades.fast import is_installed
from barricades.fast import kernel as k
from barricades.fast.engine import engine
from barricades.fast.search import WEIGHTS
from barricades.games.dual_powers import GAME
from tests.promises.dual_powers import OPTIONS
from tests.running.soak import soaked

NEAR = 1e-9


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_option_and_every_position_is_worth_the_same(options):
    fast, judge = engine("dual-powers", options), Judge()
    for seed in range(soaked(40, 2)):
        s, rng = GAME.setup(options), Random(seed)
        while s.asked:
            nth = rng.randrange(len(s.asked))
            ask = s.asked[nth]
            if ask.who != NATURE:
                tape, mind = fast.read(s), [0.0] * flat.MIND
                fast.plain.ask_again(tape, nth)
                question = k.QUESTION + nth * k.WIDTH
                see(tape, mind, tape[question + k.WHO], False)
                options_of = tape[k.OPTIONS + 1 : k.OPTIONS + 1 + tape[k.OPTIONS]]
                gains = [deed(tape, mind, question, option) for option in options_of]
                assert gains == pytest.approx([gain for gain, _ in deeds(s, ask)], abs=NEAR)
                flat.weigh(tape, mind, nth)
                weights = mind[WEIGHTS : WEIGHTS + len(gains)]
                assert weights == pytest.approx(judge.weights(s, ask), abs=NEAR)
                red = judge.chances(s)["red"]
                assert flat.chance(tape, mind, 0) == pytest.approx(red, abs=NEAR)
                assert flat.chance(tape, mind, 1) == pytest.approx(1 - red, abs=NEAR)
                assert flat.stage(tape) == judge.stage(s)
            GAME.play(s, ask.who, rng.choice(ask.options))


def test_a_deed_once_begun_goes_on_as_planned():
    """Quick choices over tapes are among the options, and bring about as much as the other's."""
    fast = engine("dual-powers", {})
    tape, mind, luck = fast.tape(), [0.0] * flat.MIND, [0, 0, 0]
    fast.plain.seed(luck, 1, 2)
    fast.plain.begin(tape)
    flat.begin_rolling(tape, mind)
    while tape[k.OPEN]:
        options = tape[k.OPTIONS + 1 : k.OPTIONS + 1 + tape[k.OPTIONS]]
        is_nature = tape[k.QUESTION + k.WHO] == k.NATURE
        choice = options[0] if is_nature else flat.roll(tape, mind, 0, luck)
        assert choice in options
        fast.plain.play(tape, 0, choice)


def test_the_game_can_be_searched_by_it():
    assert can_think(GAME) == is_installed()
