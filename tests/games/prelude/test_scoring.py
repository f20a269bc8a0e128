"""Scoring Dice (4.0) and Scoring Tracks (5.0)."""

from collections import Counter

import pytest

from barricades.games.prelude.pieces import move_prestige, move_unrest, move_world
from barricades.games.prelude.scoring import advance, move_marker, roll_for, score_track
from tests.games.prelude.table import (
    GOV,
    REV,
    TRACKS,
    answer,
    ask,
    asked,
    both_sides,
    capital,
    is_over,
    plan,
    shown,
    told,
)

# 4.0


@pytest.mark.parametrize("track", TRACKS)
def test_4_0_three_faces_of_a_die_show_its_own_track(track):
    s = plan(capital(), roll_for(REV, track))
    assert asked(s) == ("nature", "roll-die")
    assert Counter(ask(s).options) == {other: 3 if other == track else 1 for other in TRACKS}


@pytest.mark.parametrize("named", [REV, GOV])
@both_sides
def test_4_0_the_side_named_chooses_and_the_active_one_rolls(named, side, foe):
    s = plan(capital(), roll_for(side, named))
    assert asked(s) == (named, "pick-die")
    assert ask(s).options == TRACKS
    s = answer(s, "world")
    assert ask(s).facts == {"side": side, "track": "world"}


def test_4_0_with_all_dice_a_track_scores_before_the_next_is_rolled():
    s = plan(capital(scoring={"districts": 5}), roll_for(GOV, "all"))
    s = answer(s, "districts")
    assert s.vp == 3
    assert ask(s).facts["track"] == "organizations"
    assert is_over(answer(s, "world", "world", "world"))


def test_4_0_the_die_moves_the_track_it_shows():
    s = answer(plan(capital(), roll_for(REV, "duma")), "organizations")
    assert s.scoring["organizations"] == 1
    assert told(s, "rolled-die") == [
        {"side": REV, "track": "duma", "track_rolled": "organizations"}
    ]


# 5.0


def test_5_0_six_advances_lead_from_start_to_score_and_back_to_start():
    s = capital(world=3)
    for step in range(1, 6):
        advance(s, "world")
        assert (s.scoring["world"], s.agenda) == (step, [])
    advance(s, "world")
    s = plan(s, *reversed(s.agenda))
    assert (s.scoring["world"], s.vp) == (0, 3)


@pytest.mark.parametrize(
    ("start", "by", "end", "vp"), [(3, -1, 2, 0), (1, -3, 0, 0), (2, 2, 4, 0), (5, 1, 0, -1)]
)
def test_5_0_markers_moved_by_events(start, by, end, vp):
    s = capital(scoring={"world": start})
    move_marker(s, "world", by)
    s = plan(s, *reversed(s.agenda))
    assert (s.scoring["world"], s.vp) == (end, vp)


# 5.1, 5.2


@pytest.mark.parametrize(
    ("red", "blue", "worth"),
    [(0, 0, 0), (1, 0, 1), (2, 0, 1), (3, 0, 2), (0, 4, -2), (5, 0, 3), (1, 7, -3), (0, 18, -9)],
)
def test_5_1_districts_are_worth_half_of_the_difference_rounded_up(red, blue, worth):
    s = capital(bare=True)
    for at, district in enumerate(s.box.districts):
        s.cubes[district] = (1, 0) if at < red else (1, 2) if at < red + blue else (2, 2)
    assert shown(s, "districts_lead") == red - blue
    s = plan(s, score_track("districts"))
    assert s.vp == worth


@pytest.mark.parametrize(
    ("red", "blue", "worth"),
    [
        ("", "", 0),
        ("radical", "", 4),
        ("vyborg", "", 2),
        ("radical vyborg", "liberal", 2),
        ("vyborg", "liberal monarchist okhrana", -8),
    ],
)
def test_5_2_a_box_of_organizations_is_worth_two(red, blue, worth):
    s = plan(capital(organizations={REV: red, GOV: blue}), score_track("organizations"))
    assert s.vp == worth


