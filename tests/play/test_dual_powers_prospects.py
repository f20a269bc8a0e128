"""What the options of Dual Powers are said to do, and what would follow them."""

from __future__ import annotations

from typing import Any

from barricades.bots import Seat
from barricades.core import Choice
from barricades.games.dual_powers.state import State
from barricades.play.described import Brief, OptionText, described, option_text, unavailable_text
from barricades.play.preview import Previews
from barricades.play.preview_document import PreviewDoc, document_of
from barricades.words import Words
from tests.games.dual_powers.table import GAME, ask, city, turn

ENGLISH = Words("en", "dual-powers")


def offers(s: State) -> dict[Choice, OptionText]:
    """What is said of each option, in order."""
    found = described(Seat(GAME, s, ask(s)))
    return {one.option: option_text(ENGLISH, ask(s), one) for one in found.options}


def follows(s: State, option: Any) -> PreviewDoc:
    seat = Seat(GAME, s, ask(s))
    return document_of(ENGLISH, seat, Previews(seat).of(option))


def test_a_card_says_its_deeds_its_day_and_its_bonus():
    s = turn(
        city({"red": "red-unit-1-2"}, day=10, will="white", hands={"red": "red-5 lenin"}), "red"
    )
    cards = offers(s)
    assert list(cards) == ["red-5", "lenin"]
    assert cards["red-5"].does == ("Recruit 2 or Double Move",)
    assert cards["red-5"].price == "Day 15, bonus action"
    assert cards["lenin"].does == ("Enters any region (3/2), and Inspire the People",)
    assert cards["lenin"].price == "Day 17"


def test_a_card_that_ends_a_month_brings_the_will_of_the_people():
    s = turn(city(day=30, will="white", hands={"red": "red-5"}), "red")
    card = offers(s)["red-5"]
    assert (card.price, card.brief.price) == ("Day 4, will of the people", "day 4 + will")


def test_a_deed_that_a_card_could_not_do_is_struck_with_the_reason():
    s = turn(city(hands={"red": "red-2 red-6 lenin"}), "red")
    cards = offers(s)
    assert cards["red-2"].unavailable == (("Refresh", "You control no exhausted token."),)
    assert cards["red-6"].unavailable == (("Move", "You control no token that could move."),)
    (inspire,) = cards["lenin"].unavailable
    assert inspire == ("Inspire the People", "You have the will of the people already.")


def test_both_deeds_are_struck_where_nothing_can_be_done():
    everything = {"green": "red-unit-1-2 red-unit-1-1 red-unit-1-0 red-unit-1-0-b"}
    s = turn(city(everything, will="white", hands={"red": "red-2"}, blockade="red"), "red")
    assert [deed for deed, _ in offers(s)["red-2"].unavailable] == ["Recruit", "Refresh"]


def test_of_a_card_that_is_played_the_deed_that_cannot_be_done_is_struck():
    s = turn(city(hands={"red": "red-2"}), "red", "red-2")
    (unavailable,) = described(Seat(GAME, s, ask(s))).unavailable
    assert unavailable_text(ENGLISH, unavailable) == ("Refresh", "You control no exhausted token.")


def test_a_unit_says_what_it_costs_and_who_would_win():
    s = turn(city({"red": "white-unit-2-1"}, hands={"red": "red-3"}), "red", "red-3", "recruit")
    units = offers(s)
    assert units["red-unit-1-2"] == OptionText(
        "Unit 1/2",
        ("White 2, Red 1; White would still win with more strength",),
        "Costs 1 of 2",
        "",
        Brief("unit 1/2", "costs 1 of 2", "", "White 2, Red 1; White would still win"),
        (),
    )
    assert next(iter(units)) == "red-unit-1-2", "with a second one Red would win"


def test_a_region_named_like_a_side_is_told_apart_from_it():
    s = city({"brown": "lenin white-unit-2-1"}, hands={"red": "brown-5"})
    regions = offers(turn(s, "red", "brown-5", "move", "lenin"))
    assert regions["white"].does == (
        "White 0, Red 3; Red would win",
        "Narva: White 2, Red 0; White would win with more strength",
    )
    assert regions["white"].brief.does == regions["white"].does[0]


def test_the_best_second_unit_is_told_too():
    s = turn(city({"red": "white-unit-2-1"}, hands={"red": "red-3"}), "red", "red-3", "recruit")
    found = follows(s, "red-unit-1-2")
    assert found["lines"] == ["Vyborg: White 2, Red 1; White would still win with more strength."]
    assert found["stopped"]["why"] == "own"
    assert found["best"]
    assert found["best"]["title"] == "red unit 1/1"
    assert found["best"]["lines"] == ["Vyborg: White 2, Red 2; Red would win with more tokens."]
    ghost = {
        "path": ["tokens", "red-unit-1-1"],
        "before": ["supply", False],
        "after": ["red", False],
    }
    assert ghost in found["best"]["ghosts"]


def test_tokens_that_are_alike_say_where_they_are():
    two = {"red": "red-unit-1-0", "green": "red-unit-1-0-b~"}
    s = turn(city(two, hands={"red": "red-3"}, blockade="brown"), "red", "red-3", "move")
    assert {one.title for one in offers(s).values()} == {
        "Red unit 1/0 in Vyborg, fresh",
        "Red unit 1/0 on the Petrograd Side, exhausted",
    }


def test_what_an_objective_holds_is_never_told():
    s = city(hands={"red": "stalin", "white": "blue-1"}, objectives={"white": "blue-8"})
    found = follows(turn(s, "red", "stalin"), "espionage")
    assert found["lines"] == []
    assert found["stopped"] == {
        "why": "hidden",
        "text": "What follows depends on something that you cannot know.",
        "odds": None,
    }


def test_a_draw_is_chance_and_shows_no_card():
    s = turn(city(day=12, hands={"red": "red-3"}), "red", "red-3", "pass")
    found = follows(s, "draw")
    assert found["stopped"]["why"] == "chance"
    assert found["ghosts"] == []


def test_to_be_done_is_not_to_take_nothing():
    s = turn(city(hands={"red": "red-3"}), "red", "red-3", "recruit")
    assert offers(GAME.apply(s, "red", "red-unit-1-2"))["done"].does == ("Recruit no more units",)
