"""What a side can work out stays so in its guesses, also after a reshuffle."""

from random import Random

import pytest

from barricades.games import load
from barricades.games.dual_powers.actions import reshuffle
from barricades.games.dual_powers.turn import draw_cards
from tests.games.dual_powers.table import city, deal, plan

GAME = load("dual-powers")


def after_reshuffles(options, seeds):
    """Positions of random games in which the deck was shuffled anew, where a side is to play."""
    for seed in seeds:
        rng, s = Random(seed), GAME.setup(options)
        while asks := GAME.asks(s):
            if s.older and asks[0].what == "take-turn":
                yield asks[0].who, s
            s = GAME.apply(s, asks[0].who, rng.choice(asks[0].options))


def hidden(s, foe):
    return {*s.hands[foe], s.objectives[foe]}


def test_a_foe_keeps_the_cards_that_were_not_shuffled():
    rng, seen = Random(1), 0
    for side, s in after_reshuffles({}, range(40)):
        foe = "white" if side == "red" else "red"
        for _ in range(3):
            guess = GAME.guess(s, side, rng)
            assert {*s.older} & hidden(guess, foe) == {*s.older} & hidden(s, foe)
            assert not {*s.older} & {*guess.deck}
            seen += hidden(guess, foe) != hidden(s, foe)
    assert seen, "the cards drawn since are not known"


def to_the_turns(s, round, rng):
    """A random game as far as the first turn of a round."""
    while s.round < round or GAME.asks(s)[0].what != "take-turn":
        ask = GAME.asks(s)[0]
        s = GAME.apply(s, ask.who, rng.choice(ask.options))
    return s


def shuffled_in_the_middle_of_a_round(rng):
    """The first turn of a game whose deck has just been shuffled, with both objectives laid."""
    s = to_the_turns(GAME.setup({}), 1, rng)
    s.deck, s.discard = (), s.deck
    reshuffle(s)
    return s


def test_an_objective_laid_before_the_shuffle_is_none_of_the_cards_drawn_since():
    """R29: a bonus draw on an empty deck, in the middle of a round."""
    rng = Random(2)
    s = shuffled_in_the_middle_of_a_round(rng)
    drawn, s.deck = s.deck[:6], s.deck[6:]
    s.hands["white"] += drawn
    laid = {GAME.guess(s, "red", rng).objectives["white"] for _ in range(200)}
    assert laid == {*s.older} & hidden(s, "white") - {*s.box.special}


def test_an_objective_laid_after_the_shuffle_may_be_a_card_drawn_since():
    """3.4: in the next round either side chooses among all its cards again."""
    rng = Random(2)
    s = to_the_turns(shuffled_in_the_middle_of_a_round(rng), 2, rng)
    older = {*s.older} & {*s.hands["white"], s.objectives["white"]} - {*s.box.special}
    laid = {GAME.guess(s, "red", rng).objectives["white"] for _ in range(400)}
    assert older, "else any card would do"
    assert laid == older | {*s.deck} | (hidden(s, "white") - {*s.box.special})


@pytest.mark.parametrize("player", ["red", "white"])
def test_alone_too_no_shuffled_card_is_where_an_older_one_lies(player):
    rng = Random(3)
    s = GAME.setup({"solitaire": player})
    while asks := GAME.asks(s):
        if asks[0].what == "take-turn":
            guess = GAME.guess(s, player, rng)
            for card, other in zip(s.stack, guess.stack, strict=True):
                assert (card in s.older) == (other in s.older)
        s = GAME.apply(s, asks[0].who, rng.choice(asks[0].options))


@pytest.mark.parametrize("player", ["red", "white"])
def test_alone_the_stack_keeps_what_was_drawn_for_it_before_the_shuffle(player):
    """9.2, 3.3: the deck ends after the player's four cards, the objective and two of the stack."""
    cards = GAME.setup({}).box.cards
    deck, discard = " ".join(cards[:7]), " ".join(cards[7:])
    s = deal(plan(city(deck=deck, discard=discard, solitaire=player), draw_cards()))
    unseen = {s.objectives[player], *s.stack[:2]}
    assert unseen < {*cards[:7]}
    for seed in range(20):
        guess = GAME.guess(s, player, Random(seed))
        assert {guess.objectives[player], *guess.stack[:2]} == unseen
