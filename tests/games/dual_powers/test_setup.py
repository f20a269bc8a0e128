"""Setting up (chapters 1 and 2): what is in the box, and how it is laid out."""

from collections import Counter

import pytest

from barricades.core import BadOption
from tests.games.dual_powers.table import (
    GAME,
    MONTHS,
    REGIONS,
    answer,
    ask,
    asked,
    both_sides,
    city,
    deal,
    offered,
)

LEADERS = {"red": {"lenin", "stalin", "zinoviev"}, "white": {"kerensky", "lvov", "kornilov"}}


def laid_out(**options):
    """A game once neutrals and region tiles are laid out and the first card is to be drawn."""
    s = GAME.setup(options)
    while ask(s).what != "draw":
        s = answer(s, ask(s).options[-1])
    return s


# 1: the box


def test_there_are_48_command_cards_eight_a_region():
    assert Counter(card.split("-")[0] for card in city().deck) == dict.fromkeys(REGIONS, 8)


@pytest.mark.parametrize("card", ["red-2", "red-4", "purple-2", "purple-4", "brown-5", "green-4"])
def test_the_cards_of_the_examples_exist(card):
    assert card in city().deck


def test_the_six_connections_of_the_ring():
    ends = {frozenset(pair) for pair in city().box.connections.values()}
    assert {frozenset(p) for p in (("green", "red"), ("blue", "white"), ("brown", "purple"))} < ends
    assert len(ends) == 6


@pytest.mark.parametrize("blockade", REGIONS)
def test_the_city_holds_together_under_any_blockade(blockade):
    near, seen, edge = city().box.near[blockade], {"red"}, ["red"]
    while edge:
        found = {*near[edge.pop()]} - seen
        seen |= found
        edge += found
    assert seen == {*REGIONS}


def test_each_side_has_ten_units_and_three_leaders():
    s = city()
    sides = Counter(token.split("-")[0] for token in s.at if "-unit-" in token)
    assert sides == {"red": 10, "white": 10, "neutral": 6}
    assert {*s.at} >= {"trotsky", "trotsky-red", *LEADERS["red"], *LEADERS["white"]}
    assert len(s.at) == 34


def test_each_side_has_each_special_action_once():
    special = city().box.special
    for leaders in LEADERS.values():
        assert {special[leader] for leader in leaders} == {"protest", "espionage", "inspire"}
    assert special["lenin"] == special["kerensky"] == "inspire"


# 2: setup


def test_a_game_begins_with_nature_laying_out_neutrals_and_tiles():
    s, questions = GAME.setup({}), []
    while ask(s).what != "draw":
        questions.append(ask(s).what)
        s = answer(s, ask(s).options[0])
    assert questions == ["place-neutral"] * 6 + ["lay-unrest", "lay-blockade"]


def test_every_region_has_one_fresh_neutral_unit():
    s = laid_out()
    assert sorted(s.at[token] for token in s.at if token.startswith("neutral")) == sorted(REGIONS)
    assert not s.exhausted


def test_nature_picks_among_the_neutral_units_that_are_left():
    s = GAME.setup({})
    assert len(ask(s).options) == 6
    first = ask(s).options[3]
    s = answer(s, first)
    assert len(ask(s).options) == 5
    assert first not in offered(s)


def test_supplies_are_full():
    s = laid_out()
    away = {token for token, place in s.at.items() if place == "supply"}
    assert len(away) == 26


def test_each_side_holds_its_three_leader_cards():
    s = laid_out()
    assert {side: {*hand} for side, hand in s.hands.items()} == LEADERS


def test_the_markers_start_where_the_rulebook_puts_them():
    s = laid_out()
    assert (s.support, s.will, s.day, MONTHS[s.month]) == (0, "red", 1, "march-april")
    assert (s.at["trotsky"], s.at["trotsky-red"]) == ("calendar", "calendar")


def test_two_tiles_are_turned_up_and_the_blockade_lies_on_the_arrow_of_the_second():
    s = GAME.setup({})
    while ask(s).what == "place-neutral":
        s = answer(s, ask(s).options[0])
    assert ask(s).options == REGIONS
    s = answer(s, "purple")
    assert offered(s) == {*REGIONS} - {"purple"}
    s = answer(s, "white")
    assert (s.unrest, s.blockade, s.barricade) == ("purple", "white", "white")
    assert {*s.tiles} == {*REGIONS} - {"purple", "white"}


def test_red_is_the_first_side_and_white_the_second():
    assert GAME.sides({}) == ("red", "white")


# 9.1: setup of solitaire


@both_sides
def test_alone_only_one_side_is_played(side, foe):
    assert GAME.sides({"solitaire": side}) == (side,)
    assert {*laid_out(solitaire=side).hands} == {side}


@both_sides
def test_alone_the_units_of_the_other_faction_stay_in_the_box(side, foe):
    s = laid_out(solitaire=side)
    assert not [token for token in s.at if token.startswith(f"{foe}-unit")]
    assert len([token for token in s.at if token.startswith(f"{side}-unit")]) == 10


@pytest.mark.parametrize("difficulty", [1, 2, 3, 4, 5, 6])
def test_alone_there_are_27_opposing_units_whose_tired_strength_is_the_difficulty(difficulty):
    s = laid_out(solitaire="red", difficulty=difficulty)
    strengths = Counter(s.box.strength[token] for token in s.at if token.startswith("opposing"))
    assert strengths == {(n, difficulty): 9 for n in (1, 2, 3)}


@both_sides
def test_alone_the_other_leaders_form_a_stack(side, foe):
    assert {*laid_out(solitaire=side).leaders} == LEADERS[foe]


# options


def test_difficulty_is_between_one_and_six():
    for bad in (0, 7, "1", True, 1.0):
        with pytest.raises(BadOption):
            GAME.setup({"solitaire": "red", "difficulty": bad})


def test_an_unknown_option_is_named():
    with pytest.raises(BadOption) as caught:
        GAME.setup({"colour": "blue"})
    assert caught.value.reason.what == "unknown-option"
    assert caught.value.reason.facts["name"] == "colour"


def test_a_bad_value_is_named():
    with pytest.raises(BadOption) as caught:
        GAME.setup({"rules": "french"})
    assert caught.value.reason.facts["name"] == "rules"
    assert caught.value.reason.facts["value"] == "french"


def test_the_first_deal_asks_for_ten_cards():
    s = laid_out()
    assert asked(s) == ("nature", "draw")
    assert len(ask(s).options) == 48
    assert len(deal(s).deck) == 38
