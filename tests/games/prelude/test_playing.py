"""Playing cards (3.1) and the Opportunity Pool (8.0)."""

import pytest

from tests.games.prelude.table import (
    GOV,
    REV,
    answer,
    ask,
    asked,
    both_sides,
    capital,
    event,
    is_over,
    offered,
    play,
    refused,
    shown,
    story,
    told,
    values,
)

CARDS = {REV: "10", GOV: "27"}  # a card of each side that needs nothing; #17 is neutral
MARTIAL = {REV: "137", GOV: "112"}  # and one that needs the war


@both_sides
def test_3_1_an_own_card_for_its_event(side, foe):
    s = play(capital(hands={side: CARDS[side]}), side, (CARDS[side], "event"))
    assert told(s, "event-began") == [{"side": side, "card": CARDS[side]}]
    s = answer(s, 2, "duma")
    assert (s.discard, s.hands[side], s.opportunity[foe]) == ((CARDS[side],), (), 8)


@both_sides
def test_3_1_an_own_card_for_its_points(side, foe):
    s = play(capital(hands={side: CARDS[side]}), side, (CARDS[side], "points"), "done", "duma")
    assert story(s, "event-began") == []
    assert s.discard == (CARDS[side],)


@both_sides
def test_3_1_an_own_event_needs_its_prerequisite(side, foe):
    card = MARTIAL[side]
    s = play(capital(turn="early-war", hands={side: card}), side)
    assert offered(s) == {(card, "points")}
    assert refused(s, (card, "event")).what == "needs-not-met"
    s = play(capital(turn="early-war", hands={side: card}, in_play="404"), side)
    assert offered(s) == {(card, "event"), (card, "points")}
    assert shown(s, "met", side) == {card: True}


@both_sides
def test_3_1_a_neutral_card_goes_to_the_pool_after_its_points(side, foe):
    s = play(capital(hands={side: "17"}), side, ("17", "points"), "done", "duma")
    assert (s.pool, s.discard) == (("17",), ())
    s = play(capital(hands={side: "17"}), side, ("17", "event"))
    while not is_over(s):
        s = answer(s, ask(s).options[0])
    assert (s.pool, s.discard) == ((), ("17",))


@both_sides
def test_3_1_an_opposing_card_has_its_event_whether_one_likes_it_or_not(side, foe):
    card = CARDS[foe]
    s = play(capital(hands={side: card}), side)
    assert offered(s) == {(card, "points")}
    assert refused(s, (card, "event")).what == "opposing-card"
    s = answer(s, (card, "points"), "done")
    assert asked(s) == (foe, "choose-event"), "its owner decides"
    s = answer(s, 2)
    assert s.opportunity[foe] > 8
    assert answer(s, "duma").discard == (card,)


@both_sides
def test_3_1_an_opposing_card_that_cannot_be_goes_to_the_pool(side, foe):
    card = MARTIAL[foe]
    s = capital(turn="early-war", hands={side: card}, opportunity=(4, 4))
    s = play(s, side, (card, "points"), "done", "duma")
    assert s.opportunity == {side: 4, foe: 4 + s.box.points[card] // 2}
    assert (s.pool, s.discard) == ((card,), ())


@both_sides
def test_3_3_who_plays_a_card_that_stays_has_it_in_play(side, foe):
    s = play(capital(turn="february", hands={side: "230"}), side, ("230", "event"), "duma")
    assert s.in_play == {"230": side}
    card = {REV: "218", GOV: "234"}[side]  # an opposing one is in play for its owner
    s = play(capital(turn="february", hands={side: card}), side, (card, "points"), "done", "duma")
    assert s.in_play == {card: foe}
    s = play(capital(turn="february", hands={foe: card}), foe, (card, "points"), "done", "duma")
    assert (s.in_play, s.discard) == ({}, (card,)), "for its points it does not stay"


def test_4_0_the_die_is_the_last_thing_before_the_card_is_put_away():
    s = play(capital(turn="february", hands={REV: "234"}), REV, ("234", "event"))
    assert asked(s) == ("nature", "roll-die")
    assert (s.playing, s.in_play) == (("234",), {})
    s = answer(s, "duma")
    assert (s.playing, s.in_play) == ((), {"234": REV})


# 8.0


@both_sides
def test_8_0_a_card_is_bought_for_its_event_at_its_points(side, foe):
    s = play(capital(pool=f"{CARDS[side]} 17"), side, (CARDS[side], "pool"))
    assert s.opportunity[side] == 8 - s.box.points[CARDS[side]]
    s = answer(s, 2)
    assert asked(s) == ("nature", "roll-die"), "a die is rolled for it too"
    s = answer(s, "duma")
    assert (s.pool, s.discard) == (("17",), (CARDS[side],))
    assert story(s, "mobilized") == []


@both_sides
def test_8_0_what_cannot_be_bought(side, foe):
    s = capital(turn="early-war", pool=f"{CARDS[foe]} 244 {MARTIAL[side]} 10", hands={side: "17"})
    s.opportunity[side] = 5
    s = play(s, side)
    assert refused(s, (CARDS[foe], "pool")).what == "opposing-pool-card"
    assert refused(s, ("244", "pool")).what == "too-dear"
    assert refused(s, ("404", "pool")).what == "not-in-pool"
    s.opportunity[side] = 8
    assert refused(play(s, side), (MARTIAL[side], "pool")).what == "needs-not-met"


def test_8_0_a_card_from_the_pool_stays_if_it_says_so():
    s = play(capital(pool="401"), GOV, ("401", "pool"), "liberal", "duma")
    assert (s.in_play, s.pool, s.discard) == ({"401": GOV}, (), ())


def test_8_0_waiting_actions_leave_cards_from_the_pool_alone():
    s = capital(pool="10", waiting={REV: "pravda"}, hands={REV: "28"})
    s = play(s, REV, ("10", "pool"), 2, "duma")
    assert (s.waiting[REV], story(s, "mobilized")) == (("pravda",), [])


# 3.2


@both_sides
def test_3_2_you_is_the_side_of_the_card_and_of_a_neutral_one_the_player(side, foe):
    s = event(capital(), side, "17")
    parties = {REV: {"radical", "socialist"}, GOV: {"liberal", "monarchist"}}
    assert offered(s) == parties[foe]
    moderate = {REV: "socialist", GOV: "liberal"}[foe]
    s = answer(s, moderate, moderate)
    assert offered(s) == parties[side]


def test_3_2_added_cubes_cost_nothing_and_must_be_added():
    s = event(capital({"winter-palace": (5, 9)}), REV, "28")
    assert values(s, "winter-palace") == [(7, 9)]


def test_3_2_whoever_can_remove_must_and_if_there_are_fewer_all_go():
    s = capital({"putilov": (1, 0), "obukhov": (1, 0)}, bare=True)
    s = event(s, GOV, "14", "putilov")
    assert values(s, "putilov", "obukhov") == [(0, 0), (0, 0)]


@pytest.mark.parametrize("points", [0, 1])
def test_3_2_only_what_one_has_can_be_spent(points):
    s = event(capital(opportunity=(8, points)), GOV, "40")  # which gives one, and asks for two
    assert is_over(s) == (points < 1)
    if points == 1:
        assert asked(s) == (GOV, "may-spend")
        assert (answer(s, "spend").prestige, answer(s, "pass").prestige) == (8, 7)
        assert answer(s, "spend").opportunity[GOV] == 0
