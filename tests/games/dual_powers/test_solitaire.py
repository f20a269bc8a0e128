"""The solitaire game (chapter 9): one player against the opposition."""

import pytest

from barricades.core import Record, take_back
from barricades.games.dual_powers.opposition import bring_leader, oppose
from barricades.games.dual_powers.scoring import exhaust_tokens
from barricades.games.dual_powers.turn import draw_cards
from tests.games.dual_powers.table import (
    GAME,
    answer,
    ask,
    asked,
    at,
    both_sides,
    city,
    cleanup,
    deal,
    forces,
    fresh,
    is_over,
    next_round,
    offered,
    plan,
    refused,
    scoring,
    stronger,
    told,
    turn,
    turns,
    winner,
)

LEADERS = {"red": ("lenin", "stalin", "zinoviev"), "white": ("kerensky", "lvov", "kornilov")}
HAND = "green-1 green-2 green-3 green-4"
PASSED = [choice for card in HAND.split() for choice in (card, "pass")]
ROW = "red-1 red-2 purple-1 brown-2 white-1"


def alone(side="red", tokens=None, **more):
    """A solitaire position; the opposition has the will, as it does when its turns begin."""
    foe = {"red": "white", "white": "red"}[side]
    return city(tokens, **{"will": foe, "solitaire": side, **more})


# 9.2: the draw phase


def test_the_player_draws_four_and_a_fifth_card_is_laid_unseen():
    s = deal(plan(alone(), draw_cards()))
    assert len(s.hands["red"]) == 4
    assert s.objectives["red"]
    assert GAME.view(s, "red")["objectives"] == {"red": True, "white": False}


def test_five_cards_are_stacked_for_the_opposition():
    s = deal(plan(alone(), draw_cards()))
    assert len(s.stack) == 5
    assert GAME.view(s, "red")["stack"] == 5


# 9.3: the objective phase


@both_sides
def test_a_leader_of_the_opposition_enters_the_region_of_unrest(side, foe):
    s = plan(alone(side, unrest="brown"), bring_leader())
    assert asked(s) == ("nature", "bring-leader")
    assert offered(s) == {*LEADERS[foe]}
    leader = LEADERS[foe][2]
    s = answer(s, leader)
    assert at(s, leader) == ["brown"]
    assert leader not in s.leaders


def test_that_leader_neither_acts_nor_advances_the_calendar():
    s = alone(objectives={"red": "blue-1"}, blockade="blue")
    after = answer(plan(s, bring_leader()), "kornilov")
    assert (after.day, after.barricade, after.revealed) == (s.day, s.barricade, ())
    assert answer(plan(s, bring_leader()), "lvov").revealed == ()


@both_sides
def test_the_opposition_takes_the_will_every_round(side, foe):
    s = alone(side, will=side)
    s = answer(plan(s, bring_leader()), LEADERS[foe][0])
    assert s.will == foe


def test_a_new_leader_comes_each_round():
    s = GAME.setup({"solitaire": "red"})
    seen = []
    while GAME.asks(s):
        if ask(s).what == "bring-leader":
            seen.append(len(ask(s).options))
        s = answer(s, ask(s).options[0])
    assert seen == [3, 2, 1][: len(seen)]


def test_the_player_is_not_asked_for_an_objective():
    s = next_round(alone())
    while ask(s).who == "nature":
        s = answer(s, ask(s).options[0])
    assert asked(s) == ("red", "take-turn")


# 9.4: turns


@both_sides
def test_five_turns_against_four_the_opposition_first_and_last(side, foe):
    s = turns(alone(side, stack=ROW, hands={side: HAND}), *PASSED)
    assert is_over(s)
    assert [fact["side"] for fact in told(s, "played")] == [foe, side] * 4 + [foe]
    assert s.played[foe] == tuple(ROW.split()), "in a line, from left to right"


def test_the_stack_is_turned_up_one_by_one():
    s = turns(alone(stack=ROW, hands={"red": HAND}))
    assert s.played["white"] == ("red-1",)
    assert GAME.view(s, "red")["stack"] == 4


# 9.5: the opposition's turn


