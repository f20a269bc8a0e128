"""Luck, guesses, the way from states to tapes and back, and what is compiled."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from barricades.fast import GAMES, NotFast, chance, kernel
from barricades.fast.engine import engine, program
from barricades.fast.program import BadSource, Program
from tests.promises.play import Case, walk
from tests.promises.test_secrets import dealt_anew, sample
from tests.running.soak import soaked

from . import sources
from .lockstep import FAST, compiled, every_fast_case

every_fast_game = pytest.mark.parametrize("name", GAMES)


def test_luck_is_even_and_the_same_for_the_same_seed():
    """Chi-squared over a million draws of each kind of question in the games."""
    from scipy.stats import chisquare  # takes long

    for count in (2, 3, 6, 10, 48):
        luck = [0, 0, 0]
        chance.seed(luck, 1917, count)
        found = Counter(chance.any_of(luck, count) for _ in range(soaked(1_000_000, 20_000)))
        assert chisquare([found[n] for n in range(count)]).pvalue > 1e-4
    one, other = [0, 0, 0], [0, 0, 0]
    chance.seed(one, 1, 2)
    chance.seed(other, 1, 2)
    assert [chance.any_of(one, 99) for _ in range(50)] == [
        chance.any_of(other, 99) for _ in range(50)
    ]
    chance.seed(other, 2, 1)
    assert [chance.any_of(one, 99) for _ in range(50)] != [
        chance.any_of(other, 99) for _ in range(50)
    ]


def test_draws_that_follow_one_another_are_independent():
    from scipy.stats import chisquare  # takes long

    luck = [0, 0, 0]
    chance.seed(luck, 5, 7)
    pairs = Counter(
        (chance.any_of(luck, 6), chance.any_of(luck, 6)) for _ in range(soaked(300_000, 10_000))
    )
    assert chisquare([pairs[a, b] for a in range(6) for b in range(6)]).pvalue > 1e-4


@every_fast_case
def test_a_guess_hangs_on_what_is_known_and_on_luck(case):
    fast, rng = engine(case.game.name, case.options), Random(7)
    alike = getattr(case.home, "alike", case.home.hidden)
    for seed in case.seeds():
        for s, _, _ in sample(case, seed):
            for side in case.sides():
                one = guessed(fast, s, side)
                assert guessed(fast, dealt_anew(case, s, side, rng, alike), side) == one
                assert case.game.view(one, side) == case.game.view(s, side)
                one.told = s.told
                case.home.conserved(one)


def guessed(fast: Any, s: Any, side: str) -> Any:
    tape, luck = fast.read(s), [0, 0, 0]
    chance.seed(luck, 3, 4)
    fast.plain.guess(tape, fast.sides.index(side), luck)
    return fast.write(tape)


@every_fast_case
def test_guesses_differ_and_can_be_anything_that_the_truth_engine_guesses(case):
    """Where a hidden card may be, by both engines, is the same."""
    fast = engine(case.game.name, case.options)
    steps = walk(case, 1)
    s = steps[len(steps) * 2 // 3][0]
    side, luck, rng = case.sides()[0], [0, 0, 0], Random(1)
    chance.seed(luck, 1, 1)
    fast_found, true_found = Counter[str](), Counter[str]()
    tape = fast.read(s)
    for _ in range(soaked(2000, 300)):
        fast.plain.guess(tape, fast.sides.index(side), luck)
        fast_found.update(hidden(case, fast.write(tape), side))
        true_found.update(hidden(case, case.game.guess(s, side, rng), side))
    assert {*fast_found} == {*true_found}
    if fast_found:
        worst = max(abs(fast_found[key] - true_found[key]) for key in fast_found)
        assert worst < 6 * max(fast_found.values()) ** 0.5 + 6


def hidden(case: Case, s: Any, side: str) -> list[str]:
    data = case.game.save(s)
    found = []
    for group in case.home.hidden(s, side):
        for place in group:
            value: Any = data
            for key in place:
                value = value[key]
            found.append(f"{place[0]} {value}")
    return found


@compiled
@every_fast_game
def test_plain_and_compiled_play_the_same_games(name):
    fast = engine(name)
    tape, luck = fast.tape(), [0, 0, 0]
    array, lucks = np.array(tape, np.int16), np.zeros(3, np.int64)
    fast.plain.seed(luck, 1, 2)
    fast.native.seed(lucks, 1, 2)
    for _ in range(soaked(300, 20)):
        assert fast.plain.play_many(tape, luck, 1) == fast.native.play_many(array, lucks, 1)
        assert tape == array.tolist()
        assert luck == lucks.tolist()


@compiled
@every_fast_game
def test_no_rule_leaves_its_tape(name):
    """Compiled with every place checked."""
    from barricades.fast.native import Native

    cases = [engine(name, case.options) for case in FAST if case.game.name == name]
    longest = max(len(fast.table) for fast in cases)
    made = Native(program(name), {"Tape": longest, "Luck": chance.LUCK})
    array, luck = np.zeros(longest, np.int16), np.zeros(chance.LUCK, np.int64)
    made.functions["seed"](luck, 1, 2)
    for fast in cases:
        array[: len(fast.table)] = fast.table
        made.functions["play_many"](array, luck, soaked(20_000, 100))
        assert made.fault == 0
    array[kernel.TABLES :] = 32_000
    made.functions["begin"](array)
    assert made.fault > 0


@compiled
def test_an_array_that_is_no_tape_is_refused():
    fast = engine(GAMES[0])
    luck = np.zeros(3, np.int64)
    with pytest.raises(TypeError, match="g must be an array of int16"):
        fast.native.begin([0, 1, 2])
    with pytest.raises(TypeError, match="g must be an array of int16"):
        fast.native.begin(np.zeros(9000, np.int64))
    with pytest.raises(ValueError, match="luck must lie in one piece"):
        fast.native.play_on(np.array(fast.tape(), np.int16), np.zeros(6, np.int64)[::2])
    with pytest.raises(TypeError, match="takes 3 arguments"):
        fast.native.seed(luck)


def test_a_game_that_is_not_fast_is_named():
    with pytest.raises(NotFast, match="checkers is not among the fast games"):
        engine("checkers")


@compiled
@pytest.mark.parametrize(
    ("function", "why"),
    [
        (sources.makes_a_list, "line 11: list is not in the language"),
        (sources.compares_twice, "line 16: two numbers can be compared, with one sign"),
        (sources.calls_what_is_not_there, "line 21: print cannot be called here"),
        (sources.knows_no_type, "line 24: g must be one of int"),
        (sources.goes_through_a_tape, "line 30: only a range can be gone through"),
        (sources.has_a_word, "line 36: 'red' is no number"),
    ],
)
def test_what_the_language_does_not_know_is_named_with_its_line(function, why):
    from barricades.fast.translate import translate

    with pytest.raises(BadSource, match=r"sources\.py") as told:
        translate(Program([function], sources, sources))
    assert why in str(told.value)
