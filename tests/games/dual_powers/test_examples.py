"""The printed examples A to H, under both texts of the rules."""

from barricades.games.dual_powers.scoring import exhaust_tokens
from tests.games.dual_powers.table import (
    answer,
    asked,
    at,
    both_editions,
    both_sides,
    city,
    forces,
    fresh,
    is_over,
    offered,
    plan,
    refused,
    scoring,
    stronger,
    told,
    turn,
    turns,
)


@both_editions
def test_example_a_a_card_that_ends_on_day_30_goes_on_to_31_and_earns_a_bonus_action(rules):
    s = city(day=26, hands={"white": "purple-4"}, rules=rules)
    s = turn(s, "white", "purple-4")
    assert s.day == 31
    assert asked(s) == ("white", "act"), "the regular action comes first"
    assert asked(answer(s, "pass")) == ("white", "take-bonus")


@both_editions
def test_example_b_two_units_of_one_are_recruited_with_a_value_of_two(rules):
    s = city(hands={"red": "green-4"}, rules=rules)
    s = turn(s, "red", "green-4", "recruit", "red-unit-1-2", "red-unit-1-0")
    assert at(s, "red-unit-1-2 red-unit-1-0") == ["green", "green"]
    assert fresh(s, "red-unit-1-2")
    assert fresh(s, "red-unit-1-0")
    assert is_over(s), "the value is spent"


@both_editions
def test_example_c_the_blockade_stops_kerensky_and_a_unit_moves_elsewhere(rules):
    tokens = {"green": "kerensky", "blue": "white-unit-2-2"}
    s = city(tokens, blockade="red", hands={"white": "green-4"}, rules=rules)
    s = turn(s, "white", "green-4", "move")
    assert refused(answer(s, "kerensky"), "red").what == "blockaded"
    s = answer(s, "white-unit-2-2", "white")
    assert at(s, "kerensky white-unit-2-2") == ["green", "white"]


def test_example_d_a_neutral_with_a_friend_beside_it_follows_the_will():
    tokens = {"brown": "neutral-unit-1-1 red-unit-1-1"}
    s = city(tokens, day=12, objectives={"red": "purple-8"}, hands={"red": "purple-3"})
    s = turn(s, "red", "purple-3", "recruit", "red-unit-2-2")
    assert s.day == 15
    s = answer(s, "move", "neutral-unit-1-1", "purple")
    assert at(s, "red-unit-2-2 neutral-unit-1-1") == ["purple", "purple"]
    assert forces(s, "purple")[0] == [3, 2]


def test_example_d_in_the_first_rules_a_neutral_follows_the_will_even_alone():
    s = city({"brown": "neutral-unit-1-1"}, day=12, hands={"red": "purple-3"}, rules="first")
    s = turn(s, "red", "purple-3", "recruit", "red-unit-2-2", "move", "neutral-unit-1-1", "purple")
    assert at(s, "red-unit-2-2 neutral-unit-1-1") == ["purple", "purple"]


def test_example_d_in_the_english_rules_a_neutral_alone_follows_nobody():
    s = city({"brown": "neutral-unit-1-1"}, day=12, hands={"red": "purple-3"})
    s = turn(s, "red", "purple-3", "recruit", "red-unit-2-2", "move")
    assert refused(s, "neutral-unit-1-1").what == "no-friends"


@both_editions
@both_sides
def test_example_e_more_tokens_win_where_strength_is_equal(rules, side, foe):
    viktor, katya = "red-unit-3-2 red-unit-1-1 red-unit-1-0~", "white-unit-2-2 white-unit-2-1"
    s = city({"brown": f"{viktor} {katya}"}, will=side, rules=rules)
    assert forces(s, "brown") == ([4, 3], [4, 2])
    assert stronger(s, "brown") == "red", "whoever has the will"


@both_editions
def test_example_f_the_region_of_unrest_is_worth_three_in_july(rules):
    katya, viktor = "white-unit-1-1 white-unit-1-1-b white-unit-1-0", "red-unit-2-2 red-unit-1-0~"
    s = city({"brown": f"{katya} {viktor}"}, unrest="brown", month="july", rules=rules)
    assert forces(s, "brown") == ([2, 2], [3, 3])
    s = scoring(s)
    assert asked(s) == ("white", "choose-reward")
    assert offered(s) == {"points", "bonus"}
    s = answer(s, "points")
    assert s.support == -3


@both_editions
def test_example_g_tired_tokens_leave_units_to_the_supply_and_leaders_for_good(rules):
    katya, viktor = "white-unit-1-1 kerensky~", "red-unit-3-3~"
    s = city({"white": f"{katya} {viktor}"}, rules=rules)
    assert forces(s, "white") == ([3, 1], [3, 2])
    s.markers = ("white",)
    s = plan(s, exhaust_tokens())
    assert at(s, "white-unit-1-1 kerensky red-unit-3-3") == ["white", "gone", "supply"]
    assert s.exhausted == {"white-unit-1-1"}


@both_editions
@both_sides
def test_example_h_the_last_card_of_the_tied_regions_decides(rules, side, foe):
    s = city(
        will=foe,
        stack="red-2 red-4 purple-4 brown-5 purple-2",
        hands={side: "green-1 green-2 green-3 green-4"},
        objectives={side: "blue-1"},
        solitaire=side,
        rules=rules,
    )
    s = turns(s, *[c for n in (1, 2, 3, 4) for c in (f"green-{n}", "pass")])
    assert s.played[foe] == ("red-2", "red-4", "purple-4", "brown-5", "purple-2")
    s = scoring(s)
    assert {"side": foe, "card": "purple-4"} in told(s, "revealed", "side", "card")
