"""The clarifications of section 14, each as a test of its card."""

import pytest

from barricades.games.prelude.activities import act
from barricades.games.prelude.turn import begin_turn
from tests.games.prelude.table import (
    GOV,
    REV,
    TRACKS,
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
    refused,
    shown,
    story,
    told,
    values,
)

REVOLUTIONARY_ACTIVITIES = ("8", "9", "12", "13", "128", "129", "224", "225", "229")
GOVERNMENT_ACTIVITIES = ("29", "30", "32", "33", "34", "113", "147", "206", "207", "226", "227")


def test_several_checks_are_made_and_resolved_one_at_a_time():
    """Here the first check gains the points that save the second."""
    s = capital(turn="february", opportunity=(8, 0))
    s = event(s, GOV, "245", "putilov", "obukhov", "vasilevskiy")
    s = answer(s, 3)
    assert s.opportunity[GOV] == 2
    target = ask(s).facts["target"]
    s = answer(s, target + 2)
    assert asked(s) == (GOV, "top-up")


# Years of Turmoil


def test_1_points_bid_for_the_manifesto_are_gone_and_buy_nothing():
    s = capital(pool="42", hands={GOV: "1"}, opportunity=(8, 8))
    s = play(s, GOV, ("1", "event"), 5, 6)
    assert s.opportunity == {REV: 3, GOV: 2}
    assert asked(s) == (GOV, "choose-event")
    s = answer(s, 2, "duma")
    assert (s.vp, s.world) == (-1, -2)
    assert refused(play(s, GOV), ("42", "pool")).what == "too-dear"


def test_3_a_skipped_round_may_lie_in_the_next_turn():
    s = capital(round=8, first=GOV, hands={REV: "3"})
    s = action_round(s, REV, ("3", "event"), "guards", "guards", "districts")
    s = deal(s)
    s = answer(s, GOV)
    assert told(s, "skipped") == [{"side": GOV}]
    assert (s.box.turns[s.turn], s.round, asked(s)) == ("late-turmoil", 1, (REV, "take-round"))


def test_3_stolypin_acts_after_the_round_that_is_skipped():
    s = capital(in_play="401", waiting={GOV: "skip"}, hands={REV: "28"}, first=GOV)
    s = action_round(s, GOV)
    assert told(s, "triggered", "card") == ["401"]
    s = answer(s, 3)
    assert s.opportunity[GOV] == 9
    assert asked(s) == (REV, "take-round")
    assert s.waiting[GOV] == (), "only one round is skipped"


@pytest.mark.parametrize("card", REVOLUTIONARY_ACTIVITIES)
def test_revolutionary_activities_may_be_used_for_their_points(card):
    s = play(capital(hands={REV: card}), REV)
    assert offered(s) == {(card, "event"), (card, "points")}


@pytest.mark.parametrize("card", GOVERNMENT_ACTIVITIES)
def test_government_activities_may_be_used_for_their_points(card):
    s = play(capital(hands={GOV: card}), GOV)
    assert offered(s) == {(card, "event"), (card, "points")}


@pytest.mark.parametrize(
    ("side", "parties", "sponsored"),
    [
        (GOV, "liberal", {"vasilevskiy", "putilov", "obukhov", "nevsky-shipyards"}),
        (GOV, "monarchist", {"kronstadt", "reserve", "guards", "garrison"}),
        (
            REV,
            "radical",
            {"vasilevskiy", "putilov", "obukhov", "nevsky-shipyards"}
            | {"kronstadt", "reserve", "guards", "garrison"},
        ),
    ],
)
def test_39_the_appeal_goes_to_what_the_parties_can_sponsor(side, parties, sponsored):
    s = capital(organizations={side: parties})
    assert offered(event(s, side, "39", 1)) == sponsored
    assert offered(event(s, side, "39", 2)) == sponsored


def test_39_the_socialists_sponsor_nothing():
    s = event(capital(organizations={REV: "socialist"}), REV, "39")
    assert offered(s) == {3}, "only a Party can be organized"


@pytest.mark.parametrize("theirs", [8, 9])
def test_41_support_stops_at_seven(theirs):
    s = event(capital({"kazan": (theirs, 2)}), GOV, "41", "kazan")
    assert values(s, "kazan") == [(theirs, 7)]


