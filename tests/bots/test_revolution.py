"""Greedy bidding in Revolution!: sure wins, neglected characters, and never the same bid."""

from collections import Counter
from random import Random

import pytest

from barricades.bots import Seat, make
from barricades.games import load
from barricades.games.revolution.turn import play_round

GAME = load("revolution")


def laid(hands, seed, *, players=3):
    """What red bids with its hand against these, token by token."""
    s = GAME.setup({"players": players})
    s.hands = dict(zip(s.hands, hands, strict=True))
    s.asked = s.branches = ()
    s.agenda.clear()
    s.then(play_round())
    GAME.rules.settle(s)
    bot, bids = make("greedy", GAME, Random(seed)), []
    while ask := next((ask for ask in GAME.asks(s) if ask.who == "red"), None):
        choice = bot.choose(Seat(GAME, s, ask))
        bids.append(choice)
        GAME.play(s, "red", choice)
        if len(bids) == sum(hands[0]):
            break
    return bids


def test_the_only_force_in_town_goes_where_it_wins_most():
    spots = Counter(laid([(1, 0, 4), (0, 0, 5), (0, 0, 5)], seed)[0] for seed in range(30))
    assert {*spots} <= {"printer", "priest", "aristocrat", "merchant", "innkeeper", "magistrate"}
    assert spots["printer"] + spots["priest"] + spots["magistrate"] > 10


def test_gold_is_not_wasted_where_force_is_sure_to_come():
    """Where Force is taken, rivals with nothing else outbid Gold; where it is not, they cannot."""
    bids = [laid([(0, 0, 5), (9, 0, 0), (9, 0, 0)], seed) for seed in range(20)]
    safe = {"general", "captain", "apothecary", "rogue", "mercenary"}
    assert sum(spot in safe for bid in bids for spot in bid) > 0.7 * sum(map(len, bids))


@pytest.mark.parametrize("hand", [(1, 1, 3), (0, 0, 5)])
def test_nobody_can_foresee_a_bid(hand):
    assert len({tuple(laid([hand] * 3, seed)) for seed in range(12)}) > 6


def test_gold_goes_to_several_characters():
    widths = [len({*laid([(0, 0, 5)] * 4, seed, players=4)}) for seed in range(20)]
    assert sum(widths) / len(widths) > 2.5
