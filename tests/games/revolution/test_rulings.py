"""The rulings R1 to R26, each with a position in which it decides something."""

from random import Random

import pytest

from barricades.core import Ask, BadOption, Choice
from tests.games.revolution.table import (
    AREAS,
    CHARACTERS,
    CONTROL,
    GAME,
    REFUNDS,
    SIDES,
    answer,
    ask,
    asked,
    bid,
    bidders,
    bidding,
    count,
    cubes,
    end,
    full,
    holding,
    is_over,
    lay,
    offered,
    patrons,
    refused,
    resolution,
    story,
    three_or_four,
    told,
    town,
    winners,
    with_or_without_refunds,
    won,
)

# R1: the Spy's target


@pytest.mark.parametrize("side", SIDES)
def test_r1_the_spy_replaces_cubes_of_others_only(side):
    s = resolution(town({"harbor": " ".join(SIDES)}), **{side: "spy:g"})
    assert offered(s) == {("harbor", other) for other in SIDES if other != side} | {"pass"}
    assert refused(s, ("harbor", side)) == ("own-cube", {"area": "harbor"})


def test_r1_the_spy_takes_no_empty_space():
    s = resolution(town({"harbor": "blue"}), red="spy:g")
    assert refused(s, ("harbor", "green")).what == "no-cube-there"
    assert refused(s, ("market", "blue")).what == "no-cube-there"
    assert refused(s, ("market", "red")).what == "no-cube-there"


# R2: nobody to spy on


@pytest.mark.parametrize("board", [{}, {"harbor": "red red", "market": "red"}])
def test_r2_without_a_rivals_cube_the_spy_has_no_effect(board):
    s = resolution(town(board), red="spy:g")
    assert won(s) == {"spy": "red"}
    assert is_over(s)
    assert story(s, "spied", "spared") == []
    assert told(s, "power-idle") == [{"side": "red", "character": "spy"}]


def test_r2_this_may_happen_in_the_first_round():
    s = lay(GAME.setup({"players": 3}), {"red": "spy:fg mercenary:g rogue:g apothecary:b"})
    s = lay(s, dict.fromkeys(("blue", "green"), "printer:fbggg"))
    assert s.round == 2


# R3: the Apothecary and empty spaces


def test_r3_a_cube_is_not_moved_to_an_empty_space():
    s = resolution(town({"harbor": "red", "market": "blue"}), red="apothecary:g")
    assert offered(s) == {("harbor", "red"), ("market", "blue"), "pass"}
    assert refused(s, ("tavern", "red")).what == "no-cube-there"
    s = answer(s, ("harbor", "red"))
    assert offered(s) == {("market", "blue")}
    assert refused(s, ("market", "green")).what == "no-cube-there"


# R4: which cubes can be swapped


@pytest.mark.parametrize(
    "board",
    [
        {},
        {"harbor": "blue"},
        {"harbor": "blue red green yellow"},
        {"harbor": "blue blue", "market": "blue", "tavern": "blue"},
    ],
)
def test_r4_without_two_colours_in_two_areas_the_apothecary_has_no_effect(board):
    s = resolution(town(board), red="apothecary:g")
    assert won(s) == {"apothecary": "red"}
    assert is_over(s)
    assert story(s, "swapped", "swapped-nothing") == []
    assert told(s, "power-idle") == [{"side": "red", "character": "apothecary"}]


def test_r4_two_colours_in_two_areas_are_enough():
    s = resolution(town({"harbor": "blue", "market": "green"}), red="apothecary:g")
    s = answer(s, ("market", "green"), ("harbor", "blue"))
    assert (s.cubes["harbor"], s.cubes["market"]) == (("green",), ("blue",))


# R5: the powers may be declined


def test_r5_the_spy_may_be_declined():
    before = {"harbor": "blue blue"}
    s = answer(resolution(town(before), red="spy:g"), "pass")
    assert s.cubes == town(before).cubes
    assert told(s, "spared") == [{"side": "red"}]


