"""The actions of leader cards (5.7 to 5.11)."""

import pytest

from tests.games.dual_powers.table import (
    GAME,
    REGIONS,
    answer,
    asked,
    at,
    both_sides,
    city,
    forces,
    fresh,
    is_over,
    offered,
    refused,
    told,
    turn,
)

INSPIRER = {"red": "lenin", "white": "kerensky"}
SPY = {"red": "stalin", "white": "lvov"}
PROTESTER = {"red": "zinoviev", "white": "kornilov"}


def leader_turn(side, foe, leaders, *choices):
    """A turn in which a side without the will plays one of its leaders."""
    hands = {side: leaders[side]}
    s = city(will=foe, hands=hands, objectives={side: "red-1", foe: "blue-1"})
    return turn(s, side, leaders[side], *choices)


# 5.7: both actions, in either order


@both_sides
@pytest.mark.parametrize(
    ("leaders", "special"), [(INSPIRER, "inspire"), (SPY, "espionage"), (PROTESTER, "protest")]
)
def test_a_leader_card_offers_its_leader_and_its_special_action(side, foe, leaders, special):
    s = leader_turn(side, foe, leaders)
    assert asked(s) == (side, "lead")
    assert offered(s) == {"leader-recruit", special, "pass"}
    for wrong in {"inspire", "espionage", "protest", "recruit", "move"} - {special}:
        assert refused(s, wrong).what == "not-on-card"


@both_sides
@pytest.mark.parametrize(
    "choices", [["leader-recruit", "brown", "inspire"], ["inspire", "leader-recruit", "brown"]]
)
def test_both_actions_may_be_taken_in_either_order(side, foe, choices):
    s = leader_turn(side, foe, INSPIRER, *choices)
    assert is_over(s)
    assert (s.at[INSPIRER[side]], s.will) == ("brown", side)


def test_no_action_is_taken_twice():
    s = leader_turn("red", "white", PROTESTER, "leader-recruit", "red")
    assert refused(s, "leader-recruit").what == "leader-entered"
    s = leader_turn("red", "white", PROTESTER, "protest", "red")
    assert refused(s, "protest").what == "special-used"


# 5.8: Leader Recruit


@both_sides
def test_a_leader_enters_any_region_fresh(side, foe):
    s = leader_turn(side, foe, SPY, "leader-recruit")
    assert offered(s) == {*REGIONS}
    s = answer(s, "purple")
    assert at(s, SPY[side]) == ["purple"]
    assert fresh(s, SPY[side])


def test_only_the_leader_of_the_card_enters():
    s = leader_turn("red", "white", SPY, "leader-recruit", "purple", "pass")
    assert at(s, "lenin stalin zinoviev") == ["supply", "purple", "supply"]


def test_in_the_english_rules_a_leader_refreshes_nobody():
    s = city({"red": "neutral-unit-1-1~"}, hands={"red": "lenin"})
    s = turn(s, "red", "lenin", "leader-recruit", "red")
    assert s.exhausted == {"neutral-unit-1-1"}


# 5.9: Mobilize Protest


@both_sides
def test_protest_moves_the_blockade(side, foe):
    s = leader_turn(side, foe, PROTESTER, "protest", "green", "pass")
    assert s.barricade == "green"
    assert told(s, "moved-blockade", "side", "connection") == [
        {"side": side, "connection": "green"}
    ]


def test_protest_leaves_the_tile_where_it_is():
    s = leader_turn("red", "white", PROTESTER, "protest", "green", "pass")
    assert s.blockade == "blue"


# 5.10: Espionage


@both_sides
def test_espionage_turns_up_the_objective_of_the_other_side(side, foe):
    s = leader_turn(side, foe, SPY, "espionage", "pass")
    assert s.revealed == (foe,)
    card = s.objectives[foe]
    assert told(s, "revealed", "side", "card") == [{"side": foe, "card": card}]
    assert all(GAME.view(s, who)["objectives"][foe] == card for who in (side, foe, None))
    assert GAME.view(s, foe)["objectives"][side] is True, "one's own stays secret"


@both_sides
def test_espionage_may_come_before_the_leader_is_placed(side, foe):
    s = leader_turn(side, foe, SPY, "espionage")
    assert "leader-recruit" in offered(s)


# 5.11: Inspire the People


@both_sides
def test_inspire_takes_the_will(side, foe):
    s = leader_turn(side, foe, INSPIRER, "inspire", "pass")
    assert s.will == side
    assert told(s, "gained-will", "side") == [{"side": side}]


def test_inspire_brings_neutrals_over_where_there_are_friends():
    tokens = {"red": "neutral-unit-1-1 red-unit-1-1 white-unit-1-1"}
    s = city(tokens, hands={"white": "kerensky"})
    assert forces(s, "red") == ([2, 2], [1, 1])
    s = turn(s, "white", "kerensky", "inspire", "pass")
    assert forces(s, "red") == ([1, 1], [2, 2])


def test_inspire_is_used_at_once_by_a_bonus_move():
    tokens = {"red": "neutral-unit-1-1 white-unit-1-1"}
    s = city(tokens, day=8, hands={"white": "kerensky"})
    s = turn(s, "white", "kerensky", "inspire", "pass", "move")
    assert offered(s) == {"neutral-unit-1-1", "white-unit-1-1"}
