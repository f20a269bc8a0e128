"""Bonus actions (chapter 6)."""

import pytest

from tests.games.dual_powers.table import (
    REGIONS,
    answer,
    ask,
    asked,
    at,
    both_editions,
    city,
    fresh,
    is_over,
    offered,
    refused,
    scoring,
    tired,
    turn,
)

ONES = "red-unit-1-2 red-unit-1-1 red-unit-1-0 red-unit-1-0-b"


def bonus(tokens=None, **more):
    """Red has landed on day 15 and is asked for a bonus action."""
    return turn(city(tokens, day=12, hands={"red": "blue-3"}, **more), "red", "blue-3", "pass")


def test_there_are_four_bonus_actions():
    s = bonus({"blue": "red-unit-2-2~"})
    assert asked(s) == ("red", "take-bonus")
    assert offered(s) == {"recruit", "move", "refresh", "draw", "pass"}


def test_one_bonus_action_is_taken_and_no_more():
    s = bonus({"blue": "red-unit-2-2~"})
    for choices in (["recruit", "red-unit-1-1", "red"], ["move", "red-unit-2-2", "white"]):
        assert is_over(answer(s, *choices))
    assert is_over(answer(s, "refresh", "red-unit-2-2"))
    assert is_over(answer(s, "draw", "red-1"))


# 6.2: Bonus Recruit


def test_a_bonus_recruit_places_a_unit_of_one_anywhere():
    s = answer(bonus(), "recruit")
    assert offered(s) == {"red-unit-1-2", "red-unit-1-1", "red-unit-1-0"}
    assert refused(s, "red-unit-2-2").what == "too-dear"
    s = answer(s, "red-unit-1-1")
    assert offered(s) == {*REGIONS}
    s = answer(s, "brown")
    assert at(s, "red-unit-1-1") == ["brown"]
    assert fresh(s, "red-unit-1-1")


def test_without_a_unit_of_one_there_is_no_bonus_recruit():
    assert refused(bonus({"red": ONES}), "recruit").what == "no-unit-fits"


# 6.3: Bonus Move


@pytest.mark.parametrize("face", ["", "~"])
def test_a_bonus_move_goes_one_open_step(face):
    s = answer(bonus({"red": f"red-unit-2-2{face}"}), "move", "red-unit-2-2")
    assert offered(s) == {"green"}, "the blockade lies between red and blue"
    assert tired(answer(s, "green"), "red-unit-2-2") == bool(face)


def test_a_bonus_move_may_lead_a_neutral_beside_a_friend():
    s = bonus({"red": "red-unit-2-2 neutral-unit-1-1", "white": "neutral-unit-1-2"})
    assert offered(answer(s, "move")) == {"red-unit-2-2", "neutral-unit-1-1"}


def test_without_tokens_there_is_no_bonus_move():
    assert refused(bonus({"red": "neutral-unit-1-1"}), "move").what == "nothing-to-move"


# 6.4: Bonus Refresh


def test_a_bonus_refresh_reaches_any_region():
    s = answer(bonus({"green": "red-unit-2-2~", "white": "lenin~"}), "refresh")
    assert offered(s) == {"red-unit-2-2", "lenin"}
    assert fresh(answer(s, "lenin"), "lenin")


@both_editions
def test_a_bonus_refresh_of_a_neutral_needs_a_friend_in_the_english_rules_only(rules):
    s = bonus({"green": "neutral-unit-1-2~"}, rules=rules)
    assert ("refresh" in offered(s)) == (rules == "first")


# 6.5: Bonus Draw


def test_a_bonus_draw_makes_the_hand_larger():
    s = answer(bonus(), "draw")
    assert asked(s) == ("nature", "draw")
    assert len(ask(s).options) == 47
    assert answer(s, "red-1").hands["red"] == ("red-1",)


def test_bonus_draws_go_on_without_limit():
    s = city(hands={"red": "blue-3 " + " ".join(f"green-{n}" for n in range(1, 9))}, day=12)
    s = turn(s, "red", "blue-3", "pass", "draw", "red-1")
    assert len(s.hands["red"]) == 9


# 6.1: the bonus of the region of unrest is the same


def test_the_bonus_for_unrest_is_one_of_the_same_four():
    s = scoring(city({"white": "red-unit-2-2~"}), "bonus")
    assert offered(s) == {"recruit", "move", "refresh", "draw", "pass"}


def test_the_bonus_for_unrest_may_refresh_a_token_just_before_it_tires_again():
    s = scoring(city({"white": "red-unit-2-2~"}), "bonus", "refresh", "red-unit-2-2")
    assert tired(s, "red-unit-2-2"), "it would have left otherwise"


def test_the_bonus_for_unrest_may_move_a_token_out_of_it():
    s = scoring(city({"white": "red-unit-2-2"}), "bonus", "move", "red-unit-2-2", "blue")
    assert fresh(s, "red-unit-2-2")