def test_r5_the_apothecary_may_be_declined():
    before = {"harbor": "blue blue", "market": "red"}
    s = answer(resolution(town(before), red="apothecary:g"), "pass")
    assert s.cubes == town(before).cubes
    assert told(s, "swapped-nothing") == [{"side": "red"}]


def test_r5_but_not_once_the_first_cube_is_named():
    s = resolution(town({"harbor": "blue blue", "market": "red"}), red="apothecary:g")
    s = answer(s, ("market", "red"))
    assert refused(s, "pass").what == "chosen-already"


# R6: what is known, and when to decide


def test_r6_the_winner_of_the_spy_knows_who_will_have_the_apothecary_and_the_mercenary():
    s = bid(town({"tavern": "red"}), blue="spy:g", red="apothecary:b", green="mercenary:g")
    assert asked(s) == ("blue", "spy")
    assert GAME.view(s, "blue")["offers"] == {
        "spy": {"blue": [0, 0, 1]},
        "apothecary": {"red": [0, 1, 0]},
        "mercenary": {"green": [0, 0, 1]},
    }


def test_r6_decisions_fall_when_the_place_in_the_order_is_reached():
    s = bid(town({"tavern": "red"}), blue="spy:g general:g", red="mercenary:g")
    assert asked(s) == ("blue", "spy")
    assert s.support == {"red": 0, "blue": 1, "green": 0, "yellow": 0}
    s = answer(s, "pass")
    assert s.support["red"] == 3


def test_r6_the_apothecary_acts_on_the_board_that_the_spy_has_left():
    board = {"tavern": "red", "market": "red"}
    s = bid(town(board), blue="spy:g", green="apothecary:g")
    assert bidders(answer(s, "pass")), "two red cubes: nothing to swap"
    s = answer(s, ("tavern", "red"))
    assert asked(s) == ("green", "apothecary")
    assert offered(s) == {("tavern", "blue"), ("market", "red"), "pass"}


# R7: the powers and the end


def test_r7_spy_and_apothecary_leave_the_number_of_full_spaces_as_it_is():
    board = {"harbor": "blue blue green", "market": "red yellow"}
    s = bid(town(board), red="spy:g apothecary:g")
    s = answer(s, ("harbor", "green"))
    assert cubes(s) == 5
    s = answer(s, ("market", "yellow"), ("harbor", "red"))
    assert cubes(s) == 5


@pytest.mark.parametrize("choices", [["pass", "pass"], [("tavern", "blue"), "pass"]])
def test_r7_neither_can_put_off_the_end(choices):
    s = answer(bid(town(full()), red="spy:g apothecary:g"), *choices)
    assert s.ended == "full"


def test_r7_neither_can_bring_about_the_end():
    board = {**full(), "market": "red red blue blue"}
    s = bid(town(board), red="spy:g apothecary:g")
    s = answer(s, ("market", "blue"), ("market", "blue"), ("tavern", "red"))
    assert s.ended == ""
    assert s.round == 2


# R8: no cube left

ALL_RED = {
    "fortress": "red " * 8,
    "cathedral": "red " * 7,
    "town-hall": "red " * 7,
    "harbor": "red " * 3,
}


def test_r8_a_side_with_25_cubes_on_the_board_places_none():
    s = resolution(town(ALL_RED), red="merchant:g")
    assert cubes(s) == 25
    assert s.cubes["market"] == ()
    assert told(s, "had-no-cube") == [{"side": "red"}]
    assert (s.support["red"], s.earned["red"]) == (3, (0, 0, 5)), "but the rest is gained"


def test_r8_with_24_there_is_one_more():
    board = {**ALL_RED, "harbor": "red red"}
    s = resolution(town(board), red="merchant:g aristocrat:g")
    assert s.cubes["plantation"] == ("red",)
    assert s.cubes["market"] == ()
    assert told(s, "had-no-cube") == [{"side": "red"}]


def test_r8_others_have_cubes_of_their_own():
    s = resolution(town(ALL_RED), blue="merchant:g")
    assert s.cubes["market"] == ("blue",)


def test_r8_the_spy_has_no_effect_for_a_side_without_a_cube():
    board = {**ALL_RED, "market": "blue blue"}
    s = resolution(town(board), red="spy:g")
    assert won(s) == {"spy": "red"}
    assert is_over(s)
    assert asked(resolution(town({**board, "harbor": "red red"}), red="spy:g")) == ("red", "spy")


