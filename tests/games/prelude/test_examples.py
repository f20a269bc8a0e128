"""The printed examples of the rulebook, set up and played."""

from barricades.games.prelude.activities import act, cost
from barricades.games.prelude.checks import check, target_number
from barricades.games.prelude.duma import hold_vote
from barricades.games.prelude.october import red_october
from barricades.games.prelude.scoring import score_track
from barricades.games.prelude.state import organizations_lead
from tests.games.prelude.table import (
    GOV,
    REV,
    action_round,
    answer,
    ask,
    asked,
    capital,
    close,
    deal,
    event,
    is_over,
    offered,
    plan,
    play,
    shown,
    story,
    told,
    values,
)

# 3.1 Playing a card


def test_3_1_example_1_an_opposing_card_gives_points_and_then_its_event():
    s = capital(hands={GOV: "28", REV: "46"})
    s = play(s, GOV, ("28", "points"))
    assert asked(s) == (GOV, "act")
    assert ask(s).facts["points"] == 2
    s = answer(s, "okhrana", "okhrana", "districts")
    assert values(s, "okhrana", "winter-palace") == [(0, 3), (3, 1)]
    assert s.discard == ("28",)
    s = play(s, REV, ("46", "points"), "putilov", "putilov", "putilov", "putilov", "duma")
    assert values(s, "putilov") == [(5, 0)]
    assert s.discard == ("28", "46")


def test_3_1_example_2_an_event_that_cannot_be_goes_to_the_pool_and_pays_half():
    s = capital(turn="early-war", round=1, hands={REV: "146"}, opportunity=(8, 8))
    s = play(s, REV, ("146", "points"), "done")
    assert s.opportunity == {REV: 8, GOV: 11}
    assert s.pool == (), "the die comes first"
    assert answer(s, "duma").pool == ("146",)


# 4.0 Scoring Die


def test_4_0_example_1_the_duma_die_may_show_world_affairs():
    s = play(capital(hands={REV: "18"}), REV, ("18", "event"))
    s = answer(s, 1, "socialist")  # the Government's extremism; the Revolutionary's cube
    assert asked(s) == ("nature", "roll-die")
    assert sorted(ask(s).options) == ["districts", *["duma"] * 3, "organizations", "world"]
    s = answer(s, "world")
    assert s.scoring == {"districts": 0, "organizations": 0, "world": 1, "duma": 0}


def test_4_0_example_2_the_government_chooses_the_die():
    s = play(capital(hands={GOV: "33"}), GOV, ("33", "points"), "done")
    assert asked(s) == (GOV, "pick-die")
    s = answer(s, "organizations")
    assert [ask(s).options.count(face) for face in ("organizations", "duma")] == [3, 1]


def test_4_0_example_3_all_dice_are_rolled_in_their_order():
    s = capital(turn="february", pool="406")
    s = play(s, GOV, ("406", "pool"), "liberal", "liberal", 1)
    rolled = []
    while not is_over(s):
        rolled.append(ask(s).facts["track"])
        s = answer(s, "world")
    assert rolled == ["districts", "organizations", "world", "duma"]
    assert s.scoring["world"] == 4


# 5.0 Scoring Tracks


def test_5_1_example_1_two_districts_lost_move_the_marker_two_boxes():
    s = plan(capital(), act(GOV, 2))
    assert (shown(s, "districts_lead"), shown(s, "advantage")["districts"]) == (6, 3)
    s = answer(s, "nevsky-prospect", "kazan")
    assert (shown(s, "districts_lead"), shown(s, "advantage")["districts"]) == (4, 2)


def test_5_1_example_2_at_the_start_ten_districts_face_four():
    control = list(shown(capital(), "control").values())
    assert (control.count(REV), control.count(GOV), control.count("")) == (10, 4, 4)
    assert shown(capital(), "districts_lead") == 6


def test_5_2_example_a_party_organization_is_two_boxes_and_a_district_one():
    s = plan(capital(), act(REV, 4))
    s = answer(s, "organize", "radical", 4, 5)
    assert organizations_lead(s) == 2
    s = answer(plan(s, act(GOV, 4)), "organize", "okhrana", 4, 5)
    assert organizations_lead(s) == 1
    assert shown(s, "advantage")["organizations"] == 2


def test_5_4_example_the_government_begins_with_dominance():
    s = capital()
    assert (shown(s, "dominance"), shown(s, "advantage")["duma"]) == (GOV, -4)


def test_5_4_example_a_cube_with_the_radicals_leaves_it_dominance():
    s = answer(plan(capital(), act(REV, 2)), "radical")
    assert (shown(s, "dominance"), shown(s, "advantage")["duma"]) == (GOV, -4)


def test_5_4_example_a_cube_with_the_socialists_breaks_it():
    s = answer(plan(capital(), act(REV, 2)), "socialist")
    assert (shown(s, "dominance"), shown(s, "majority")) == ("", GOV)
    assert shown(s, "advantage")["duma"] == -2


