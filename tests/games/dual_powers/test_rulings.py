"""The rulings R1 to R42, each with a position in which it decides something."""

import pytest

from barricades.games.dual_powers.calendar import advance
from barricades.games.dual_powers.opposition import bring_leader, deploy, oppose
from barricades.games.dual_powers.scoring import exhaust_tokens
from barricades.games.dual_powers.turn import draw_cards, set_objectives
from tests.games.dual_powers.table import (
    GAME,
    REGIONS,
    answer,
    ask,
    asked,
    at,
    both_editions,
    both_sides,
    city,
    cleanup,
    deal,
    forces,
    fresh,
    is_over,
    offered,
    plan,
    refused,
    scoring,
    story,
    stronger,
    tired,
    told,
    turn,
    turns,
    winner,
)

ONES = "red-unit-1-2 red-unit-1-1 red-unit-1-0 red-unit-1-0-b"


# R1: see also test_editions.py


def test_r1_the_english_text_is_played_unless_another_is_chosen():
    assert GAME.setup({}) == GAME.setup({"rules": "english"})


# R2: control of a neutral is checked where it starts


def test_r2_a_neutral_may_be_led_where_its_leader_has_no_friends():
    s = city({"red": "neutral-unit-1-1 red-unit-1-1"}, hands={"red": "red-3"})
    s = turn(s, "red", "red-3", "move", "neutral-unit-1-1", "green")
    assert at(s, "neutral-unit-1-1") == ["green"]


def test_r2_a_neutral_led_away_from_friends_is_nobodys():
    s = city({"red": "red-unit-1-1", "green": "neutral-unit-1-1"}, hands={"red": "red-6"})
    assert refused(turn(s, "red", "red-6", "move"), "neutral-unit-1-1").what == "no-friends"
    assert forces(s, "green") == ([0, 0], [0, 0])


# R3: neutrals alone win nothing


@both_editions
@both_sides
def test_r3_a_region_with_neutrals_only_is_nobodys(rules, side, foe):
    s = city({"white": "neutral-unit-1-1 trotsky"}, month="may-june", will=side, rules=rules)
    assert stronger(s, "white") is None
    s = scoring(s)
    assert told(s, "judged-nobody", "marker", "region") == [{"marker": 1, "region": "white"}]
    assert s.support == 0


@both_sides
def test_r3_neutrals_do_not_help_a_side_that_is_not_there(side, foe):
    tokens = {"white": f"trotsky neutral-unit-1-1 {foe}-unit-1-1"}
    assert stronger(city(tokens, month="may-june", will=side), "white") == foe


def test_r3_an_empty_region_is_nobodys():
    assert stronger(city(), "white") is None


# R4: zeros are better than nothing


@both_sides
def test_r4_a_side_alone_with_strength_zero_is_stronger(side, foe):
    s = city({"white": f"{side}-unit-1-0~"}, will=foe)
    assert stronger(s, "white") == side


# R5: the bonus instead of points


def test_r5_a_region_of_unrest_is_exhausted_even_if_the_bonus_is_taken():
    s = city({"white": "red-unit-3-2"}, objectives={"red": "blue-1", "white": "blue-2"})
    s = scoring(s, "bonus", "pass")
    assert s.markers == ("white", "blue", "blue")
    assert tired(s, "red-unit-3-2")
    assert s.support == 0


def test_r5_the_bonus_comes_before_the_objectives_and_may_decide_them():
    tokens = {"white": "red-unit-2-2", "green": "white-unit-1-1 red-unit-1-1"}
    s = city(tokens, will="white", objectives={"red": "green-8", "white": "blue-2"})
    assert stronger(s, "green") == "white"
    s = scoring(s, "bonus", "recruit", "red-unit-1-2")
    assert told(s, "revealed") == []
    s = answer(s, "green")
    assert s.support == 5


def test_r5_without_a_stronger_side_there_is_neither_bonus_nor_points_but_weariness():
    s = city({"white": "neutral-unit-1-1"}, objectives={"red": "blue-1", "white": "blue-2"})
    s = scoring(s)
    assert is_over(s)
    assert tired(s, "neutral-unit-1-1")


# R6: whose points


@both_sides
def test_r6_an_objective_pays_whoever_is_stronger(side, foe):
    tokens = {"green": f"{foe}-unit-3-2"}
    s = scoring(city(tokens, objectives={side: "green-8", foe: "blue-2"}))
    assert told(s, "scored", "side", "points") == [{"side": foe, "points": 5}]


# R7: several markers


def test_r7_a_region_with_three_markers_scores_thrice_and_tires_once():
    s = city({"green": "red-unit-3-2"}, unrest="green", month="july")
    s.objectives |= {"red": "green-8", "white": "green-1"}
    s = scoring(s, "points")
    assert [fact["points"] for fact in told(s, "scored")] == [3, 2, 5]
    assert tired(s, "red-unit-3-2"), "and not gone"


# R8: who has fewer points


