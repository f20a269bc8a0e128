"""The Spy and the Apothecary (5.7, 5.8)."""

import pytest

from tests.games.revolution.table import (
    AREAS,
    GAME,
    SIDES,
    answer,
    asked,
    bid,
    bidders,
    count,
    cubes,
    end,
    full,
    is_over,
    offered,
    refused,
    resolution,
    three_or_four,
    told,
    town,
)

TOWN = {
    "plantation": "red red blue",
    "cathedral": "blue green",
    "fortress": "red",
    "harbor": "yellow yellow green",
}


def spying(board=None, side="red", **options):
    """A side has won the Spy."""
    return resolution(town(TOWN if board is None else board, **options), **{side: "spy:g"})


def mixing(board=None, side="red", **options):
    """A side has won the Apothecary."""
    return resolution(town(TOWN if board is None else board, **options), **{side: "apothecary:g"})


# 5.7: the Spy


@pytest.mark.parametrize("side", SIDES)
def test_the_spy_may_take_any_cube_of_any_rival(side):
    s = spying(side=side)
    assert asked(s) == (side, "spy")
    rivals = {(area, cube) for area, here in TOWN.items() for cube in here.split() if cube != side}
    assert offered(s) == {*rivals, "pass"}


def test_the_spy_puts_a_cube_in_the_place_of_another():
    s = answer(spying(), ("plantation", "blue"))
    assert s.cubes["plantation"] == ("red", "red", "red")
    assert cubes(s) == 9
    assert told(s, "spied") == [{"side": "red", "area": "plantation", "side_rival": "blue"}]


def test_the_spy_replaces_one_cube_where_there_are_several():
    s = answer(spying(), ("harbor", "yellow"))
    assert count(s, "harbor") == {"red": 1, "yellow": 1, "green": 1}


def test_the_spy_works_in_a_full_area_too():
    s = answer(spying({"market": "blue blue blue green green"}), ("market", "blue"))
    assert count(s, "market") == {"red": 1, "blue": 2, "green": 2}


@three_or_four
def test_the_spy_is_asked_at_once_among_the_sides_that_play(players):
    s = spying({"tavern": "blue green"}, players=players)
    assert offered(s) == {("tavern", "blue"), ("tavern", "green"), "pass"}


def test_a_spy_nobody_wins_does_nothing():
    s = resolution(town(TOWN), red="spy:f", blue="spy:f")
    assert is_over(s)
    assert told(s, "tied", "character") == [{"character": "spy"}]
    assert s.cubes == town(TOWN).cubes


def test_the_spy_can_turn_the_lead_in_an_area():
    board = full(fortress="blue blue blue blue red red red green")
    assert end(town(board)).support["blue"] == 50
    s = answer(bid(town(board), red="spy:g"), ("fortress", "blue"))
    assert is_over(s)
    assert (s.support["red"], s.support["blue"]) == (50, 0)


def test_nothing_but_the_spy_makes_cubes_on_the_board_fewer():
    s = answer(spying(), ("harbor", "green"))
    assert sum(here.count("green") for here in s.cubes.values()) == 1
    s = answer(mixing(), ("harbor", "green"), ("plantation", "red"))
    for side, many in (("red", 3), ("blue", 2), ("green", 2), ("yellow", 2)):
        assert sum(here.count(side) for here in s.cubes.values()) == many


# 5.8: the Apothecary


def test_any_cube_that_has_a_partner_may_be_the_first():
    s = mixing()
    assert asked(s) == ("red", "apothecary")
    assert offered(s) == {
        *{(area, cube) for area, here in TOWN.items() for cube in here.split()},
        "pass",
    }


def test_the_second_is_of_another_colour_in_another_area():
    s = answer(mixing(), ("plantation", "red"))
    assert asked(s) == ("red", "apothecary-with")
    near, far = (
        {("cathedral", "blue"), ("cathedral", "green")},
        {("harbor", "yellow"), ("harbor", "green")},
    )
    assert offered(s) == near | far


