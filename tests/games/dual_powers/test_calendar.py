"""The calendar (4.3 to 4.7): days, months, the will of the people, and Trotsky."""

import pytest

from barricades.games.dual_powers.calendar import advance
from tests.games.dual_powers.table import (
    MONTHS,
    answer,
    asked,
    at,
    both_sides,
    city,
    fresh,
    is_over,
    plan,
    story,
    told,
    turn,
)


def dates():
    """By the rulebook alone: where so many days lead, and whether a month begins."""
    for day in [*range(1, 29), 31]:
        for days in range(1, 9):
            spaces = [*range(1, 32), *range(1, 32)]
            end = spaces[day - 1 + days]
            yield day, days, 31 if end in (29, 30) else end, day - 1 + days > 30


@pytest.mark.parametrize(("day", "days", "end", "passed"), [*dates()])
def test_the_date_after_a_card(day, days, end, passed):
    s = turn(city(day=day, hands={"white": f"red-{days}"}), "white", f"red-{days}")
    assert (s.day, MONTHS[s.month]) == (end, "may-june" if passed else "march-april")
    assert s.will == ("white" if passed else "red")


@pytest.mark.parametrize(("day", "days", "end", "passed"), [*dates()])
def test_a_bonus_action_is_earned_on_15_and_31_only(day, days, end, passed):
    s = turn(city(day=day, hands={"white": f"red-{days}"}), "white", f"red-{days}", "pass")
    assert (not is_over(s)) == (end in (15, 31))


@pytest.mark.parametrize("card", ["lenin", "stalin", "zinoviev"])
def test_leader_cards_advance_the_date_too(card):
    s = turn(city(hands={"red": card}), "red", card)
    assert s.day == 1 + {"lenin": 7, "stalin": 5, "zinoviev": 6}[card]


def test_the_bonus_comes_after_the_action():
    s = turn(city(day=12, hands={"red": "red-3"}), "red", "red-3")
    assert asked(s) == ("red", "act")
    assert asked(answer(s, "recruit", "red-unit-2-2")) == ("red", "take-bonus")


# 4.4: months and the will


@pytest.mark.parametrize("month", range(6))
def test_months_follow_one_another(month):
    s = plan(city(day=31, month=MONTHS[month]), advance("white", 1))
    assert s.month == month + 1
    assert told(s, "month-began", "month") == [{"month": MONTHS[month + 1]}]


@both_sides
def test_a_new_month_brings_the_will_to_the_active_side(side, foe):
    s = plan(city(day=31, will=foe), advance(side, 1))
    assert s.will == side
    assert told(s, "gained-will", "side") == [{"side": side}]


@both_sides
def test_who_has_the_will_keeps_it_and_nothing_happens(side, foe):
    s = plan(city(day=31, will=side), advance(side, 1))
    assert s.will == side
    assert told(s, "gained-will") == []


# 4.6: Trotsky returns


@pytest.mark.parametrize("unrest", ["green", "brown"])
def test_trotsky_returns_to_the_region_of_unrest(unrest):
    s = plan(city(day=31, unrest=unrest), advance("white", 1))
    assert at(s, "trotsky trotsky-red") == [unrest, "calendar"]
    assert fresh(s, "trotsky")
    assert told(s, "trotsky-returned", "region") == [{"region": unrest}]


def test_trotsky_does_not_come_twice():
    s = plan(city({"blue": "trotsky"}, day=31, month="may-june"), advance("white", 1))
    assert at(s, "trotsky trotsky-red") == ["blue", "calendar"]


# 4.7: Trotsky joins the Bolsheviks


@both_sides
def test_trotsky_turns_red_in_august_whoever_brings_it(side, foe):
    s = plan(city({"blue": "trotsky"}, day=31, month="july"), advance(side, 1))
    assert at(s, "trotsky trotsky-red") == ["gone", "blue"]
    assert told(s, "trotsky-joined", "region") == [{"region": "blue"}]


def test_red_trotsky_does_not_enter_if_the_neutral_one_has_left():
    s = city(day=31, month="july")
    assert at(s, "trotsky trotsky-red") == ["gone", "calendar"]
    s = plan(s, advance("white", 1))
    assert at(s, "trotsky trotsky-red") == ["gone", "gone"]
    assert story(s, "trotsky-joined", "trotsky-stayed-away") == ["trotsky-stayed-away"]


def test_trotsky_joins_before_the_action_of_the_turn():
    s = city({"blue": "trotsky"}, day=30, month="july", will="white", hands={"red": "red-3"})
    s = turn(s, "red", "red-3", "move", "trotsky-red", "white")
    assert at(s, "trotsky-red") == ["white"]
