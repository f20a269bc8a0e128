"""Resolution: who wins a character, and what it gives (5.1 to 5.6, 5.9)."""

from itertools import pairwise, permutations

import pytest

from tests.games.revolution.table import (
    BOX,
    CHARACTERS,
    SIDES,
    answer,
    asked,
    bid,
    bidders,
    count,
    cubes,
    is_over,
    resolution,
    three_or_four,
    tokens,
    told,
    town,
    with_or_without_refunds,
    won,
)

# 5.1: order


def test_characters_are_resolved_in_the_order_of_the_bid_board():
    names = [*CHARACTERS]
    ends, middle = names[:3] + names[-3:], names[3:-3]
    s = resolution(
        town(),
        green=" ".join(f"{name}:g" for name in ends[::-1]),
        red=" ".join(f"{name}:g" for name in middle[::-1]),
    )
    s = answer(s, "pass", "pass")
    assert [*won(s)] == names
    assert {name for name, side in won(s).items() if side == "green"} == {*ends}


def test_the_general_comes_first_and_the_mercenary_last():
    s = resolution(town(), red="mercenary:g", blue="printer:g", green="general:g")
    assert [*won(s)] == ["general", "printer", "mercenary"]


def test_benefits_are_taken_before_the_next_character_is_resolved():
    s = resolution(town(), red="general:g priest:g", blue="captain:g")
    events = [event.what for event in s.log if event.what != "round-began"]
    assert events == [
        "opened-bids",
        *("won-over", "gained-support", "earned", "placed"),
        *("won-over", "gained-support", "earned", "placed"),
        *("won-over", "gained-support", "placed"),
    ]


# 5.2: comparing bids

LADDER = (  # from the lowest to the highest, as the rulebook compares them
    *("g", "gg", "ggggggggg"),
    *("b", "bg", "bggg", "bb", "bbg", "bbbbgggg"),
    *("f", "fg", "fgg", "fb", "fbg", "fbb", "fbbg", "ff", "ffg", "ffb", "fff", "fffbbggg"),
)


@pytest.mark.parametrize(("low", "high"), [*pairwise(LADDER)])
def test_a_higher_bid_wins(low, high):
    for one, other in permutations(SIDES[:2]):
        s = resolution(town(), **{one: f"printer:{low}", other: f"printer:{high}"})
        assert won(s) == {"printer": other}
        assert s.support == {**dict.fromkeys(SIDES, 0), other: 10}


def test_every_bid_beats_all_below_it():
    for at, high in enumerate(LADDER):
        for low in LADDER[:at]:
            if all(n <= box for n, box in zip(tokens(low + high), BOX, strict=True)):
                s = resolution(town(), blue=f"priest:{low}", yellow=f"priest:{high}")
                assert won(s) == {"priest": "yellow"}, (low, high)


@pytest.mark.parametrize("side", SIDES)
def test_the_highest_of_four_wins_whoever_it_is(side):
    bids = dict(
        zip(SIDES, ("merchant:b", "merchant:gggg", "merchant:bg", "merchant:g"), strict=True)
    )
    bids[side] = "merchant:f"
    assert won(resolution(town(), **bids)) == {"merchant": side}


def test_order_of_laying_makes_no_difference_to_a_bid():
    s = resolution(town(), red="priest:f printer:g priest:g", blue="priest:fg printer:g")
    assert told(s, "won-over") == []
    assert [fact["character"] for fact in told(s, "tied")] == ["priest", "printer"]


def test_a_single_gold_without_rivals_is_enough():
    assert won(resolution(town(), red="general:g")) == {"general": "red"}


def test_blackmail_beats_gold_where_force_is_barred():
    s = resolution(town(), red="general:ggggg", blue="general:b")
    assert won(s) == {"general": "blue"}


# 5.3: ties and no bids


@three_or_four
@pytest.mark.parametrize("offer", ["g", "b", "f", "fbggg"])
def test_if_the_highest_bids_are_equal_nobody_wins(players, offer):
    s = resolution(town(players=players), red=f"priest:{offer}", green=f"priest:{offer}")
    assert won(s) == {}
    assert s.support == dict.fromkeys(SIDES[:players], 0)
    assert cubes(s) == 0
    assert told(s, "tied", "sides", "character") == [
        {"sides": ("red", "green"), "character": "priest"}
    ]


@pytest.mark.parametrize("lower", SIDES[:3])
def test_a_lower_bid_does_not_win_instead(lower):
    bids = dict.fromkeys(SIDES[:3], "printer:fg") | {lower: "printer:f"}
    s = resolution(town(), **bids)
    assert won(s) == {}
    assert not any(s.support.values())