@pytest.mark.parametrize(
    ("support", "will", "first"),
    [(1, "red", "white"), (1, "white", "white"), (-1, "red", "red"), (-1, "white", "red")],
)
def test_r8_the_side_behind_reveals_first(support, will, first):
    s = city(support=support, will=will, objectives={"red": "red-1", "white": "blue-1"})
    assert told(scoring(s), "revealed")[0]["side"] == first


@both_sides
def test_r8_level_the_side_without_the_will_reveals_first(side, foe):
    s = scoring(city(will=side, objectives={"red": "red-1", "white": "blue-1"}))
    assert [fact["side"] for fact in told(s, "revealed")] == [foe, side]


def test_r8_points_for_unrest_count_already():
    tokens = {"white": "red-unit-1-1"}
    s = city(tokens, support=-1, objectives={"red": "red-1", "white": "blue-1"})
    s = scoring(s, "points")
    assert [fact["side"] for fact in told(s, "revealed")] == ["white", "red"]


# R9: the end at once


def test_r9_the_marker_stops_on_the_last_space():
    s = city({"green": "red-unit-1-1"}, support=13, objectives={"red": "green-8", "white": "red-1"})
    s = scoring(s)
    assert (s.support, winner(s)) == (15, ("track", "red"))


def test_r9_what_remains_is_not_scored():
    tokens = {"green": "red-unit-1-1", "blue": "white-unit-3-2"}
    s = city(tokens, support=12, objectives={"red": "blue-1", "white": "green-8"})
    s = scoring(s)
    assert len(told(s, "scored")) == 1
    assert fresh(s, "red-unit-1-1"), "nor is anybody tired"
    assert winner(s) == ("track", "red")


def test_r9_unrest_alone_can_end_the_game():
    s = city({"white": "white-unit-1-1"}, month="october", support=-8)
    s = scoring(s, "points")
    assert winner(s) == ("track", "white")
    assert told(s, "revealed") == []


# R10: what may be declined


def test_r10_an_action_may_be_declined():
    s = turn(city({"red": "red-unit-1-1"}, hands={"red": "red-3"}), "red", "red-3", "pass")
    assert is_over(s)
    assert at(s, "red-unit-1-1 red-unit-1-2") == ["red", "supply"]


def test_r10_playing_a_card_may_not_be_declined():
    s = turn(city(hands={"red": "red-3"}), "red")
    assert refused(s, "pass").what == "must-play"


def test_r10_a_bonus_action_may_be_declined():
    s = turn(city(day=12, hands={"red": "red-3"}), "red", "red-3", "pass")
    assert "pass" in offered(s)
    assert is_over(answer(s, "pass"))


@pytest.mark.parametrize(
    ("choices", "where", "will"),
    [
        (["pass"], "supply", "red"),
        (["leader-recruit", "red", "pass"], "red", "red"),
        (["inspire", "pass"], "supply", "white"),
        (["leader-recruit", "red", "inspire"], "red", "white"),
    ],
)
def test_r10_each_half_of_a_leader_card_may_be_declined(choices, where, will):
    s = turn(city(hands={"white": "kerensky"}), "white", "kerensky", *choices)
    assert is_over(s)
    assert (s.at["kerensky"], s.will) == (where, will)


def test_r10_a_leader_whose_card_was_declined_never_enters():
    s = city(hands={"red": "lenin red-1"}, will="white", objectives={"red": "red-2"})
    s = cleanup(turn(s, "red", "lenin", "pass"), "red")
    assert s.hands["red"] == ("red-1",)
    assert "lenin" not in {*s.discard, *s.deck}
    assert s.at["lenin"] == "supply"


def test_r10_an_action_once_chosen_is_taken():
    s = turn(city(hands={"red": "red-3"}), "red", "red-3", "recruit")
    assert refused(s, "pass").what == "chosen-already"


# R11: leader cards are no objectives


@both_sides
def test_r11_a_leader_card_cannot_be_the_objective(side, foe):
    leader = {"red": "lenin", "white": "kerensky"}[side]
    s = plan(city(hands={side: f"{leader} red-1"}), set_objectives())
    assert offered(s) == {"red-1"}
    assert refused(s, leader).what == "leader-no-objective"


# R12: the order of turns


def test_r12_a_change_of_the_will_does_not_change_the_order_of_turns():
    hands = {"red": "red-1 red-2 red-3 red-4", "white": "kerensky white-1 white-2 white-3"}
    s = turns(city(hands=hands), "red-1", "pass", "kerensky", "inspire", "pass")
    assert s.will == "white"
    assert asked(s) == ("red", "take-turn")


def test_r12_the_will_at_the_start_of_the_phase_goes_first():
    hands = {"red": "red-1", "white": "white-1"}
    assert ask(turns(city(hands=hands, will="white"))).who == "white"


# R13: months come before the action


def test_r13_a_new_month_gives_control_of_neutrals_for_the_same_turn():
    tokens = {"red": "white-unit-1-1 neutral-unit-1-1"}
    s = city(tokens, day=30, hands={"white": "red-3"})
    assert "neutral-unit-1-1" in offered(turn(s, "white", "red-3", "move"))


def test_r13_trotsky_returns_before_the_action():
    s = city({"white": "red-unit-1-1"}, day=30, hands={"red": "red-3"})
    assert "trotsky" in offered(turn(s, "red", "red-3", "move"))


