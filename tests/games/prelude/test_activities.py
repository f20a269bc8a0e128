"""Activity Points (10.0) and Mobilization Checks (9.0): costs, Organizations, sponsors."""

from itertools import product

import pytest

from barricades.games.prelude.activities import act, cost, organizable
from barricades.games.prelude.checks import check, target_number
from tests.games.prelude.table import (
    GOV,
    REV,
    answer,
    ask,
    asked,
    both_sides,
    capital,
    is_over,
    offered,
    plan,
    play,
    refused,
    told,
    values,
)

LEANING = {  # 6.0: who may have nine cubes there, if anybody
    **dict.fromkeys(("kronstadt", "reserve", "vasilevskiy", "putilov", "obukhov"), REV),
    **dict.fromkeys(("nevsky-shipyards", "kazan", "vyborg", "nevsky-prospect", "smolny"), REV),
    **dict.fromkeys(("winter-palace", "guards", "okhrana", "state-bank"), GOV),
    **dict.fromkeys(("palace-square", "peter-paul", "taurida", "garrison"), ""),
}
WORKERS = ("vasilevskiy", "putilov", "obukhov", "nevsky-shipyards")
MILITARY = ("kronstadt", "reserve", "guards", "garrison")
URBAN = tuple(name for name in LEANING if name not in (*WORKERS, *MILITARY))
HOME, AWAY, EVEN = (0, 0, 0, 0, 0, 1, 1, 1, 1), (1, 2, 1, 2, 1, 2, 1), (0, 1, 0, 1, 0, 1, 0)
PARTIES = {REV: ("radical", "socialist"), GOV: ("liberal", "monarchist")}


def pair(side, own, theirs):
    return (own, theirs) if side == REV else (theirs, own)


# 10.1


@both_sides
@pytest.mark.parametrize("district", LEANING)
def test_10_1_1_every_box_of_every_district_has_its_price(side, foe, district):
    extra = {side: HOME, foe: AWAY, "": EVEN}[LEANING[district]]
    s = capital()
    for own, theirs in product(range(len(extra)), range(10)):
        s.cubes[district] = pair(side, own, theirs)
        catching_up = 1 if own < theirs else 0
        assert cost(s, side, district) == max(1, 1 + extra[own] - catching_up)
    s.cubes[district] = pair(side, len(extra), 0)
    assert cost(s, side, district) == 0


@both_sides
def test_10_1_1_a_full_district_takes_no_more(side, foe):
    for district, leaning in LEANING.items():
        most = 9 if leaning == side else 7
        s = plan(capital({district: pair(side, most, 0)}), act(side, 6))
        assert refused(s, district).what == "full"
        s = plan(capital({district: pair(side, most - 1, 0)}), act(side, 6))
        assert district in offered(s)


@both_sides
def test_10_1_2_parties_cost_two_and_three_from_the_sixth_box_on(side, foe):
    for party in PARTIES[side]:
        for have in range(10):
            s = capital({party: pair(side, have, 0)})
            assert cost(s, side, party) == (2 if have < 5 else 3 if have < 9 else 0)


def test_10_1_2_no_discount_for_catching_up_in_the_duma():
    s = capital({"liberal": (0, 1), "radical": (9, 0), "socialist": (9, 0)})
    assert cost(s, GOV, "liberal") == 2


@pytest.mark.parametrize(("side", "party"), [(REV, "monarchist"), (GOV, "radical")])
def test_10_1_2_nobody_mobilizes_in_the_parties_of_the_other(side, party):
    assert refused(plan(capital(), act(side, 6)), party).what == "not-your-party"


def test_10_1_only_what_can_be_paid_is_offered():
    s = plan(capital({"winter-palace": (1, 1)}), act(REV, 2))
    refusal = refused(s, "winter-palace")
    assert (refusal.what, refusal.facts["points"]) == ("box-too-dear", 3)
    s = answer(s, "putilov")
    assert refused(s, "radical").what == "box-too-dear"
    assert is_over(answer(s, "putilov"))


@pytest.mark.parametrize("points", [2, 4, 6])
def test_10_0_a_card_gives_its_points_for_any_mix_of_activities(points):
    card = {2: "28", 4: "46", 6: "13"}[points]
    s = play(capital(hands={REV: card}), REV, (card, "points"))
    assert ask(s).facts == {"side": REV, "points": points}
    assert {"putilov", "radical", "organize", "special", "done"} <= offered(s)


# 10.2


@both_sides
def test_10_2_organizing_takes_two_points_or_more(side, foe):
    s = plan(capital(), act(side, 1))
    assert refused(s, "organize").what == "organizing-too-dear"
    s = answer(plan(capital(), act(side, 5)), "organize", "vyborg")
    assert offered(s) == {2, 3, 4, 5}
    assert refused(s, 1).what == "organizing-too-dear"
    assert refused(s, 6).what == "not-so-many"


