"""The actions of command cards (5.1 to 5.6)."""

from itertools import combinations

import pytest

from tests.games.dual_powers.table import (
    GAME,
    REGIONS,
    answer,
    ask,
    at,
    both_sides,
    city,
    fresh,
    is_over,
    offered,
    refused,
    tired,
    turn,
)

RING = {
    "red": {"green", "blue"},
    "green": {"red", "purple"},
    "purple": {"green", "brown"},
    "brown": {"purple", "white"},
    "white": {"brown", "blue"},
    "blue": {"white", "red"},
}
ARROW = {
    "red": {"red", "green"},
    "green": {"green", "purple"},
    "purple": {"purple", "brown"},
    "brown": {"brown", "white"},
    "white": {"white", "blue"},
    "blue": {"blue", "red"},
}


def open_steps(region, blockade):
    """By the map alone: where one step leads."""
    return {end for end in RING[region] if {region, end} != ARROW[blockade]}


# 5.1: one action or the other


def test_a_command_card_allows_recruit_or_its_other_action_but_not_both():
    s = city({"red": "red-unit-1-1"}, hands={"red": "red-3"})
    s = turn(s, "red", "red-3")
    assert offered(s) == {"recruit", "move", "pass"}
    assert is_over(answer(s, "move", "red-unit-1-1", "green"))
    assert is_over(answer(s, "recruit", "red-unit-2-2"))


@pytest.mark.parametrize(
    ("card", "other"), [("red-1", "double-move"), ("red-2", "refresh"), ("red-3", "move")]
)
def test_only_the_action_on_the_card_is_allowed(card, other):
    tokens = {"red": "red-unit-1-1~"}
    s = turn(city(tokens, hands={"red": card}), "red", card)
    assert offered(s) == {"recruit", other, "pass"}
    for wrong in {"move", "double-move", "refresh", "leader-recruit", "inspire"} - {other}:
        assert refused(s, wrong).what == "not-on-card"


def test_without_tokens_in_the_city_there_is_nothing_to_move():
    s = turn(city(hands={"red": "red-3"}), "red", "red-3")
    assert refused(s, "move").what == "nothing-to-move"


# 5.2: Recruit


def all_recruits(s):
    """Every set of units that can be recruited, found by trying."""
    if is_over(s):
        return {frozenset(token for token, place in s.at.items() if place == "red")}
    return set().union(*(all_recruits(answer(s, choice)) for choice in ask(s).options))


def kinds(tokens):
    """Units by their two strengths, as twins are interchangeable."""
    return tuple(sorted(token[len("red-unit-") : len("red-unit-1-1")] for token in tokens))


@pytest.mark.parametrize(("card", "value"), [("red-2", 1), ("red-4", 2), ("red-6", 3)])
def test_units_are_recruited_in_every_combination_the_value_allows(card, value):
    s = turn(city(hands={"red": card}), "red", card, "recruit")
    supply = [token for token in s.at if token.startswith("red-unit")]
    allowed = {
        kinds(units)
        for count in (1, 2, 3)
        for units in combinations(supply, count)
        if sum(int(unit[len("red-unit-")]) for unit in units) <= value
    }
    assert {kinds(units) for units in all_recruits(s)} == allowed


def test_recruits_enter_the_region_of_the_card():
    s = turn(city(hands={"white": "brown-6"}), "white", "brown-6", "recruit", "white-unit-3-2")
    assert at(s, "white-unit-3-2") == ["brown"]
    assert fresh(s, "white-unit-3-2")


def test_the_blockade_does_not_hinder_recruiting():
    s = city(blockade="red", hands={"red": "red-6"})
    s = turn(s, "red", "red-6", "recruit", "red-unit-3-1")
    assert at(s, "red-unit-3-1") == ["red"]


def test_without_a_unit_cheap_enough_recruit_is_not_possible():
    tokens = {"red": "red-unit-1-2 red-unit-1-1 red-unit-1-0 red-unit-1-0-b"}
    s = turn(city(tokens, hands={"red": "red-1"}), "red", "red-1")
    assert refused(s, "recruit").what == "no-unit-fits"


def test_with_too_few_units_one_recruits_what_fits():
    tokens = {"blue": "red-unit-1-2 red-unit-1-1 red-unit-1-0 red-unit-1-0-b"}
    tokens["blue"] += " red-unit-2-2 red-unit-2-1 red-unit-3-3 red-unit-3-2 red-unit-3-1"
    s = turn(city(tokens, hands={"red": "red-6"}), "red", "red-6", "recruit", "red-unit-2-1-b")
    assert is_over(s), "the last unit of the supply is placed, the rest is lost"


@pytest.mark.parametrize(
    ("token", "why"),
    [
        ("white-unit-1-1", "not-your-unit"),
        ("lenin", "not-your-unit"),
        ("neutral-unit-1-1", "not-your-unit"),
        ("red-unit-1-1", "not-in-supply"),
        ("red-unit-3-3", "too-dear"),
    ],
)
def test_why_a_token_cannot_be_recruited(token, why):
    s = city({"red": "red-unit-1-1"}, hands={"red": "green-4"})
    assert refused(turn(s, "red", "green-4", "recruit"), token).what == why


# 5.3: control


