"""The printed examples: two areas at the end of the game, and a trade by the Apothecary."""

from tests.games.revolution.table import (
    answer,
    asked,
    bid,
    count,
    end,
    full,
    resolution,
    three_or_four,
    told,
    town,
)


@three_or_four
def test_example_a_three_cubes_against_two_and_two_win_the_cathedral(players):
    s = end(town(full(cathedral="red green red blue green blue blue"), players=players))
    assert told(s, "led") == [{"side": "blue", "area": "cathedral", "support": 35}]
    assert (s.support["red"], s.support["blue"], s.support["green"]) == (0, 35, 0)


@three_or_four
def test_example_b_three_cubes_each_win_nothing_nor_does_the_third_side(players):
    s = end(town(full(cathedral="red red blue green red blue blue"), players=players))
    assert {"area": "cathedral"} in told(s, "led-nobody")
    assert not any(s.support.values())


def test_example_of_the_apothecary_red_trades_a_blue_cube_for_a_yellow_one_and_leads_twice():
    board = {
        "cathedral": "red blue red blue blue red",
        "tavern": "yellow red yellow red",
    }
    s = resolution(town(board), red="apothecary:g")
    assert asked(s) == ("red", "apothecary")
    s = answer(s, ("cathedral", "blue"), ("tavern", "yellow"))
    assert count(s, "cathedral") == {"red": 3, "blue": 2, "yellow": 1}
    assert count(s, "tavern") == {"red": 2, "yellow": 1, "blue": 1}


def test_example_of_the_apothecary_brings_red_both_areas_at_the_end():
    board = full(
        cathedral="red blue red blue blue red yellow", tavern="yellow red yellow red green"
    )
    s = bid(town(board), red="apothecary:g")
    before = end(town(board))
    after = answer(s, ("tavern", "yellow"), ("cathedral", "blue"))
    assert before.support["red"] == 0
    assert told(after, "led") == [
        {"side": "red", "area": "tavern", "support": 20},
        {"side": "red", "area": "cathedral", "support": 35},
    ]
    assert after.support == {"red": 55, "blue": 0, "green": 0, "yellow": 0}
