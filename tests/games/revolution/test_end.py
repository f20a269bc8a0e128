"""Patronage and the end (chapters 6 and 7)."""

import pytest

from tests.games.revolution.table import (
    AREAS,
    GAME,
    SIDES,
    answer,
    bid,
    bidders,
    end,
    full,
    is_over,
    patrons,
    story,
    three_or_four,
    tokens,
    told,
    town,
    winners,
)

# 6.1: patronage


@pytest.mark.parametrize(
    ("earned", "gold"),
    [("", 5), ("f", 4), ("b", 4), ("g", 4), ("fb", 3), ("fbg", 2), ("ffbb", 1), ("gggg", 1)],
)
def test_patrons_bring_a_side_up_to_five_tokens(earned, gold):
    s = patrons(town(earned={"red": earned}))
    force, blackmail, had = tokens(earned)
    assert s.hands["red"] == (force, blackmail, had + gold)
    assert {"side": "red", "gold": gold} in told(s, "patronized")


@pytest.mark.parametrize("earned", ["ggggg", "fbggg", "fffff", "ggggggg", "fffbbbbggg"])
def test_a_side_with_five_or_more_gets_nothing(earned):
    s = patrons(town(earned={"red": earned}))
    assert s.hands["red"] == tokens(earned)
    assert "red" not in [fact["side"] for fact in told(s, "patronized")]


@three_or_four
def test_the_gold_comes_from_the_bank(players):
    s = patrons(town(earned={"red": "fbb"}, players=players))
    assert s.bank == (11, 10, 32 - 2 - 5 * (players - 1))


def test_patrons_come_after_resolution_and_before_the_next_round():
    s = bid(town(), red="printer:ggg", blue="rogue:g")
    assert s.hands["red"] == (0, 0, 5)
    assert s.hands["blue"] == (0, 2, 3)
    assert story(s, "won-over", "patronized", "round-began")[-5:] == [
        *("patronized",) * 4,
        "round-began",
    ]
    assert bidders(s)["blue"] == "blackmail"


# 7.1: when it ends


@three_or_four
def test_the_game_ends_when_every_space_is_full(players):
    board = {**full(), "market": "red red blue blue"}
    s = bid(town(board, players=players), green="merchant:g")
    assert is_over(s)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.reason == "full"


@pytest.mark.parametrize("area", AREAS)
def test_one_empty_space_anywhere_is_enough_to_go_on(area):
    board = full()
    board[area] = " ".join(board[area].split()[1:])
    s = end(town(board))
    assert GAME.outcome(s) is None
    assert s.ended == ""
    assert told(s, "led") == told(s, "led-nobody") == []


def test_the_end_is_found_after_the_whole_resolution():
    """The General fills the last space; the rest of the round is still played."""
    board = {**full(), "fortress": "red " * 4 + "blue " * 3}
    s = bid(town(board), blue="general:g", red="printer:g spy:g mercenary:g")
    assert s.ended == ""
    s = answer(s, "pass")
    assert s.ended == "full"
    assert s.support["red"] == 10 + 3 + 5, "the Printer, and the Mercenary with its Force"


def test_there_are_no_patrons_at_the_end_and_no_new_round():
    s = bid(town(full()), red="printer:g")
    assert is_over(s)
    assert told(s, "patronized") == []
    assert s.round == 1
    assert s.support["red"] == 10


def test_nobody_is_asked_any_more():
    s = bid(town(full()), red="printer:g")
    for side in SIDES:
        with pytest.raises(ValueError, match="game-over"):
            GAME.apply(s, side, "priest")


# 7.2: support for tokens


@pytest.mark.parametrize(
    ("earned", "support"),
    [("f", 5), ("b", 3), ("g", 1), ("fb", 8), ("ffbbbggggg", 24), ("", 0)],
)
def test_tokens_of_the_last_round_bring_support(earned, support):
    s = end(town(full(), earned={"green": earned}, support={"green": 100}))
    assert s.support == {"red": 0, "blue": 0, "green": 100 + support, "yellow": 0}


def test_tokens_bid_in_the_last_round_bring_nothing():
    s = bid(
        town(full()),
        red="priest:fffbbbggg",
        blue="priest:ff",
        green="printer:g",
        yellow="printer:g",
    )
    assert s.support == {"red": 6, "blue": 0, "green": 0, "yellow": 0}


def test_tokens_won_from_characters_of_the_last_round_count():
    s = bid(town(full()), red="general:g rogue:g merchant:g")
    assert s.support["red"] == (1 + 0 + 3) + (5 + 2 * 3 + 5 * 1)


# 7.3: support for areas


def test_half_the_spaces_are_not_needed():
    s = end(town(full(fortress="red red red blue blue green green yellow")))
    assert s.support == {"red": 50, "blue": 0, "green": 0, "yellow": 0}


@pytest.mark.parametrize(
    "cubes",
    [
        "red red red blue blue blue green green",
        "red red blue blue green green yellow yellow",
        "red red red red green green green green",
        "yellow yellow yellow green green green red blue",
    ],
)
def test_a_tie_for_the_most_pays_nobody(cubes):
    s = end(town(full(fortress=cubes)))
    assert not any(s.support.values())
    assert {"area": "fortress"} in told(s, "led-nobody")


def test_a_tie_below_the_most_does_no_harm():
    s = end(town(full(fortress="red red red red green green blue blue")))
    assert s.support["red"] == 50


def test_every_area_is_paid():
    board = {area: "blue " * spaces for area, (spaces, _) in AREAS.items() if area != "fortress"}
    board |= {"market": "green " * 5, "tavern": "green " * 5, "plantation": "green " * 6}
    board["fortress"] = "yellow " * 8
    s = end(town(board))
    assert s.support == {"red": 0, "blue": 35 + 45 + 40, "green": 25 + 20 + 30, "yellow": 50}
    assert [fact["area"] for fact in told(s, "led")] == [*AREAS]


# 7.4: victory


@three_or_four
def test_the_side_with_the_most_support_wins(players):
    s = end(town(full(), support={"red": 20, "blue": 31, "green": 30}, players=players))
    assert winners(s) == ("blue",)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.ranking[:3] == (("blue",), ("green",), ("red",))
    assert outcome.points == s.support
    assert told(s, "won") == [{"sides": ("blue",)}]


def test_the_last_scoring_decides():
    s = end(town(full(harbor="red " * 6), support={"red": 10, "blue": 49}))
    assert winners(s) == ("red",)
    s = end(town(full(harbor="red " * 6), support={"red": 10, "blue": 49}, earned={"blue": "gg"}))
    assert winners(s) == ("blue",)
