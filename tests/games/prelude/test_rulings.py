"""The rulings R1 to R53, each with a position in which it decides something."""

from random import Random

import pytest

from barricades.games.prelude.abdication import abdicate
from barricades.games.prelude.activities import act
from barricades.games.prelude.checks import check
from barricades.games.prelude.deal import draw
from barricades.games.prelude.duma import grow_extremism, hold_vote
from barricades.games.prelude.october import red_october
from barricades.games.prelude.scoring import score_track
from barricades.games.prelude.special import full_districts, perform
from barricades.games.prelude.state import gain, organizations_lead
from barricades.games.prelude.turn import end_turn
from tests.games.prelude.table import (
    GAME,
    GOV,
    REV,
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
    judged,
    offered,
    outcome,
    plan,
    play,
    refused,
    shown,
    story,
    told,
    values,
)


def test_r1_in_red_october_each_side_rolls_for_extremism_once():
    s = answer(plan(capital(unrest=15), red_october()), 1, 1)
    assert told(s, "grew-extreme", "side") == [REV, GOV]
    assert "duma" in told(s, "scored", "why"), "and the Duma has been scored"


@pytest.mark.parametrize(("unrest", "prestige", "reason"), [(14, 14, "victory"), (15, 7, "")])
def test_r2_twenty_points_win_at_a_check_and_after_the_other_ends(unrest, prestige, reason):
    s = judged(capital(vp=20, unrest=unrest, prestige=prestige))
    assert s.ended == reason, "Red October comes first"
    assert judged(capital(vp=19)).ended == ""
    assert outcome(judged(capital(vp=-20))).ranking == ((GOV,), (REV,))
    assert outcome(judged(capital(vp=20, prestige=15))).reason == "autocracy"


def test_r2_a_lead_of_twenty_may_melt_before_the_check():
    s = capital(vp=19, scoring={"world": 5}, world=-3, hands={REV: "247"}, turn="october")
    s = play(s, REV, ("247", "event"))
    assert s.vp == 20
    s = answer(s, "world")
    assert s.vp == 19
    assert is_over(s)
    assert judged(s).ended == ""


def test_r3_an_early_abdication_after_the_eighth_round_replaces_the_end_of_the_turn():
    s = capital(round=8, prestige=0, unrest=4, in_play="26")  # which raises unrest at the end
    s = answer(deal(close(s, GOV)), REV, 0, 0)
    assert (s.box.turns[s.turn], s.round) == ("february", 1)
    assert (s.unrest, s.opportunity) == (4, {REV: 8, GOV: 8})


def test_r4_prestige_0_between_turns_waits_for_the_end_of_a_round():
    s = capital(round=8, prestige=0, hands={REV: "28", GOV: "29"})
    s = plan(s, end_turn())
    s = answer(deal(s), REV)
    assert not s.abdicated
    s = answer(s, ("28", "points"), "done", "duma")
    assert s.abdicated


def test_r4_unless_prestige_has_risen_by_then():
    s = capital(turn="late-turmoil", prestige=0, hands={GOV: "40"}, first=GOV)
    s = action_round(s, GOV, ("40", "event"), "spend", "world")
    assert (s.prestige, s.abdicated) == (1, False)


def test_r5_the_prerequisite_is_tested_when_the_points_are_spent():
    """The Government needs Dominance; a cube with the Socialists takes it away."""
    s = capital(hands={REV: "36"})
    s = play(s, REV, ("36", "points"))
    kept = answer(s, "radical", "putilov", "putilov")
    assert told(kept, "event-began", "card") == ["36"]
    lost = answer(s, "socialist", "putilov", "putilov")
    assert told(lost, "not-met") == [{"side": GOV, "card": "36"}]
    assert lost.opportunity[GOV] == 10


@pytest.mark.parametrize(("card", "pay"), [("4", 2), ("22", 3), ("104", 1)])
def test_r6_compensation_is_half_the_points(card, pay):
    s = play(capital(hands={REV: card}), REV, (card, "points"), "done")
    assert s.opportunity[GOV] == 8 + pay


