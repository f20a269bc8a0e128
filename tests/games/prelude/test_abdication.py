"""The Tsar abdicates (12.1), early or late, step by step."""

import pytest

from barricades.games.prelude.abdication import abdicate
from tests.games.prelude.table import (
    GOV,
    REV,
    answer,
    ask,
    asked,
    capital,
    close,
    deal,
    event,
    judged,
    offered,
    plan,
    refused,
    shown,
    story,
    told,
    values,
)

EARLY = ("early-turmoil", "late-turmoil", "early-war", "late-war")
LATE = ("february", "july", "october")
EVERY = (*EARLY, *LATE)


def fallen(turn, **position):
    """The Abdication in a Turn, up to the first question that nature does not answer."""
    return deal(plan(capital(turn=turn, prestige=0, **position), abdicate()))


def settled(turn, **position):
    """The Abdication in a Turn to its end, the Government being First Player if asked."""
    s = fallen(turn, **position)
    return answer(s, *[GOV][: turn in EARLY], 0, 0)


@pytest.mark.parametrize(("prestige", "falls"), [(0, True), (1, False)])
def test_12_1_at_prestige_0_and_only_then(prestige, falls):
    assert judged(capital(prestige=prestige)).abdicated == falls


def test_12_1_he_abdicates_once():
    assert story(judged(capital(turn="july", abdicated=True)), "tsar-abdicated") == []


# Before February


@pytest.mark.parametrize("turn", EARLY)
def test_12_1_early_the_game_leaps_and_all_cards_are_discarded(turn):
    s = capital(turn=turn, round=6, prestige=0, hands={REV: "28 46", GOV: "29"}, pool="401 7 18")
    s.in_play, s.coming, s.known[REV] = {"36": GOV, "234": REV}, ("222",), ("29",)
    s = plan(s, abdicate())
    assert (s.box.turns[s.turn], told(s, "leapt", "turn")) == ("february", ["february"])
    lost = {"28", "46", "29", "401", "7", "18", "36", "234", "222"}
    assert lost <= {*s.discard, *s.gone}
    assert (s.in_play, s.pool, s.coming, s.known) == ({}, (), (), {REV: (), GOV: ()})


@pytest.mark.parametrize("turn", EARLY)
def test_12_1_early_there_are_new_hands_a_new_pool_and_a_new_first_player(turn):
    s = fallen(turn, hands={REV: "28"})
    assert [len(s.hands[side]) for side in (REV, GOV)] == [7, 7]
    assert len(s.pool) == 6
    assert s.pool[-2:] == ("406", "408")
    assert asked(s) == (REV, "take-initiative")
    s = answer(s, GOV)
    assert asked(s) == (GOV, "sway")


@pytest.mark.parametrize(("vp", "who"), [(0, REV), (3, GOV), (-3, REV)])
def test_12_1_early_the_side_behind_names_the_first_player(vp, who):
    assert asked(fallen("early-war", vp=vp)) == (who, "take-initiative")


def test_12_1_early_hands_come_before_the_pool():
    s = plan(capital(turn="late-war", prestige=0), abdicate())
    piles = []
    while asked(s) == ("nature", "draw"):
        piles.append(ask(s).facts["pile"])
        s = answer(s, ask(s).options[0])
    assert piles == [REV] * 7 + [GOV] * 7 + ["pool"] * 4


@pytest.mark.parametrize("turn", EARLY)
def test_12_1_early_the_rounds_begin_anew(turn):
    s = capital(turn=turn, round=8, prestige=0)
    s.prorogued = 4
    s = answer(deal(close(s, GOV)), GOV, 0, 0)
    assert (asked(s), s.round, s.box.turns[s.turn]) == ((GOV, "take-round"), 1, "february")
    s.round = 4
    assert shown(s, "session") == [3, 4]


# Adjust the Collapse Deck


