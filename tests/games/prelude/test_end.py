"""The ends of the game (2.6) and Red October (11.2)."""

import pytest

from barricades.games.prelude.october import red_october
from barricades.games.prelude.turn import check_end, end_turn
from tests.games.prelude.table import (
    GOV,
    REV,
    answer,
    ask,
    asked,
    capital,
    close,
    is_over,
    judged,
    outcome,
    plan,
    shown,
    story,
    told,
    values,
)


@pytest.mark.parametrize(
    ("vp", "winner"), [(20, REV), (27, REV), (-20, GOV), (-31, GOV), (19, ""), (-19, "")]
)
def test_2_6_twenty_points_win(vp, winner):
    s = judged(capital(vp=vp))
    assert s.ended == ("victory" if winner else "")
    if winner:
        loser = GOV if winner == REV else REV
        assert outcome(s).ranking == ((winner,), (loser,))
        assert outcome(s).points == {REV: vp, GOV: -vp}


@pytest.mark.parametrize("when", ["round", "turn"])
def test_2_6_at_prestige_15_both_lose(when):
    s = plan(capital(prestige=15, vp=19), check_end(when))
    assert outcome(s).reason == "autocracy"
    assert outcome(s).ranking == ((REV, GOV),), "nobody is ahead of anybody"
    assert is_over(s)


@pytest.mark.parametrize("when", ["round", "turn"])
def test_2_6_unrest_15_is_red_october(when):
    s = plan(capital(unrest=15, prestige=15, vp=20, turn="october"), check_end(when))
    assert story(s, "red-october-began") == ["red-october-began"]


def test_2_6_the_last_turn_ends_with_a_scoring_of_every_track():
    s = capital(turn="october", round=8, organizations={REV: "vyborg"}, scoring={"duma": 3})
    s = answer(plan(s, end_turn()), 1)
    assert [(each["why"], each["points"]) for each in told(s, "scored")] == [
        ("districts", 3),
        ("organizations", 2),
        ("world", 1),
        ("duma", 4),
    ]
    assert (s.vp, outcome(s).reason, outcome(s).ranking[0]) == (0, "time", (GOV,))


def test_2_6_no_other_turn_ends_so():
    for turn in ("early-turmoil", "late-war", "july"):
        s = plan(capital(turn=turn, round=8), end_turn())
        assert (s.ended, asked(s)) == ("", ("nature", "draw"))


def test_2_6_the_eighth_round_of_october_is_not_yet_the_end():
    s = close(capital(turn="october", round=8, hands={GOV: "206"}), REV)
    assert asked(s) == (GOV, "take-round")


def test_2_6_nothing_is_asked_after_the_end():
    s = judged(capital(vp=20))
    assert (is_over(s), s.agenda) == (True, [])


# 11.2


def uprising(s, *choices):
    """Red October as the checks bring it about, with these answers."""
    s.unrest = 15
    return answer(judged(s), *choices)


def test_11_2_its_five_parts_in_order():
    s = capital(organizations={REV: "vyborg putilov"}, troops={REV: (2,)}, opportunity=(9, 9))
    s = uprising(s, 1, 1, "taurida", "taurida", 6, 1)
    assert [each["why"] for each in told(s, "scored")] == [
        "organizations",
        "duma",
        "vanguard",
        "districts",
    ], "World Affairs are level"
    assert told(s, "track-scores", "track") == ["organizations", "districts", "world"]
    assert s.opportunity == {REV: 0, GOV: 0}
    # 4 and 4 for districts, less 4 for the Duma and 2 for the troops
    assert (s.vp, outcome(s).reason, outcome(s).ranking[0]) == (2, "red-october", (REV,))


def test_11_2_level_the_government_wins():
    s = capital(bare=True, vp=1, world=1, troops={GOV: (4,), REV: (4,)})
    s = uprising(s, 1, 1, 1, 6)  # the Revolutionary has no moderate to lose
    assert (s.vp, outcome(s).ranking[0]) == (0, (GOV,))


def test_11_2_all_opportunity_points_go_and_everybody_is_told():
    s = plan(capital(opportunity=(5, 0)), red_october())
    assert s.opportunity == {REV: 0, GOV: 0}
    assert told(s, "lost-opportunity") == [{"side": REV, "opportunity": 5}]


def test_11_2_only_military_districts_with_both_face_the_reaction():
    s = capital(
        organizations={
            REV: "radical guards kronstadt putilov vyborg",
            GOV: "guards reserve putilov vyborg",
        }
    )
    s = plan(s, red_october())
    assert ask(s).options == ("guards",)


def test_11_2_discipline_that_fails_leaves_the_soviet():
    s = plan(capital(organizations={REV: "guards", GOV: "guards"}), red_october())
    s = answer(s, "guards", 18)
    assert s.organizations == {REV: ("guards",), GOV: ("guards",)}
    assert asked(s) == ("nature", "grow-extremism"), "no points can help"


@pytest.mark.parametrize(
    ("red", "blue", "side", "points"),
    [((), (4,), GOV, 4), ((4, 2), (4,), REV, 2), ((1, 1), (2,), "", 0)],
)
def test_11_2_the_vanguard_is_the_difference_of_the_preparations(red, blue, side, points):
    s = answer(plan(capital(troops={REV: red, GOV: blue}), red_october()), 1, 1)
    found = [each for each in told(s, "scored") if each["why"] == "vanguard"]
    assert found == ([{"side": side, "points": points, "why": "vanguard"}] if side else [])


@pytest.mark.parametrize(
    ("red", "blue", "side", "count"),
    [
        ("putilov", "", REV, 2),
        ("putilov", "obukhov vasilevskiy", GOV, 2),
        ("putilov", "obukhov", "", 0),
    ],
)
def test_11_2_workers_rally_to_the_side_with_more_organizations(red, blue, side, count):
    s = capital(organizations={REV: f"{red} guards vyborg", GOV: f"{blue} okhrana"})
    s = answer(plan(s, red_october()), 1, 1)
    if side:
        assert (asked(s), ask(s).facts["count"]) == ((side, "add-cubes"), count)
        assert {*ask(s).options} <= {*s.box.districts}, "in districts only"
    else:
        assert asked(s) == ("nature", "roll-world")


def test_11_2_after_the_abdication():
    s = capital({"socialist": (3, 0), "liberal": (0, 3)}, turn="july", abdicated=True)
    s = uprising(s, 1, 1)
    assert values(s, "socialist", "liberal") == [(2, 0), (0, 2)], "both rolled a 3"
    assert shown(s, "advantage")["duma"] == 0