def test_10_2_the_points_dedicated_are_the_bonus():
    s = answer(plan(capital({"vyborg": (4, 0)}), act(REV, 6)), "organize", "vyborg", 5)
    assert ask(s).facts["target"] == 9
    s = answer(s, 9)
    assert s.organizations[REV] == ("vyborg",)
    assert ask(s).facts["points"] == 1


def test_10_2_a_failure_bars_the_side_until_the_round_is_over():
    s = plan(capital(opportunity=(0, 0)), act(REV, 6))
    s = answer(s, "organize", "vyborg", 2, 18)
    assert (s.barred, told(s, "barred")) == ((REV,), [{"side": REV}])
    assert refused(s, "organize").what == "barred"
    assert "putilov" in offered(s), "other activities go on"


@both_sides
def test_10_2_one_organization_each_in_a_district(side, foe):
    s = capital(organizations={side: "vyborg"})
    assert "vyborg" not in organizable(s, side)
    assert "vyborg" in organizable(s, foe)
    s = answer(plan(s, act(side, 2)), "organize")
    assert refused(s, "vyborg").what == "organized-already"


@pytest.mark.parametrize(
    ("side", "organized", "sponsored"),
    [
        (REV, "", ()),
        (REV, "radical", (*WORKERS, *MILITARY)),
        (REV, "socialist", ()),
        (GOV, "", ()),
        (GOV, "liberal", WORKERS),
        (GOV, "monarchist", MILITARY),
        (GOV, "liberal monarchist", (*WORKERS, *MILITARY)),
    ],
)
def test_10_2_2_who_sponsors_what(side, organized, sponsored):
    s = capital(organizations={side: organized})
    parties = [party for party in PARTIES[side] if party not in organized]
    assert {*organizable(s, side)} == {*URBAN, *sponsored, *parties}


def test_10_2_2_without_a_sponsor_there_is_no_attempt():
    s = answer(plan(capital(), act(REV, 2)), "organize")
    assert refused(s, "putilov").what == "no-sponsor"
    assert refused(s, "liberal").what == "not-your-party"


def test_12_1_1_after_the_abdication_there_are_no_sponsors_of_soviets_and_discipline():
    s = capital(turn="february", abdicated=True, organizations={REV: "socialist", GOV: "liberal"})
    assert {*organizable(s, REV)} == {*URBAN}
    assert {*organizable(s, GOV)} == {*URBAN, *WORKERS}
    s = capital(turn="february", abdicated=True)
    assert {*organizable(s, REV)} == {*URBAN, "socialist"}
    s = plan(s, act(REV, 6))
    assert refused(s, "radical").what == "out-of-play"
    assert refused(answer(s, "organize"), "radical").what == "out-of-play"


# 9.0


@both_sides
@pytest.mark.parametrize("district", [*WORKERS, *MILITARY])
def test_9_0_urban_districts_help_and_hinder(side, foe, district):
    s = capital(bare=True)
    for number, urban in enumerate(s.box.next[district]):
        for holder, sign in ((side, 1), (foe, -1)):
            s.cubes[urban] = pair(holder, 3, 2)
            for organized, worth in ("", 1), (foe if holder == side else side, 1), (holder, 2):
                s.organizations = {REV: (), GOV: ()}
                if organized:
                    s.organizations[organized] = (urban,)
                assert target_number(s, side, district, 3) == 3 + sign * worth, number
        s.cubes[urban] = (2, 2)


@pytest.mark.parametrize("place", ["vyborg", "radical"])
def test_9_0_neighbours_count_in_worker_and_military_districts_only(place):
    s = capital({"nevsky-shipyards": (5, 0)}, organizations={REV: "nevsky-shipyards garrison"})
    assert target_number(s, REV, place, 0) == 1


@pytest.mark.parametrize(
    ("roll", "points", "offers"), [(9, 0, None), (10, 1, True), (13, 4, True), (14, 4, False)]
)
def test_9_0_opportunity_points_are_offered_only_when_they_help(roll, points, offers):
    s = plan(capital({"vyborg": (6, 0)}, opportunity=(points, 8)), check(REV, "vyborg", 3, (), ()))
    s = answer(s, roll)
    assert is_over(s) == (not offers)
    if offers:
        assert asked(s) == (REV, "top-up")
        assert answer(s, "spend").opportunity[REV] == points - (roll - 9)
        assert answer(s, "confirm").opportunity[REV] == points


def test_9_0_three_dice():
    s = plan(capital(), check(REV, "vyborg", 3, (), ()))
    rolls = ask(s).options
    assert (len(rolls), rolls.count(3), rolls.count(10), rolls.count(18)) == (216, 1, 27, 1)


def test_9_0_no_cube_is_moved_by_a_check():
    s = answer(plan(capital(), check(REV, "vyborg", 12, (), ())), 3)
    assert values(s, "vyborg") == [(1, 0)]
