"""Special Actions (10.3): twelve of them, once a Turn, each once a game; and what is lent."""

import pytest

from barricades.games.prelude.activities import act
from barricades.games.prelude.special import PRICES, perform
from tests.games.prelude.table import (
    GOV,
    REV,
    TRACKS,
    action_round,
    answer,
    ask,
    asked,
    both_sides,
    capital,
    close,
    deal,
    event,
    is_over,
    offered,
    plan,
    play,
    refused,
    story,
    told,
    values,
)

OWN = {
    REV: ("pravda", "sympathizers", "diplomacy", "fervor", "all-power", "opportunism"),
    GOV: (
        *("novoye-vremia", "supporters", "corruption"),
        *("provocation", "show-of-force", "maneuver"),
    ),
}


def bought(s, side, action, *choices, points=6):
    """A Special Action, bought with Activity Points, with these answers."""
    return answer(plan(s, act(side, points)), "special", action, *choices)


# 10.3


@both_sides
@pytest.mark.parametrize("points", range(1, 7))
def test_10_3_what_can_be_paid_is_offered(side, foe, points):
    s = capital(hands={REV: "28 46 8"}, pool="2 4 7")
    cheapest = {"corruption": 1, "show-of-force": 4, "fervor": 6, "all-power": 4, "opportunism": 4}
    able = {action for action in OWN[side] if cheapest.get(action, 2) <= points}
    s = plan(s, act(side, points))
    assert ("special" in offered(s)) == bool(able)
    if able:
        s = answer(s, "special")
        assert offered(s) == able
        assert refused(s, OWN[foe][0]).what == "not-your-special"


@both_sides
def test_10_3_one_in_a_turn_and_each_once_in_a_game(side, foe):
    action = OWN[side][0]
    s = bought(capital(hands={side: "28"}), side, action)
    assert refused(s, "special").what == "special-taken"
    assert "special" in offered(plan(s, act(foe, 6))), "the other side is free"
    s.acted = ()
    s = answer(plan(s, act(side, 6)), "special")
    assert offered(s) <= {*OWN[side]} - {action}
    assert refused(s, action).what == "special-used"


def test_10_3_a_new_turn_allows_a_new_one():
    s = capital(round=8)
    s.acted = (REV, GOV)
    assert answer(deal(close(s, GOV)), REV).acted == ()


# 10.3.1


@pytest.mark.parametrize(("side", "action"), [(REV, "pravda"), (GOV, "novoye-vremia")])
def test_10_3_points_and_then_the_event(side, action):
    card, foe_card, neutral = {REV: ("28", "29", "17"), GOV: ("21", "28", "17")}[side]
    s = bought(capital(hands={side: f"{card} {foe_card} {neutral}"}), side, action, points=2)
    assert is_over(s)
    s = play(s, side)
    assert (card, "both") in offered(s)
    assert refused(s, (card, "event")).what == "counts-twice"
    assert {(neutral, "event"), (neutral, "points"), (foe_card, "points")} < offered(s)
    waits = answer(s, (foe_card, "points"))
    assert waits.waiting[side] == (action,), "another card does not use it up"
    s = answer(s, (card, "both"), "done")
    assert told(s, "event-began") == [{"side": side, "card": card}]
    assert s.waiting[side] == ()


@pytest.mark.parametrize(
    ("side", "action", "card"),
    [(GOV, "supporters", "28"), (REV, "sympathizers", "21"), (REV, "sympathizers", "22")],
)
def test_10_3_the_event_of_an_opposing_card_is_ignored(side, action, card):
    s = bought(capital(hands={side: f"{card} 17"}), side, action, points=2)
    waits = play(s, side, ("17", "points"), "done", "duma")
    assert waits.waiting[side] == (action,), "a neutral card does not use it up"
    s = play(s, side, (card, "points"), "done", "duma")
    assert is_over(s)
    assert story(s, "event-began", "not-met", "rolled-die") == ["rolled-die"]
    assert (s.discard, s.pool, s.waiting[side]) == ((card,), (), ())
    assert s.opportunity == {REV: 8, GOV: 8}


