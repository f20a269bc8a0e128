"""The sequence of play (2.0): starts and ends of Turns and Action Rounds."""

import pytest

from barricades.games.prelude.turn import begin_turn, end_turn
from tests.games.prelude.table import (
    GAME,
    GOV,
    REV,
    action_round,
    answer,
    ask,
    asked,
    both_sides,
    capital,
    close,
    deal,
    is_over,
    judged,
    offered,
    plan,
    play,
    shown,
    story,
    told,
    values,
)

TURNS = ("early-turmoil", "late-turmoil", "early-war", "late-war", "february", "july", "october")


def begun(turn, **position):
    """The start of a Turn, up to the question of initiative."""
    number = TURNS.index(turn)
    s = capital(turn=TURNS[max(number - 1, 0)], **position)
    s.turn = number - 1
    if number in (0, 2, 4):  # a new deck is still aside
        deck = s.box.deck[turn]
        s.aside[deck] = s.box.decks[deck]
        s.deck = tuple(card for card in s.deck if card not in s.aside[deck])
    return plan(s, begin_turn())


# 2.1


def test_2_1_cubes_and_markers_at_the_start():
    s = GAME.setup({})
    assert values(s, "kronstadt", "guards", "garrison", "state-bank", "taurida") == [
        (2, 0),
        (1, 2),
        (1, 1),
        (0, 1),
        (0, 0),
    ]
    assert values(s, "radical", "socialist", "liberal", "monarchist") == [
        (1, 0),
        (2, 0),
        (0, 3),
        (0, 2),
    ]
    assert [sum(pair[side] for pair in s.cubes.values()) for side in (0, 1)] == [17, 11]
    assert (s.vp, s.unrest, s.prestige, s.opportunity) == (0, 0, 7, {REV: 8, GOV: 8})
    assert (s.troops, {*s.scoring.values()}) == ({REV: (), GOV: (4,)}, {0})
    advantage = {"districts": 3, "organizations": 0, "world": -1, "duma": -4}
    assert shown(s, "advantage") == advantage
    assert (s.used, s.organizations) == ({REV: (), GOV: ()}, {REV: (), GOV: ()})


# 2.2


@pytest.mark.parametrize(
    ("turn", "abdicated", "cards", "keys"),
    [
        ("early-turmoil", False, 4, {"401"}),
        ("late-turmoil", False, 2, {"402"}),
        ("early-war", False, 4, {"403", "404"}),
        ("late-war", False, 2, {"405"}),
        ("february", False, 4, {"406", "407", "408"}),
        ("july", False, 2, {"409"}),
        ("july", True, 2, {"410", "411"}),
        ("october", False, 2, set()),
        ("october", True, 2, set()),
    ],
)
def test_2_2_what_the_pool_receives(turn, abdicated, cards, keys):
    s = begun(turn, abdicated=abdicated)
    deck = {*s.deck}
    s = deal(s)
    assert len(s.pool) == cards + len(keys)
    assert {card for card in s.pool if s.box.cards[card].deck == "key-events"} == keys
    assert {*s.pool} - keys <= deck, "the others come from the active deck"
    assert [len(s.hands[side]) for side in (REV, GOV)] == [7, 7]


@pytest.mark.parametrize("turn", ["early-war", "february"])
def test_2_2_a_new_era_has_a_deck_of_its_own(turn):
    s = begun(turn)
    assert {*s.deck} == {*s.box.decks[s.box.deck[turn]]}
    assert s.box.deck[turn] not in s.aside


@pytest.mark.parametrize(("vp", "who"), [(0, REV), (1, GOV), (-1, REV), (12, GOV), (-19, REV)])
@pytest.mark.parametrize("first", [REV, GOV])
def test_2_2_the_side_behind_names_the_first_player(vp, who, first):
    s = deal(begun("late-turmoil", vp=vp))
    assert asked(s) == (who, "take-initiative")
    assert offered(s) == {REV, GOV}
    s = answer(s, first)
    assert (asked(s), s.round, s.first) == ((first, "take-round"), 1, first)


def test_2_2_a_hand_above_seven_draws_nothing():
    nine = "28 46 8 9 10 11 12 13 15"
    s = deal(begun("late-turmoil", hands={GOV: nine, REV: "18"}))
    assert [len(s.hands[side]) for side in (REV, GOV)] == [7, 9]


# 2.3, 2.4


def test_2_3_a_card_from_the_hand_or_the_pool():
    s = play(capital(hands={REV: "28 29"}, pool="18 2"), REV)
    assert offered(s) == {("28", "event"), ("28", "points"), ("29", "points"), ("18", "pool")}