# 5.3


@pytest.mark.parametrize("world", range(-5, 6))
def test_5_3_world_affairs_are_worth_their_number(world):
    assert plan(capital(world=world), score_track("world")).vp == world


def test_5_3_the_marker_never_goes_beyond_five():
    s = capital(world=4)
    move_world(s, REV, 3)
    assert s.world == 5
    assert told(s, "world-moved") == [{"side": REV, "boxes": 1}]
    move_world(s, REV, 1)
    assert len(told(s, "world-moved")) == 1
    move_world(s, GOV, 11)
    assert s.world == -5


# 5.4


@pytest.mark.parametrize(
    ("radical", "socialist", "liberal", "monarchist", "worth"),
    [
        (1, 2, 3, 2, -4),
        (2, 2, 3, 2, -4),
        (1, 3, 3, 2, -2),
        (0, 5, 3, 2, 0),
        (3, 3, 3, 2, 4),
        (4, 2, 3, 2, 2),
        (3, 3, 0, 0, 4),
        (0, 0, 0, 0, 0),
        (9, 0, 1, 1, 2),
    ],
)
def test_5_4_neutral_majority_dominance(radical, socialist, liberal, monarchist, worth):
    cubes = {"radical": (radical, 0), "socialist": (socialist, 0)}
    s = capital({**cubes, "liberal": (0, liberal), "monarchist": (0, monarchist)})
    assert shown(s, "advantage")["duma"] == worth


@pytest.mark.parametrize(("red", "blue", "worth"), [(5, 1, 2), (1, 5, -2), (3, 3, 0)])
def test_5_4_after_the_abdication_there_is_no_dominance(red, blue, worth):
    s = capital({"socialist": (red, 0), "liberal": (0, blue)}, abdicated=True, turn="february")
    assert shown(s, "advantage")["duma"] == worth
    assert shown(s, "dominance") == ""


@pytest.mark.parametrize(
    ("radical", "monarchist", "rolling"), [(3, 2, [REV]), (2, 3, [GOV]), (2, 2, [REV, GOV])]
)
def test_5_4_1_the_stronger_extremists_roll(radical, monarchist, rolling):
    s = capital({"radical": (radical, 0), "monarchist": (0, monarchist)})
    s = answer(plan(s, score_track("duma")), *[1 for _ in rolling])
    assert is_over(s)
    assert told(s, "grew-extreme", "side") == rolling


def test_5_4_1_after_the_abdication_both_roll():
    s = capital(turn="february", abdicated=True, first=GOV)
    s = answer(plan(s, score_track("duma")), 1, 1)
    assert told(s, "grew-extreme", "side") == [GOV, REV]


def test_5_4_1_two_points_for_each_empty_opposing_party():
    cubes = {"radical": (1, 0), "socialist": (0, 0), "liberal": (0, 0), "monarchist": (0, 0)}
    s = answer(plan(capital(cubes), score_track("duma")), 1)
    assert told(s, "scored") == [
        {"side": REV, "points": 4, "why": "duma"},
        {"side": GOV, "points": 2, "why": "empty-party"},
        {"side": REV, "points": 2, "why": "empty-party"},
        {"side": REV, "points": 2, "why": "empty-party"},
    ]


# 11.0, 12.0


def test_11_0_and_12_0_tracks_have_ends():
    s = capital(unrest=14, prestige=1)
    move_unrest(s, 3)
    move_prestige(s, -3)
    assert (s.unrest, s.prestige) == (15, 0)
    move_unrest(s, -20)
    move_prestige(s, 20)
    assert (s.unrest, s.prestige) == (0, 15)
    assert told(s, "unrest-moved") == [{"by": 1, "level": 15}, {"by": -15, "level": 0}]


def test_12_1_1_nothing_moves_prestige_after_the_abdication():
    s = capital(turn="february", abdicated=True)
    move_prestige(s, 3)
    assert s.prestige == 0
