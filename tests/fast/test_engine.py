"""Luck, guesses, the way from states to tapes and back, and what is compiled."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from barricades.fast import GAMES, BadAction, NotAGame, NotFast, chance, kernel
from barricades.fast.engine import engine, program
from barricades.fast.program import BadSource, Program
from tests.promises.play import Case, walk
from tests.promises.test_secrets import dealt_anew, sample
from tests.running.soak import soaked

from . import sources
from .lockstep import FAST, Lockstep, compiled, every_fast_case

every_fast_game = pytest.mark.parametrize("name", GAMES)
the_short_ones = pytest.mark.parametrize("name", soaked([*GAMES], ["dual-powers", "revolution"]))


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
@the_short_ones
def test_no_rule_leaves_its_tape(name):
    """Compiled with every place checked, at random and in lockstep with the truth engine."""
    from barricades.fast.native import Native

    cases = [case for case in FAST if case.game.name == name]
    games = [engine(name, case.options) for case in cases]
    longest, widest = max(len(g.table) for g in games), max(g.code.size for g in games)
    made = Native(program(name), {"Tape": longest, "Luck": chance.LUCK, "Bytes": widest})
    array, luck = np.zeros(longest, np.int16), np.zeros(chance.LUCK, np.int64)
    made.functions["seed"](luck, 1, 2)
    for case, fast in zip(cases, games, strict=True):
        array[: len(fast.table)] = fast.table
        made.functions["play_many"](array, luck, soaked(20_000, 100))
        assert made.fault == 0
        both = Lockstep(case, native=True, verbs=SimpleNamespace(**made.functions))
        both.tape, both.seen = array, np.zeros(widest, np.uint8)
        for seed in range(soaked(20, 1)):
            both.play(seed, every=9)
            made.functions["guess"](array, 0, luck)
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


@compiled
@every_fast_game
def test_a_tape_in_which_no_such_game_stands_is_refused(name):
    fast, other = engine(name), next(each for each in GAMES if each != name)
    luck = np.zeros(3, np.int64)
    with pytest.raises(NotAGame, match=rf"a tape of {name} .* has [\d,]+ numbers, and not 100"):
        fast.native.begin(np.zeros(100, np.int16))
    with pytest.raises(NotAGame, match="numbers, and not"):
        fast.native.play_on(np.array(engine(other).tape(), np.int16), luck)
    with pytest.raises(NotAGame, match=rf"other tables than {name} with these options: at [\d,]+"):
        fast.native.play_many(np.zeros(len(fast.table), np.int16), luck, 1)


@compiled
@every_fast_game
def test_whatever_else_is_wrong_is_named(name):
    fast, luck = engine(name), np.zeros(3, np.int64)
    tape, seen = np.array(fast.tape(), np.int16), np.zeros(fast.code.size, np.uint8)
    fast.native.begin(tape)
    before = tape.copy()
    last = int(tape[kernel.SIDES]) - 1
    with pytest.raises(ValueError, match="luck must have 3 numbers, and not 2"):
        fast.native.guess(tape, 0, luck[:2])
    with pytest.raises(ValueError, match=rf"side 9: they are numbered from 0 to {last}"):
        fast.native.returns(tape, 9)
    with pytest.raises(ValueError, match=r"question 7: \d are open"):
        fast.native.ask_again(tape, 7)
    with pytest.raises(ValueError, match="out has no room for"):
        fast.native.observe(tape, 0, seen, 1)
    with pytest.raises(BadAction, match="option -3 is no answer to question 0; there are"):
        fast.native.play(tape, 0, -3)
    assert (tape == before).all()
    fast.native.observe(tape, 0, seen, 0)
    fast.native.play(tape, 0, tape[kernel.OPTIONS + 1])


@every_fast_case
def test_a_tape_from_elsewhere_can_be_looked_at(case):
    """Whatever is in a game passes; whatever is put wrong is refused, or can still be played."""
    fast, rng = engine(case.game.name, case.options), Random(3)
    steps = walk(case, 2)
    for s, _, _ in steps[:: max(len(steps) // soaked(40, 2), 1)]:
        tape = fast.read(s)
        fast.check(tape)
        fast.check(np.array(tape, np.int16))
        for _ in range(soaked(100, 4)):
            spoilt = tape.copy()
            for _ in range(3):
                spoilt[rng.randrange(tape[kernel.STATE_SIZE])] = rng.randrange(-9999, 9999)
            with suppress(NotAGame):
                fast.check(spoilt)


@every_fast_game
def test_a_tape_without_a_game_is_refused(name):
    fast, rng = engine(name), Random(5)
    with pytest.raises(NotAGame, match="asks nothing, and its game is not over"):
        fast.check(fast.tape())
    for _ in range(soaked(100, 10)):
        tape = fast.tape()
        noise = [rng.randrange(-300, 300) for _ in range(tape[kernel.STATE_SIZE])]
        tape[: len(noise)] = noise
        with pytest.raises(NotAGame, match=f"no game of {name} stands in the tape"):
            fast.check(tape)
    with pytest.raises(NotAGame, match="numbers, and not 3"):
        fast.check([1, 2, 3])


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