def test_the_two_cubes_change_places():
    s = answer(mixing(), ("plantation", "red"), ("harbor", "green"))
    assert count(s, "plantation") == {"red": 1, "green": 1, "blue": 1}
    assert count(s, "harbor") == {"yellow": 2, "red": 1}
    assert s.cubes["cathedral"] == ("blue", "green")
    assert told(s, "swapped") == [
        {
            "side": "red",
            "area": "plantation",
            "side_owner": "red",
            "area_other": "harbor",
            "side_other": "green",
        }
    ]


def test_which_of_the_two_is_named_first_makes_no_difference():
    one = answer(mixing(), ("plantation", "red"), ("harbor", "green"))
    two = answer(mixing(), ("harbor", "green"), ("plantation", "red"))
    assert all(count(one, area) == count(two, area) for area in AREAS)


def test_neither_cube_has_to_be_ones_own():
    s = answer(mixing(), ("cathedral", "green"), ("harbor", "yellow"))
    assert count(s, "cathedral") == {"blue": 1, "yellow": 1}
    assert count(s, "harbor") == {"yellow": 1, "green": 2}


def test_both_may_be_in_full_areas():
    s = mixing({"market": "red red red red red", "tavern": "blue blue blue blue blue"})
    s = answer(s, ("market", "red"), ("tavern", "blue"))
    assert count(s, "market") == {"red": 4, "blue": 1}
    assert count(s, "tavern") == {"blue": 4, "red": 1}


def test_a_cube_without_a_partner_is_not_offered():
    """Red cubes everywhere, one blue among them: the red beside it has nobody to trade with."""
    s = mixing({"market": "red blue", "tavern": "red"})
    assert offered(s) == {("market", "blue"), ("tavern", "red"), "pass"}
    assert refused(s, ("market", "red")).what == "no-partner"


def test_once_the_first_is_chosen_passing_is_no_longer_offered():
    s = answer(mixing(), ("plantation", "red"))
    assert refused(s, "pass").what == "chosen-already"


def test_wrong_seconds_are_refused_with_their_reasons():
    s = answer(mixing(), ("plantation", "red"))
    assert refused(s, ("plantation", "blue")).what == "same-area"
    assert refused(s, ("plantation", "red")).what == "same-area"
    assert refused(s, ("fortress", "red")).what == "same-colour"
    assert refused(s, ("market", "blue")).what == "no-cube-there"


def test_a_tied_apothecary_does_nothing():
    s = resolution(town(TOWN), red="apothecary:b", blue="apothecary:b")
    assert is_over(s)
    assert s.cubes == town(TOWN).cubes


def test_the_apothecary_can_turn_two_areas_at_once():
    board = full(market="blue blue blue red red", tavern="red red green green green")
    before = end(town(board))
    assert (before.support["blue"], before.support["green"]) == (25, 20)
    s = answer(bid(town(board), red="apothecary:b"), ("market", "blue"), ("tavern", "green"))
    assert told(s, "led") == []
    s = answer(bid(town(board), red="apothecary:b"), ("tavern", "red"), ("market", "blue"))
    assert s.support == {"red": 25, "blue": 0, "green": 20, "yellow": 0}


# both


def test_one_side_may_win_both_and_the_spy_comes_first():
    s = resolution(town(TOWN), red="apothecary:g spy:g")
    assert asked(s) == ("red", "spy")
    s = answer(s, "pass")
    assert asked(s) == ("red", "apothecary")
    assert is_over(answer(s, "pass"))


def test_placements_of_the_round_can_be_spied_on():
    s = resolution(town(), blue="general:g", red="spy:g")
    assert offered(s) == {("fortress", "blue"), "pass"}


def test_who_is_not_asked_may_not_use_the_power():
    s = spying()
    with pytest.raises(ValueError, match="not-asked"):
        GAME.apply(s, "blue", ("plantation", "red"))


def test_play_goes_on_after_the_powers():
    s = bid(town(TOWN), red="spy:g apothecary:g", blue="mercenary:g")
    s = answer(s, "pass", "pass")
    assert s.support["blue"] == 3
    assert bidders(s)["blue"] == "force"