@both_sides
def test_2_4_the_other_side_is_next_and_then_the_next_round(side, foe):
    s = capital(hands={side: "28", foe: "46"}, first=side, round=2)
    s = close(s, side)
    assert (asked(s), s.round, s.active) == ((foe, "take-round"), 2, foe)
    s = close(s, foe)
    assert (asked(s), s.round, s.active) == ((side, "take-round"), 3, side)


def test_2_4_a_turn_has_eight_rounds_of_both_sides():
    s = capital()
    s.hands = {REV: (), GOV: ()}
    s = action_round(s, REV)
    rounds = []
    while asked(s)[1] == "take-round":
        rounds.append((s.round, ask(s).who))
        s = answer(s, "pass")
        while asked(s)[1] in ("roll-check", "grow-extremism"):
            s = answer(s, 18 if asked(s)[1] == "roll-check" else 1)
    assert rounds == [(number, side) for number in range(1, 9) for side in (REV, GOV)]
    assert s.box.turns[s.turn] == "late-turmoil"


def test_2_4_the_end_of_a_round_in_its_order():
    """A Vote, what the cards do, the checks, the abdication."""
    s = capital(turn="early-war", round=4, prestige=1, in_play="404")
    s = answer(close(s, GOV), 18, 18, 18, 18, 1)
    assert story(s, "vote-held", "triggered", "tsar-abdicated") == [
        "vote-held",
        "triggered",
        "tsar-abdicated",
    ]


def test_2_4_a_vote_follows_the_second_player_only():
    s = capital(turn="early-war", round=4, hands={GOV: "113"})
    assert story(close(s, REV), "vote-held") == []


@pytest.mark.parametrize(
    ("card", "side", "acts"),
    [("401", GOV, True), ("401", REV, False), ("106", GOV, True), ("106", REV, False)],
)
def test_2_4_cards_act_after_the_rounds_they_name(card, side, acts):
    s = capital(turn="early-war", in_play=card, hands={REV: "129", GOV: "113"})
    assert (story(close(s, side), "triggered") == ["triggered"]) == acts


# 2.5


def test_2_5_the_first_player_orders_what_happens_at_the_end_of_the_turn():
    s = capital(round=8, first=GOV, in_play="26 36", hands={REV: "28"})
    s = close(s, REV)
    assert (asked(s), offered(s)) == ((GOV, "trigger"), {"26", "36"})
    s = answer(s, "36")
    assert told(s, "triggered", "card") == ["36", "26"]


def test_2_5_the_end_of_a_turn_in_its_order():
    s = capital(round=8, in_play="26", opportunity=(3, 12), hands={REV: "28"}, pool="18")
    s = close(s, GOV)
    assert story(s, "triggered", "lapsed", "unrest-moved", "gained-opportunity", "turn-began") == [
        "triggered",
        "unrest-moved",  # by the card
        "lapsed",
        "unrest-moved",
        "gained-opportunity",
        "gained-opportunity",
        "turn-began",
    ]
    assert (s.unrest, s.opportunity) == (2, {REV: 11, GOV: 16})
    assert (s.in_play, s.discard) == ({}, ("26",))
    assert (s.hands[REV], s.pool) == (("28",), ("18",)), "no era has ended"


@pytest.mark.parametrize(("turn", "ends"), [(turn, turn.startswith("late")) for turn in TURNS[:6]])
def test_2_5_an_era_ends_with_its_last_turn(turn, ends):
    s = capital(turn=turn, round=8, hands={REV: "28"}, pool="18 401", in_play="36 26 234")
    s.known[GOV] = ("28",)
    s = plan(s, end_turn())
    assert (story(s, "era-ended") == ["era-ended"]) == ends
    assert ({"28", "18", "401", "36"} <= {*s.discard}) == ends
    assert s.in_play == ({"234": REV} if ends else {"36": GOV, "234": REV})
    assert s.known[GOV] == (() if ends else ("28",))


def test_2_5_the_game_may_end_with_the_rise_of_unrest():
    s = plan(capital(turn="july", round=8, unrest=14), end_turn())
    assert story(s, "red-october-began") == ["red-october-began"]


# 2.6


def test_2_6_nothing_ends_without_a_reason():
    s = judged(capital(unrest=14, prestige=14, vp=19, turn="october", round=8))
    assert (s.ended, is_over(s)) == ("", True)
    s = judged(capital(unrest=14, prestige=1, vp=-19))
    assert s.ended == ""