def test_r6_nobody_has_more_than_sixteen():
    s = play(capital(hands={REV: "22"}, opportunity=(8, 15)), REV, ("22", "points"), "done")
    assert s.opportunity[GOV] == 16
    assert told(s, "gained-opportunity", "opportunity") == [1]
    s = capital(opportunity=(14, 0))
    gain(s, REV, 6)
    gain(s, GOV, -6)
    assert s.opportunity == {REV: 16, GOV: 0}


def test_r7_at_the_end_of_an_era_what_stays_for_the_game_stays():
    s = capital(turn="late-war", round=8, in_play="404 106 234 403")
    s = plan(s, end_turn())
    assert s.in_play == {"234": REV}
    assert {"404", "106", "403"} <= {*s.discard}


def test_r7_an_early_abdication_discards_even_that():
    s = plan(capital(turn="late-war", in_play="404 234"), abdicate())
    assert s.in_play == {}
    assert {"404", "234"} <= {*s.discard}


def test_r8_after_the_abdication_only_the_moderates_vote():
    s = capital({"liberal": (0, 4), "socialist": (3, 0)}, turn="february", abdicated=True)
    s = answer(plan(s, hold_vote()), 3, 3)
    assert is_over(s)
    assert [each["place"] for each in told(s, "checked")] == ["socialist", "liberal"]
    assert story(s, "grew-extreme") == []
    assert told(s, "scored", "side") == [REV, GOV, GOV]


def test_r9_a_party_out_of_play_is_not_an_empty_party():
    s = capital({"liberal": (0, 4), "socialist": (0, 0)}, turn="february", abdicated=True)
    s = answer(plan(s, score_track("duma")), 1, 1)
    whys = [(each["side"], each["why"]) for each in told(s, "scored")]
    assert whys.count((GOV, "empty-party")) == 1
    assert (REV, "empty-party") not in whys


@pytest.mark.parametrize(
    ("roll", "modifier", "result"), [(6, 5, 9), (6, 2, 8), (1, -3, 1), (1, 0, 1)]
)
def test_r10_results_beyond_the_table_count_as_its_ends(roll, modifier, result):
    s = answer(plan(capital(), grow_extremism(REV, modifier)), roll)
    assert told(s, "grew-extreme", "result") == [result]


def test_r11_the_final_scoring_goes_districts_organizations_world_duma():
    s = deal(plan(capital(turn="october", round=8), end_turn()))
    assert told(s, "track-scores", "track") == ["districts", "organizations", "world", "duma"]
    assert outcome(s).reason == "time"


@both_sides
def test_r12_the_active_player_orders_what_happens_at_the_end_of_a_round(side, foe):
    """A card of its own acts after its rounds, and one of its opponent's."""
    own, other = {GOV: ("404", "106"), REV: ("403", "218")}[side]
    s = capital(turn="early-war", in_play=f"{own} {other}", hands={foe: "110"})
    s = close(s, side)
    assert (asked(s), offered(s)) == ((side, "trigger"), {own, other})
    for first, second in ((own, other), (other, own)):
        last = answer(s, first)
        while not told(last, "triggered")[1:]:
            last = answer(last, ask(last).options[0])
        assert told(last, "triggered", "card") == [first, second]


def test_r13_hands_are_swapped_with_the_events_of_the_end_of_the_round():
    s = capital(turn="early-war", hands={REV: "110 116 124", GOV: "113"}, in_play="404")
    s.waiting[GOV] = ("maneuver",)
    s = close(s, GOV)
    assert (asked(s), offered(s)) == ((GOV, "trigger"), {"404", "maneuver"})
    s = answer(s, "maneuver")
    assert s.hands == {REV: ("113",), GOV: ("110", "116", "124")}
    assert s.waiting[GOV] == ()


def test_r13_an_abdication_in_the_same_round_counts_the_new_hands():
    s = capital(turn="february", prestige=0, hands={REV: "224 225 229", GOV: "206"})
    s.waiting[GOV] = ("maneuver",)
    s = deal(close(s, GOV))
    assert [len(s.hands[side]) for side in (REV, GOV)] == [1, 3]