def test_10_3_1_what_is_bought_with_a_card_does_not_act_on_it():
    s = play(capital(hands={GOV: "28"}), GOV, ("28", "points"), "special", "supporters", "duma")
    assert values(s, "winter-palace") == [(3, 1)]
    assert s.waiting[GOV] == ("supporters",)


def test_10_3_1_corruption_rolls_as_many_dice_as_points():
    s = bought(capital(), GOV, "corruption", 2)
    s = answer(s, "world", "world")
    assert asked(s) == (GOV, "corrupt")
    s = answer(s, "duma", "districts")
    assert (s.scoring["world"], s.scoring["districts"]) == (1, 1)
    assert ask(s).facts["points"] == 4


def test_10_3_1_corruption_has_no_limit_but_the_points():
    s = bought(capital(turn="february"), GOV, "corruption", points=7)
    assert offered(s) == {1, 2, 3, 4, 5, 6, 7}


@both_sides
def test_10_3_1_provocation_is_a_six(side, foe):
    s = bought(capital({"socialist": (4, 0), "liberal": (0, 4)}), GOV, "provocation", side)
    parties = {REV: ("socialist", "radical"), GOV: ("liberal", "monarchist")}[side]
    start = {REV: [(4, 0), (1, 0)], GOV: [(0, 4), (0, 2)]}[side]
    moved = [(-2, 1)[number] for number in (0, 1)]
    assert [sum(pair) for pair in values(s, *parties)] == [
        sum(pair) + by for pair, by in zip(start, moved, strict=True)
    ]


@pytest.mark.parametrize(("price", "tracks"), [(4, 1), (6, 2)])
def test_10_3_1_show_of_force_resets_without_scoring(price, tracks):
    s = capital(scoring=dict.fromkeys(TRACKS, 3))
    s = bought(s, GOV, "show-of-force")
    assert offered(s) == {4, 6}
    s = answer(s, price, *TRACKS[:tracks])
    assert [s.scoring[track] for track in TRACKS] == [0] * tracks + [3] * (4 - tracks)
    assert s.vp == 0
    assert is_over(s) or asked(s) == (GOV, "act"), "and no more"


def test_10_3_1_show_of_force_takes_two_different_tracks():
    s = bought(capital(scoring={"duma": 2, "world": 1}), GOV, "show-of-force", 6)
    assert offered(s) == {"duma", "world"}
    s = answer(s, "duma")
    assert refused(s, "duma").what == "at-start"


def test_10_3_1_maneuver_swaps_the_hands_after_the_round():
    s = capital(hands={GOV: "17 29", REV: "28 46 8"}, first=GOV)
    s = action_round(s, GOV, ("17", "points"), "special", "maneuver")
    assert s.hands == {GOV: ("29",), REV: ("28", "46", "8")}
    s = answer(s, "duma")
    assert s.hands == {REV: ("29",), GOV: ("28", "46", "8")}
    assert asked(s) == (REV, "take-round")


def test_10_3_1_bought_in_the_other_round_it_waits_for_ones_own():
    """The Government's activities through a card that the Revolutionary has played."""
    s = capital(hands={GOV: "2", REV: "28 33"}, first=REV)
    s = action_round(s, REV, ("33", "points"), "done", "special", "maneuver", "done")
    s = answer(s, "duma", "duma")
    assert s.hands[GOV] == ("2",)
    s = close(s, GOV)
    assert s.hands == {REV: ("2",), GOV: ("28",)}


def test_r32_called_for_twice_it_meets_the_next_card_once():
    s = capital(hands={REV: "28 46"}, waiting={REV: "pravda pravda"})
    s = play(s, REV, ("28", "both"), "done", "duma")
    assert s.waiting[REV] == ()
    s = capital(hands={REV: "29"}, waiting={REV: "sympathizers sympathizers"})
    assert play(s, REV, ("29", "points")).waiting[REV] == ()


# 10.3.2