def test_5_4_1_example_extremism_costs_the_government_its_duma():
    duma = {"monarchist": (0, 2), "liberal": (0, 1), "socialist": (1, 0), "radical": (1, 0)}
    s = capital(duma)
    assert shown(s, "dominance") == GOV
    s = plan(s, score_track("duma"))
    assert ask(s).facts["side"] == GOV
    s = answer(s, 5)
    assert values(s, "liberal", "monarchist") == [(0, 0), (0, 2)]
    assert is_over(s), "the Radicals, who are weaker, do not roll"
    assert shown(s, "advantage")["duma"] == 0
    assert told(s, "scored") == [{"side": REV, "points": 2, "why": "empty-party"}]


# 7.0 Duma


def test_7_1_1_example_a_five_becomes_a_six():
    s = capital({"socialist": (4, 0), "radical": (5, 0)}, unrest=7)
    s = answer(plan(s, score_track("duma")), 5)
    assert told(s, "grew-extreme") == [{"side": REV, "roll": 5, "result": 6}]
    assert values(s, "socialist", "radical") == [(2, 0), (6, 0)]


def test_7_2_example_rounds_3_and_4_of_the_early_great_war_are_one_session():
    for number in range(1, 9):
        s = capital(turn="early-war", round=number, hands={GOV: "146"})
        in_session = number in (3, 4)
        assert (("146", "event") in offered(play(s, GOV))) == in_session
        s = close(s, GOV)
        assert story(s, "vote-held") == ["vote-held"] * (number == 4)


def test_7_3_example_a_vote():
    duma = {"radical": (5, 0), "socialist": (2, 0), "liberal": (0, 7), "monarchist": (0, 2)}
    s = capital(duma, organizations={REV: "radical", GOV: "liberal"}, unrest=5)
    s = answer(plan(s, hold_vote()), 7)
    assert s.vp == 1
    s = answer(s, 5)  # a 6 with the modifier of unrest
    assert values(s, "radical", "socialist") == [(6, 0), (0, 0)]
    s = answer(s, 9, "confirm")
    s = answer(s, 18)  # beyond all Opportunity Points
    s = answer(s, 13)
    assert asked(s) == (GOV, "top-up")
    s = answer(s, "spend")
    assert is_over(s)
    checked = told(s, "checked", "place", "target")
    assert [(each["place"], each["target"]) for each in checked] == [
        ("radical", 9),
        ("socialist", 2),
        ("monarchist", 4),
        ("liberal", 11),
    ]
    assert s.opportunity == {REV: 8, GOV: 6}
    assert told(s, "scored", "side") == [REV, GOV, GOV]
    assert s.vp == -1


# 9.0 Mobilization Checks


def test_9_0_example_a_check_in_the_shipyards():
    s = capital(
        {"nevsky-shipyards": (7, 0), "vyborg": (1, 0), "okhrana": (0, 1)},
        organizations={GOV: "okhrana"},
    )
    assert target_number(s, REV, "nevsky-shipyards", 3) == 9
    s = answer(plan(s, check(REV, "nevsky-shipyards", 3, (), ())), 10)
    assert offered(s) == {"confirm", "spend"}
    assert story(answer(s, "confirm"), "check-failed", "check-succeeded") == ["check-failed"]
    s = answer(s, "spend")
    assert story(s, "check-failed", "check-succeeded") == ["check-succeeded"]
    assert s.opportunity[REV] == 7


# 10.0 Activity Points


def test_10_1_1_example_the_government_catches_up_in_the_shipyards():
    s = plan(capital(), act(GOV, 8))
    paid = []
    for _ in range(4):
        paid.append(cost(s, GOV, "nevsky-shipyards"))
        s = answer(s, "nevsky-shipyards")
    assert paid == told(s, "mobilized", "points") == [1, 2, 2, 3]
    assert values(s, "nevsky-shipyards") == [(2, 4)]
    assert is_over(s)


def test_10_1_2_example_the_liberal_party_grows():
    s = answer(plan(capital(), act(GOV, 7)), "liberal", "liberal", "liberal")
    assert told(s, "mobilized", "points") == [2, 2, 3]
    assert values(s, "liberal") == [(0, 6)]


def test_10_3_2_example_pravda_propaganda():
    s = capital(hands={REV: "10 28 46"})
    s = action_round(s, REV, ("10", "points"), "special", "pravda", "done", "duma")
    assert s.used[REV] == ("pravda",)
    assert s.waiting[REV] == ("pravda",)
    s = action_round(s, REV)
    assert offered(s) == {("28", "both"), ("46", "both")}
    s = answer(s, ("28", "both"), "putilov", "putilov", "duma")
    assert values(s, "putilov", "winter-palace") == [(3, 0), (3, 1)]
    assert s.waiting[REV] == ()


# 11.0 Revolutionary Unrest


def test_11_1_example_markers_of_4_are_immune_to_desertion():
    s = capital(turn="february", troops={GOV: (4, 2, 1, 1)})
    s = event(s, REV, "255", 6, 5, 6)
    assert is_over(s)
    assert s.troops[GOV] == (4, 1)
    assert told(s, "deserted", "value") == [1, 2]