def test_r14_points_of_an_event_may_buy_a_special_action():
    s = event(capital(), REV, "13")  # activities 5
    s = answer(s, "special", "pravda")
    assert (s.used[REV], s.acted) == (("pravda",), (REV,))
    assert "special" not in offered(s), "one in a turn"
    assert ask(s).facts["points"] == 3
    s = capital()
    s.used[REV] = ("pravda",)
    assert refused(answer(event(s, REV, "13"), "special"), "pravda").what == "special-used"


def test_r15_the_number_of_dice_is_fixed_first_and_each_chosen_when_it_is_rolled():
    s = answer(plan(capital(scoring={"duma": 5}), act(GOV, 4)), "special", "corruption", 3)
    assert asked(s) == (GOV, "corrupt")
    s = answer(s, "duma", "duma")
    assert asked(s) == ("nature", "grow-extremism"), "scored before the next roll"
    s = answer(s, 1)
    assert asked(s) == (GOV, "corrupt")
    s = answer(s, "duma", "world", "duma", "world")
    assert ask(s).facts["points"] == 1
    assert s.scoring["world"] == 2


@pytest.mark.parametrize(("target", "result"), [(REV, 7), (GOV, 8)])
def test_r16_either_side_may_be_provoked_and_its_modifier_counts(target, result):
    s = plan(capital(unrest=5, prestige=2), perform(GOV, "provocation", 2))
    assert offered(s) == {REV, GOV}
    s = answer(s, target)
    assert told(s, "grew-extreme") == [{"side": target, "roll": 6, "result": result}]


def test_r17_nobody_has_to_spend_and_what_is_left_is_lost():
    s = play(capital(hands={REV: "46"}), REV, ("46", "points"), "done", "duma")
    assert is_over(s)
    assert s.cubes == capital().cubes


def test_r18_cubes_without_room_are_lost_and_all_others_added():
    s = event(capital({"winter-palace": (6, 1)}), REV, "28")
    assert values(s, "winter-palace") == [(7, 1)]
    s = event(capital({"nevsky-shipyards": (0, 6), "kronstadt": (0, 6)}), GOV, "23")
    assert asked(s) == (GOV, "add-cubes")
    s = answer(s, "kronstadt")
    assert values(s, "nevsky-shipyards", "kronstadt") == [(0, 7), (0, 7)]
    assert asked(s) == (GOV, "choose-event")


def test_r19_an_organization_outlives_its_cubes():
    s = capital({"vyborg": (1, 0)}, organizations={REV: "vyborg"})
    s = event(s, GOV, "2", 2)
    while not is_over(s):
        s = answer(s, "vyborg" if "vyborg" in offered(s) else ask(s).options[0])
    assert values(s, "vyborg") == [(0, 0)]
    assert s.organizations[REV] == ("vyborg",)


def test_r19_after_a_success_one_may_try_again_but_not_after_a_failure():
    s = plan(capital(opportunity=(0, 0)), act(REV, 6))
    s = answer(s, "organize", "vyborg", 2, 3)
    assert "organize" in offered(s)
    s = answer(s, "organize", "kazan", 2, 18)
    assert refused(s, "organize").what == "barred"


def test_r20_every_district_has_one_chance_in_eighteen():
    s = event(capital(), REV, "42")
    assert asked(s) == ("nature", "draw-district")
    assert sorted(ask(s).options) == sorted(s.box.districts)


def test_r21_an_empty_deck_is_made_anew_of_its_discards():
    s = capital(deck="", discard="28 46 401", hands={REV: "8"})
    s = plan(s, draw(REV))
    assert offered(s) == {"28", "46"}
    assert s.discard == ("401",)
    s = answer(s, "46")
    assert (s.hands[REV], s.deck) == (("8", "46"), ("28",))


def test_r21_after_the_abdication_the_new_governments_discards_are_shuffled_in_too():
    s = capital(turn="february", abdicated=True, deck="", discard="201 301 401")
    s = plan(s, draw(REV))
    assert offered(s) == {"201", "301"}
    assert s.discard == ("401",)


