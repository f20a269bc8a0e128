"""What each side knows (8.0, 10.3): views show it, guesses keep it."""

from random import Random

import pytest

from barricades.games.prelude.deal import draw
from barricades.games.prelude.special import perform
from barricades.games.prelude.turn import end_turn
from tests.games.prelude.table import (
    GAME,
    GOV,
    REV,
    action_round,
    answer,
    ask,
    both_sides,
    capital,
    close,
    plan,
    play,
    shown,
)

HANDS = {REV: "28 46 8", GOV: "29 2 17"}


def guesses(s, side, count=40):
    """What a side may think, again and again."""
    return [GAME.guess(s, side, Random(seed)) for seed in range(count)]


def swapped():
    """The position after a Parliamentary Maneuver."""
    s = capital(hands=HANDS, waiting={GOV: "maneuver"}, first=GOV)
    return close(s, GOV)


@both_sides
def test_a_hand_is_its_owners_secret(side, foe):
    s = capital(hands=HANDS)
    hand = HANDS[foe].split()
    assert shown(s, "hands", foe)[foe] == {"count": 3, "cards": hand}
    assert shown(s, "hands", side)[foe] == {"count": 3, "cards": []}
    assert shown(s, "hands")[foe] == {"count": 3, "cards": []}
    assert shown(s, "deck") == 40


@both_sides
def test_a_guess_deals_the_other_hand_and_the_deck_anew(side, foe):
    s = capital(hands=HANDS)
    unseen = {*s.deck, *s.hands[foe]}
    seen = {guess.hands[foe] for guess in guesses(s, side)}
    assert len(seen) > 30
    for guess in guesses(s, side, 5):
        assert guess.hands[side] == s.hands[side]
        assert {*guess.deck, *guess.hands[foe]} == unseen
        assert len(guess.hands[foe]) == 3
        assert GAME.view(guess, side) == GAME.view(s, side)


@both_sides
def test_10_3_1_after_a_maneuver_each_knows_what_it_gave(side, foe):
    s = swapped()
    assert [*s.hands[foe]] == HANDS[side].split()
    assert shown(s, "hands", side)[foe]["cards"] == sorted(HANDS[side].split(), key=int)
    assert shown(s, "hands")[foe]["cards"] == []
    assert {tuple(sorted(guess.hands[foe])) for guess in guesses(s, side)} == {
        tuple(sorted(HANDS[side].split()))
    }


def test_10_3_1_it_knows_them_until_they_are_played():
    s = swapped()
    assert ask(s).who == REV
    s = answer(s, ("29", "points"))
    assert shown(s, "hands", GOV)[REV] == {"count": 2, "cards": ["2", "17"]}


def test_10_3_1_cards_drawn_later_are_not_known():
    s = plan(swapped(), draw(REV))
    s = answer(s, "33")
    assert shown(s, "hands", GOV)[REV] == {"count": 4, "cards": ["2", "17", "29"]}
    hands = [{*guess.hands[REV]} for guess in guesses(s, GOV)]
    assert all({"2", "17", "29"} < hand for hand in hands)
    assert len({frozenset(hand) for hand in hands}) > 10


def test_10_3_2_after_diplomacy_the_cards_taken_are_known():
    s = capital(hands=HANDS, pool="10 27")
    s = answer(plan(s, perform(REV, "diplomacy", 4)), "28", "46", "10", "27")
    assert shown(s, "hands", GOV)[REV] == {"count": 3, "cards": ["10", "27"]}
    assert all({"10", "27"} < {*guess.hands[REV]} for guess in guesses(s, GOV))
    s = play(s, REV, ("10", "points"))
    assert shown(s, "hands", GOV)[REV] == {"count": 2, "cards": ["27"]}


def test_10_3_2_a_card_on_its_way_to_the_pool_is_known_at_once():
    """Whoever guesses in the middle of the exchange can play on."""
    s = capital(hands=HANDS, pool="10 27")
    s = answer(plan(s, perform(REV, "diplomacy", 4)), "28")
    assert shown(s, "hands", GOV)[REV]["cards"] == ["28"]
    for guess in guesses(s, GOV):
        assert "28" in guess.hands[REV]
        s = guess
        for _ in range(3):
            s = answer(s, ask(s).options[0])
        assert "28" in s.pool


def test_10_3_2_known_cards_that_are_given_away_are_in_the_pool():
    s = plan(swapped(), perform(REV, "diplomacy", 2))
    s.pool = ("10",)
    s = answer(plan(s, perform(REV, "diplomacy", 2)), "29", "10")
    assert shown(s, "hands", GOV)[REV] == {"count": 3, "cards": ["2", "10", "17"]}
    assert s.pool == ("29",)


@pytest.mark.parametrize("how", ["era", "abdication"])
def test_what_was_known_is_forgotten_with_the_hands(how):
    s = capital(turn="late-war", round=8, hands={REV: "110", GOV: "113"}, prestige=0)
    s.known = {REV: ("113",), GOV: ("110",)}
    s = plan(s, end_turn()) if how == "era" else close(s, GOV)
    assert s.known == {REV: (), GOV: ()}


def test_r21_whoever_saw_the_deck_run_out_knows_the_other_hand():
    """No card is unseen but those in the hand; what is shuffled in comes from the discards."""
    s = capital(hands=HANDS, deck="10", discard="27 33")
    s = answer(plan(s, draw(REV), draw(REV)), "10")
    assert {*ask(s).options} == {"27", "33"}
    assert shown(s, "hands", GOV)[REV]["cards"] == ["8", "10", "28", "46"]
    s = answer(s, "27")
    hands = {tuple(sorted(guess.hands[REV])) for guess in guesses(s, GOV)}
    assert hands == {("10", "27", "28", "46", "8"), ("10", "28", "33", "46", "8")}


def test_the_asks_of_others_are_guessed_with_their_hands():
    s = action_round(capital(hands=HANDS), REV)
    options = {ask(guess).options for guess in guesses(s, GOV)}
    assert len(options) > 30
