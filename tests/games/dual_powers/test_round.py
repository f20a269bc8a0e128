"""The round (3.1 to 4.2): drawing, secret objectives, and whose turn it is."""

import pytest

from barricades.games.dual_powers.turn import draw_cards, set_objectives
from tests.games.dual_powers.table import (
    GAME,
    answer,
    ask,
    asked,
    both_sides,
    city,
    deal,
    next_round,
    offered,
    plan,
    refused,
    story,
    told,
    turn,
    turns,
)


def objectives_to_set():
    """A new game in which both sides are to lay down their objectives."""
    return deal(GAME.setup({}))


# 3.1, 3.2: phases, drawing


def test_in_the_first_round_each_side_holds_eight_cards():
    assert {side: len(hand) for side, hand in objectives_to_set().hands.items()} == {
        "red": 8,
        "white": 8,
    }


def test_cards_not_played_stay_in_hand():
    s = city(hands={"red": "red-1 lenin red-2", "white": "lvov"})
    s = deal(plan(s, draw_cards()))
    assert s.hands["red"][:3] == ("red-1", "lenin", "red-2")
    assert {side: len(hand) for side, hand in s.hands.items()} == {"red": 8, "white": 6}


def test_a_drawn_card_leaves_the_deck_for_the_hand():
    s = answer(plan(city(), draw_cards()), "brown-5")
    assert s.hands["red"] == ("brown-5",)
    assert "brown-5" not in s.deck


def test_the_deal_is_told_without_its_cards():
    s = deal(plan(city(), draw_cards()))
    assert told(s, "dealt", "count") == [{"count": 5}]
    assert len(s.log) == 1


def test_a_round_has_its_phases_in_order():
    s = next_round(city({"white": "red-unit-3-3"}, round=0))
    seen = [s.phase]
    while s.round == 1:
        one = GAME.asks(s)[0]
        s = GAME.apply(s, one.who, one.options[-1])
        seen += [s.phase] if s.phase != seen[-1] else []
    assert seen == ["draw", "objective", "action", "scoring", "cleanup", "draw"]


# 3.4: objectives


def test_both_sides_are_asked_for_an_objective_at_the_same_time():
    s = objectives_to_set()
    assert [(one.who, one.what) for one in GAME.asks(s)] == [
        ("red", "set-objective"),
        ("white", "set-objective"),
    ]


@both_sides
def test_an_objective_goes_from_the_hand_face_down(side, foe):
    s = objectives_to_set()
    card = s.hands[side][-1]
    s = GAME.apply(s, side, card)
    assert card not in s.hands[side]
    assert GAME.view(s, side)["objectives"][side] == card
    assert GAME.view(s, foe)["objectives"][side] is True
    assert asked(s) == (foe, "set-objective")


def test_nothing_of_an_objective_is_told():
    s = objectives_to_set()
    before = s.log
    s = GAME.apply(s, "red", s.hands["red"][-1])
    assert s.log == before
    s = GAME.apply(s, "white", s.hands["white"][-1])
    assert [event.what for event in s.log[len(before) :]] == ["objectives-set"]


def test_a_card_of_the_other_side_cannot_be_the_objective():
    s = plan(city(hands={"red": "red-1", "white": "blue-1"}), set_objectives())
    with pytest.raises(ValueError, match="not-in-hand"):
        GAME.apply(s, "red", "blue-1")


# 4.1, 4.2: turns


@both_sides
def test_each_side_takes_four_turns_in_turn(side, foe):
    hands = {"red": "red-1 red-2 red-3 red-4 red-5", "white": "blue-1 blue-2 blue-3 blue-4 blue-5"}
    s, order = turns(city(hands=hands, will=side)), []
    while GAME.asks(s):
        one = ask(s)
        order += [one.who] if one.what == "take-turn" else []
        s = answer(s, one.options[0] if one.what == "take-turn" else "pass")
    assert order == [side, foe] * 4
    assert {side: len(hand) for side, hand in s.hands.items()} == {"red": 1, "white": 1}


def test_any_card_of_the_hand_may_be_played():
    s = turn(city(hands={"red": "red-1 lenin"}), "red")
    assert offered(s) == {"red-1", "lenin"}
    assert refused(s, "red-2").what == "not-in-hand"


def test_a_card_is_played_face_up():
    s = turn(city(hands={"red": "red-1"}), "red", "red-1")
    assert GAME.view(s, "white")["played"]["red"] == ["red-1"]
    assert s.hands["red"] == ()


def test_the_date_comes_before_the_action():
    s = turn(city(hands={"red": "red-3"}), "red", "red-3", "recruit", "red-unit-2-2")
    assert story(s, "played", "advanced", "recruited") == ["played", "advanced", "recruited"]


def test_the_objective_cannot_be_played():
    s = city(hands={"red": "red-1"}, objectives={"red": "red-2"})
    assert refused(turn(s, "red"), "red-2").what == "your-objective"