# R14: counting days


@pytest.mark.parametrize("days", [1, 2, 3])
def test_r14_29_and_30_slide_to_31_and_earn_the_bonus(days):
    s = turn(city(day=28, hands={"red": f"red-{days}"}), "red", f"red-{days}", "pass")
    assert s.day == 31
    assert asked(s) == ("red", "take-bonus")


def test_r14_passing_over_15_29_or_30_does_nothing():
    s = turn(city(day=14, hands={"red": "red-2"}), "red", "red-2", "pass")
    assert (s.day, is_over(s)) == (16, True)
    s = turn(city(day=28, hands={"red": "red-4"}), "red", "red-4", "pass")
    assert (s.day, is_over(s)) == (1, True)


def test_r14_the_month_does_not_change_on_31():
    s = turn(city(day=28, hands={"white": "red-3"}), "white", "red-3")
    assert (s.day, s.month, s.will) == (31, 0, "red")


# R15: past November


def test_r15_past_november_the_month_stays_and_the_will_moves():
    s = plan(city(day=31, month="november"), advance("white", 4))
    assert (s.day, s.month, s.will) == (4, 6, "white")
    assert told(s, "month-began") == []


# R16: Mobilize Protest


def test_r16_protest_moves_the_blockade_to_any_other_connection():
    s = turn(city(hands={"red": "zinoviev"}), "red", "zinoviev", "protest")
    assert offered(s) == {*REGIONS} - {"blue"}
    assert refused(s, "blue").what == "blockade-there"


def test_r16_the_blockade_moves_at_once():
    tokens = {"red": "red-unit-1-1"}
    s = city(tokens, day=9, blockade="red", hands={"red": "zinoviev"})
    s = turn(s, "red", "zinoviev", "protest", "brown", "pass", "move", "red-unit-1-1")
    assert offered(s) == {"green", "blue"}


def test_r16_cleanup_moves_the_blockade_to_the_new_tile_in_any_case():
    s = turn(city(hands={"red": "zinoviev"}), "red", "zinoviev", "protest", "brown", "pass")
    assert (s.blockade, s.barricade) == ("blue", "brown")
    s = cleanup(s, "green")
    assert (s.blockade, s.barricade) == ("green", "green")


# R17: Double Move


def test_r17_enemies_on_the_way_do_not_stop_a_double_move():
    tokens = {"red": "red-unit-1-1", "green": "white-unit-3-2 kornilov"}
    s = city(tokens, hands={"red": "red-1"})
    s = turn(s, "red", "red-1", "double-move", "red-unit-1-1", "purple")
    assert at(s, "red-unit-1-1") == ["purple"]


def test_r17_a_double_move_goes_one_or_two_open_steps():
    s = city({"red": "red-unit-1-1"}, blockade="brown", hands={"red": "red-1"})
    s = turn(s, "red", "red-1", "double-move", "red-unit-1-1")
    assert offered(s) == {"green", "purple", "blue", "white"}


def test_r17_the_blockade_stops_either_step():
    s = city({"red": "red-unit-1-1"}, blockade="green", hands={"red": "red-1"})
    s = turn(s, "red", "red-1", "double-move", "red-unit-1-1")
    assert offered(s) == {"green", "blue", "white"}


# R18: refreshing what gets weaker


def test_r18_a_token_stronger_when_exhausted_may_be_refreshed():
    s = city({"red": "red-unit-1-2~"}, hands={"red": "red-2"})
    s = turn(s, "red", "red-2")
    assert {"refresh", "pass"} <= offered(s), "and never must"
    s = answer(s, "refresh", "red-unit-1-2")
    assert forces(s, "red")[0] == [1, 1]


# R19: no tile left


def test_r19_used_tiles_are_shuffled_when_the_stack_is_empty():
    used = "red green purple brown"
    s = cleanup(city(unrest="white", blockade="blue", tiles="", used_tiles=used))
    assert asked(s) == ("nature", "lay-blockade")
    assert offered(s) == {"red", "green", "purple", "brown", "white"}
    s = answer(s, "purple")
    assert (s.unrest, s.blockade) == ("blue", "purple")
    assert ({*s.tiles}, s.used_tiles) == ({"red", "green", "brown", "white"}, ())


# R20: no card left in the deck


@both_sides
def test_r20_the_sides_draw_in_turn_the_will_first(side, foe):
    s = plan(city(will=side), draw_cards())
    order = []
    while not is_over(s):
        order.append(ask(s).facts["side"])
        s = answer(s, ask(s).options[0])
    assert order == [side, foe] * 5


def test_r20_discards_are_shuffled_as_soon_as_the_deck_is_empty():
    s = plan(city(deck="red-1", discard="blue-1 blue-2"), draw_cards())
    s = answer(s, "red-1")
    assert offered(s) == {"blue-1", "blue-2"}
    s = answer(s, "blue-2")
    assert (s.hands["white"], s.deck, s.discard) == (("blue-2",), ("blue-1",), ())
    assert len(told(s, "reshuffled")) == 1


