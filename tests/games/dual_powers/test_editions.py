"""The two texts of the rules (chapter 10): each difference alone, and all of them together."""

from random import Random

import pytest

from tests.games.dual_powers.table import (
    EDITIONS,
    GAME,
    MONTHS,
    answer,
    ask,
    both_editions,
    both_sides,
    city,
    forces,
    fresh,
    offered,
    refused,
    scoring,
    stronger,
    tired,
    told,
    turn,
)

ALONE = {
    "october_points": 6,
    "leader_refreshes": "yes",
    "will_gained": "everywhere",
    "neutral_units": "everywhere",
    "neutral_trotsky": "everywhere",
    "leader_order": "leader-first",
}
ENGLISH = {
    "october_points": 7,
    "leader_refreshes": "no",
    "will_gained": "friends",
    "neutral_units": "friends",
    "neutral_trotsky": "friends",
    "leader_order": "either",
}


@pytest.mark.parametrize(
    ("rules", "points"),
    [("english", (2, 2, 3, 4, 5, 7, 7)), ("first", (2, 2, 3, 4, 5, 6, 6))],
)
def test_the_region_of_unrest_is_worth_more_from_month_to_month(rules, points):
    paid = []
    for month in MONTHS:
        s = scoring(city({"white": "red-unit-1-1"}, month=month, rules=rules), "points")
        paid.append(told(s, "scored")[0]["points"])
    assert tuple(paid) == points


@pytest.mark.parametrize("month", ["october", "november"])
@pytest.mark.parametrize(("points", "rules"), [(6, "english"), (7, "first")])
def test_october_points_alone_change_the_last_two_months(points, rules, month):
    tokens = {"white": "red-unit-1-1"}
    s = scoring(city(tokens, month=month, rules=rules, october_points=points), "points")
    assert s.support == points


@pytest.mark.parametrize("month", MONTHS[:5])
def test_october_points_alone_change_no_other_month(month):
    s, t = (
        scoring(city({"white": "red-unit-1-1"}, month=month, october_points=points), "points")
        for points in (6, 7)
    )
    assert s.support == t.support


@pytest.mark.parametrize(("refreshes", "rules"), [("yes", "english"), ("no", "first")])
def test_leader_refreshes_alone(refreshes, rules):
    s = city({"red": "neutral-unit-1-1~"}, rules=rules, leader_refreshes=refreshes)
    s.hands["red"] = ("zinoviev",)
    s = turn(s, "red", "zinoviev", "leader-recruit", "red")
    assert fresh(s, "neutral-unit-1-1") == (refreshes == "yes")


def test_a_leader_refreshes_all_neutral_units_of_the_region_at_once_and_is_not_asked():
    tokens = {
        "red": "neutral-unit-1-1~ neutral-unit-1-2~ neutral-unit-1-0",
        "blue": "red-unit-1-1~",
    }
    s = city(tokens, rules="first", hands={"red": "zinoviev"})
    s = turn(s, "red", "zinoviev", "leader-recruit", "red")
    (refreshed,) = told(s, "refreshed-neutrals")
    assert {*refreshed["tokens"]} == {"neutral-unit-1-1", "neutral-unit-1-2"}
    assert tired(s, "red-unit-1-1")


def test_will_gained_alone_gives_neutrals_everywhere_in_the_turn_of_the_gain():
    """R37 has the rest."""
    tokens = {"brown": "neutral-unit-1-1", "red": "trotsky"}
    s = city(tokens, month="may-june", day=8, hands={"white": "kerensky"}, will_gained="everywhere")
    s = turn(s, "white", "kerensky", "inspire", "pass", "move")
    assert offered(s) == {"neutral-unit-1-1", "trotsky"}


def test_will_gained_alone_gives_nothing_to_who_has_the_will_already():
    tokens = {"brown": "neutral-unit-1-1", "red": "red-unit-1-1"}
    s = city(tokens, day=9, hands={"red": "zinoviev"}, will_gained="everywhere")
    assert offered(turn(s, "red", "zinoviev", "pass", "move")) == {"red-unit-1-1"}


NEUTRALS = {"brown": "neutral-unit-1-1~", "green": "trotsky~", "blue": "red-unit-1-1~"}