def test_41_support_brings_the_government_level():
    s = capital({"kazan": (5, 2), "smolny": (3, 1)}, organizations={REV: "smolny"})
    s = event(s, GOV, "41")
    assert "kazan" in offered(s)
    assert "smolny" not in offered(s), "there the Revolutionary is organized"
    assert values(answer(s, "kazan"), "kazan") == [(5, 5)]


def test_45_three_sentences_hang_on_stolypin():
    workers = {"putilov": (4, 0)}
    s = event(capital(workers), GOV, "45", *["putilov"] * 4)
    assert is_over(s)
    assert (s.opportunity[REV], s.troops[GOV]) == (8, (4,))
    s = event(capital(workers, in_play="401"), GOV, "45", *["putilov"] * 4, "socialist")
    assert (s.opportunity[REV], s.troops[GOV]) == (6, (4, 1))
    assert values(s, "socialist") == [(1, 0)]


@pytest.mark.parametrize(("radical", "socialist", "points"), [(4, 3, 3), (7, 8, 6), (0, 5, 0)])
def test_46_the_assembly_is_as_strong_as_its_weaker_party(radical, socialist, points):
    s = event(capital({"radical": (radical, 0), "socialist": (socialist, 0)}), REV, "46")
    assert is_over(s) == (points == 0)
    assert not points or ask(s).facts["points"] == points


# Great War


def test_104_a_prorogued_duma_sits_no_more_in_this_session():
    s = capital(turn="early-war", round=3, hands={GOV: "104", REV: "138"})
    assert shown(s, "session") == [3, 4]
    s = event(s, GOV, "104")
    assert shown(s, "session") == []
    s.round = 4
    assert shown(s, "session") == []
    assert offered(play(s, REV)) == {("138", "points")}
    assert story(close(s, GOV), "vote-held") == []


def test_107_two_cubes_may_go_where_the_lead_was_one():
    s = capital({"vyborg": (3, 2), "kazan": (0, 0)}, prestige=4)
    s = event(s, GOV, "107", 1)
    assert "vyborg" in offered(s)
    assert not {"kazan", "taurida", "guards"} & offered(s), "there the Revolutionary did not lead"
    s = answer(s, "vyborg", "vyborg")
    assert values(s, "vyborg") == [(1, 2)]
    assert is_over(s)


@pytest.mark.parametrize("card", ["111", "115"])
def test_111_and_115_no_district_elects_twice(card):
    s = event(capital(turn="early-war"), GOV, card)
    drawn: list[str] = []
    while not is_over(s):
        if asked(s) == ("nature", "draw-district"):
            assert not {*drawn} & offered(s)
            assert len(ask(s).options) == 18 - len(drawn)
            drawn.append(str(ask(s).options[0]))
        s = answer(s, ask(s).options[0])
    assert len(drawn) == 4


@pytest.mark.parametrize(
    ("disasters", "roll", "result", "prestige"),
    [("", 1, 1, 6), ("119", 1, 0, 5), ("119 120", 1, -1, 5), ("120", 2, 1, 6), ("119", 6, 5, 7)],
)
def test_119_120_and_404_disasters_lower_the_rolls_of_the_war(disasters, roll, result, prestige):
    s = capital(turn="early-war", in_play=f"404 {disasters}", hands={REV: "129"})
    s = answer(close(s, GOV), roll)
    assert told(s, "rolled-table", "result") == [result]
    assert s.prestige == prestige


def test_119_needs_the_war_and_stays():
    s = capital(turn="early-war", hands={REV: "119"})
    assert offered(play(s, REV)) == {("119", "points")}
    s = capital(turn="early-war", hands={REV: "119"}, in_play="404")
    s = play(s, REV, ("119", "event"), "guards", "guards", "world")
    assert s.in_play == {"404": GOV, "119": REV}


def test_122_both_sides_may_still_use_a_special_action_of_their_own():
    s = capital(turn="early-war")
    s = event(s, REV, "122", "novoye-vremia")
    assert (s.acted, s.used) == ((), {REV: (), GOV: ()})
    assert "special" in offered(plan(s, act(REV, 2)))
    assert "special" in offered(plan(s, act(GOV, 2)))


def test_122_novoye_vremia_works_like_pravda_propaganda():
    s = event(capital(turn="early-war", hands={REV: "116 113"}), REV, "122", "novoye-vremia")
    assert offered(play(s, REV)) == {("116", "both"), ("113", "points")}