def test_r20_alone_the_player_draws_five_before_the_opposition():
    s = plan(city(solitaire="red"), draw_cards())
    piles = []
    while not is_over(s):
        piles.append(ask(s).facts["pile"])
        s = answer(s, ask(s).options[0])
    assert piles == ["hand"] * 4 + ["objective"] + ["stack"] * 5


# R21: the two tokens of Trotsky


def test_r21_trotsky_enters_fresh():
    assert fresh(plan(city(day=31), advance("red", 1)), "trotsky")


@pytest.mark.parametrize("face", ["", "~"])
def test_r21_red_trotsky_keeps_the_face_of_the_neutral_one(face):
    s = city({"green": f"trotsky{face}"}, day=31, month="july")
    s = plan(s, advance("white", 1))
    assert at(s, "trotsky trotsky-red") == ["gone", "green"]
    assert tired(s, "trotsky-red") == bool(face)
    assert "trotsky" not in s.exhausted


def test_r21_red_trotsky_rallies_neutrals():
    s = city({"green": "trotsky-red neutral-unit-1-1"}, month="august")
    assert forces(s, "green")[0] == [5, 2]


def test_r21_red_trotsky_is_red_whoever_has_the_will():
    s = city({"green": "trotsky-red"}, month="august", will="white", hands={"red": "red-3"})
    assert offered(turn(s, "red", "red-3", "move")) == {"trotsky-red"}


@pytest.mark.parametrize(("face", "strength"), [("", 4), ("~", 2)])
def test_r21_both_tokens_have_equal_values(face, strength):
    s = city({"green": f"trotsky{face}", "red": f"trotsky-red{face}", "blue": "lenin"})
    assert forces(s, "red")[0] == [strength, 1]
    s.at["lenin"] = "green"
    assert forces(s, "green")[0] == [3 + strength, 2]


# R22: cost of a unit


def test_r22_a_unit_costs_its_fresh_strength():
    s = turn(city(hands={"red": "red-3"}), "red", "red-3", "recruit")
    assert offered(s) == {
        *("red-unit-1-2", "red-unit-1-1", "red-unit-1-0", "red-unit-2-2", "red-unit-2-1")
    }
    assert refused(s, "red-unit-3-1").what == "too-dear"


def test_r22_a_unit_that_came_back_is_recruited_fresh():
    s = city({"white": "red-unit-3-3~"}, hands={"red": "red-6"})
    s.markers = ("white",)
    s = turn(plan(s, exhaust_tokens()), "red", "red-6", "recruit", "red-unit-3-3")
    assert fresh(s, "red-unit-3-3")


# R23: what a leader refreshes in the first rules


def test_r23_a_leader_refreshes_neutral_units_but_not_trotsky():
    tokens = {"green": "neutral-unit-1-0~ neutral-unit-1-1~ trotsky~ red-unit-1-1~"}
    s = city(tokens, month="may-june", hands={"red": "lenin"}, leader_refreshes="yes")
    s = turn(s, "red", "lenin", "leader-recruit", "green")
    assert s.exhausted == {"trotsky", "red-unit-1-1"}


def test_r23_a_leader_refreshes_nothing_elsewhere():
    tokens = {"green": "neutral-unit-1-0~"}
    s = city(tokens, hands={"red": "lenin"}, leader_refreshes="yes")
    assert tired(turn(s, "red", "lenin", "leader-recruit", "red"), "neutral-unit-1-0")


def test_r23_a_leader_without_the_will_refreshes_nothing():
    tokens = {"green": "neutral-unit-1-0~"}
    s = city(tokens, hands={"white": "kerensky"}, leader_refreshes="yes")
    s = turn(s, "white", "kerensky", "leader-recruit", "green")
    assert tired(s, "neutral-unit-1-0")
    assert tired(answer(s, "inspire"), "neutral-unit-1-0"), "nor is it made up for"


def test_r23_inspire_taken_first_gives_the_control_that_refreshing_needs():
    tokens = {"green": "neutral-unit-1-0~"}
    s = city(tokens, hands={"white": "kerensky"}, leader_refreshes="yes")
    s = turn(s, "white", "kerensky", "inspire", "leader-recruit", "green")
    assert fresh(s, "neutral-unit-1-0")


@both_sides
def test_r23_the_leader_of_the_opposition_refreshes_nothing(side, foe):
    s = city({"white": "neutral-unit-1-0~"}, will=foe, solitaire=side, rules="first")
    s = plan(s, bring_leader())
    s = answer(s, ask(s).options[0])
    assert tired(s, "neutral-unit-1-0")


# R24: the opposition's pool


def nine(strength: int) -> str:
    names = [f"opposing-unit-{strength}-1"]
    return " ".join([*names, *(f"{names[0]}-{letter}" for letter in "bcdefghi")])


def test_r24_when_no_unit_of_a_strength_is_left_nothing_is_placed():
    s = city({"red": nine(2)}, solitaire="red")
    after = plan(s, deploy(2, "green"))
    assert after.at == s.at
    assert told(after, "none-left", "strength") == [{"strength": 2}]


