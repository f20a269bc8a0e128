"""The promises of every game, over random play with several sets of options."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from random import Random
from typing import Any

from barricades.core import NATURE
from barricades.games import NAMES
from tests.promises.play import EVERY, READY, Case, every_case, positions, refusal, text, walk


def test_every_game_is_held_to_its_promises():
    """A game that is registered has a module of its own beside this one; see play.py."""
    assert list(NAMES) == READY


JUNK = ["", "nonsense", -1, 10**9, True, None, 1.5, (), ("pass",), ["red", ["blue"]]]
NO_CHOICE: list[Any] = [{}, {"card": "red"}, [{}], [["red", {}]]]


@every_case
def test_asking_changes_nothing(case):
    for seed in case.seeds():
        for s in positions(case, seed)[::EVERY]:
            before = text(case, s)
            asks = case.game.asks(s)
            assert case.game.asks(s) == asks
            assert text(case, s) == before


@every_case
def test_options_are_plain_never_empty_and_distinct(case):
    answering = {*case.sides(), NATURE}
    for seed in case.seeds():
        for s in positions(case, seed):
            asks = case.game.asks(s)
            assert len({ask.who for ask in asks}) == len(asks), "nobody is asked two things"
            for ask in asks:
                assert ask.who in answering
                assert ask.what
                assert ask.options
                assert ask.who == NATURE or len({*ask.options}) == len(ask.options)
                for option in ask.options:
                    assert is_plain(option)


def is_plain(value):
    if isinstance(value, tuple):
        return all(is_plain(item) for item in value)
    return type(value) in (str, int)


@every_case
def test_whatever_is_not_offered_is_refused_and_nothing_happens(case):
    for seed in case.seeds(2):
        for s in positions(case, seed)[::EVERY]:
            before = text(case, s)
            for who in (*case.sides(), NATURE, "nobody"):
                for value in JUNK:
                    assert refusal(case, s, who, value), f"{who} may choose {value!r}"
            assert text(case, s) == before


@every_case
def test_json_that_is_no_choice_is_refused_like_any_other(case):
    for s, ask, _ in walk(case, 0):
        for value in NO_CHOICE:
            assert refusal(case, s, ask.who, value), f"{ask.what} takes {value!r}"


@every_case
def test_who_is_not_asked_may_not_choose(case):
    for s, _, choice in walk(case, 0):
        asked = {one.who for one in case.game.asks(s)}
        for who in {*case.sides(), NATURE} - asked:
            told = refusal(case, s, who, choice)
            assert told
            assert told[0].what == "not-asked"
            assert told[1]


@every_case
def test_a_copy_equals_its_original_and_plays_on_equally(case):
    for seed in case.seeds():
        rng = Random(seed)
        twin = None
        for s, ask, choice in walk(case, seed):
            if twin is None or rng.random() < 0.1:
                twin = s.copy()
            assert twin == s
            assert twin.log == s.log
            assert case.game.asks(twin) == case.game.asks(s)
            case.game.play(twin, ask.who, choice)
        assert case.game.outcome(twin)


@every_case
def test_later_play_changes_no_earlier_state(case):
    for seed in case.seeds():
        s, kept = case.game.setup(case.options), []
        for at, (_, ask, choice) in enumerate(walk(case, seed)):
            if at % EVERY == 0:
                kept.append((s, text(case, s)))
            s = case.game.apply(s, ask.who, choice)
        for s, told in kept:
            assert text(case, s) == told


@every_case
def test_json_and_back_is_the_same_state_and_plays_on_equally(case):
    for seed in case.seeds(2):
        rng, twin = Random(seed), None
        for s, ask, choice in walk(case, seed):
            if twin is None or rng.random() < 0.3:
                saved = text(case, s)
                twin = case.game.restore(json.loads(saved))
                assert text(case, twin) == saved
            assert twin == s
            assert twin.log == s.log
            assert case.game.asks(twin) == case.game.asks(s)
            twin = case.game.apply(twin, ask.who, choice)


@every_case
def test_a_choice_read_from_json_is_accepted(case):
    for s, ask, choice in walk(case, 0):
        read = json.loads(json.dumps(choice))
        assert case.game.apply(s, ask.who, read) == case.game.apply(s, ask.who, choice)


@every_case
def test_nobody_is_asked_exactly_when_there_is_an_outcome(case):
    for seed in case.seeds():
        for s in positions(case, seed):
            outcome = case.game.outcome(s)
            assert (case.game.asks(s) == ()) == (outcome is not None)
        assert outcome.reason
        ranked = Counter(side for level in outcome.ranking for side in level)
        assert {*case.sides()} <= {*ranked}, "every side stands somewhere"
        assert max(ranked.values()) == 1, "and nowhere else"
        assert all(outcome.ranking)
        assert {*outcome.points} == {*ranked}


@every_case
def test_nature_is_asked_exactly_where_there_is_chance(case):
    for seed in case.seeds():
        asked = {ask.who for s in positions(case, seed) for ask in case.game.asks(s)}
        assert (NATURE in asked) == case.game.has_chance


@every_case
def test_every_game_ends_within_its_bound(case):
    for seed in case.seeds():
        count = sum(1 for _ in walk(case, seed))
        assert count <= case.home.bound(case.game.setup(case.options))


@every_case
def test_pieces_are_conserved(case):
    for seed in case.seeds():
        for s in positions(case, seed):
            case.home.conserved(s)


@every_case
def test_answers_of_sides_asked_together_commute(case):
    met = 0
    for seed in case.seeds():
        for s, ask, choice in walk(case, seed):
            for other in case.game.asks(s):
                if other.who != ask.who:
                    met += 1
                    theirs = Random(seed).choice(other.options)
                    one = after(case, s, (ask.who, choice), (other.who, theirs))
                    two = after(case, s, (other.who, theirs), (ask.who, choice))
                    assert one == two
                    assert one.log == two.log
                    assert case.game.asks(one) == case.game.asks(two)
    assert met or not any(case.home.asks_together(s) for s in positions(case, 0))


def after(case: Case, s: Any, *choices: Any) -> Any:
    for who, choice in choices:
        s = case.game.apply(s, who, choice)
    return s


PLAYED = """
from tests.promises.play import CASES, positions
for case in (param.values[0] for param in CASES):
    for s in positions(case, 7):
        print([(ask.who, ask.what, ask.options) for ask in case.game.asks(s)])
        print([event for event in s.log[-5:]], case.game.view(s, None))
"""


def test_order_does_not_depend_on_how_python_hashes_strings():
    told = []
    for seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", PLAYED], env=env, capture_output=True, text=True, check=True
        )
        told.append(done.stdout)
    assert told[0] == told[1]