def test_122_government_supporters_work_like_socialist_sympathizers():
    s = event(capital(turn="early-war", hands={REV: "113"}), REV, "122", "supporters")
    s = play(s, REV, ("113", "points"), "done")
    assert asked(s) == (GOV, "pick-die"), "no event, but the die"
    s = answer(s, "duma", "duma")
    assert (s.discard, s.waiting[REV]) == (("113",), ())


@pytest.mark.parametrize(("card", "abdicated"), [("125", False), ("239", False), ("239", True)])
def test_125_and_239_military_pride_needs_no_sponsor(card, abdicated):
    s = capital({"guards": (1, 5)}, turn="february", abdicated=abdicated)
    s = event(s, GOV, card)
    assert offered(s) == {"kronstadt", "reserve", "guards", "garrison"}
    assert answer(s, "guards", 3).organizations[GOV] == ("guards",)


def test_132_war_breaks_out_without_its_gains():
    s = capital(turn="early-war", pool="404 403", hands={GOV: "132"})
    s = play(s, GOV, ("132", "event"), "world")
    assert values(s, "monarchist") == [(0, 2)]
    assert (s.vp, s.prestige, s.opportunity[GOV]) == (0, 7, 8)
    assert (s.in_play, s.pool) == ({"404": GOV}, ("403",))
    assert asked(close(s, GOV)) == ("nature", "roll-table")


@pytest.mark.parametrize("card", ["140", "233"])
def test_140_and_233_support_may_go_twice_where_the_lead_was_one(card):
    s = capital({"vyborg": (3, 2), "guards": (1, 2)}, turn="february")
    s = event(s, GOV, card)
    assert "guards" not in offered(s)
    s = answer(s, "vyborg", "vyborg", "vyborg")
    assert values(s, "vyborg") == [(3, 5)]


# The Collapse


def test_215_unrest_of_twelve_gives_a_cube_in_seven_districts():
    s = event(capital(turn="february", unrest=12), GOV, "215")
    before = dict(s.cubes)
    given: list[str] = []
    while not is_over(s):
        assert not {*given} & offered(s)
        given.append(str(ask(s).options[0]))
        s = answer(s, ask(s).options[0])
    assert len(given) == 7
    assert [s.cubes[p][1] - before[p][1] for p in given] == [1] * 7


@pytest.mark.parametrize(("points", "vp"), [(3, 0), (4, -1), (6, -1)])
def test_218_reaction_scores_when_four_points_are_mobilized(points, vp):
    s = capital(turn="february", in_play="218", hands={REV: "229"})
    cubes = ["palace-square", "vyborg", "kazan", "smolny", "putilov", "obukhov"][:points]
    s = action_round(s, REV, ("229", "points"), *cubes, *["done"][: 6 - points], "duma", "duma")
    assert s.vp == vp


def test_222_the_revolutionary_may_play_it_next_turn():
    s = capital(turn="february", hands={GOV: "222"}, opportunity=(8, 8))
    s = play(s, GOV, ("222", "points"), "done", "duma")
    assert story(s, "unrest-moved") == []
    assert (s.coming, s.pool, s.discard) == (("222",), (), ())
    assert s.opportunity[REV] == 8, "its prerequisite was met"
    s.turn = s.box.turns.index("february")
    s = answer(deal(plan(s, begin_turn())), REV)
    assert "222" in s.pool
    assert ("222", "pool") in offered(s)


@pytest.mark.parametrize(("card", "side"), [("231", REV), ("235", GOV)])
def test_231_and_235_no_marker_goes_back_beyond_start(card, side):
    s = event(capital(turn="february", scoring={"duma": 1}), side, card, "duma", "duma", "vyborg")
    assert s.scoring == dict.fromkeys(TRACKS, 0)
    assert told(s, "moved-marker") == [{"track": "duma", "by": -1}], "once, and then no more"


def test_232_all_cubes_may_come_from_one_district():
    s = event(capital({"vyborg": (5, 0)}, turn="february"), GOV, "232", *["vyborg"] * 4)
    assert is_over(s)
    assert values(s, "vyborg") == [(1, 0)]


@pytest.mark.parametrize(
    ("place", "organized", "points"),
    [
        ("guards", "", 1),
        ("guards", "guards", 3),  # Military Discipline
        ("putilov", "", 1),
        ("putilov", "putilov", 2),  # a Union
        ("okhrana", "okhrana", 1),  # neither
        ("radical", "", 3),
    ],
)
def test_234_a_cube_costs_one_where_there_is_no_union_or_discipline(place, organized, points):
    cubes = {"guards": (1, 0), "putilov": (5, 0), "okhrana": (3, 0), "radical": (5, 0)}
    s = capital(cubes, turn="february", in_play="234", organizations={GOV: organized})
    s = answer(plan(s, act(REV, 6)), place)
    assert told(s, "mobilized", "points") == [points]