def test_r24_the_tenth_bonus_unit_is_not_placed_either():
    s = city({"red": nine(1)}, solitaire="red", day=14, stack="green-1")
    assert plan(s, oppose()).at == s.at


def test_r24_opposing_units_go_back_to_their_pool_and_come_again():
    s = city({"white": nine(3).replace(" ", "~ ") + "~"}, solitaire="red")
    s.markers = ("white",)
    s = plan(s, exhaust_tokens(), deploy(3, "green"))
    assert at(s, "opposing-unit-3-1 opposing-unit-3-1-b") == ["green", "supply"]
    assert fresh(s, "opposing-unit-3-1")


def test_r24_an_opposing_unit_counts_as_a_faction_token():
    s = city({"green": "opposing-unit-1-1 neutral-unit-1-1"}, will="white", solitaire="red")
    assert forces(s, "green") == ([0, 0], [2, 2])


# R25: alone, markers and calendar


@pytest.mark.parametrize(
    ("support", "will", "first"),
    [(1, "red", "white"), (-1, "red", "red"), (0, "red", "white"), (0, "white", "red")],
)
def test_r25_alone_the_side_behind_lays_marker_2_as_well(support, will, first):
    s = city(support=support, will=will, solitaire="red", objectives={"red": "blue-1"})
    s.played["white"] = ("green-1", "green-2", "green-3", "green-4", "green-5")
    s = scoring(s)
    assert told(s, "revealed")[0]["side"] == first
    assert s.markers == ("white", *(("green", "blue") if first == "white" else ("blue", "green")))


def test_r25_october_does_not_end_a_game_alone():
    s = city(month="october", support=3, solitaire="red", objectives={"red": "blue-1"})
    s.played["white"] = ("green-1",)
    s = scoring(s)
    assert s.ended == ""


# R26: what is secret; tests/promises tries it over whole games


def test_r26_hands_and_deck_are_secret():
    s = city(hands={"red": "red-1 lenin", "white": "blue-1 blue-2"})
    seen = GAME.view(s, "white")
    assert seen["hands"]["red"] == {"cards": 1, "leaders": ["lenin"]}
    assert seen["hands"]["white"]["cards"] == ["blue-1", "blue-2"]
    assert seen["deck"] == 45


def test_r26_an_objective_is_seen_by_its_owner_only():
    s = city(objectives={"red": "red-1", "white": "blue-1"})
    seen = {side: GAME.view(s, side)["objectives"] for side in ("red", "white", None)}
    assert seen["red"] == {"red": "red-1", "white": True}
    assert seen["white"] == {"red": True, "white": "blue-1"}
    assert seen[None] == {"red": True, "white": True}


def test_r26_alone_ones_own_objective_and_the_stack_are_secret():
    s = city(objectives={"red": "red-1"}, stack="blue-1 blue-2", solitaire="red")
    seen = GAME.view(s, "red")
    assert (seen["objectives"]["red"], seen["stack"]) == (True, 2)


def test_r26_discards_played_cards_supplies_and_the_next_unrest_are_open():
    s = city(discard="red-1 blue-2", played={"red": "red-3"}, blockade="green")
    for side in ("red", "white", None):
        seen = GAME.view(s, side)
        assert {*seen["discard"]} == {"red-1", "blue-2"}
        assert seen["played"] == {"red": ["red-3"], "white": []}
        assert seen["blockade"] == "green"
        assert seen["tokens"]["white-unit-3-2"] == ["supply", False]


# R27: the hand alone


@both_sides
def test_r27_alone_a_hand_has_seven_cards_after_drawing(side, foe):
    s = deal(GAME.setup({"solitaire": side}))
    assert len(s.hands[side]) == 7


def test_r27_alone_a_bonus_draw_makes_the_hand_larger_for_good():
    s = city(day=12, solitaire="red", hands={"red": "red-3 red-4 red-5 red-6"})
    s = turn(s, "red", "red-3", "pass", "draw", "blue-8")
    assert s.hands["red"] == ("red-4", "red-5", "red-6", "blue-8")
    assert len(deal(plan(s, draw_cards())).hands["red"]) == 8


# R28: Espionage


def test_r28_a_card_turned_up_stays_up_for_the_round():
    s = city(hands={"red": "stalin"}, objectives={"red": "red-1", "white": "blue-1"})
    s = turn(s, "red", "stalin", "espionage", "pass")
    assert GAME.view(s, "red")["objectives"]["white"] == "blue-1"
    assert GAME.view(s, None)["objectives"]["white"] == "blue-1"
    assert cleanup(scoring(s), "red").revealed == ()


def test_r28_espionage_does_not_change_who_lays_which_marker():
    s = city(support=-1, revealed="white", objectives={"red": "red-1", "white": "blue-1"})
    s = scoring(s)
    assert s.markers == ("white", "red", "blue")
    assert told(s, "revealed", "side", "card") == [{"side": "red", "card": "red-1"}]


def test_r28_espionage_does_nothing_to_a_card_that_is_open():
    s = city(hands={"red": "stalin"}, objectives={"white": "blue-1"}, revealed="white")
    s = turn(s, "red", "stalin")
    assert offered(s) == {"leader-recruit", "pass"}
    assert refused(s, "espionage").what == "already-open"


