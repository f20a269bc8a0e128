"""Scoring (chapter 7)."""

import pytest

from barricades.games.dual_powers.scoring import exhaust_tokens
from tests.games.dual_powers.table import (
    answer,
    asked,
    at,
    both_editions,
    both_sides,
    city,
    forces,
    is_over,
    plan,
    scoring,
    story,
    stronger,
    told,
)

# 7.2, 7.3: strength; test_oracles.py tries it over random positions


def test_strength_is_the_sum_of_what_is_shown():
    s = city({"green": "red-unit-3-1 red-unit-2-1~ lenin white-unit-2-2~ kornilov~"})
    assert forces(s, "green") == ([7, 3], [4, 2])
    assert stronger(s, "green") == "red"


@both_sides
def test_neutrals_count_for_the_holder_of_the_will(side, foe):
    s = city({"green": "red-unit-1-1 white-unit-1-1 neutral-unit-1-2~"}, will=side)
    assert stronger(s, "green") == side
    assert sorted(forces(s, "green")) == [[1, 1], [3, 2]]


def test_a_leader_is_enough_to_rally_neutrals():
    s = city({"green": "lenin neutral-unit-1-1 trotsky"}, month="may-june")
    assert forces(s, "green")[0] == [8, 3]


def test_neutrals_count_in_the_number_of_tokens_too():
    s = city({"green": "red-unit-1-1 neutral-unit-1-0~ white-unit-1-1"}, will="red")
    assert forces(s, "green") == ([1, 2], [1, 1])
    assert stronger(s, "green") == "red"


@both_sides
def test_equal_strength_and_numbers_go_to_the_will(side, foe):
    s = city({"green": "red-unit-2-2 white-unit-2-2"}, will=side)
    assert stronger(s, "green") == side


def test_two_zeros_against_one_zero_have_more_tokens():
    s = city({"green": "red-unit-1-0~ red-unit-1-0-b~ white-unit-1-0~"}, will="white")
    assert stronger(s, "green") == "red"


@pytest.mark.parametrize(
    ("tokens", "by"),
    [
        ("red-unit-2-2 white-unit-1-1", "strength"),
        ("red-unit-2-2", "strength"),
        ("red-unit-1-1 red-unit-1-2 white-unit-2-2", "tokens"),
        ("red-unit-1-0~", "tokens"),
        ("red-unit-2-2 white-unit-2-2", "will"),
    ],
)
def test_it_is_told_what_decided(tokens, by):
    s = scoring(city({"white": tokens}))
    assert told(s, "judged", "side", "by") == [{"side": "red", "by": by}]


# 7.4: the region of unrest


@both_sides
def test_the_stronger_side_in_the_region_of_unrest_chooses(side, foe):
    s = scoring(city({"white": f"{side}-unit-3-2 {foe}-unit-2-2"}, will=foe))
    assert asked(s) == (side, "choose-reward")
    assert s.markers == ("white",)


@both_sides
def test_points_for_unrest_pull_the_marker(side, foe):
    s = scoring(city({"white": f"{side}-unit-3-2"}), "points")
    assert s.support == {"red": 2, "white": -2}[side]


def test_a_bonus_instead_of_points_leaves_the_marker():
    s = scoring(city({"white": "red-unit-3-2"}), "bonus")
    assert s.support == 0
    assert asked(s) == ("red", "take-bonus")


# 7.5, 7.7: points


def test_points_of_both_sides_pull_one_marker_to_and_fro():
    tokens = {"green": "red-unit-1-1", "blue": "white-unit-1-1"}
    s = scoring(city(tokens, support=2, objectives={"red": "green-8", "white": "blue-3"}))
    assert [fact["side"] for fact in told(s, "scored")] == ["white", "red"]
    assert s.support == 2 - 3 + 5


def test_a_region_that_is_nobodys_pays_nobody():
    s = scoring(
        city({"green": "neutral-unit-1-1"}, objectives={"red": "green-8", "white": "red-1"})
    )
    assert told(s, "scored") == []
    assert len(told(s, "judged-nobody")) == 3