def test_r21_after_the_abdication_cards_of_the_throne_stay_out():
    s = capital(turn="july", abdicated=True, deck="", discard="203 201 249 301")
    s = plan(s, draw(REV))
    assert offered(s) == {"201", "301"}
    assert s.discard == ("203", "249")


def test_r21_without_discards_nothing_is_drawn():
    assert is_over(plan(capital(deck=""), draw(REV)))


def test_r22_after_a_session_cut_short_there_is_no_vote():
    s = capital(turn="early-war", round=4, hands={GOV: "104", REV: "129"})
    s = action_round(s, GOV, ("104", "event"), "duma")
    assert story(s, "session-ended", "vote-held") == ["session-ended"]
    assert s.round == 5


def test_r22_the_next_session_of_the_turn_is_held():
    s = event(capital(turn="late-war", round=3), GOV, "104")
    s.round = 6
    assert shown(s, "session") == [6]


@pytest.mark.parametrize(("card", "owner", "foe"), [("222", REV, GOV), ("256", GOV, REV)])
def test_r23_played_by_the_other_side_it_does_nothing_and_comes_back(card, owner, foe):
    s = play(capital(turn="february", hands={foe: card}), foe, (card, "points"), "done", "duma")
    assert (s.unrest, s.coming, s.opportunity[owner]) == (0, (card,), 8)
    assert (card, "pool") not in offered(play(s, owner))


def test_r23_its_owner_plays_it_as_any_card():
    s = play(capital(turn="february", hands={REV: "222"}), REV, ("222", "event"), 2)
    assert s.unrest == 1
    s = answer(s, "liberal", "liberal", "duma")
    assert (s.coming, s.discard) == ((), ("222",))


def test_r24_only_an_empty_hand_allows_passing_and_no_die_is_rolled():
    s = play(capital(hands={REV: "28"}), REV)
    assert refused(s, "pass").what == "must-play"
    s = play(capital(pool="28"), REV)
    assert offered(s) == {"pass", ("28", "pool")}
    s = answer(s, "pass")
    assert is_over(s)
    assert story(s, "rolled-die") == []


def test_r25_rallied_workers_move_the_advantage_before_it_is_scored():
    s = capital(organizations={REV: "putilov"}, unrest=15)
    s = answer(plan(s, red_october()), 1, 1)
    s = answer(s, "taurida", "palace-square")
    assert shown(s, "districts_lead") == 8
    assert {"side": REV, "points": 4, "why": "districts"} in told(s, "scored")
    assert s.scoring["districts"] == 0


def test_r26_level_bids_leave_the_world_alone():
    s = deal(plan(capital(turn="july", prestige=0), abdicate()))
    s = answer(s, 3, 3)
    assert s.world == -1
    assert s.opportunity == {REV: 5, GOV: 5}


@both_sides
def test_r27_the_first_player_rolls_first(side, foe):
    level = {"radical": (2, 0), "monarchist": (0, 2)}
    s = answer(plan(capital(level, first=side), score_track("duma")), 1, 1)
    assert told(s, "grew-extreme", "side") == [side, foe]
    s = answer(plan(capital(first=side), hold_vote()), 18, 18, 18, 18)
    assert told(s, "checked", "side") == [side, side, foe, foe]


def test_r28_the_exiled_go_to_the_pool_and_the_dead_leave_the_game():
    s = event(capital(turn="february", in_play="408"), GOV, "301", 2)
    assert s.pool == ("408",)
    s = event(capital(turn="early-war", in_play="403"), GOV, "149", 3)
    assert ("403" in s.gone, s.in_play, s.pool) == (True, {}, ())


@pytest.mark.parametrize("place", [{"hands": {REV: "119"}}, {"deck": "119"}, {"discard": "119"}])
def test_r28_a_card_that_nobody_has_laid_open_is_not_removed(place):
    s = event(capital(turn="early-war", in_play="404", pool="120", **place), GOV, "101", 2)
    assert ("119" in s.gone, "120" in s.gone) == (False, True)
    assert story(s, "purged") == ["purged"]