@both_sides
def test_a_side_controls_its_own_tokens_fresh_or_exhausted(side, foe):
    leader = {"red": "lenin", "white": "lvov"}[side]
    tokens = {"red": f"{side}-unit-2-2 {leader}~", "green": f"{foe}-unit-2-2"}
    s = turn(city(tokens, hands={side: "red-3"}), side, "red-3", "move")
    assert offered(s) == {f"{side}-unit-2-2", leader}
    assert refused(s, f"{foe}-unit-2-2").what == "not-yours"


@pytest.mark.parametrize(
    ("will", "friend", "controls"),
    [
        ("red", "red-unit-1-1", True),
        ("red", "red-unit-1-0~", True),
        ("red", "lenin", True),
        ("red", "white-unit-1-1", False),
        ("white", "red-unit-1-1", False),
    ],
)
@pytest.mark.parametrize("neutral", ["neutral-unit-1-1", "trotsky"])
def test_a_neutral_needs_the_will_and_a_friend(will, friend, controls, neutral):
    tokens = {"green": f"{neutral} {friend}", "brown": "red-unit-3-3"}
    s = city(tokens, month="may-june", will=will, hands={"red": "red-3"})
    assert (neutral in offered(turn(s, "red", "red-3", "move"))) == controls


def test_a_neutral_is_no_friend_of_a_neutral():
    tokens = {"green": "neutral-unit-1-1 trotsky", "brown": "red-unit-3-3"}
    s = city(tokens, month="may-june", hands={"red": "red-3"})
    assert offered(turn(s, "red", "red-3", "move")) == {"red-unit-3-3"}


# 5.4: Move


@pytest.mark.parametrize("blockade", REGIONS)
@pytest.mark.parametrize("start", REGIONS)
def test_a_move_goes_one_open_step(start, blockade):
    s = city({start: "red-unit-1-1"}, blockade=blockade, hands={"red": "red-3"})
    s = turn(s, "red", "red-3", "move", "red-unit-1-1")
    assert offered(s) == open_steps(start, blockade)
    for end in {*REGIONS} - offered(s) - {start}:
        why = "blockaded" if {start, end} == ARROW[blockade] else "too-far"
        assert refused(s, end).what == why


@pytest.mark.parametrize("face", ["", "~"])
def test_a_token_keeps_its_face_when_it_moves(face):
    s = city({"red": f"red-unit-1-1{face}"}, hands={"red": "red-3"})
    s = turn(s, "red", "red-3", "move", "red-unit-1-1", "green")
    assert tired(s, "red-unit-1-1") == bool(face)


@pytest.mark.parametrize("token", ["red-unit-1-1", "red-unit-2-2"])
def test_a_token_not_in_the_city_does_not_move(token):
    s = city({"red": "red-unit-3-3"}, hands={"red": "red-3"})
    assert refused(turn(s, "red", "red-3", "move"), token).what == "not-in-city"


# 5.5: Double Move


@pytest.mark.parametrize("blockade", REGIONS)
@pytest.mark.parametrize("start", REGIONS)
def test_a_double_move_goes_one_or_two_open_steps(start, blockade):
    s = city({start: "red-unit-1-1"}, blockade=blockade, hands={"red": "red-1"})
    s = turn(s, "red", "red-1", "double-move", "red-unit-1-1")
    once = open_steps(start, blockade)
    twice = set().union(*(open_steps(end, blockade) for end in once))
    assert offered(s) == (once | twice) - {start}


def test_a_double_move_moves_one_token_only():
    tokens = {"red": "red-unit-1-1 red-unit-2-2"}
    s = city(tokens, hands={"red": "red-1"})
    s = turn(s, "red", "red-1", "double-move", "red-unit-1-1", "green")
    assert is_over(s)


def test_a_neutral_may_double_move_through_a_region_without_friends():
    tokens = {"red": "red-unit-1-1 neutral-unit-1-1"}
    s = city(tokens, hands={"red": "red-1"})
    s = turn(s, "red", "red-1", "double-move", "neutral-unit-1-1", "purple")
    assert at(s, "neutral-unit-1-1") == ["purple"]


# 5.6: Refresh


def test_refresh_turns_one_exhausted_token_to_its_fresh_side():
    tokens = {"red": "red-unit-1-1~ red-unit-2-2", "blue": "lenin~"}
    s = turn(city(tokens, hands={"red": "red-2"}), "red", "red-2", "refresh")
    assert offered(s) == {"red-unit-1-1", "lenin"}
    assert refused(s, "red-unit-2-2").what == "already-fresh"
    s = answer(s, "lenin")
    assert fresh(s, "lenin")
    assert tired(s, "red-unit-1-1")


def test_a_controlled_neutral_may_be_refreshed():
    tokens = {"red": "red-unit-1-1 neutral-unit-1-1~", "blue": "neutral-unit-1-2~"}
    s = turn(city(tokens, hands={"red": "red-2"}), "red", "red-2", "refresh")
    assert offered(s) == {"neutral-unit-1-1"}
    assert refused(s, "neutral-unit-1-2").what == "no-friends"


def test_options_come_in_the_same_order_every_time():
    tokens = {"red": "red-unit-1-1 lenin neutral-unit-1-1", "blue": "red-unit-3-3"}
    s = city(tokens, hands={"red": "red-3"})
    one = ask(turn(s, "red", "red-3", "move"))
    assert one.options == ("lenin", "red-unit-1-1", "red-unit-3-3", "neutral-unit-1-1")
    assert one == ask(turn(GAME.restore(GAME.save(s)), "red", "red-3", "move"))
