"""Greedy bidding in Revolution!: sure wins, neglected characters, no lost cause, never the same."""

from collections import Counter
from random import Random
from statistics import mean

import pytest

from barricades.bots import Seat, make
from barricades.core import Choice
from barricades.games import load
from tests.games.revolution.table import ask, bid, bidding, full, town

GAME = load("revolution")
TRIES = range(20)


def choose(s, side, seed):
    """What greedy answers for a side."""
    return make("greedy", GAME, Random(seed)).choose(Seat(GAME, s, ask(s, side)))


def laid(hands, seed, **options):
    """Where red bids its tokens, Force first and Gold last; each side has these letters."""
    sides = dict(zip(GAME.sides(options), hands.split(), strict=True))
    s, bids = bidding(town(hands=sides, **options)), list[Choice]()
    for _ in sides["red"]:
        bids.append(choose(s, "red", seed + 100 * len(bids)))
        s = GAME.apply(s, "red", bids[-1])
    return bids


@pytest.mark.parametrize("hands", ["fff ggggg ggggg", "bb ggggg ggggg", "fff bbbbb ggggg"])
def test_what_rivals_cannot_match_wins_a_character_each(hands):
    """A second such token on the same character would win nothing more."""
    for seed in TRIES:
        bids = laid(hands, seed, players=3)
        assert len({*bids}) == len(bids)


def test_a_sure_win_is_taken_before_a_doubtful_one():
    """Blackmail beats all Gold; where Force is taken too, a rival's Force may beat it."""
    bids = [laid("bgggg fgggg ggggg", seed, players=3)[0] for seed in range(60)]
    assert mean(name in ("general", "captain", "apothecary") for name in bids) > 0.6


def test_gold_is_spread_one_by_one():
    bids = [Counter(laid("ggggg " * 4, seed)) for seed in TRIES]
    assert mean(map(len, bids)) > 3
    assert mean(count == 1 for counts in bids for count in counts.values()) > 0.5


def test_gold_goes_where_rivals_neglect_a_character():
    """Those who have nothing but Force can only outbid Gold where Force is taken."""
    bids = [name for seed in TRIES for name in laid("ggggg fffff fffff", seed, players=3)]
    safe = {"general", "captain", "apothecary", "rogue", "mercenary"}
    assert mean(name in safe for name in bids) > 0.7


def test_nothing_is_bid_that_cannot_win():
    """All Force has to go to the Priest, so Gold can win nothing there, whatever it were worth."""
    force = ("innkeeper", "magistrate", "aristocrat", "merchant", "printer", "spy")
    characters = {name: {"immune": ["force"]} for name in force} | {"priest": {"support": 99}}
    for seed in TRIES:
        bids = laid("ggggg fgggg ggggg", seed, players=3, components={"characters": characters})
        assert "priest" not in bids


@pytest.mark.parametrize("hand", ["fbggg", "ggggg"])
def test_nobody_can_foresee_a_bid(hand):
    assert len({tuple(laid(f"{hand} " * 4, seed)) for seed in range(12)}) > 6


def test_the_spy_takes_the_lead_where_it_pays_most():
    s = bid(town(full()), red="spy:f")
    assert choose(s, "red", 1) == ("fortress", "blue")


def test_the_apothecary_finds_the_swap_that_pays_most():
    s = bid(town(full(fortress="red red red blue blue blue green green")), red="apothecary:b")
    for seed in (1, 2):
        s = GAME.apply(s, "red", choose(s, "red", seed))
    assert GAME.view(s, None)["leaders"]["fortress"] == "red"


def test_the_second_cube_of_a_swap_goes_with_the_first():
    """With a cube of the Tavern the Harbor is won; with one of the Fortress that one is lost."""
    board = {
        "harbor": "red red red blue blue blue",
        "fortress": "red red red blue blue blue green green",
        "tavern": "red blue blue blue blue",
    }
    s = GAME.apply(bid(town(board), red="apothecary:b"), "red", ("harbor", "blue"))
    assert {choose(s, "red", seed) for seed in TRIES} == {("tavern", "red")}


def test_a_power_that_would_only_harm_is_declined():
    s = bid(town({"harbor": "red", "market": "blue"}), red="apothecary:b")
    assert choose(s, "red", 1) == "pass"