def test_r29_after_an_early_abdication_a_new_turn_begins_in_february():
    s = capital(turn="early-war", round=5, prestige=0, unrest=3, first=GOV)
    s.acted, s.used = (REV, GOV), {REV: ("pravda",), GOV: ("maneuver",)}
    s = answer(deal(close(s, GOV)), REV, 0, 0)
    assert (s.box.turns[s.turn], s.round, s.first) == ("february", 1, REV)
    assert (s.unrest, s.opportunity) == (3, {REV: 8, GOV: 8})
    assert s.acted == ()
    assert s.used == {REV: ("pravda",), GOV: ("maneuver",)}
    keys = [card for card in s.pool if s.box.cards[card].deck == "key-events"]
    assert keys == ["406", "408"]


def test_r29_from_february_on_an_abdication_changes_no_round():
    s = capital(turn="february", round=5, prestige=0, hands={GOV: "206"})
    s = answer(deal(close(s, REV)), 0, 0)
    assert (s.box.turns[s.turn], s.round, asked(s)) == ("february", 5, (GOV, "take-round"))


def test_r30_the_first_player_just_named_spends_first_and_both_lose_it():
    s = deal(plan(capital(turn="early-war", prestige=0, first=REV), abdicate()))
    s = answer(s, GOV)
    assert asked(s) == (GOV, "sway")
    s = answer(s, 2)
    assert ask(s).facts["points"] == 2, "the second knows what the first has spent"
    s = answer(s, 3)
    assert (s.opportunity, s.world) == ({REV: 5, GOV: 6}, 0)


def test_r31_red_october_comes_before_the_abdication():
    s = judged(capital(unrest=15, prestige=0))
    assert (s.ended, s.abdicated) == ("", False)
    assert story(s, "red-october-began") == ["red-october-began"]
    s = answer(s, 1, 1)
    assert told(s, "grew-extreme") == [
        {"side": REV, "roll": 1, "result": 3},
        {"side": GOV, "roll": 1, "result": 3},  # the modifier of prestige 0
    ]
    assert values(s, "radical", "monarchist") == [(2, 0), (0, 3)], "all four parties count"


def test_r32_what_waits_catches_the_next_fitting_card_whenever_it_comes():
    s = capital(turn="early-war", prestige=0, waiting={REV: "pravda", GOV: "supporters"})
    s = answer(deal(close(s, REV)), REV, 0, 0)
    assert s.waiting == {REV: ("pravda",), GOV: ("supporters",)}
    own = [card for card in s.hands[REV] if s.box.side[card] == REV]
    assert own
    assert {(card, "both") for card in own} <= offered(s)
    assert not {(card, "points") for card in own} & offered(s)


def test_r32_the_card_goes_where_its_event_sends_it_and_one_die_is_rolled():
    s = capital(turn="february", hands={REV: "234"}, waiting={REV: "pravda"})
    s = play(s, REV, ("234", "both"), "done", "duma")
    assert is_over(s)
    assert s.in_play == {"234": REV}
    s = capital(turn="february", hands={GOV: "234"}, waiting={GOV: "supporters"})
    s = play(s, GOV, ("234", "points"), "done", "duma")
    assert (s.in_play, s.discard) == ({}, ("234",))


def test_r32_a_prerequisite_that_fails_wastes_it():
    s = capital(turn="early-war", hands={GOV: "146"}, waiting={GOV: "novoye-vremia"})
    s = play(s, GOV, ("146", "both"), "done")
    assert told(s, "wasted") == [{"side": GOV, "card": "146"}]
    assert (answer(s, "duma").discard, s.waiting[GOV]) == (("146",), ())


def test_r33_the_pool_comes_last():
    s = play(capital(turn="early-war", hands={REV: "146"}), REV, ("146", "points"), "done", "duma")
    assert story(s, "not-met", "gained-opportunity", "rolled-die", "pooled") == [
        "not-met",
        "gained-opportunity",
        "rolled-die",
        "pooled",
    ]