def test_two_objectives_in_one_region_score_each():
    s = scoring(city({"green": "red-unit-1-1"}, objectives={"red": "green-8", "white": "green-7"}))
    assert s.support == 10


def test_unrest_and_an_objective_in_one_region_score_each():
    tokens = {"white": "red-unit-1-1"}
    s = scoring(city(tokens, objectives={"red": "white-8", "white": "blue-7"}), "points")
    assert s.support == 2 + 5
    assert s.markers == ("white", "blue", "white")


# 7.1, 7.6: order


def test_scoring_goes_step_by_step():
    tokens = {"white": "red-unit-1-1", "green": "red-unit-2-2"}
    s = city(tokens, objectives={"red": "green-8", "white": "blue-7"})
    s = scoring(s, "points")
    assert story(s, "judged", "judged-nobody", "scored", "revealed", "exhausted") == [
        *("judged", "scored", "revealed", "revealed"),
        *("judged-nobody", "judged", "scored", "exhausted", "exhausted"),
    ]


def test_both_objectives_are_revealed_before_either_is_scored():
    s = scoring(city({"red": "red-unit-1-1"}, objectives={"red": "red-1", "white": "blue-1"}))
    assert story(s, "revealed", "scored") == ["revealed", "revealed", "scored"]


@pytest.mark.parametrize(("support", "scored"), [(13, ["white"]), (-13, ["red"])])
def test_marker_2_is_scored_first_and_may_end_the_game(support, scored):
    """The side behind lays marker 2; the region pays the side ahead, which wins at once."""
    ahead = "red" if support > 0 else "white"
    tokens = {"green": f"{ahead}-unit-3-2", "blue": f"{scored[0]}-unit-3-2"}
    s = city(tokens, support=support, objectives={scored[0]: "green-8", ahead: "blue-8"})
    s = scoring(s)
    assert [fact["side"] for fact in told(s, "scored")] == [ahead]


# 7.8: exhaustion


@both_editions
def test_everybody_tires_where_a_marker_lies_and_nowhere_else(rules):
    tokens = {
        "white": "red-unit-1-1 white-unit-1-1 neutral-unit-1-1 lenin trotsky",
        "brown": "red-unit-2-2 neutral-unit-1-2",
    }
    s = city(tokens, month="may-june", rules=rules)
    s.markers = ("white", "blue", "blue")
    s = plan(s, exhaust_tokens())
    assert s.exhausted == {*tokens["white"].split()}


@pytest.mark.parametrize(
    ("token", "place"),
    [
        ("red-unit-1-1", "supply"),
        ("white-unit-3-2-c", "supply"),
        ("neutral-unit-1-1", "gone"),
        ("lenin", "gone"),
        ("kornilov", "gone"),
        ("trotsky", "gone"),
        ("trotsky-red", "gone"),
    ],
)
def test_where_tired_tokens_go(token, place):
    s = city({"white": f"{token}~"})
    s.markers = ("white",)
    s = plan(s, exhaust_tokens())
    assert at(s, token) == [place]
    assert not s.exhausted, "they lie fresh in the supply"


def test_tokens_moved_by_the_bonus_tire_where_they_are_now():
    tokens = {"white": "red-unit-2-2 red-unit-1-1"}
    s = city(tokens, objectives={"red": "red-1", "white": "brown-7"})
    s = scoring(s, "bonus", "move", "red-unit-2-2", "brown")
    assert s.exhausted == {"red-unit-2-2", "red-unit-1-1"}


def test_scoring_asks_nobody_but_for_unrest():
    s = scoring(city({"red": "red-unit-1-1"}, objectives={"red": "red-1", "white": "blue-1"}))
    assert is_over(s)


def test_the_opponent_is_not_asked_for_the_reward():
    s = scoring(city({"white": "red-unit-3-2"}))
    assert asked(answer(s, "bonus"))[0] == "red"
