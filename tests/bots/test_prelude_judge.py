"""What a search is told of Prelude to Revolution."""

from itertools import pairwise
from random import Random

import pytest

from barricades.bots import Seat, judgement
from barricades.bots.budget import Budget
from barricades.bots.ismcts import Ismcts
from barricades.core import NATURE
from barricades.games.prelude.activities import act
from barricades.games.prelude.play import take_round
from tests.bots.test_prelude import questions
from tests.games.prelude.table import GAME, GOV, REV, capital, event, plan

JUDGE = judgement(GAME)


def red(**facts):
    return JUDGE.chances(capital(**facts))[REV]


# Chances


def test_the_chances_are_shared_out():
    for s, _ in questions(1):
        chances = JUDGE.chances(s)
        assert [*chances] == [REV, GOV]
        assert sum(chances.values()) == pytest.approx(1)
        assert all(0 < chance < 1 for chance in chances.values())


@pytest.mark.parametrize(
    ("ended", "vp", "chances"),
    [
        ("victory", 20, {REV: 1, GOV: 0}),
        ("time", 0, {REV: 0, GOV: 1}),
        ("autocracy", 9, {REV: 0.5, GOV: 0.5}),
    ],
)
def test_when_all_is_over_nothing_is_left_to_chance(ended, vp, chances):
    s = capital(vp=vp)
    s.ended = ended
    assert JUDGE.chances(s) == chances


def test_a_lead_counts_the_more_the_less_time_is_left():
    turns = "early-turmoil", "february", "october"
    gains = [red(turn=turn, vp=3) - red(turn=turn, vp=-3) for turn in turns]
    assert all(early < late for early, late in pairwise(gains))


def test_where_both_may_lose_the_leader_has_the_less_of_it():
    safe, risky = (red(turn="october", vp=9, prestige=prestige) for prestige in (7, 14))
    assert 0.5 < risky < safe


def test_what_speaks_for_a_side_speaks_against_the_other():
    for s, _ in questions(2):
        assert JUDGE.terms(s, REV) == {n: -worth for n, worth in JUDGE.terms(s, GOV).items()}


# What is tried


def weights(s):
    (ask,) = GAME.asks(s)
    return dict(zip(ask.options, JUDGE.weights(s, ask), strict=True))


def test_something_is_always_worth_a_try():
    for s, ask in questions(4):
        found = JUDGE.weights(s, ask)
        assert len(found) == len(ask.options)
        assert all(weight >= 0 for weight in found)
        assert max(found) == 1


def test_a_bid_beyond_need_is_not_tried():
    tried = weights(event(capital(), GOV, "1", 3))
    assert {bid for bid, weight in tried.items() if weight} <= {0, 3, 4}


def test_nothing_that_helps_the_other_side_is_tried():
    tried = weights(plan(capital({"taurida": (0, 0), "kazan": (9, 0)}), act(REV, 1)))
    assert tried["taurida"] > tried["done"]


def test_a_quick_game_is_played_by_the_rules_and_its_stages_rise():
    rng, s, stages = Random(5), GAME.setup({}), []
    while asks := GAME.asks(s):
        ask = asks[0]
        if ask.what == "take-round":
            stages.append(JUDGE.stage(s))
        nature = ask.who == NATURE
        choice = rng.choice(ask.options) if nature else JUDGE.roll(s, ask, rng)
        s = GAME.apply(s, ask.who, choice)
    assert all(before < after for before, after in pairwise(stages))


# The search


def found(s, iterations=20):
    (ask,) = GAME.asks(s)
    return Ismcts(JUDGE, Budget(iterations=iterations), Random(1)).search(Seat(GAME, s, ask))


def test_a_search_finds_the_event_that_wins():
    s = capital(vp=19, turn="october", hands={REV: "247 229", GOV: "206"})
    best = found(plan(s, take_round(REV)))[0]
    assert best.choice == ("247", "event")
    assert best.chance > 0.9


def test_a_search_with_the_same_luck_finds_the_same():
    for s, _ in [*questions(6)][::4]:
        assert found(s, 5) == found(s, 5)