def test_r34_the_side_on_the_card_chooses_and_the_active_player_rolls():
    s = play(capital(hands={REV: "29"}), REV, ("29", "points"), "done")
    s = answer(s, "done")  # the Government's activities
    assert asked(s) == (GOV, "pick-die")
    s = answer(s, "duma", "duma")
    assert told(s, "rolled-die", "side") == [REV]


def test_r35_an_event_that_changes_nothing_has_been_played():
    full = {"winter-palace": (7, 1)}
    s = play(capital(full, hands={GOV: "28"}), GOV, ("28", "points"), "done", "duma")
    assert told(s, "event-began", "card") == ["28"]
    assert (s.discard, s.opportunity[REV]) == (("28",), 8)


def test_r36_a_failed_attempt_bars_in_events_too():
    s = capital(opportunity=(0, 8), hands={GOV: "39"}, organizations={REV: "radical"})
    s = answer(plan(s, act(REV, 2)), "organize", "vyborg", 2, 18)
    assert s.barred == (REV,)
    assert offered(event(s, REV, "39")) == {1}, "what needs an attempt is out of reach"


def test_r36_it_covers_the_rest_of_the_round_of_whoever_is_active():
    s = capital(hands={GOV: "12", REV: "8"}, opportunity=(0, 0), first=GOV)
    s = action_round(s, GOV, ("12", "points"), "done", "organize", "vyborg", 2, 18)
    assert refused(s, "organize").what == "barred"
    s = answer(s, "done", "duma", "duma", ("8", "points"))
    assert "organize" in offered(s), "a new Action Round"


def test_r37_checks_are_allowed_at_any_target_number():
    s = capital(bare=True, opportunity=(8, 0))
    s = answer(plan(s, check(REV, "taurida", 0, (), ())), 3)
    assert asked(s) == (REV, "top-up")
    assert answer(s, "spend").opportunity[REV] == 5
    s = plan(capital({"taurida": (7, 0)}), check(REV, "taurida", 12, (), ()))
    assert story(answer(s, 18), "check-succeeded") == ["check-succeeded"]


def test_r38_advantages_follow_every_change_and_the_majority_is_judged_last():
    duma = {"radical": (5, 0), "socialist": (1, 0), "liberal": (0, 3), "monarchist": (0, 2)}
    s = capital(duma, opportunity=(0, 0))
    assert shown(s, "majority") == REV
    s = answer(plan(s, hold_vote()), 3, 5)  # the Radicals carry their vote and lose a moderate
    assert shown(s, "majority") == ""
    s = answer(s, 18, 18, 18)
    assert told(s, "scored", "why") == ["vote"], "nobody has the majority in the end"


@pytest.mark.parametrize("how", ["pass", "skip"])
def test_r39_a_round_passed_or_skipped_ends_with_its_vote(how):
    s = capital(turn="early-war", round=4, hands={REV: "129"})
    if how == "skip":
        s.waiting[GOV], s.hands[GOV] = ("skip",), ("113",)
    s = action_round(s, GOV, *["pass"][: how == "pass"])
    assert story(s, "vote-held") == ["vote-held"]


def test_r39_after_an_early_abdication_in_the_first_half_there_is_no_vote():
    s = capital(turn="early-war", round=4, prestige=0, hands={GOV: "113"})
    s = deal(close(s, REV))
    assert s.box.turns[s.turn] == "february"
    assert story(s, "vote-held") == []


@pytest.mark.parametrize("lies", ["pool", "coming", "discard", "gone", "aside"])
def test_r40_war_comes_from_the_pool_or_a_marker_stands_for_it(lies):
    s = capital(turn="early-war")
    if lies != "aside":
        s.aside["key-events"] = tuple(c for c in s.aside["key-events"] if c != "404")
        setattr(s, lies, (*getattr(s, lies), "404"))
    s = event(s, REV, "132")
    assert s.in_play == {"404": GOV}
    assert "404" not in (*s.pool, *s.coming, *s.discard, *s.gone, *s.aside["key-events"])
    assert s.opportunity == {REV: 8, GOV: 8}


