"""Hints: the best choices from what a side knows, how sure they are, and why."""

from random import Random

import pytest

from barricades.bots import Seat, judgement
from barricades.bots.budget import Budget
from barricades.bots.hints import Hint, blunder, careless, hints, is_as_good
from barricades.bots.telling import blunder as warning
from barricades.bots.telling import chance, reason, why
from barricades.games import NAMES as GAMES
from barricades.games import load
from barricades.words import LANGUAGES, Words
from tests.bots.test_bots import FEW, questions
from tests.bots.test_ismcts import Even, coins, lay, seat, throw
from tests.running.soak import soaked


class Counting(Even):
    """Knows one reason: who has laid heads has more to hope for."""

    def terms(self, s, side):
        return {"hope": float(s.laid.get(side) == "heads"), "nothing": 0.0}


class Heads(Even):
    def roll(self, s, ask, rng):
        return "heads"


class Tails(Even):
    def roll(self, s, ask, rng):
        return "tails"


def find(at, judgement):
    return hints(at, judgement, Budget(iterations=100), Random(1))


def test_the_best_comes_first_with_its_chance_and_its_reason():
    best, other = find(seat(coins(lay("white"), throw()), "white"), Counting())
    assert (best.choice, best.why) == ("heads", "hope")
    assert (other.choice, other.why) == ("tails", None)
    assert abs(best.chance - 0.75) < best.error + 0.05


def test_as_good_is_what_is_no_further_behind_than_both_are_in_doubt():
    best, close, behind = (Hint("any", chance, 0.03, None) for chance in (0.6, 0.55, 0.5))
    assert is_as_good(best, best)
    assert is_as_good(close, best)
    assert not is_as_good(behind, best)


def test_the_fewer_trials_the_more_doubt():
    at = seat(coins(lay("white"), throw()), "white")
    short = hints(at, Counting(), Budget(iterations=2), Random(1))
    long = hints(at, Counting(), Budget(iterations=3000), Random(1))
    assert short[0].error > long[0].error > 0


def test_no_more_than_three_are_named():
    game, s, ask = next(q for q in questions("revolution", 1, 9) if len(q[2].options) > 4)
    found = find(Seat(game, s, ask), Even())
    assert len(found) == 3
    assert {hint.why for hint in found} == {None}


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_tells_nothing_that_the_side_may_not_know(name):
    for game, s, ask in questions(name, 6, FEW):
        other = game.guess(s, ask.who, Random(9))
        (same,) = [again for again in game.asks(other) if again.who == ask.who]
        seats = Seat(game, s, ask), Seat(game, other, same)
        first, second = (hints(at, Even(), Budget(iterations=5), Random(1)) for at in seats)
        assert first == second


def test_a_choice_that_costs_much_is_a_blunder_and_the_best_is_none():
    at = seat(coins(lay("white"), throw()), "white")
    found = find(at, Counting())
    lost = blunder(at, Counting(), "tails", found, Random(1))
    assert lost
    assert (lost.choice, lost.better) == ("tails", found[0])
    assert lost.cost > lost.error > 0
    assert blunder(at, Counting(), "heads", found, Random(1)) is None


def test_several_choices_are_weighed_together():
    at = seat(coins(lay("white"), throw()), "white")
    lost = careless(at, Tails(), ("tails",), Random(1))
    assert lost is None  # as quick choices are
    lost = careless(at, Heads(), ("tails",), Random(1))
    assert lost
    assert lost.chance > lost.error > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_warning_tells_nothing_that_the_side_may_not_know(name, monkeypatch):
    monkeypatch.setattr("barricades.bots.hints.TRIALS", soaked(30, 6))
    for game, s, ask in questions(name, 6, FEW):
        other = game.guess(s, ask.who, Random(9))
        (same,) = [again for again in game.asks(other) if again.who == ask.who]
        found = hints(Seat(game, s, ask), Even(), Budget(iterations=5), Random(1))
        seats = Seat(game, s, ask), Seat(game, other, same)
        first, second = (blunder(at, Even(), ask.options[-1], found, Random(1)) for at in seats)
        assert first == second
        one, other = (careless(at, Even(), ask.options[-1:], Random(1)) for at in seats)
        assert one == other


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_has_a_reason_and_a_warning_its_price(language):
    words = Words(language, "dual-powers")
    at = seat(coins(lay("white"), throw()), "white")
    best, other = find(at, Counting())
    told = [
        reason(words, hint._replace(why=None), best._replace(why=None)) for hint in (best, other)
    ]
    assert len({*told}) == 2
    assert all(told)
    lost = blunder(at, Counting(), "tails", [best, other], Random(1))
    assert lost
    ask = at.ask._replace(of="side")
    named = lost._replace(choice="red", better=best._replace(choice="white"), cost=0.25)
    assert "25 % ± " in warning(words, ask, named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_in_words(language):
    words = Words(language)
    best, _ = find(seat(coins(lay("white"), throw()), "white"), Counting())
    assert chance(words, best._replace(chance=0.754, error=0.031)) == "75 % ± 4"
    assert not why(words, best._replace(why=None))


@pytest.mark.parametrize("name", GAMES)
def test_every_term_of_a_judgement_can_be_told(name):
    ((_, s, ask),) = questions(name, 7, 1)
    terms = judgement(load(name)).terms(s, ask.who)
    assert terms
    for language in LANGUAGES:
        words = Words(language, name)
        assert [term for term in terms if not words.has(f"hint-{term}")] == []