def test_234_is_for_the_revolutionary_alone():
    s = capital({"kazan": (1, 1)}, turn="february", in_play="234")
    s = answer(plan(s, act(GOV, 6)), "kazan")
    assert told(s, "mobilized", "points") == [3]


def test_242_may_work_in_the_next_turn():
    s = capital(turn="february", round=8, first=GOV, hands={REV: "242 224"})
    s = action_round(s, REV, ("242", "event"), "duma")
    s = answer(deal(s), REV)
    assert (s.box.turns[s.turn], s.round) == ("july", 1)
    assert ("224", "both") in offered(s)
    assert ("224", "points") not in offered(s)


@pytest.mark.parametrize("wasted", [("247", "pool"), ("206", "points"), ("228", "points")])
def test_242_is_wasted_unless_an_own_card_is_played_from_the_hand(wasted):
    s = capital(
        turn="february",
        round=3,
        hands={REV: "224 206 228", GOV: "207 235"},
        pool="247",
        waiting={REV: "boost"},
    )
    s = action_round(s, REV, wasted)
    while s.active == REV:
        s = answer(s, ask(s).options[-1])
    s = action_round(s, REV)
    assert ("224", "event") in offered(s)
    assert ("224", "both") not in offered(s)


def test_243_a_legislature_scores_round_after_round():
    s = capital({"liberal": (0, 9)}, turn="july", in_play="243 409", hands={REV: "224"}, first=GOV)
    for count in (1, 2, 3):
        s = close(s, GOV)
        assert s.vp == -count


def test_245_points_gained_help_the_checks_that_follow():
    s = capital(bare=True, turn="february", opportunity=(0, 0))
    s = event(s, GOV, "245", "vasilevskiy", "putilov", "obukhov")
    s = answer(s, 5, 7)
    assert asked(s) == (GOV, "top-up")
    assert answer(s, "spend").opportunity[GOV] == 2, "two of the two, and two for the success"


def test_249_leads_to_the_abdication():
    s = capital(turn="february", prestige=3, hands={REV: "249"})
    s = action_round(s, REV, ("249", "event"), "duma")
    assert s.abdicated
    assert told(s, "tsar-abdicated") == [{}]


def test_250_the_four_worker_districts_come_first():
    s = event(capital(turn="february", unrest=12), GOV, "250")
    workers = ("vasilevskiy", "putilov", "obukhov", "nevsky-shipyards")
    assert offered(s) == {*workers}
    s = answer(s, *workers[:3])
    assert not offered(s) & {*workers}
    s = answer(s, "smolny", "kazan", "taurida")
    assert is_over(s)
    assert values(s, *workers, "smolny") == [(1, 1), (1, 1), (1, 1), (2, 1), (1, 1)]


def test_250_full_worker_districts_are_passed_over():
    s = capital({"putilov": (0, 7), "obukhov": (0, 7)}, turn="february", unrest=12)
    s = event(s, GOV, "250")
    assert offered(s) == {"vasilevskiy", "nevsky-shipyards"}
    s = answer(s, "vasilevskiy")
    places = ["smolny", "kazan", "taurida", "okhrana", "guards"]
    assert is_over(answer(s, *places)), "five elsewhere"


def test_254_a_side_with_one_party_makes_one_check():
    s = capital({"socialist": (5, 0), "liberal": (0, 5)}, turn="february", abdicated=True)
    s = event(s, REV, "254", 3)
    assert s.opportunity[REV] == 9
    assert asked(s) == (REV, "add-cubes")
    s = answer(s, "kazan")
    assert asked(s) == (REV, "choose-event")
    s = answer(s, 2)
    assert values(s, "liberal") == [(0, 4)]
    s = answer(s, 3, "state-bank", 1)
    assert is_over(s)
    assert [each["place"] for each in told(s, "checked")] == ["socialist", "liberal"]
    assert s.vp == -1


def test_254_with_two_parties_each_success_has_its_benefits():
    s = event(capital(turn="february"), REV, "254", 3, "kazan", 1, 3, "kazan", 1)
    assert (s.vp, s.opportunity[REV]) == (2, 10)
    s = answer(s, 18, 18)
    assert is_over(s)
    places = [each["place"] for each in told(s, "checked")]
    assert places == ["radical", "socialist", "monarchist", "liberal"]


