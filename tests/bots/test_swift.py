"""The compiled search: what it finds is what the other one finds, from guesses alone."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

from barricades.bots import Seat, judgement, make, swift
from barricades.bots.budget import Budget
from barricades.bots.ismcts import Ismcts, Search
from barricades.bots.swift import Swift, Thought, can_think
from barricades.core import NATURE
from barricades.fast import is_installed
from barricades.games import NAMES, load
from tests.bots.compiling import compiled
from tests.promises.play import Case, label
from tests.promises.test_secrets import dealt_anew, sample
from tests.running.soak import soaked

from ..fast.lockstep import FAST

THINKERS = [case for case in FAST if can_think(case.game)]
every_case = pytest.mark.parametrize(
    "case", THINKERS, ids=[label(case.game.name, case.options) for case in THINKERS]
)
every_game = pytest.mark.parametrize("name", sorted({case.game.name for case in THINKERS}))


def seats(case: Case, seed: int) -> list[Seat]:
    """Questions to sides, with more than one option, of a random game."""
    asked = [(s, ask) for s, ask, _ in sample(case, seed) if ask.who != NATURE]
    return [Seat(case.game, s, ask) for s, ask in asked if len(ask.options) > 1]


def search(seat: Seat, iterations: int, seed: int = 1, kind: Any = Swift, **more: Any) -> Any:
    bot = kind(judgement(seat.game), Budget(iterations=iterations), Random(seed), **more)
    return bot.search(seat)


def lead(seat: Seat) -> Any:
    """What the first option brings beyond the last, after a short search."""
    thought = Thought(seat, Random(1), trials=20)
    thought.run(Budget(iterations=20))
    return thought.lead(seat.ask.options[0], seat.ask.options[-1], 20)


def forget(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a net has learnt, if the game has one: the other search does not know it."""
    home = f"barricades.bots.{case.game.name.replace('-', '_')}.flat.furnishing"
    if find_spec(home):
        furnishing = import_module(home)
        nothing = [0.0] * len(furnishing.shipped(furnishing.__package__, furnishing.NET))
        monkeypatch.setattr(furnishing, "shipped", lambda *_: nothing)


@compiled
@every_case
def test_it_finds_what_the_other_search_finds(case, monkeypatch):
    """The chances of the option that was tried most, within what both are sure of."""
    forget(case, monkeypatch)
    apart = 0
    chosen = seats(case, 3)
    chosen = chosen[:: max(soaked(2, 20), len(chosen) // soaked(20, 4))]
    for seat in chosen:
        one, other = search(seat, 300)[0], search(seat, 300, kind=Ismcts)[0]
        assert one.choice in seat.ask.options
        apart += abs(one.chance - other.chance) > 1.5 * (one.error + other.error) + 0.02
    assert apart <= 1 + len(chosen) // 8


@compiled
@every_case
def test_it_hangs_on_what_its_side_may_know_and_on_the_seed(case):
    rng, alike = Random(2), getattr(case.home, "alike", case.home.hidden)
    asked = [(s, ask) for s, ask, _ in sample(case, 5) if ask.who != NATURE]
    for s, ask in asked[:: soaked(1, 5)]:
        seat = Seat(case.game, s, ask)
        other = dealt_anew(case, s, seat.side, rng, alike)
        again = next(ask for ask in other.asked if ask.who == seat.side)
        found = search(seat, 60)
        assert search(Seat(case.game, other, again), 60) == found
        assert search(seat, 60) == found
        assert lead(Seat(case.game, other, again)) == lead(seat)


@compiled
@every_case
def test_two_choices_beside_each_other_as_in_the_other_search(case, monkeypatch):
    forget(case, monkeypatch)
    apart, chosen = 0, seats(case, 3)
    chosen = chosen[:: max(1, len(chosen) // soaked(20, 4))]
    for seat in chosen:
        judge, (one, *_, other) = judgement(seat.game), seat.ask.options
        compiled, plain = Thought(seat, Random(1), trials=100), Search(seat, judge, Random(1))
        compiled.run(Budget(iterations=100))
        found, expected = compiled.lead(one, other, 100), plain.lead(one, other, 100)
        assert found.trials == 100
        doubt = 1.5 * (found.error + expected.error) + 0.02
        apart += abs(found.chance - expected.chance) > doubt
    assert apart <= 1 + len(chosen) // 8


@compiled
@every_game
def test_several_threads_and_seconds(name):
    game = load(name)
    s, rng = game.setup({}), Random(4)
    while s.asked[0].who == NATURE or len(s.asked[0].options) < 3:
        game.play(s, s.asked[0].who, rng.choice(s.asked[0].options))
    seat = Seat(game, s, s.asked[0])
    found = search(seat, 400, threads=2)
    assert sum(option.trials for option in found) <= 400
    assert search(seat, 400, threads=2) == found
    bot = Swift(judgement(game), Budget(seconds=0.05), Random(1))
    assert bot.choose(seat) in seat.ask.options


@compiled
@every_game
def test_it_beats_chance(name):
    game = load(name)
    s, rng = game.setup({}), Random(5)
    first, *others = game.sides({})
    bots = {first: make("swift:60", game, rng)} | {o: make("random", game, rng) for o in others}
    while s.asked:
        ask = s.asked[0]
        if ask.who == NATURE:
            game.play(s, NATURE, rng.choice(ask.options))
        else:
            game.play(s, ask.who, bots[ask.who].choose(Seat(game, s, ask)))
    outcome = game.outcome(s)
    assert outcome is not None
    assert outcome.ranking[0] == (first,)


@pytest.mark.parametrize("name", NAMES)
def test_where_it_cannot_be_compiled_it_is_the_other_search(name, monkeypatch):
    monkeypatch.setattr(swift, "can_think", lambda game: False)
    game = load(name)
    s, rng = game.setup({}), Random(4)
    while s.asked[0].who == NATURE or len(s.asked[0].options) < 3:
        game.play(s, s.asked[0].who, rng.choice(s.asked[0].options))
    seat = Seat(game, s, s.asked[0])
    assert search(seat, 8) == search(seat, 8, kind=Ismcts)
    fewer = search(seat, 800, otherwise=Budget(iterations=8))
    assert fewer == search(seat, 8, kind=Ismcts)


@compiled
def test_where_the_box_is_too_large_for_it_it_is_the_other_search():
    """As with a bank that finds no room on a tape."""
    game, rng = load("revolution"), Random(4)
    s = game.setup({"components": {"tokens": {"bank": {"force": 99, "gold": 99}}}})
    seat = Seat(game, s, s.asked[0])
    assert search(seat, 8) == search(seat, 8, kind=Ismcts)
    assert make("swift:8", game, rng).choose(seat) in seat.ask.options


def test_the_level_that_searches_keeps_its_name_wherever_it_is_played(monkeypatch):
    game = load("dual-powers")
    s, rng = game.setup({}), Random(4)
    while s.asked[0].who == NATURE or len(s.asked[0].options) < 3:
        game.play(s, s.asked[0].who, rng.choice(s.asked[0].options))
    seat = Seat(game, s, s.asked[0])
    if is_installed():
        found = make("hard", game, Random(1))
        assert isinstance(found, Swift)
        assert sum(option.trials for option in found.search(seat)) > 1000
    monkeypatch.setattr(swift, "can_think", lambda game: False)
    found = make("hard", game, Random(1))
    assert isinstance(found, Swift)
    assert found.otherwise
    assert sum(option.trials for option in found.search(seat)) <= (found.otherwise.iterations or 0)