@pytest.mark.parametrize("turn", EVERY)
def test_12_1_the_cards_of_the_throne_leave_and_the_new_governments_come(turn):
    s = plan(capital(turn=turn, prestige=0), abdicate())
    starred = {number for number, card in s.box.cards.items() if card.starred}
    assert {"249", "407", "409"} < starred <= {*s.gone}
    collapse = {*s.box.decks["collapse"]} - starred
    assert {*s.deck} == collapse | {*s.box.decks["provisional-government"]}


@pytest.mark.parametrize("turn", LATE)
def test_12_1_late_starred_cards_leave_play_pool_and_hands(turn):
    s = capital(turn=turn, prestige=0, hands={REV: "213 201", GOV: "203"}, pool="249 247")
    s.in_play = {"409": GOV, "234": REV}
    s.aside["key-events"] = tuple(c for c in s.aside["key-events"] if c != "409")
    s = plan(s, abdicate())
    assert s.in_play == {"234": REV}
    assert {"213", "203", "249", "409"} <= {*s.gone}
    assert "247" in s.pool
    assert {"201"} <= {*s.deck}, "what is left of the hands is shuffled in"


@pytest.mark.parametrize(
    ("turn", "keys"), [("february", ()), ("july", ("410", "411")), ("october", ("410", "411"))]
)
def test_12_1_late_the_new_governments_key_events_come_if_their_turn_has(turn, keys):
    s = fallen(turn, pool="406 247")
    assert s.pool == ("406", "247", *keys)


def test_12_1_after_a_fall_in_february_they_come_in_july():
    s = settled("february", round=8)
    s = deal(close(s, GOV))
    while asked(s)[1] != "take-round":
        s = deal(answer(s, ask(s).options[0]))
    assert {"410", "411"} <= {*s.pool}
    assert "409" not in s.pool


@pytest.mark.parametrize("turn", LATE)
def test_12_1_late_each_side_draws_as_many_as_it_had(turn):
    s = fallen(turn, hands={REV: "213 201 216", GOV: "203"}, opportunity=(5, 9))
    assert [len(s.hands[side]) for side in (REV, GOV)] == [3, 1]
    assert s.opportunity == {REV: 5, GOV: 9}
    assert asked(s) == (REV, "sway"), "the First Player of the Turn"


# Form the Provisional Government


@pytest.mark.parametrize("turn", EVERY)
def test_12_1_the_duma_after_the_fall(turn):
    cubes = {"radical": (4, 0), "socialist": (5, 0), "liberal": (0, 3), "monarchist": (0, 9)}
    organized = {REV: "radical socialist vyborg putilov", GOV: "liberal monarchist guards"}
    s = settled(turn, cubes=cubes, organizations=organized)
    assert values(s, "radical", "socialist", "liberal", "monarchist") == [
        (0, 0),
        (2, 0),
        (0, 1),
        (0, 0),
    ]
    assert s.organizations == {REV: ("vyborg", "putilov"), GOV: ("guards",)}
    assert shown(s, "advantage")["organizations"] == 2
    assert shown(s, "advantage")["duma"] == 2


# The World Reacts!


@pytest.mark.parametrize(
    ("first", "second", "world"), [(0, 0, -1), (3, 1, 0), (1, 3, -2), (8, 0, 0), (2, 2, -1)]
)
def test_12_1_the_world_moves_towards_the_side_that_spent_more(first, second, world):
    s = fallen("july")
    assert (asked(s), offered(s)) == ((REV, "sway"), {*range(9)})
    assert refused(s, 9).what == "not-so-many"
    s = answer(s, first, second)
    assert s.world == world
    assert s.opportunity == {REV: 8 - first, GOV: 8 - second}


# 12.1.1


def test_12_1_1_prestige_is_out_of_the_game():
    s = capital(turn="february", abdicated=True)
    s = event(s, GOV, "219", 1)
    assert (s.prestige, story(s, "prestige-moved")) == (0, [])
    assert offered(event(s, GOV, "16")) == {2}
    assert judged(s).ended == ""


def test_12_1_1_events_that_add_to_parties_out_of_play_add_nothing():
    s = event(capital(turn="february", abdicated=True), GOV, "149", 3)
    assert values(s, "monarchist") == [(0, 0)]