def test_r41_key_events_wait_in_the_pool_until_the_era_ends():
    s = answer(deal(plan(capital(round=8, pool="401"), end_turn())), REV)
    assert "401" in s.pool
    s = deal(plan(s, end_turn()))
    assert "401" not in s.pool
    assert "401" in s.discard


def test_r41_one_buys_ones_own_and_neutral_ones():
    s = play(capital(turn="early-war", pool="403 404 405", hands={REV: "129"}), REV)
    assert ("403", "pool") in offered(s)
    assert refused(s, ("404", "pool")).what == "opposing-pool-card"
    assert refused(s, ("405", "pool")).what == "needs-not-met"


def test_r42_hands_are_kept_and_filled_after_the_pool():
    s = capital(round=8, hands={REV: "28 46", GOV: "29"}, pool="7", discard="1")
    s = plan(s, end_turn())
    piles = []
    while asked(s) == ("nature", "draw"):
        piles.append(ask(s).facts["pile"])
        assert "1" not in offered(s), "discards do not come back"
        s = answer(s, ask(s).options[0])
    assert piles == ["pool"] * 2 + [REV] * 5 + [GOV] * 6
    assert s.hands[REV][:2] == ("28", "46")
    assert s.pool[0] == "7"


def test_r43_all_exchanges_happen_at_once():
    s = capital(hands={REV: "29 46 8"}, pool="28 2 401")
    s = plan(s, perform(REV, "diplomacy", 4))
    s = answer(s, "29", "46")
    assert offered(s) == {"28", "2"}, "neither what was given nor a key event"
    s = answer(s, "2", "28")
    assert s.hands[REV] == ("8", "2", "28")
    assert s.pool == ("401", "29", "46")
    assert ("29", "pool") in offered(play(s, GOV))


def test_r44_fully_mobilized_means_all_of_ones_own_boxes():
    s = capital({"putilov": (9, 7), "guards": (7, 9), "obukhov": (8, 0), "kazan": (9, 0)})
    assert full_districts(s, REV) == ["putilov", "guards"]
    s = plan(s, perform(REV, "all-power", 4))
    assert s.vp == 2


def test_r45_the_government_takes_the_districts_in_its_order():
    places = "guards kronstadt garrison"
    s = capital(organizations={REV: places, GOV: f"{places} taurida"}, unrest=15)
    s.cubes |= {"taurida": (0, 1), "guards": (0, 4)}
    s = plan(s, red_october())
    assert offered(s) == {"guards", "kronstadt", "garrison"}
    s = answer(s, "guards")
    # four cubes, three from the rule, two from Taurida, one each from Winter Palace and Okhrana
    assert ask(s).facts["target"] == 4 + 3 + 2 + 1 + 1
    s = answer(s, 12)
    assert offered(s) == {"kronstadt", "garrison"}, "no points can help, and each comes once"
    assert "guards" in s.organizations[REV]


@pytest.mark.parametrize(
    ("unrest", "prestige", "vp", "reason"),
    [(14, 15, 20, "red-october"), (3, 15, 20, "autocracy"), (3, 7, 25, "time"), (3, 7, 0, "time")],
)
def test_r46_the_close_of_october(unrest, prestige, vp, reason):
    s = capital(bare=True, turn="october", round=8, unrest=unrest, prestige=prestige, vp=vp)
    s = plan(s, end_turn())
    while not is_over(s):
        s = answer(s, 1 if ask(s).facts["side"] == REV else 2)
    assert outcome(s).reason == reason
    assert s.unrest == unrest + 1


@pytest.mark.parametrize(("before", "winner"), [(-4, GOV), (-3, REV)])
def test_r46_level_the_government_wins(before, winner):
    duma = {"liberal": (0, 1), "socialist": (1, 0)}
    s = capital(duma, bare=True, turn="october", round=8, world=0, abdicated=True, vp=before)
    s = answer(plan(s, end_turn()), 1, 1)
    assert s.vp == before + 4, "a majority, and the Liberals are gone"
    assert outcome(s).ranking[0] == (winner,)