def test_r8_the_apothecary_needs_no_cube():
    s = resolution(town({**ALL_RED, "market": "blue blue"}), red="apothecary:g")
    assert asked(s) == ("red", "apothecary")


def test_r8_a_cube_taken_off_the_board_can_be_placed_again():
    s = answer(bid(town(ALL_RED), blue="spy:g"), ("harbor", "red"))
    s = resolution(s, red="merchant:g")
    assert s.cubes["market"] == ("red",)
    assert told(s, "had-no-cube") == []


# R9: a bank that runs short


@with_or_without_refunds
def test_r9_the_winner_takes_what_is_there_before_its_own_bid_goes_back(bid_refunds):
    s = town(bid_refunds=bid_refunds)
    s = resolution(s, red="merchant:ggg", blue="printer:" + "g" * 27)
    assert s.earned["red"] == (0, 0, 2), "and not the three of its own bid"


@pytest.mark.parametrize(
    ("bids", "earned"),
    [
        ({"red": "general:g", "blue": "priest:" + "f" * 12}, (0, 0, 0)),
        ({"red": "general:g captain:g", "blue": "priest:" + "f" * 11}, (1, 0, 0)),
        ({"red": "rogue:g", "blue": "apothecary:" + "b" * 11}, (0, 1, 0)),
        ({"red": "rogue:g", "blue": "apothecary:" + "b" * 12}, (0, 0, 0)),
        ({"red": "aristocrat:b", "blue": "mercenary:" + "g" * 32}, (0, 0, 0)),
    ],
)
def test_r9_each_kind_may_run_short(bids, earned):
    assert resolution(town(), **bids).earned["red"] == earned


def test_r9_the_earlier_character_is_served_first():
    s = resolution(town(), red="aristocrat:b", blue="merchant:b", green="printer:" + "g" * 28)
    assert s.earned == {
        "red": (0, 0, 3),
        "blue": (0, 0, 1),
        "green": (0, 0, 0),
        "yellow": (0, 0, 0),
    }


def test_r9_a_later_character_finds_what_earlier_bids_have_brought_back():
    s = resolution(town(), red="aristocrat:ggg", blue="merchant:b", green="printer:" + "g" * 28)
    assert s.earned["red"] == (0, 0, 1)
    assert s.earned["blue"] == (0, 0, 3)


def test_r9_support_and_influence_are_gained_all_the_same():
    s = resolution(town(), red="merchant:b", blue="printer:" + "g" * 32)
    assert (s.support["red"], s.cubes["market"]) == (3, ("red",))