# R29: shuffling in mid-round


def test_r29_only_the_discard_pile_is_shuffled():
    s = city(
        day=12,
        deck="",
        discard="blue-1 blue-2",
        hands={"red": "red-3"},
        played={"red": "red-1", "white": "white-1"},
        objectives={"red": "red-2", "white": "white-2"},
    )
    s = turn(s, "red", "red-3", "pass", "draw")
    assert offered(s) == {"blue-1", "blue-2"}


def test_r29_played_cards_and_objectives_join_the_discards_in_cleanup():
    s = city(
        discard="blue-1",
        played={"red": "red-1", "white": "white-1 lvov"},
        objectives={"red": "red-2", "white": "white-2"},
    )
    s = cleanup(s, "red")
    assert {*s.discard} == {"blue-1", "red-1", "white-1", "red-2", "white-2"}


# R30: control from moment to moment


def test_r30_neutrals_slip_away_with_the_last_friend():
    tokens = {"red": "red-unit-1-1 neutral-unit-1-1"}
    s = city(tokens, day=12, hands={"red": "red-3"})
    s = turn(s, "red", "red-3", "move", "red-unit-1-1", "green", "move")
    assert offered(s) == {"red-unit-1-1"}


def test_r30_neutrals_follow_a_leader_who_entered_in_the_same_turn():
    s = city({"red": "neutral-unit-1-1"}, day=8, hands={"red": "lenin"})
    s = turn(s, "red", "lenin", "leader-recruit", "red", "move")
    assert offered(s) == {"lenin", "neutral-unit-1-1"}


def test_r30_in_the_first_rules_the_will_is_enough():
    tokens = {"red": "red-unit-1-1 neutral-unit-1-1"}
    s = city(tokens, day=12, hands={"red": "red-3"}, rules="first")
    s = turn(s, "red", "red-3", "move", "red-unit-1-1", "green", "move")
    assert offered(s) == {"red-unit-1-1", "neutral-unit-1-1"}


# R31: recruiting


def test_r31_at_least_one_unit_is_recruited():
    s = turn(city(hands={"red": "red-3"}), "red", "red-3", "recruit")
    assert refused(s, "done").what == "recruit-one"


def test_r31_less_than_the_full_value_may_be_used():
    s = turn(city(hands={"red": "red-6"}), "red", "red-6", "recruit", "red-unit-1-1", "done")
    assert is_over(s)
    assert [token for token, place in s.at.items() if place == "red"] == ["red-unit-1-1"]


def test_r31_a_bonus_recruit_enters_fresh():
    s = city(day=12, hands={"red": "red-3"})
    s = turn(s, "red", "red-3", "pass", "recruit", "red-unit-1-2", "brown")
    assert fresh(s, "red-unit-1-2")


# R32: the calendar's end


@pytest.mark.parametrize("month", ["october", "november"])
def test_r32_the_game_ends_after_tokens_are_exhausted_and_before_cleanup(month):
    tokens = {"white": "red-unit-1-1"}
    s = city(tokens, month=month, support=1, objectives={"red": "red-1", "white": "blue-1"})
    s = scoring(s, "bonus", "pass")
    assert tired(s, "red-unit-1-1")
    assert winner(s) == ("calendar", "red")
    assert (s.phase, s.unrest) == ("scoring", "white")


def test_r32_october_begun_in_mid_round_does_not_end_the_game_before_scoring():
    hands = {"red": "red-4", "white": "white-1"}
    s = turns(city(day=31, month="september", hands=hands), "red-4", "pass")
    assert s.month == 5
    assert asked(s) == ("white", "take-turn")


def test_r32_unrest_pays_by_the_month_shown_when_it_is_resolved():
    s = city({"white": "red-unit-1-1"}, day=31, month="may-june")
    s = scoring(plan(s, advance("red", 1)), "points")
    assert told(s, "scored")[0]["points"] == 3


# R33: the opposition as a side


def test_r33_red_trotsky_fights_for_a_red_opposition():
    s = city({"green": "trotsky"}, day=31, month="july", solitaire="white", stack="blue-1")
    s = plan(s, oppose())
    assert forces(s, "green") == ([4, 1], [0, 0])


def test_r33_trotsky_returns_when_the_opposition_passes_the_month():
    s = plan(city(day=31, solitaire="red", stack="blue-1"), oppose())
    assert (s.will, s.at["trotsky"]) == ("white", "white")


@both_sides
def test_r33_a_leader_of_the_opposition_rallies_neutrals(side, foe):
    leader = {"red": "lenin", "white": "lvov"}[foe]
    s = city({"green": f"{leader} neutral-unit-1-1"}, will=foe, solitaire=side)
    assert stronger(s, "green") == foe
    assert [4, 2] in forces(s, "green")


@both_sides
def test_r33_a_leader_of_the_opposition_enters_fresh_and_leaves_for_good(side, foe):
    s = plan(city(will=foe, solitaire=side), bring_leader())
    leader = str(ask(s).options[1])
    s = answer(s, leader)
    assert fresh(s, leader)
    s.markers = ("white",)
    s = plan(s, exhaust_tokens(), exhaust_tokens())
    assert s.at[leader] == "gone"


