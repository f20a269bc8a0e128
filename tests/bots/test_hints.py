"""Hints: the best choices from what a side knows, how sure they are, and why."""

from random import Random

import pytest

from barricades.bots import Seat, judgement
from barricades.bots.budget import Budget
from barricades.bots.hints import hints
from barricades.bots.telling import chance, why
from barricades.games import NAMES as GAMES
from barricades.games import load
from barricades.words import LANGUAGES, Words
from tests.bots.test_bots import questions
from tests.bots.test_ismcts import Even, coins, lay, seat, throw


class Counting(Even):
    """Knows one reason: who has laid heads has more to hope for."""

    def terms(self, s, side):
        return {"hope": float(s.laid.get(side) == "heads"), "nothing": 0.0}


def find(at, judgement):
    return hints(at, judgement, Budget(iterations=100), Random(1))


def test_the_best_comes_first_with_its_chance_and_its_reason():
    best, other = find(seat(coins(lay("white"), throw()), "white"), Counting())
    assert (best.choice, best.why) == ("heads", "hope")
    assert (other.choice, other.why) == ("tails", None)
    assert abs(best.chance - 0.75) < best.error + 0.05


def test_the_fewer_trials_the_more_doubt():
    at = seat(coins(lay("white"), throw()), "white")
    short = hints(at, Counting(), Budget(iterations=2), Random(1))
    long = hints(at, Counting(), Budget(iterations=3000), Random(1))
    assert short[0].error > long[0].error > 0


def test_no_more_than_three_are_named():
    game, s, ask = next(q for q in questions("revolution", 1, 0.1) if len(q[2].options) > 4)
    found = find(Seat(game, s, ask), Even())
    assert len(found) == 3
    assert {hint.why for hint in found} == {None}


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_tells_nothing_that_the_side_may_not_know(name):
    for game, s, ask in questions(name, 6, 0.01):
        other = game.guess(s, ask.who, Random(9))
        (same,) = [again for again in game.asks(other) if again.who == ask.who]
        seats = Seat(game, s, ask), Seat(game, other, same)
        first, second = (hints(at, Even(), Budget(iterations=5), Random(1)) for at in seats)
        assert first == second


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_in_words(language):
    words = Words(language)
    best, _ = find(seat(coins(lay("white"), throw()), "white"), Counting())
    assert chance(words, best._replace(chance=0.754, error=0.031)) == "75 % ± 4"
    assert not why(words, best._replace(why=None))


@pytest.mark.parametrize("name", GAMES)
def test_every_term_of_a_judgement_can_be_told(name):
    _, s, ask = next(questions(name, 7, 0.1))
    terms = judgement(load(name)).terms(s, ask.who)
    assert terms
    for language in LANGUAGES:
        words = Words(language, name)
        assert [term for term in terms if not words.has(f"hint-{term}")] == []