@pytest.mark.parametrize(
    ("gold", "given"),
    [(10, (5, 5)), (9, (5, 4)), (8, (4, 4)), (4, (2, 2)), (3, (2, 1)), (1, (1, 0)), (0, (0, 0))],
)
def test_r9_patrons_hand_out_one_gold_at_a_time_in_the_order_of_the_seats(gold, given):
    rich = "g" * ((32 - gold) // 2)
    s = patrons(town(earned={"red": rich, "yellow": rich + "g" * (gold % 2)}, **REFUNDS))
    assert (s.hands["blue"][2], s.hands["green"][2]) == given
    assert s.bank[2] == max(0, gold - 10)


def test_r9_a_side_that_has_five_drops_out_and_the_rest_goes_on():
    s = patrons(
        town(earned={"red": "ffff", "blue": "b", "green": "g" * 20 + "f", "yellow": "g" * 6})
    )
    assert s.hands["red"] == (4, 0, 1)
    assert s.hands["blue"] == (0, 1, 4)
    assert s.bank[2] == 1
    s = patrons(town(earned={"red": "ffff", "blue": "b", "green": "g" * 22, "yellow": "g" * 6}))
    assert s.hands["red"] == (4, 0, 1)
    assert s.hands["blue"] == (0, 1, 3)


def test_r9_every_round_starts_with_the_first_seat():
    s = town(**REFUNDS)
    for _ in range(3):
        s = bid(s, red="printer:" + "g" * 31, blue="printer:f")
        assert [s.hands[side] for side in SIDES] == [(0, 0, 31), (0, 0, 1), (0, 0, 0), (0, 0, 0)]


def test_r9_nothing_is_owed_for_later():
    s = town(hands={"red": "g" * 16, "blue": "g" * 16}, **REFUNDS)
    s = lay(bidding(s), dict.fromkeys(("red", "blue"), "printer:" + "g" * 16))
    assert s.hands["green"] == s.hands["yellow"] == (0, 0, 0)
    assert [*bidders(s)] == ["red", "blue"]
    s = lay(s, {"red": "rogue:" + "g" * 16, "blue": "mercenary:" + "g" * 16})
    assert s.hands["green"] == s.hands["yellow"] == (0, 0, 5)
    assert s.hands["red"] == (0, 2, 3)


def test_r9_without_refunds_the_bank_suffices():
    """The most that can be wanted: one side wins all the Gold, and three are brought up to five."""
    s = bid(town(), red="general:b captain:b aristocrat:g merchant:g mercenary:g", blue="rogue:g")
    s = bid(s, red="aristocrat:g merchant:g")
    assert s.hands["red"] == (0, 0, 8)
    assert s.bank[2] == 32 - 8 - 15


# R10: level at the top


@pytest.mark.parametrize(
    ("support", "ranking"),
    [
        ((50, 50, 20, 10), (("red", "blue"), ("green",), ("yellow",))),
        ((20, 50, 20, 50), (("blue", "yellow"), ("red", "green"))),
        ((50, 50, 50, 50), (SIDES,)),
        ((1, 2, 2, 3), (("yellow",), ("blue", "green"), ("red",))),
    ],
)
def test_r10_level_sides_share_the_victory(support, ranking):
    s = end(town(full(), support=dict(zip(SIDES, support, strict=True))))
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.ranking == ranking
    assert told(s, "won") == [{"sides": ranking[0]}]


def test_r10_neither_areas_nor_cubes_break_the_tie():
    s = end(town(full(tavern="red red red blue blue"), support={"blue": 20}))
    assert winners(s) == ("red", "blue")


# R11: an area without cubes


def test_r11_an_area_without_cubes_pays_nobody():
    s = end(town({"market": "green"}, round=60))
    assert s.support == {"red": 0, "blue": 0, "green": 25, "yellow": 0}
    assert [fact["area"] for fact in told(s, "led-nobody")] == [a for a in AREAS if a != "market"]


@three_or_four
def test_r11_an_empty_town_pays_nobody(players):
    s = end(town(round=60, players=players, **CONTROL))
    assert s.support == dict.fromkeys(SIDES[:players], 0)
    assert winners(s) == SIDES[:players]


# R12: refunds and patronage


@pytest.mark.parametrize(
    ("lost", "hand"), [("ff", (2, 0, 3)), ("fbgg", (1, 1, 3)), ("fbggg", (1, 1, 3))]
)
def test_r12_refunded_tokens_count_towards_the_five(lost, hand):
    s = bid(town(**REFUNDS), red=f"priest:{lost}", blue="priest:fff")
    assert s.hands["red"] == hand


def test_r12_together_with_what_was_won():
    s = bid(town(**REFUNDS), red="general:b priest:b printer:g rogue:g", blue="priest:f printer:f")
    assert s.hands["red"] == (1, 1 + 2, 1), "five already"


# R13: which bids are paid for


def test_r13_a_winner_pays_even_if_nobody_bid_against_it():
    s = resolution(town(**REFUNDS), red="printer:fbg")
    assert s.earned["red"] == (0, 0, 0)
    assert s.bank == (12, 12, 32)


def test_r13_losing_and_tied_bids_go_back_to_their_owners():
    bids = {"red": "printer:f priest:b", "blue": "printer:g priest:b", "green": "printer:b"}
    s = resolution(town(**REFUNDS), **bids)
    assert s.earned["red"] == (0, 1, 0)
    assert s.earned["blue"] == (0, 1, 1)
    assert s.earned["green"] == (0, 1, 0)


# R14: when an area is locked, and for whom


def test_r14_a_cube_placed_locks_an_area_in_the_same_round():
    board = {"tavern": "red red red red", "market": "red"}
    s = resolution(town(board, **CONTROL), red="innkeeper:f", blue="spy:f")
    assert offered(s) == {("market", "red"), "pass"}
    assert refused(s, ("tavern", "red")).what == "area-locked"


def test_r14_the_spy_locks_an_area_before_the_apothecary_of_the_same_round():
    board = {"tavern": "red red red red blue", "market": "green", "harbor": "blue"}
    s = resolution(town(board, **CONTROL), red="spy:g", blue="apothecary:g")
    s = answer(s, ("tavern", "blue"))
    assert asked(s) == ("blue", "apothecary")
    assert offered(s) == {("market", "green"), ("harbor", "blue"), "pass"}
    assert refused(s, ("tavern", "red")).what == "area-locked"


def test_r14_a_swap_may_lock_an_area_and_the_other_too():
    board = {"tavern": "red red red red blue", "market": "blue blue blue blue red"}
    s = resolution(town(board, **CONTROL), green="apothecary:g")
    s = answer(s, ("tavern", "blue"), ("market", "red"))
    assert GAME.view(s, None)["locked"] == ["tavern", "market"]


def test_r14_not_even_the_owner_may_touch_them():
    board = {"tavern": "red red red red red", "market": "blue", "harbor": "blue green"}
    s = resolution(town(board, **CONTROL), red="apothecary:g")
    assert ("tavern", "red") not in offered(s)
    assert refused(s, ("tavern", "red")).what == "area-locked"


def test_r14_ten_come_on_top_of_the_value():
    s = end(town(full(cathedral="red " * 7), **CONTROL))
    assert s.support["red"] == 45


# R15: one colour, but not full


def test_r15_one_colour_with_an_empty_space_is_not_locked():
    s = resolution(town({"tavern": "red red red red"}, **CONTROL), blue="spy:g")
    assert offered(s) == {("tavern", "red"), "pass"}
    assert GAME.view(s, None)["locked"] == []


def test_r15_nor_does_it_bring_the_bonus():
    s = end(town({"tavern": "red red red red"}, round=60, **CONTROL))
    assert s.support["red"] == 20


# R16: characters of a full area


def test_r16_the_character_of_a_full_area_gives_support_and_tokens():
    s = resolution(town(full()), red="general:g", blue="merchant:g")
    assert (s.support["red"], s.earned["red"]) == (1, (1, 0, 0))
    assert (s.support["blue"], s.earned["blue"]) == (3, (0, 0, 5))
    assert s.cubes == town(full()).cubes


def test_r16_and_is_bid_for_as_usual():
    s = bidding(holding(town(full()), {"red": "priest:g"}))
    assert offered(s) == {*CHARACTERS}


# R17: a game without end


def test_r17_after_round_60_the_game_ends():
    s = bid(town({"market": "red"}, round=60), red="printer:g", blue="rogue:g")
    assert is_over(s)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.reason == "rounds"
    assert s.support == {"red": 10 + 25, "blue": 2 * 3, "green": 0, "yellow": 0}
    assert told(s, "patronized") == []


def test_r17_after_round_59_it_does_not():
    s = bid(town({"market": "red"}, round=59), red="printer:g")
    assert s.round == 60
    assert s.ended == ""


def test_r17_a_town_that_is_full_in_round_60_ends_regularly():
    assert bid(town(full(), round=60), red="printer:g").ended == "full"


# R18: order of the last scoring


def test_r18_tokens_are_counted_first_then_areas():
    s = end(town(full(market="blue " * 5), earned={"red": "f", "blue": "b"}))
    assert story(s, "cashed", "led", "won") == ["cashed", "cashed", "led", "won"]
    assert s.support == {"red": 5, "blue": 28, "green": 0, "yellow": 0}


# R19: deals


def test_r19_deals_change_nothing_in_the_game():
    rng, one, two = Random(1), GAME.setup({}), GAME.setup({"deals": "yes"})
    for _ in range(150):
        assert GAME.asks(one) == GAME.asks(two)
        question = rng.choice(GAME.asks(one))
        choice = rng.choice(question.options)
        one, two = (GAME.apply(s, question.who, choice) for s in (one, two))
    assert one.log == two.log
    seen = [GAME.view(s, "red") for s in (one, two)]
    assert [view.pop("options")["deals"] for view in seen] == ["no", "yes"]
    assert seen[0] == seen[1]


# R20: two players


@pytest.mark.parametrize("players", [0, 1, 2, 5, 6])
def test_r20_only_three_or_four_can_play(players):
    with pytest.raises(BadOption):
        GAME.setup({"players": players})


# R21: locked cubes are no targets


@pytest.mark.parametrize(
    "bids", [{"blue": "spy:g"}, {"blue": "apothecary:g"}, {"red": "apothecary:g"}]
)
def test_r21_if_only_locked_cubes_are_left_nothing_happens(bids):
    board = {"tavern": "red " * 5, "market": "green " * 5}
    s = resolution(town(board, **CONTROL), **bids)
    assert is_over(s)
    assert s.cubes == town(board).cubes


def test_r21_a_locked_cube_is_no_half_of_a_swap():
    board = {"tavern": "red " * 5, "market": "green"}
    assert is_over(resolution(town(board, **CONTROL), blue="apothecary:g"))
    assert asked(resolution(town(board), blue="apothecary:g")) == ("blue", "apothecary")


def test_r21_a_cube_whose_only_partners_are_locked_is_refused():
    board = {"tavern": "red " * 5, "market": "green blue", "harbor": "green"}
    s = resolution(town(board, **CONTROL), blue="apothecary:g")
    assert offered(s) == {("market", "blue"), ("harbor", "green"), "pass"}
    assert refused(s, ("market", "green")).what == "no-partner"


# R22: a lock lasts


def test_r22_a_lock_lasts_to_the_end_of_the_game():
    locks = 0
    for seed in range(12):
        rng = Random(seed)
        s = GAME.setup({"players": 3, **CONTROL})
        locked: dict[str, tuple[str, ...]] = {}
        while asks := GAME.asks(s):
            question = rng.choice(asks)
            GAME.play(s, question.who, keen(question.who, question, rng))
            assert all(s.cubes[area] == cubes for area, cubes in locked.items())
            locked = {area: s.cubes[area] for area in GAME.view(s, None)["locked"]}
        locks += len(locked)
        for area in locked:
            (led,) = [fact for fact in told(s, "led") if fact["area"] == area]
            assert led["support"] == AREAS[area][1] + 10
    assert locks > 5


def keen(side: str, question: Ask, rng: Random) -> Choice:
    """Each side goes for areas of its own, so that there are locks; powers strike anywhere."""
    mine = [*AREAS][SIDES.index(side) :: 3]
    liked = [name for name, person in CHARACTERS.items() if person.area in mine]
    liked += ["spy", "apothecary"]
    return rng.choice([o for o in question.options if o in liked] or question.options)


def test_r22_an_area_that_a_swap_would_lock_may_still_be_touched_by_it():
    """Judged before the swap: the other cubes are free until it is done."""
    board = {"tavern": "red red red red blue", "market": "red blue"}
    s = resolution(town(board, **CONTROL), green="apothecary:g")
    s = answer(s, ("market", "red"), ("tavern", "blue"))
    assert GAME.view(s, None)["locked"] == ["tavern"]


# R23: tokens won are open


def test_r23_tokens_won_are_seen_before_the_next_espionage():
    s = bid(town({"tavern": "blue"}), red="general:b rogue:g spy:f")
    assert asked(s) == ("red", "spy")
    for viewer in (*SIDES, None):
        assert GAME.view(s, viewer)["earned"]["red"] == [1, 2, 0]
        assert GAME.view(s, viewer)["hands"]["red"] == [0, 0, 0]


def test_r23_they_cannot_be_bid_in_the_round_in_which_they_are_won():
    """A Force won from the General does not come into the fight for the Printer."""
    s = resolution(town(), red="general:g printer:g", blue="printer:gg")
    assert won(s) == {"general": "red", "printer": "blue"}


# R24: refunds for all but the winner


def test_r24_equal_bids_below_the_highest_come_back():
    s = resolution(town(**REFUNDS), red="printer:b", blue="printer:b", green="printer:f")
    assert s.earned["red"] == s.earned["blue"] == (0, 1, 0)
    assert s.earned["green"] == (0, 0, 0)


def test_r24_all_bids_on_a_character_nobody_wins_come_back():
    s = resolution(
        town(**REFUNDS), red="printer:f", blue="printer:f", green="printer:b", yellow="printer:ggg"
    )
    assert s.earned == {
        "red": (1, 0, 0),
        "blue": (1, 0, 0),
        "green": (0, 1, 0),
        "yellow": (0, 0, 3),
    }


def test_r24_refunded_tokens_can_be_used_when_the_whole_resolution_is_over():
    s = bid(town({"tavern": "red"}, **REFUNDS), red="general:b", blue="general:bb spy:f")
    assert asked(s) == ("blue", "spy")
    assert s.hands["red"] == (0, 0, 0)
    assert s.earned["red"] == (0, 1, 0)
    s = answer(s, "pass")
    assert s.hands["red"] == (0, 1, 4)
    assert bidders(s)["red"] == "blackmail"


def test_r24_a_side_is_not_refunded_before_its_character_is_resolved():
    s = bid(town({"tavern": "red"}, **REFUNDS), red="spy:g mercenary:g", blue="spy:f mercenary:gg")
    assert s.earned["red"] == (0, 0, 0)
    assert s.offers["mercenary"] == (("red", (0, 0, 1)), ("blue", (0, 0, 2)))


# R25: several wins


def test_r25_a_side_may_win_all_six_it_has_bid_on():
    six = "general:b innkeeper:f priest:g printer:g rogue:g mercenary:g"
    s = resolution(town(), red=six, blue="captain:g")
    assert [name for name, side in won(s).items() if side == "red"] == [
        bid.split(":")[0] for bid in six.split()
    ]
    assert s.support["red"] == 1 + 3 + 6 + 10 + 0 + 3
    assert s.earned["red"] == (2, 3, 0)


def test_r25_each_has_its_effect_in_its_place():
    s = bid(town({"tavern": "blue"}), red="general:g spy:g apothecary:g mercenary:g")
    assert asked(s) == ("red", "spy")
    assert s.support["red"] == 1
    s = answer(s, "pass")
    assert asked(s) == ("red", "apothecary")
    assert offered(s) == {("tavern", "blue"), ("fortress", "red"), "pass"}
    assert answer(s, "pass").support["red"] == 4


# R26: the spaces of the Tavern

FOUR = {"areas": {"tavern": {"spaces": 4}}}


def test_r26_the_tavern_has_five_spaces():
    s = GAME.setup({})
    assert s.box.spaces["tavern"] == 5
    assert sum(s.box.spaces.values()) == 44


def test_r26_an_owner_may_give_it_four():
    s = GAME.setup({"components": FOUR})
    assert s.box.spaces["tavern"] == 4
    assert sum(s.box.spaces.values()) == 43
    assert s.box.prize["tavern"] == 20


def test_r26_four_cubes_then_fill_the_tavern_and_the_town():
    board = {**full(), "tavern": "red red blue"}
    s = bid(town(board, components=FOUR), blue="innkeeper:g")
    assert s.ended == "full"
    assert s.cubes["tavern"] == ("red", "red", "blue", "blue")


def test_r26_nothing_else_changes():
    plain, own = GAME.setup({}), GAME.setup({"components": FOUR})
    spaces = {area: n for area, n in plain.box.spaces.items() if area != "tavern"}
    assert {area: n for area, n in own.box.spaces.items() if area != "tavern"} == spaces
    assert (own.box.prize, own.box.grants, own.box.takers) == (
        plain.box.prize,
        plain.box.grants,
        plain.box.takers,
    )
    assert GAME.asks(own) == GAME.asks(plain)
    assert ask(own, "red").options == ask(plain, "red").options
    assert count(own, "tavern") == {}