@both_sides
@pytest.mark.parametrize(("card", "strength"), [("blue-1", 1), ("blue-4", 2), ("blue-7", 3)])
def test_a_unit_as_strong_as_the_recruit_value_enters_the_region_of_the_card(
    side, foe, card, strength
):
    s = plan(alone(side, stack=card), oppose())
    (token,) = [token for token, place in s.at.items() if place == "blue"]
    assert token.startswith(f"opposing-unit-{strength}-")
    assert fresh(s, token)
    assert s.day == 1 + int(card[-1])


@pytest.mark.parametrize(("day", "card"), [(14, "blue-1"), (28, "blue-3"), (27, "blue-2")])
def test_on_15_or_31_the_opposition_adds_a_unit_of_one_to_the_region_of_unrest(day, card):
    s = plan(alone(day=day, stack=card, unrest="brown"), oppose())
    (token,) = [token for token, place in s.at.items() if place == "brown"]
    assert token.startswith("opposing-unit-1-")


def test_on_other_days_it_does_not():
    s = plan(alone(day=13, stack="blue-1", unrest="brown"), oppose())
    assert "brown" not in s.at.values()


def test_past_31_the_opposition_takes_the_will():
    s = plan(alone(will="red", day=31, stack="blue-1"), oppose())
    assert (s.will, s.month) == ("white", 1)


def test_the_opposition_takes_its_bonus_without_being_asked():
    assert is_over(plan(alone(day=14, stack="blue-1"), oppose()))


# 9.6: the player's turn


def test_organize_turns_up_ones_own_objective():
    s = alone(day=12, hands={"red": "red-3"}, objectives={"red": "blue-1"})
    s = turn(s, "red", "red-3", "pass")
    assert offered(s) == {"recruit", "draw", "organize", "pass"}
    s = answer(s, "organize")
    assert GAME.view(s, "red")["objectives"]["red"] == "blue-1"
    assert is_over(s)


@pytest.mark.parametrize(("side", "spy"), [("red", "stalin"), ("white", "lvov")])
def test_espionage_turns_up_ones_own_objective(side, spy):
    s = alone(side, hands={side: spy}, objectives={side: "blue-1"})
    s = turn(s, side, spy, "espionage", "pass")
    assert GAME.view(s, side)["objectives"][side] == "blue-1"


def test_espionage_on_an_open_objective_is_not_offered():
    s = alone(hands={"red": "stalin"}, objectives={"red": "blue-1"}, revealed="red")
    assert refused(turn(s, "red", "stalin"), "espionage").what == "already-open"


def test_the_player_recruits_moves_and_inspires_as_usual():
    tokens = {"red": "neutral-unit-1-1 red-unit-2-2"}
    s = turn(alone("red", tokens, day=8, hands={"red": "lenin"}), "red", "lenin", "inspire", "pass")
    assert s.will == "red"
    assert offered(answer(s, "move")) == {"neutral-unit-1-1", "red-unit-2-2"}


def test_the_tokens_of_the_opposition_are_not_the_players():
    s = alone("red", {"red": "red-unit-1-1 opposing-unit-1-1 lvov"}, hands={"red": "red-3"})
    s = turn(s, "red", "red-3", "move")
    assert refused(s, "opposing-unit-1-1").what == "not-yours"
    assert refused(s, "lvov").what == "not-yours"


def test_a_choice_is_not_taken_back_once_the_opposition_has_turned_up_its_next_card():
    """What has come to light stays so: the next card of the stack was hidden until then."""
    record = Record(game=GAME.name, version=GAME.version, options={"solitaire": "red"})
    s = GAME.setup(record.options)
    while len(told(s, "played")) < 2:  # the opposition's first card, and the player's
        record = record.with_choice(ask(s).who, ask(s).options[0])
        s = answer(s, ask(s).options[0])
    assert take_back(GAME, record, "red") is not None
    while len(told(s, "played")) < 3:
        record = record.with_choice("red", ask(s).options[-1])
        s = answer(s, ask(s).options[-1])
    assert told(s, "played")[-1]["side"] == "white"
    assert take_back(GAME, record, "red") is None


# 9.7: unrest


@both_sides
def test_the_opposition_always_takes_the_points(side, foe):
    s = alone(side, {"white": "opposing-unit-3-1"}, objectives={side: "blue-1"}, month="july")
    s.played[foe] = ("green-1",)
    s = scoring(s)
    assert is_over(s)
    assert told(s, "scored", "side", "points") == [{"side": foe, "points": 3}]