def test_r47_a_borrowed_action_is_not_spent_and_a_spent_one_may_be_borrowed():
    s = capital(turn="early-war")
    s.used[GOV] = ("supporters",)
    s = event(s, REV, "122")
    assert offered(s) == {
        "novoye-vremia",
        "supporters",
        "corruption",
        "provocation",
        "show-of-force",
        "maneuver",
    }
    s = answer(s, "provocation", GOV)
    assert s.used == {REV: (), GOV: ("supporters",)}
    assert s.acted == ()


def test_r48_every_card_left_is_as_likely_and_the_revolutionary_draws_first():
    s = GAME.setup({})
    piles = []
    while asked(s) == ("nature", "draw"):
        assert sorted(ask(s).options) == sorted(s.deck)
        piles.append(ask(s).facts["pile"])
        s = answer(s, Random(1).choice(ask(s).options))
    assert piles == ["pool"] * 4 + [REV] * 7 + [GOV] * 7


def test_r49_the_sizes_of_the_decks():
    sizes = {name: len(cards) for name, cards in GAME.setup({}).box.decks.items()}
    assert sizes == {
        "years-of-turmoil": 46,
        "great-war": 50,
        "collapse": 60,
        "provisional-government": 14,
        "key-events": 11,
    }


def test_r50_a_card_put_into_play_by_another_goes_with_the_era():
    own = {"132": {**CARD, "event": "put #405 in play"}}  # which has no instruction of its own
    s = event(capital(turn="late-war", round=8, pool="405", cards=own), GOV, "132")
    assert s.in_play == {"405": GOV}
    s = plan(s, end_turn())
    assert "405" in s.discard


CARD = {"title": "Own", "side": "neutral", "points": 2, "die": "world"}


def test_r51_cubes_are_chosen_one_at_a_time_with_the_board_as_it_is():
    s = event(capital({"palace-square": (7, 0), "putilov": (8, 0)}), REV, "43")
    assert offered(s) == {"putilov", "nevsky-prospect"}
    s = answer(s, "putilov")
    assert is_over(s), "only one place is left"
    assert values(s, "putilov", "nevsky-prospect") == [(9, 0), (4, 0)]


def test_r51_alternatives_that_would_change_nothing_are_not_offered():
    s = capital(turn="late-turmoil", in_play="401", prestige=0)
    s = event(s, REV, "7")
    assert offered(s) == {2}
    assert refused(s, 1).what == "alternative-idle"


def test_r51_unless_none_would_change_anything():
    s = capital(turn="february", world=5, opportunity=(16, 16))
    s = event(s, REV, "10")
    assert offered(s) == {1, 2}
    assert is_over(answer(s, 1))


@both_sides
def test_r52_in_red_october_the_first_player_grows_extreme_first(side, foe):
    s = plan(capital(unrest=15, first=side), red_october())
    assert ask(s).facts["side"] == side
    s = answer(s, 6)
    assert len(told(s, "left-duma")) == 1, "carried out before the other rolls"
    assert ask(s).facts["side"] == foe


def test_r52_level_dice_are_both_rolled_again():
    s = answer(plan(capital(unrest=15), red_october()), 1, 1, 4, 4)
    assert ask(s).facts["side"] == REV
    s = answer(s, 5, 1)
    assert s.world == 0


def test_r53_beyond_the_last_box_a_track_is_scored_as_that_box():
    short = {"scoring": {"districts": [0, 1, 1], "organizations": [0, 2, 4]}}
    s = capital(components=short, organizations={GOV: "liberal monarchist okhrana"})
    assert (shown(s, "districts_lead"), organizations_lead(s)) == (6, -5)
    assert [shown(s, "advantage")[track] for track in ("districts", "organizations")] == [1, -4]
    s = answer(plan(s, act(GOV, 2)), "kazan", "vyborg")
    assert shown(s, "districts_lead") == 4, "the true difference is kept"


def test_r53_on_world_affairs_the_surplus_is_lost():
    s = event(capital(turn="february", world=4), REV, "247")
    assert s.world == 5
    s = event(s, GOV, "16", 1)
    assert s.world == 4
