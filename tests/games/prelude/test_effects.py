"""What the words of the event language do, with cards made for the purpose."""

import pytest

from barricades.games.prelude.events import do
from barricades.games.prelude.language import nodes
from barricades.games.prelude.turn import begin_round
from tests.games.prelude.table import (
    GOV,
    REV,
    answer,
    ask,
    asked,
    capital,
    close,
    event,
    is_over,
    offered,
    plan,
    play,
    story,
    told,
    values,
)

CARD = "17"  # neutral, in the first deck


def written(text, **position):
    """A position in which a neutral card has this event."""
    fields = {"title": "Own", "side": "neutral", "points": 2, "die": "world", "event": text}
    stays = position.pop("stays", "")
    return capital(cards={CARD: {**fields, **({"stays": stays} if stays else {})}}, **position)


def held(text, *choices, side=REV, **position):
    """This event, carried out by a side, with these answers."""
    return event(written(text, **position), side, CARD, *choices)


# Alternatives that could change nothing (R51)


@pytest.mark.parametrize(
    ("effect", "idle", "able"),
    [
        ("add 1 in Winter Palace", {"cubes": {"winter-palace": (7, 0)}}, {}),
        ("add Unrest in Districts", {"unrest": 0}, {"unrest": 1}),
        (
            "remove 1 their cubes from Winter Palace",
            {"cubes": {"winter-palace": (0, 0)}},
            {"cubes": {"winter-palace": (0, 1)}},
        ),
        ("remove half Prestige their cubes from Okhrana HQ", {"prestige": 1}, {"prestige": 2}),
        (
            "draw level in one of Winter Palace",
            {"cubes": {"winter-palace": (1, 1)}},
            {"cubes": {"winter-palace": (1, 2)}},
        ),
        ("draw level in one of Okhrana HQ", {"cubes": {"okhrana": (7, 9)}}, {}),
        ("move 1 your cubes to the moderate Party", {"cubes": {"radical": (0, 0)}}, {}),
        ("move 1 your cubes to the extremist Party", {"cubes": {"radical": (9, 0)}}, {}),
        ("check +1 in Districts with your Organization { }", {}, {"organizations": {REV: "kazan"}}),
        ("test their markers of 1 removing at 6", {}, {"troops": {GOV: (4, 1)}}),
        ("score number of Districts with your Organization", {}, {"organizations": {REV: "kazan"}}),
        ("activities Unrest", {}, {"unrest": 1}),
        ("gain 2", {"opportunity": (16, 8)}, {"opportunity": (15, 8)}),
        ("lose 2", {"opportunity": (0, 8)}, {"opportunity": (1, 8)}),
        ("they: { lose 2 }", {"opportunity": (8, 0)}, {"opportunity": (8, 1)}),
        ("each player: { lose 2 }", {"opportunity": (0, 0)}, {"opportunity": (0, 1)}),
        ("spend 3 { score 1 }", {"opportunity": (2, 8)}, {"opportunity": (3, 8)}),
        ("spend 3 { World Affairs +1 }", {"world": 5}, {"world": 4}),
        ("bid { score 1 }", {"opportunity": (0, 0)}, {"opportunity": (0, 1)}),
        ("World Affairs +2", {"world": 5}, {"world": 4}),
        ("World Affairs -1", {"world": -5}, {"world": 5}),
        ("they: { World Affairs +1 }", {"world": -5}, {"world": 5}),
        ("Unrest +1", {"unrest": 15}, {"unrest": 14}),
        ("Unrest -1", {"unrest": 0}, {"unrest": 1}),
        ("Prestige +1", {"prestige": 15}, {"prestige": 14}),
        ("Prestige -1", {"prestige": 0}, {"prestige": 1}),
        ("Prestige +1", {"turn": "february", "abdicated": True}, {"turn": "february"}),
        ("Prestige to 0", {"prestige": 0}, {"prestige": 1}),
        ("Marker Duma -1", {"scoring": {"world": 1}}, {"scoring": {"duma": 1}}),
        ("Marker any -1", {}, {"scoring": {"duma": 1}}),
        ("reset any", {}, {"scoring": {"duma": 1}}),
        ("reset World Affairs", {"scoring": {"duma": 1}}, {"scoring": {"world": 1}}),
        ("hold scoring World Affairs", {"world": 0}, {"world": 1}),
        ("hold scoring Organizations", {}, {"scoring": {"organizations": 1}}),
        (
            "create Organization in Kazan Cathedral by check +2",
            {"organizations": {REV: "kazan"}},
            {},
        ),
        ("create Organization in Putilov Munitions Works", {}, {"organizations": {REV: "radical"}}),
        (
            "remove their Organization from Districts",
            {"organizations": {GOV: "liberal"}},
            {"organizations": {GOV: "kazan"}},
        ),
        ("end Session", {"round": 2}, {"round": 3}),
        ("return #401 to the Pool", {"pool": "401"}, {"in_play": "401"}),
        ("remove #401 from the game", {}, {"pool": "401"}),
        ("remove #401 from the game", {}, {"in_play": "401"}),
        ("put #401 in play", {"in_play": "401"}, {}),
        ("if Session { Unrest +1 }", {"round": 1}, {"round": 3}),
        ("if Session { } else { Unrest +1 }", {"round": 3}, {"round": 1}),
        ("choose { lose 1 } or { Unrest -1 }", {"opportunity": (0, 0)}, {"unrest": 1}),
    ],
)
def test_r51_an_idle_alternative_is_not_offered(effect, idle, able):
    text = f"choose {{ {effect} }} or {{ muster 1 }}"
    assert offered(held(text, **idle)) == {2}
    assert offered(held(text, **able)) == {1, 2}


