"""The options of chapter 8, alone and together."""

import pytest

from tests.games.revolution.table import (
    CONTROL,
    GAME,
    REFUNDS,
    SIDES,
    answer,
    asked,
    bid,
    end,
    full,
    is_over,
    offered,
    refused,
    resolution,
    three_or_four,
    told,
    town,
    won,
)

BOTH = REFUNDS | CONTROL

# 8.1: Bid Refunds


def test_the_winning_bid_goes_to_the_bank_and_the_losing_one_comes_back():
    s = resolution(town(**REFUNDS), red="printer:fg", blue="printer:bgg")
    assert won(s) == {"printer": "red"}
    assert s.earned == {
        "red": (0, 0, 0),
        "blue": (0, 1, 2),
        "green": (0, 0, 0),
        "yellow": (0, 0, 0),
    }
    assert s.bank == (12, 11, 30)


def test_what_comes_back_is_told_when_its_character_is_resolved():
    s = resolution(town(**REFUNDS), red="printer:fg rogue:g", blue="printer:bgg mercenary:g")
    assert told(s, "refunded") == [
        {"side": "blue", "character": "printer", "force": 0, "blackmail": 1, "gold": 2}
    ]
    assert told(resolution(town(), red="printer:g", blue="printer:g"), "refunded") == []


def test_tied_bids_come_back():
    s = resolution(town(**REFUNDS), red="printer:fg", blue="printer:fg", green="printer:b")
    assert s.earned == {
        "red": (1, 0, 1),
        "blue": (1, 0, 1),
        "green": (0, 1, 0),
        "yellow": (0, 0, 0),
    }
    assert s.bank == (10, 11, 30)


@three_or_four
def test_refunds_are_tokens_of_the_next_round(players):
    s = bid(town(players=players, **REFUNDS), red="printer:fffbbb", blue="printer:fffbbbg")
    assert s.hands["red"] == (3, 3, 0)
    assert s.hands["blue"] == (0, 0, 5)


def test_refunds_and_winnings_are_added_up():
    s = resolution(town(**REFUNDS), red="general:b printer:f rogue:g", blue="printer:ff")
    assert s.earned["red"] == (1 + 1, 2, 0)


def test_refunded_tokens_count_at_the_end():
    s = bid(town(full(), **REFUNDS), red="priest:fbg", blue="priest:ffg", green="printer:bgg")
    assert is_over(s)
    assert s.support == {"red": 5 + 3 + 1, "blue": 6, "green": 10, "yellow": 0}


def test_tied_bids_count_at_the_end_too():
    s = bid(town(full(), **REFUNDS), red="priest:fbg", blue="priest:fbg")
    assert s.support == {"red": 9, "blue": 9, "green": 0, "yellow": 0}


def test_without_the_option_nothing_comes_back():
    s = resolution(town(), red="printer:fg", blue="printer:fg", green="printer:b")
    assert s.earned == dict.fromkeys(SIDES, (0, 0, 0))
    assert s.bank == (12, 12, 32)


# 8.2: Area Control Bonus

OWN = {"tavern": "blue blue blue blue blue", "market": "blue green"}


def test_a_locked_area_cannot_be_spied_on():
    s = resolution(town(OWN, **CONTROL), red="spy:g")
    assert offered(s) == {("market", "blue"), ("market", "green"), "pass"}
    assert refused(s, ("tavern", "blue")) == ("area-locked", {"area": "tavern"})


def test_a_locked_cube_cannot_be_swapped():
    board = {**OWN, "harbor": "red"}
    s = resolution(town(board, **CONTROL), red="apothecary:g")
    assert offered(s) == {("market", "blue"), ("market", "green"), ("harbor", "red"), "pass"}
    assert refused(s, ("tavern", "blue")).what == "area-locked"
    s = answer(s, ("harbor", "red"))
    assert offered(s) == {("market", "blue"), ("market", "green")}
    assert refused(s, ("tavern", "blue")).what == "area-locked"


def test_without_the_option_there_are_no_locks():
    s = resolution(town(OWN), red="spy:g")
    assert offered(s) == {("tavern", "blue"), ("market", "blue"), ("market", "green"), "pass"}
    assert GAME.view(s, None)["locked"] == []


def test_everybody_sees_what_is_locked():
    s = town(OWN, **CONTROL)
    for viewer in (*SIDES, None):
        assert GAME.view(s, viewer)["locked"] == ["tavern"]


def test_a_locked_area_pays_ten_more():
    s = end(town(full(tavern="blue " * 5, market="red " * 4 + "green"), **CONTROL))
    assert s.support == {"red": 25, "blue": 20 + 10, "green": 0, "yellow": 0}
    assert {"side": "blue", "area": "tavern", "support": 30} in told(s, "led")


def test_without_the_option_there_is_no_bonus():
    assert end(town(full(tavern="blue " * 5))).support["blue"] == 20


def test_a_full_area_of_two_colours_is_not_locked():
    s = resolution(town({"tavern": "blue blue blue blue green"}, **CONTROL), red="spy:g")
    assert offered(s) == {("tavern", "blue"), ("tavern", "green"), "pass"}


# together


def test_both_options_together_at_the_end():
    board = full(tavern="blue " * 5)
    s = bid(town(board, **BOTH), red="priest:f printer:g", blue="priest:b", green="spy:g")
    assert asked(s) == ("green", "spy")
    assert ("tavern", "blue") not in offered(s)
    s = answer(s, "pass")
    assert is_over(s)
    assert s.support == {"red": 6 + 10, "blue": 3 + 20 + 10, "green": 0, "yellow": 0}


def test_a_spy_with_nothing_but_locked_cubes_has_no_effect_and_its_losers_are_refunded():
    s = resolution(town({"tavern": "blue " * 5}, **BOTH), red="spy:f", blue="spy:gg")
    assert is_over(s)
    assert s.earned["blue"] == (0, 0, 2)
    assert s.earned["red"] == (0, 0, 0)


@pytest.mark.parametrize("options", [{}, REFUNDS, CONTROL, BOTH])
def test_the_options_change_nothing_else(options):
    bids = {"red": "general:b priest:f", "blue": "captain:b printer:g", "green": "rogue:g"}
    s = resolution(town(**options), **bids)
    assert s.support == {"red": 7, "blue": 11, "green": 0, "yellow": 0}
    assert s.earned == {
        "red": (1, 0, 0),
        "blue": (1, 0, 0),
        "green": (0, 2, 0),
        "yellow": (0, 0, 0),
    }
    assert s.bank == (10, 10, 32)


# 8.3: Making Deals; see R19