def test_r33_the_bonus_unit_comes_after_the_unit_of_the_card():
    s = plan(city(day=14, solitaire="red", stack="blue-1"), oppose())
    assert [fact["region"] for fact in told(s, "recruited")] == ["blue", "white"]


# R34: the order of turns alone


@both_sides
def test_r34_nine_turns_the_opposition_first_and_last_whatever_the_will_does(side, foe):
    leader = {"red": "lenin", "white": "kerensky"}[side]
    s = city(
        will=foe,
        solitaire=side,
        stack="red-1 green-1 purple-1 brown-1 white-1",
        hands={side: f"{leader} green-3 green-4 green-5"},
    )
    s = turns(s, leader, "inspire", "pass", "green-3", "pass", "green-4", "pass", "green-5", "pass")
    order = [fact["side"] for fact in told(s, "played")]
    assert order == [foe, side, foe, side, foe, side, foe, side, foe]


@both_sides
def test_r34_the_will_returns_to_the_opposition_once_its_leader_is_placed(side, foe):
    s = plan(city(will=side, solitaire=side), set_objectives())
    assert s.will == side
    s = answer(s, ask(s).options[0])
    assert s.will == foe
    assert story(s, "recruited", "gained-will") == ["recruited", "gained-will"]


# R35: Organize


def test_r35_organize_may_be_the_bonus_of_the_region_of_unrest():
    tokens = {"white": "red-unit-3-2"}
    s = city(tokens, solitaire="red", objectives={"red": "blue-1"}, played={"white": "green-1"})
    s = scoring(s, "bonus", "organize")
    assert told(s, "revealed", "side", "card")[0] == {"side": "red", "card": "blue-1"}


def test_r35_organize_is_not_offered_once_the_objective_is_open():
    s = city(day=12, solitaire="red", hands={"red": "red-3"}, objectives={"red": "blue-1"})
    assert "organize" in offered(turn(s, "red", "red-3", "pass"))
    s.revealed = ("red",)
    s = turn(s, "red", "red-3", "pass")
    assert refused(s, "organize").what == "already-open"


def test_r35_organize_is_for_solitaire_only():
    s = turn(city(day=12, hands={"red": "red-3"}), "red", "red-3", "pass")
    assert refused(s, "organize").what == "only-alone"


# R36: equal points


def test_r36_of_two_cards_with_equal_points_the_later_is_the_objective():
    s = city(solitaire="red", objectives={"red": "blue-1"})
    s.played["white"] = ("green-4", "red-1", "green-3", "blue-2", "purple-1")
    s = scoring(s)
    assert s.objectives["white"] == "green-3"


# R37: gaining the will, taken alone


def test_r37_gaining_the_will_by_a_new_month_gives_neutrals_everywhere():
    tokens = {"brown": "neutral-unit-1-1", "red": "white-unit-1-1", "green": "trotsky"}
    s = city(tokens, day=30, month="may-june", hands={"white": "red-3"}, will_gained="everywhere")
    s = turn(s, "white", "red-3", "move")
    assert offered(s) == {"white-unit-1-1", "neutral-unit-1-1", "trotsky"}


def test_r37_gaining_the_will_by_inspire_gives_neutrals_everywhere_for_the_bonus_too():
    s = city({"brown": "neutral-unit-1-1~"}, day=8, will_gained="everywhere")
    s.hands["white"] = ("kerensky",)
    s = turn(s, "white", "kerensky", "inspire", "pass", "refresh")
    assert offered(s) == {"neutral-unit-1-1"}


def test_r37_it_lasts_until_the_end_of_that_turn():
    hands = {"red": "red-1", "white": "kerensky red-3"}
    tokens = {"brown": "neutral-unit-1-1", "green": "white-unit-1-1"}
    s = city(tokens, will="red", hands=hands, will_gained="everywhere")
    s = turns(s, "red-1", "pass", "kerensky", "inspire", "pass", "red-3", "move")
    assert offered(s) == {"white-unit-1-1"}


def test_r37_nobody_is_shown_it_any_more_in_the_next_turn():
    hands = {"red": "red-1 red-2", "white": "kerensky"}
    s = city(will="red", hands=hands, will_gained="everywhere")
    s = turns(s, "red-1", "pass", "kerensky", "inspire")
    assert GAME.view(s, None)["swept"] is True
    s = answer(s, "pass")
    assert GAME.view(s, None)["swept"] is False


def test_r37_it_does_not_last_into_scoring():
    tokens = {"brown": "neutral-unit-1-1", "white": "white-unit-1-1"}
    s = city(tokens, hands={"white": "kerensky"}, will_gained="everywhere")
    s = scoring(turn(s, "white", "kerensky", "inspire", "pass"), "bonus", "move")
    assert offered(s) == {"white-unit-1-1"}