def test_three_and_four_may_be_level():
    for many in (3, 4):
        s = resolution(town(), **dict.fromkeys(SIDES[:many], "printer:bg"))
        assert told(s, "tied", "sides") == [{"sides": SIDES[:many]}]
        assert won(s) == {}


def test_equal_bids_below_the_highest_are_no_tie():
    s = resolution(town(), red="printer:g", blue="printer:g", green="printer:gg")
    assert won(s) == {"printer": "green"}
    assert told(s, "tied") == []


def test_bids_equal_in_the_highest_kind_only_are_no_tie():
    assert won(resolution(town(), red="priest:fb", blue="priest:fggg")) == {"priest": "red"}
    assert won(resolution(town(), red="priest:bg", blue="priest:bgg")) == {"priest": "blue"}


def test_equal_numbers_of_tokens_are_no_tie():
    assert won(resolution(town(), red="priest:fg", blue="priest:bb")) == {"priest": "red"}


def test_a_character_without_a_bid_gives_nothing():
    s = resolution(town(), red="printer:g")
    assert [*won(s)] == ["printer"]
    assert cubes(s) == 0
    assert s.earned == dict.fromkeys(SIDES, (0, 0, 0))


def test_all_characters_may_be_tied_or_left_alone():
    s = bid(town(), red="general:b spy:f", blue="general:b spy:f")
    assert cubes(s) == 0
    assert bidders(s) == dict.fromkeys(SIDES, "gold")


# 5.4: support


def test_support_is_added_up_over_characters_and_rounds():
    s = resolution(town(support={"red": 3}), red="priest:g printer:g aristocrat:g")
    assert s.support["red"] == 3 + 6 + 10 + 5
    assert told(s, "gained-support", "support") == [{"support": n} for n in (6, 5, 10)]


# 5.5: tokens


def test_tokens_come_from_the_bank_and_are_set_aside():
    s = resolution(town(), red="general:b rogue:g")
    assert s.earned["red"] == (1, 2, 0)
    assert s.hands["red"] == (0, 0, 0)
    assert s.bank == (11, 10, 32)


def test_tokens_set_aside_are_the_hand_of_the_next_round():
    s = bid(town(), red="general:b rogue:g merchant:g", blue="innkeeper:f")
    assert s.hands == {"red": (1, 2, 5), "blue": (0, 1, 4), "green": (0, 0, 5), "yellow": (0, 0, 5)}
    assert s.earned == dict.fromkeys(SIDES, (0, 0, 0))


# 5.6: influence


def test_a_cube_is_placed_in_the_characters_area():
    s = resolution(town({"cathedral": "blue"}), red="priest:g")
    assert s.cubes["cathedral"] == ("blue", "red")
    assert cubes(s) == 2


def test_the_last_space_can_be_filled_and_no_more():
    s = resolution(town({"market": "blue blue red red"}), red="merchant:g")
    assert count(s, "market") == {"blue": 2, "red": 3}
    s = resolution(s, green="merchant:g")
    assert count(s, "market") == {"blue": 2, "red": 3}
    assert told(s, "found-no-room") == [{"side": "green", "area": "market"}]


# 5.9: spent tokens


def test_all_tokens_go_to_the_bank_won_lost_or_tied():
    bids = {
        "red": "priest:f printer:g merchant:gg",
        "blue": "priest:g printer:g rogue:gg",
        "green": "priest:b apothecary:b",
    }
    s = resolution(town(), **bids)
    gained = [sum(kind) for kind in zip(*s.earned.values(), strict=True)]
    assert gained == [0, 2, 5]
    assert s.bank == (12, 10, 27)
    assert s.hands == dict.fromkeys(SIDES, (0, 0, 0))
    assert s.offers == {}


def test_tokens_go_to_the_bank_after_each_character():
    s = resolution(town({"tavern": "red"}), blue="priest:f spy:fg", green="spy:g mercenary:gg")
    assert asked(s) == ("blue", "spy")
    assert {*s.offers} == {"spy", "mercenary"}, "those before it are gone"
    assert s.bank == (11, 12, 28), "the Spy's own bids are still there"
    s = answer(s, "pass")
    assert is_over(s)
    assert s.bank == (11, 12, 32), "the Mercenary's Force is green's"


@with_or_without_refunds
def test_after_the_last_character_no_token_is_left_on_a_bid_board(bid_refunds):
    bids = dict.fromkeys(SIDES, "printer:f general:b rogue:ggg")
    s = resolution(town(bid_refunds=bid_refunds), **bids)
    assert s.offers == {}
    assert s.bids == dict.fromkeys(SIDES, ())
    assert s.hands == dict.fromkeys(SIDES, (0, 0, 0))