@pytest.mark.parametrize(
    "effect",
    [
        "muster 2",
        "extremism +0",
        "Duma Vote",
        "roll die any",
        "roll { 1 to 6: }",
        "in 1 random Districts { add 1 in there }",
        "check against 9 { }",
        "hold scoring Duma",
        "Marker Duma +1",
        "skip your next round",
        "play your next card for both",
        "borrow a Special Action worth 2",
        "return this card next Turn",
        "Prestige -1; gain 1",
    ],
)
def test_r51_these_can_always_do_something(effect):
    s = written(f"choose {{ {effect} }} or {{ Unrest +1 }}")
    s.playing = (CARD,)
    assert offered(event(s, REV, CARD)) == {1, 2}


def test_r51_what_nobody_would_gain_by_is_not_sold():
    s = held("spend 1 { Prestige +1 }; muster 1", prestige=15)
    assert is_over(s)
    assert story(s, "mustered") == ["mustered"]


# Cubes


def test_worker_districts_first_and_what_does_not_fit_goes_elsewhere():
    full = dict.fromkeys(("vasilevskiy", "putilov", "obukhov"), (9, 0))
    s = held(
        "add 4 in Putilov Munitions Works / Nevsky Shipyards / Kazan Cathedral "
        "Worker Districts first",
        cubes={**full, "nevsky-shipyards": (8, 0), "kazan": (0, 0)},
    )
    assert is_over(s)
    assert values(s, "nevsky-shipyards", "kazan") == [(9, 0), (3, 0)]


def test_no_more_than_so_many_in_each_counts_those_already_added_there():
    """3.2: also where the last of them go without a question."""
    s = held("add 6 in Kazan Cathedral / Winter Palace at most 2 each", "kazan", bare=True)
    s = answer(s, "winter-palace", "winter-palace")
    assert is_over(s)
    assert values(s, "kazan", "winter-palace") == [(2, 0), (2, 0)]


def test_no_more_than_so_many_from_each_counts_those_already_removed_there():
    s = held(
        "remove 6 their cubes from Kazan Cathedral / Winter Palace at most 2 each",
        "kazan",
        cubes={"kazan": (0, 5), "winter-palace": (0, 5)},
    )
    s = answer(s, "winter-palace", "winter-palace")
    assert is_over(s)
    assert values(s, "kazan", "winter-palace") == [(0, 3), (0, 3)]


def test_cubes_change_parties_as_far_as_there_are_any():
    s = held("move 3 their cubes to the moderate Party")
    assert values(s, "monarchist", "liberal") == [(0, 0), (0, 5)]
    s = held("move 3 your cubes to the extremist Party", cubes={"radical": (8, 0)})
    assert values(s, "radical", "socialist") == [(9, 0), (1, 0)]


def test_after_the_abdication_nobody_turns_to_the_extremists():
    s = held("move 1 your cubes to the extremist Party", turn="february", abdicated=True)
    assert values(s, "radical", "socialist") == [(0, 0), (2, 0)]


# Organizations


def test_an_organization_that_takes_no_check_is_created_after_a_failed_attempt_too():
    """10.2, R36: the ban covers attempts."""
    s = written("create Organization in Kazan Cathedral")
    s.barred = (REV,)
    assert event(s, REV, CARD, "kazan").organizations[REV] == ("kazan",)
    s = written("create Organization in Kazan Cathedral by check +2")
    s.barred = (REV,)
    assert is_over(event(s, REV, CARD))