def test_r37_who_had_the_will_already_gains_nothing():
    tokens = {"brown": "neutral-unit-1-1", "red": "red-unit-1-1"}
    s = city(tokens, day=30, hands={"red": "red-3"}, will_gained="everywhere")
    assert offered(turn(s, "red", "red-3", "move")) == {"red-unit-1-1"}


def test_r37_it_does_not_change_strength():
    tokens = {"brown": "neutral-unit-1-1"}
    s = city(tokens, hands={"white": "kerensky"}, will_gained="everywhere")
    s = turn(s, "white", "kerensky", "inspire", "pass")
    assert stronger(s, "brown") is None


# R38: what would change nothing


def test_r38_inspire_is_not_offered_to_the_holder_of_the_will():
    s = turn(city(hands={"red": "lenin"}), "red", "lenin")
    assert offered(s) == {"leader-recruit", "pass"}
    assert refused(s, "inspire").what == "has-will"


def test_r38_refresh_is_not_offered_without_an_exhausted_token_under_control():
    s = city({"red": "red-unit-1-1 white-unit-1-1~"}, hands={"red": "red-2"})
    s = turn(s, "red", "red-2")
    assert refused(s, "refresh").what == "nothing-to-refresh"


def test_r38_a_question_with_no_answer_but_to_decline_is_not_asked():
    s = city({"red": ONES}, hands={"red": "red-2"})
    assert is_over(turn(s, "red", "red-2")), "no unit of one is left, and nobody is tired"


def test_r38_a_leader_card_with_nothing_left_to_do_asks_no_more():
    s = turn(city(hands={"red": "lenin"}), "red", "lenin", "leader-recruit", "red")
    assert is_over(s)


# R39: twins


def test_r39_twins_in_one_place_are_offered_once():
    s = city({"red": "white-unit-1-1 white-unit-1-1-b"}, hands={"white": "red-3"})
    s = turn(s, "white", "red-3", "move")
    assert len(offered(s)) == 1
    (other,) = {"white-unit-1-1", "white-unit-1-1-b"} - offered(s)
    assert refused(s, other).what == "twin"


@pytest.mark.parametrize(
    "tokens",
    [
        {"red": "white-unit-1-1", "green": "white-unit-1-1-b"},
        {"red": "white-unit-1-1 white-unit-1-1-b~"},
        {"red": "white-unit-2-2 white-unit-2-1"},
    ],
)
def test_r39_tokens_that_differ_are_offered_each(tokens):
    s = turn(city(tokens, hands={"white": "red-3"}), "white", "red-3", "move")
    assert len(offered(s)) == 2


def test_r39_twins_in_the_supply_are_offered_once():
    s = turn(city(hands={"white": "red-6"}), "white", "red-6", "recruit")
    assert len(offered(s)) == 5, "1/1, 1/0, 2/2, 2/1 and 3/2"


def test_r39_a_twin_left_in_the_supply_is_still_offered():
    s = city({"red": "white-unit-1-1"}, hands={"white": "red-1"})
    s = turn(s, "white", "red-1", "recruit")
    assert offered(s) == {"white-unit-1-1-b", "white-unit-1-0"}


# R40: no cards at all


def test_r40_without_any_card_a_draw_does_nothing():
    s = plan(city(deck="", discard=""), draw_cards())
    assert is_over(s)
    assert s.hands == {"red": (), "white": ()}


def test_r40_without_any_card_no_bonus_draw_is_offered():
    s = turn(city(day=12, deck="", hands={"red": "red-3"}), "red", "red-3", "pass")
    assert refused(s, "draw").what == "no-cards-left"


def test_r40_the_discard_pile_is_enough_for_a_bonus_draw():
    s = city(day=12, deck="", discard="red-1", hands={"red": "red-3"})
    assert "draw" in offered(turn(s, "red", "red-3", "pass"))


# R41: leader first


def test_r41_with_leader_first_whoever_does_without_the_leader_keeps_the_special_action():
    s = city(will="white", day=8, hands={"red": "lenin"}, leader_order="leader-first")
    s = turn(s, "red", "lenin")
    assert refused(s, "inspire").what == "leader-first"
    s = answer(s, "pass")
    assert offered(s) == {"inspire", "pass"}
    assert refused(s, "leader-recruit").what == "leader-came-first"
    s = answer(s, "inspire")
    assert asked(s) == ("red", "take-bonus")
    assert (s.at["lenin"], s.will) == ("supply", "red")
    assert told(s, "declined") == [{"side": "red", "actions": ("leader-recruit",)}]


def test_r41_with_leader_first_the_leader_and_then_the_special_action_go_together():
    s = city(will="white", hands={"red": "lenin"}, leader_order="leader-first")
    s = turn(s, "red", "lenin", "leader-recruit", "red", "inspire")
    assert (s.at["lenin"], s.will) == ("red", "red")


# R42: no way back


@pytest.mark.parametrize("blockade", REGIONS)
@pytest.mark.parametrize("start", REGIONS)
def test_r42_a_double_move_ends_elsewhere(start, blockade):
    s = city({start: "red-unit-1-1"}, blockade=blockade, hands={"red": "red-1"})
    s = turn(s, "red", "red-1", "double-move", "red-unit-1-1")
    assert refused(s, start).what == "already-there"