@pytest.mark.parametrize(
    ("hand", "pool", "prices"),
    [
        ("28 46 8", "2 4 7", {2, 4, 6}),
        ("28 46", "2 4 7", {2, 4}),
        ("28 46 8", "2 401", {2}),
        ("28", "", None),
        ("", "2 4", None),
        ("28", "401", None),
    ],
)
def test_10_3_2_diplomacy_needs_enough_cards_on_both_sides(hand, pool, prices):
    s = answer(plan(capital(hands={REV: hand}, pool=pool), act(REV, 6)), "special")
    if prices is None:
        assert refused(s, "diplomacy").what == "nothing-to-exchange"
        return
    s = answer(s, "diplomacy")
    if len(prices) > 1:
        assert offered(s) == prices
        s = answer(s, 2)
    assert asked(s) == (REV, "give-cards")
    given = ask(s).options[0]
    s = answer(s, given)
    assert refused(s, given).what == "given-already"
    assert "401" not in offered(s)
    taken = ask(s).options[0]
    s = answer(s, taken)
    assert taken in s.hands[REV]
    assert given in s.pool


@pytest.mark.parametrize("track", TRACKS)
def test_10_3_2_fervor_scores_a_track(track):
    s = bought(capital(scoring={track: 3}, organizations={REV: "radical"}), REV, "fervor", track)
    if track == "duma":
        s = answer(s, 1)
    assert s.vp == {"districts": 3, "organizations": 4, "world": -1, "duma": -4}[track]
    assert s.scoring[track] == 0


def test_10_3_2_all_power_counts_full_worker_and_military_districts():
    s = capital({"putilov": (9, 0), "garrison": (7, 7), "obukhov": (8, 0), "vyborg": (9, 0)})
    s = bought(s, REV, "all-power")
    assert s.vp == 2
    assert ask(s).facts["points"] == 2


def test_10_3_2_opportunism():
    s = bought(capital(opportunity=(7, 0)), REV, "opportunism")
    assert s.opportunity[REV] == 13


# 14 (cards 122 and 314), R47


@pytest.mark.parametrize("action", OWN[GOV])
def test_122_every_action_of_the_government_may_be_lent(action):
    s = capital(turn="early-war", hands={REV: "129", GOV: "113 147"}, scoring={"duma": 3})
    s = event(s, REV, "122", action)
    waits = {"novoye-vremia": "pravda", "supporters": "sympathizers", "maneuver": "maneuver"}
    assert s.waiting[REV] == ((waits[action],) if action in waits else ())
    asks = {"corruption": "corrupt", "provocation": "provoke", "show-of-force": "reset-track"}
    assert is_over(s) == (action not in asks)
    assert action not in asks or asked(s) == (REV, asks[action])


def test_122_corruption_worth_four_rolls_four_dice():
    s = event(capital(turn="early-war"), REV, "122", "corruption")
    for _ in range(4):
        s = answer(s, "world", "duma")
    assert is_over(s)


def test_122_a_lent_maneuver_swaps_hands_after_the_round():
    s = capital(turn="early-war", hands={REV: "122 129", GOV: "113"})
    s = action_round(s, REV, ("122", "event"), "maneuver", "duma")
    assert s.hands == {REV: ("113",), GOV: ("129",)}


def test_314_the_government_may_borrow_from_the_revolutionary():
    s = event(capital(turn="july", abdicated=True, hands={GOV: "206"}, pool="228"), GOV, "314", 1)
    assert offered(s) == {*OWN[REV]} - {"fervor"}, "worth more than four"
    assert refused(s, "fervor").what == "special-too-dear"
    assert refused(s, "maneuver").what == "own-special"
    assert answer(s, "opportunism").opportunity[GOV] == 14
    assert answer(s, "pravda").waiting[GOV] == ("novoye-vremia",)
    s = answer(s, "diplomacy", "206", "228")
    assert (s.hands[GOV], s.pool) == (("228",), ("206",))


@pytest.mark.parametrize(("hand", "pool"), [("", "228"), ("206", ""), ("206", "410")])
def test_314_diplomacy_is_not_lent_without_cards_to_exchange(hand, pool):
    s = capital(turn="july", abdicated=True, hands={GOV: hand}, pool=pool)
    s = event(s, GOV, "314", 1)
    assert refused(s, "diplomacy").what == "nothing-to-exchange"


def test_every_action_is_carried_out():
    for side, actions in PRICES.items():
        for action, prices in actions.items():
            s = capital(hands={REV: "28", GOV: "29"}, pool="2", scoring={"duma": 1})
            s = plan(s, perform(side, action, prices[0]))
            assert told(s, "used-special", "special") == [action]