def test_11_2_example_the_forces_of_reaction():
    s = capital(
        {"guards": (1, 6), "winter-palace": (0, 0), "okhrana": (0, 0)},
        organizations={REV: "guards", GOV: "guards"},
        unrest=15,
    )
    s = plan(s, red_october())
    assert s.opportunity == {REV: 0, GOV: 0}
    assert (asked(s), offered(s)) == ((GOV, "face-reaction"), {"guards"})
    s = answer(s, "guards", 8)
    assert told(s, "checked", "side", "target") == [{"side": GOV, "target": 9}]
    assert s.organizations[REV] == ()
    assert told(s, "scored") == [{"side": GOV, "points": 2, "why": "organizations"}]


def test_11_2_example_all_power_to_the_soviets():
    s = capital({"liberal": (0, 2), "socialist": (2, 0)}, abdicated=True, unrest=15, first=GOV)
    s = plan(s, red_october())
    s = answer(s, 1)
    assert values(s, "liberal") == [(0, 1)], "a 3; the Monarchists are out of play"
    s = answer(s, 6)
    assert values(s, "socialist") == [(0, 0)], "an 8; the Radicals are out of play"
    scored = [(each["side"], each["points"], each["why"]) for each in told(s, "scored")]
    assert scored[:3] == [(GOV, 1, "extremism"), (GOV, 2, "duma"), (GOV, 2, "empty-party")]


def test_11_2_example_deploy_the_revolutionary_vanguard():
    s = capital(unrest=15, troops={GOV: (4, 4, 2, 2), REV: (4,)})
    s = answer(plan(s, red_october()), 1, 1)
    assert {"side": GOV, "points": 8, "why": "vanguard"} in told(s, "scored")


def test_11_2_example_rally_the_workers():
    workers = "vasilevskiy putilov obukhov nevsky-shipyards"
    level, one_behind = ("kronstadt", "reserve", "garrison"), ("taurida", "kazan", "smolny")
    s = capital(
        dict.fromkeys(level, (3, 3)) | dict.fromkeys(one_behind, (2, 3)),
        organizations={REV: workers, GOV: "putilov"},
        unrest=15,
    )
    before = shown(s, "districts_lead")
    s = answer(plan(s, red_october()), 1, 1)
    assert asked(s) == (REV, "add-cubes")
    assert ask(s).facts["count"] == 6
    s = answer(s, *level, *one_behind)
    assert shown(s, "districts_lead") == before + 6
    assert asked(s) == ("nature", "roll-world")
    assert told(s, "scored")[-1]["why"] == "districts"


def test_11_2_example_call_for_world_revolution():
    s = answer(plan(capital(unrest=15), red_october()), 1, 1)
    s = answer(s, 6, 6, 2)
    assert s.world == -1
    s = answer(s, 3)
    assert s.world == -2
    assert told(s, "scored")[-1] == {"side": GOV, "points": 2, "why": "world"}
    assert is_over(s)


# 12.0 Tsar's Prestige


def test_12_1_example_1_rasputin_ends_the_reign_in_the_late_great_war():
    s = capital(
        turn="late-war",
        round=3,
        prestige=1,
        in_play="403",
        hands={REV: "128 150", GOV: "113"},
        pool="132 405",
    )
    s = action_round(s, REV, ("128", "points"), "done", "duma", "duma")
    assert asked(s) == ("nature", "roll-table")
    s = answer(s, 4)
    assert told(s, "leapt", "turn") == ["february"]
    assert {"403", "150", "113", "132", "405", "128"} <= {*s.discard}
    assert (s.in_play, s.hands, s.pool) == ({}, {REV: (), GOV: ()}, ())
    s = deal(s)
    assert [len(s.hands[side]) for side in (REV, GOV)] == [7, 7]
    assert len(s.pool) == 6
    assert s.pool[4:] == ("406", "408")
    assert asked(s) == (REV, "take-initiative")
    s = answer(s, GOV, 0, 0)
    assert (asked(s), s.box.turns[s.turn], s.round) == ((GOV, "take-round"), "february", 1)


def test_12_1_example_2_the_tsar_abdicates_in_october():
    s = capital(
        turn="october",
        round=2,
        prestige=0,
        first=GOV,
        hands={GOV: "203 206 227 253", REV: "201 213 224"},
        pool="409 406 242",
        in_play="408",
        opportunity=(5, 3),
    )
    left = len(s.deck)
    s = close(s, GOV)
    assert asked(s) == ("nature", "draw")
    starred = [n for n, card in s.box.cards.items() if card.starred and card.deck == "collapse"]
    assert len(s.deck) == left + 7 + 14 - len(starred)
    assert {*starred, "409", "407"} <= {*s.gone}
    assert s.pool == ("406", "242", "410", "411")
    s = deal(s)
    assert [len(s.hands[side]) for side in (REV, GOV)] == [3, 4]
    assert s.pool == ("406", "242", "410", "411"), "nothing else is added"
    assert (s.in_play, s.opportunity) == ({"408": REV}, {REV: 5, GOV: 3})
    s = answer(s, 0, 0)
    assert (asked(s), s.round) == ((REV, "take-round"), 2)