def test_255_markers_of_one_are_tried_before_markers_of_two():
    s = event(capital(turn="february", troops={GOV: (4, 2, 1, 2, 1)}), REV, "255", 1, 6, 6, 1)
    assert told(s, "stood-firm", "value") == [1, 2]
    assert told(s, "deserted", "value") == [1, 2]
    assert sorted(s.troops[GOV]) == [1, 2, 4]


def test_256_the_government_may_play_it_next_turn():
    s = capital(turn="february", hands={REV: "256"})
    s = play(s, REV, ("256", "points"), "done", "duma")
    assert (s.coming, s.opportunity[GOV]) == (("256",), 8)
    s = play(capital(turn="july", pool="256"), GOV, ("256", "pool"))
    assert s.unrest == 1, "now it is carried out"


# The Provisional Government and the Key Events


def test_301_lenin_must_be_played_again():
    s = capital(turn="february", abdicated=True, in_play="408", hands={REV: "303"})
    assert ("303", "event") in offered(play(s, REV))
    s = event(s, GOV, "301", 2)
    assert (s.in_play, s.pool) == ({}, ("408",))
    assert ("303", "event") not in offered(play(s, REV))
    assert ("408", "pool") in offered(play(s, REV))


def test_304_the_target_number_is_the_unrest():
    s = event(
        capital(turn="july", abdicated=True, in_play="408", unrest=12, opportunity=(0, 0)),
        GOV,
        "304",
    )
    assert ask(s).facts["target"] == 12
    assert answer(s, 12).in_play == {"408": REV}
    s = answer(s, 13)
    assert (s.in_play, s.pool) == ({}, ("408",))


@pytest.mark.parametrize("organized_before", [True, False])
def test_312_the_liberals_sponsor_discipline_whenever_they_organize(organized_before):
    s = capital({"liberal": (0, 6), "guards": (0, 6)}, turn="july", abdicated=True)
    if organized_before:
        s.organizations[GOV] = ("liberal",)
        assert refused(answer(plan(s, act(GOV, 2)), "organize"), "guards").what == "no-sponsor"
    s.in_play = {"312": GOV}
    s = plan(s, act(GOV, 6))
    if not organized_before:
        assert refused(answer(s, "organize"), "guards").what == "no-sponsor"
        s = answer(s, "organize", "liberal", 2, 3)
    s = answer(s, "organize", "guards", 2, 3)
    assert {*s.organizations[GOV]} == {"liberal", "guards"}


@pytest.mark.parametrize(
    ("liberals", "choices", "stays"),
    [
        (0, ("liberal", "monarchist", "monarchist"), True),
        (0, ("monarchist", "monarchist", "monarchist"), False),
        (9, (), False),
    ],
)
def test_409_stays_with_a_cube_for_the_liberals(liberals, choices, stays):
    towns = ("kazan", "vyborg", "smolny", "taurida", "palace-square", "peter-paul")
    s = capital({"liberal": (0, liberals)}, bare=True, turn="july", pool="409")
    s.cubes |= dict.fromkeys(towns, (0, 1))
    assert (shown(s, "districts_lead"), shown(s, "advantage")["districts"]) == (-6, -3)
    s = play(s, GOV, ("409", "pool"), *choices)
    assert sum(s.cubes[party][1] for party in ("liberal", "monarchist")) == liberals + 3
    s = answer(s, "duma")
    assert ("409" in s.in_play, "409" in s.discard) == (stays, not stays)


def test_409_gives_nothing_while_the_districts_favour_the_revolutionary():
    s = play(capital(turn="july", pool="409"), GOV, ("409", "pool"), "duma")
    assert story(s, "added") == []
    assert s.discard == ("409",)


@pytest.mark.parametrize(("liberals", "stays"), [(0, True), (8, True), (9, False)])
def test_410_stays_if_a_liberal_cube_could_be_added(liberals, stays):
    towns = ("kazan", "vyborg", "smolny", "taurida", "palace-square", "peter-paul")
    s = capital({"liberal": (0, liberals)}, bare=True, turn="july", abdicated=True, pool="410")
    s.cubes |= dict.fromkeys(towns, (0, 1))
    s = play(s, GOV, ("410", "pool"), 2, "duma")
    assert values(s, "liberal") == [(0, min(liberals + 3, 9))]
    assert ("410" in s.in_play) == stays