@pytest.mark.parametrize(
    ("day", "choices"),
    [
        (1, ["red-3", "move"]),
        (1, ["red-1", "double-move"]),
        (1, ["red-2", "refresh"]),
        (12, ["red-3", "pass", "move"]),
        (12, ["red-3", "pass", "refresh"]),
    ],
)
@pytest.mark.parametrize(
    ("options", "moved"),
    [
        ({}, set()),
        ({"neutral_units": "everywhere"}, {"neutral-unit-1-1"}),
        ({"neutral_trotsky": "everywhere"}, {"trotsky"}),
        ({"rules": "first"}, {"neutral-unit-1-1", "trotsky"}),
        ({"rules": "first", "neutral_units": "friends"}, {"trotsky"}),
        ({"rules": "first", "neutral_trotsky": "friends"}, {"neutral-unit-1-1"}),
    ],
)
def test_neutrals_without_friends_follow_the_will_by_any_action(options, moved, day, choices):
    s = city(NEUTRALS, month="may-june", day=day, hands={"red": "red-1 red-2 red-3"}, **options)
    assert offered(turn(s, "red", *choices)) - {"red-unit-1-1"} == moved


def test_even_in_the_first_rules_neutrals_do_not_follow_a_side_without_the_will():
    s = city(NEUTRALS, month="may-june", will="white", hands={"red": "red-3"}, rules="first")
    s = turn(s, "red", "red-3", "move")
    assert refused(s, "neutral-unit-1-1").what == "no-will"
    assert refused(s, "trotsky").what == "no-will"


@both_editions
@both_sides
def test_neutrals_count_only_beside_a_faction_token_in_both_texts(rules, side, foe):
    tokens = {"brown": f"neutral-unit-1-1 trotsky {foe}-unit-1-1"}
    s = city(tokens, month="may-june", will=side, rules=rules)
    assert stronger(s, "brown") == foe
    assert sorted(forces(s, "brown")) == [[0, 0], [1, 1]]


@pytest.mark.parametrize(("order", "rules"), [("either", "first"), ("leader-first", "english")])
def test_leader_order_alone(order, rules):
    s = city(will="white", hands={"red": "lenin"}, rules=rules, leader_order=order)
    s = turn(s, "red", "lenin")
    either = {"leader-recruit", "inspire", "pass"}
    assert offered(s) == (either if order == "either" else {"leader-recruit", "pass"})


@pytest.mark.parametrize(("rules", "alone"), [("first", ALONE), ("english", ENGLISH)])
def test_a_text_is_all_its_differences_together(rules, alone):
    """The same answers are asked for and lead to the same places, all through a dozen games."""
    for seed in range(12):
        rng = Random(seed)
        s = GAME.setup({"rules": rules})
        t = GAME.setup({"rules": EDITIONS[rules == "english"], **alone})
        while GAME.asks(s):
            assert GAME.asks(s) == GAME.asks(t)
            one = rng.choice(GAME.asks(s))
            choice = rng.choice(one.options)
            s, t = GAME.apply(s, one.who, choice), GAME.apply(t, one.who, choice)
            assert (s.at, s.exhausted, s.support) == (t.at, t.exhausted, t.support)
        assert GAME.outcome(s) == GAME.outcome(t)


def test_the_two_texts_are_not_the_same_game():
    s, t = (city(NEUTRALS, month="may-june", rules=rules) for rules in EDITIONS)
    s.hands["red"] = t.hands["red"] = ("red-3",)
    assert ask(turn(s, "red", "red-3", "move")) != ask(turn(t, "red", "red-3", "move"))
    assert answer(turn(t, "red", "red-3", "move"), "trotsky")


@pytest.mark.parametrize(
    ("options", "october"),
    [({}, 9), ({"rules": "first"}, 9), ({"october_points": 6}, 6), ({"october_points": 7}, 7)],
)
def test_a_corrected_october_stands_unless_the_option_is_set_by_itself(options, october):
    unrest = [2, 2, 3, 4, 5, 9, 9]
    s = GAME.setup({"components": {"calendar": {"unrest": unrest}}, **options})
    assert s.box.unrest_points["october"] == s.box.unrest_points["november"] == october
    assert s.box.unrest_points["july"] == 3