def test_the_player_chooses_if_stronger():
    s = scoring(alone("red", {"white": "red-unit-3-3 opposing-unit-2-1"}))
    assert asked(s) == ("red", "choose-reward")


# 9.8: the objectives; test_oracles.py tries the choice over random rows


@pytest.mark.parametrize(
    ("row", "card"),
    [
        ("red-1 red-2 purple-4 brown-1 blue-1", "purple-4"),  # the highest sum
        ("red-3 red-4 purple-6 brown-1 blue-1", "red-4"),
        ("red-1 red-5 purple-6 brown-1 blue-1", "red-5"),  # equal sums: more cards
        ("purple-6 red-1 red-5 brown-1 blue-1", "red-5"),
        ("red-6 purple-6 brown-1 blue-1 white-1", "purple-6"),  # still equal: the last played
        ("purple-6 red-6 brown-1 blue-1 white-1", "red-6"),
        ("red-1 purple-1 brown-1 white-1 blue-1", "blue-1"),
        ("red-2 red-7 red-1 blue-8 blue-1", "red-7"),  # the best card of the region
    ],
)
def test_the_objective_of_the_opposition(row, card):
    s = alone(objectives={"red": "green-1"}, played={"white": row})
    s = scoring(s)
    assert s.objectives["white"] == card
    assert {"side": "white", "card": card} in told(s, "revealed", "side", "card")


def test_the_players_objective_is_revealed_at_last():
    s = scoring(alone(objectives={"red": "green-8"}, played={"white": ROW}))
    assert {"side": "red", "card": "green-8"} in told(s, "revealed", "side", "card")


def test_both_objectives_pay_the_stronger_side():
    tokens = {"green": "red-unit-3-3", "red": "red-unit-2-2 opposing-unit-1-1"}
    s = alone("red", tokens, objectives={"red": "green-8"}, played={"white": "red-8 red-7"})
    s = scoring(s)
    assert s.support == 5 + 5


def test_the_objective_of_the_opposition_is_discarded_once():
    s = alone(objectives={"red": "green-8"}, played={"white": ROW})
    s = cleanup(scoring(s), "red")
    assert sorted(s.discard) == sorted([*ROW.split(), "green-8"])


# 9.9: exhaustion


@pytest.mark.parametrize("difficulty", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("strength", [1, 2, 3])
def test_an_exhausted_opposing_unit_is_as_strong_as_the_difficulty(difficulty, strength):
    token = f"opposing-unit-{strength}-{difficulty}"
    s = alone("red", {"white": token}, difficulty=difficulty)
    assert forces(s, "white")[1] == [strength, 1]
    s.markers = ("white",)
    s = plan(s, exhaust_tokens())
    assert forces(s, "white")[1] == [difficulty, 1]


# 9.10: the end


@pytest.mark.parametrize(("support", "side"), [(1, "red"), (-1, "white")])
@pytest.mark.parametrize("player", ["red", "white"])
def test_after_the_third_round_the_side_that_is_ahead_wins(player, support, side):
    s = alone(player, round=3, support=support, objectives={player: "green-8"})
    assert winner(scoring(s)) == ("round", side)


@both_sides
def test_level_after_the_third_round_the_will_wins(side, foe):
    for will in (side, foe):
        s = alone(side, round=3, will=will, objectives={side: "green-8"})
        assert winner(scoring(s)) == ("round-will", will)


@pytest.mark.parametrize("round", [1, 2])
def test_earlier_rounds_do_not_end_it(round):
    s = alone(round=round, support=3, month="november", objectives={"red": "green-8"})
    assert scoring(s).ended == ""


def test_the_track_ends_it_at_any_time():
    s = alone("red", {"white": "opposing-unit-1-1"}, support=-13, objectives={"red": "green-8"})
    s = scoring(s)
    assert winner(s) == ("track", "white")


def test_a_whole_game_has_three_rounds_of_nine_turns_at_most():
    s = GAME.setup({"solitaire": "white"})
    while GAME.asks(s):
        s = answer(s, ask(s).options[-1])
    assert s.round <= 3
    assert len(told(s, "played")) == 9 * s.round


def test_neutrals_stand_with_the_opposition_while_it_has_the_will():
    s = alone("red", {"green": "red-unit-2-2 opposing-unit-2-1 neutral-unit-1-1"})
    assert stronger(s, "green") == "white"