# Checks, dice, chance


def test_checks_in_several_places_are_each_in_another():
    s = held("check +4 in 2 of Worker Districts { score 1 }", "putilov")
    s = answer(s, 3)
    assert "putilov" not in offered(s)
    s = answer(s, "obukhov", 3)
    assert (is_over(s), s.vp) == (True, 2)


def test_there_is_where_the_check_was_made():
    s = held("check +4 in Urban Districts { add 2 in there } else { add 1 in there }", "kazan", 18)
    s = answer(s, "confirm") if not is_over(s) else s
    assert values(s, "kazan") == [(2, 0)]


def test_a_table_goes_by_the_die_less_what_cards_take_off():
    text = "roll less #119 #120 { 1: score 1 | 2 to 5: score 2 | 6: score 3 }"
    assert held(text, 6).vp == 3
    assert held(text, 6, in_play="119").vp == 2
    assert held(text, 1, in_play="119 120").vp == 1, "below the table, its first row"


def test_random_districts_are_all_different_and_each_is_dealt_with_in_turn():
    s = held("in 3 random Districts { add 1 in there }", "kazan")
    assert values(s, "kazan") == [(2, 0)]
    assert "kazan" not in offered(s)
    s = answer(s, "smolny", "taurida")
    assert is_over(s)
    assert told(s, "drew-district", "place") == ["kazan", "smolny", "taurida"]


def test_13_0_the_chart_holds_every_district_once():
    s = held("in 18 random Districts { }")
    for left in range(18, 0, -1):
        assert len(ask(s).options) == left
        s = answer(s, ask(s).options[0])
    assert is_over(s)


# Points


@pytest.mark.parametrize(
    ("first", "second", "winner"), [(3, 2, GOV), (2, 3, REV), (0, 0, ""), (4, 4, "")]
)
def test_a_bid_is_open_and_whoever_spent_more_acts(first, second, winner):
    s = held("bid { score 2 }", first=GOV)
    assert asked(s) == (GOV, "bid-opportunity")
    s = answer(s, first)
    assert ask(s).facts["points"] == first
    s = answer(s, second)
    assert s.opportunity == {GOV: 8 - first, REV: 8 - second}
    assert s.vp == {GOV: -2, REV: 2, "": 0}[winner]


# Cards


def test_a_card_that_returns_next_turn_leaves_play():
    s = written("after your round { return this card next Turn }", stays="game")
    s.in_play, s.hands[GOV] = {CARD: REV}, ("29",)
    s.deck = tuple(card for card in s.deck if card != CARD)
    s = close(s, REV)
    assert (s.in_play, s.coming) == ({}, (CARD,))


def test_a_card_discards_itself_while_it_is_in_play():
    s = written("after your round { discard this card }", stays="game")
    s.in_play, s.hands[GOV] = {CARD: REV}, ("29",)
    s.deck = tuple(card for card in s.deck if card != CARD)
    s = close(s, REV)
    assert (s.in_play, s.discard) == ({}, (CARD,))


def test_a_card_that_leaves_does_not_stay():
    s = written("discard this card", stays="game", hands={REV: CARD})
    s = play(s, REV, (CARD, "event"), "duma")
    assert (s.in_play, s.discard) == ({}, (CARD,))


def test_the_next_card_that_stays_is_not_touched_by_it():
    s = written("discard this card", stays="game", hands={REV: f"{CARD} 26"})
    s = play(s, REV, (CARD, "event"), "duma")
    s = play(s, REV, ("26", "event"), "putilov", "putilov", "duma")
    assert s.in_play == {"26": REV}


@pytest.mark.parametrize("times", [1, 2])
def test_a_boost_of_this_round_is_for_the_next(times):
    """A card that counts twice and boosts again does not lose its own boost."""
    s = capital(turn="february", hands={REV: "242 224", GOV: "206"}, waiting={REV: "boost"})
    s.waiting[REV] *= times
    s = plan(s, begin_round(REV))
    assert ("242", "both") in offered(s)
    s = answer(s, ("242", "both"), "done", "duma")
    assert s.waiting[REV] == ("boost",)
    assert ("224", "both") in offered(plan(s, begin_round(REV)))


def test_every_word_can_be_carried_out():
    words = [getattr(nodes, name) for name in str(nodes.Effect).split(" | ")]
    assert len(words) == 39
    assert all(do.dispatch(word) is not do.dispatch(object) for word in words)
