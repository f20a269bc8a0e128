"""The Duma (7.0): growing extremism, sessions and votes."""

import pytest

from barricades.games.prelude.duma import grow_extremism, hold_vote, track_modifier
from tests.games.prelude.table import (
    GOV,
    REV,
    answer,
    ask,
    both_sides,
    capital,
    close,
    is_over,
    plan,
    shown,
    story,
    told,
)

WINGS = {REV: ("socialist", "radical"), GOV: ("liberal", "monarchist")}
SESSIONS = {
    "early-turmoil": [[3, 4], [7]],
    "late-turmoil": [[3, 4], [7]],
    "early-war": [[3, 4]],
    "late-war": [[3], [6]],
    "february": [[3, 4]],
    "july": [[3, 4]],
    "october": [[3]],
}


def duma(side, moderates, extremists):
    """A side's Parties with so many cubes."""
    pairs = [(count, 0) if side == REV else (0, count) for count in (moderates, extremists)]
    return dict(zip(WINGS[side], pairs, strict=True))


def strengths(s, side):
    """A side's moderates and extremists."""
    return tuple(sum(s.cubes[party]) for party in WINGS[side])


# 7.1.1


@both_sides
@pytest.mark.parametrize(
    ("result", "moderates", "extremists", "points"),
    [
        (1, 4, 2, 0),
        (2, 3, 3, 0),
        (3, 3, 3, 0),
        (4, 3, 2, 0),
        (5, 3, 2, 0),
        (6, 2, 3, 0),
        (7, 2, 3, 0),
        (8, 2, 3, 1),
        (9, 2, 3, 1),
    ],
)
def test_7_1_1_the_table(side, foe, result, moderates, extremists, points):
    s = plan(capital(duma(side, 4, 2)), grow_extremism(side, max(result - 6, 0)))
    s = answer(s, min(result, 6))
    assert strengths(s, side) == (moderates, extremists)
    assert s.vp == points * (1 if foe == REV else -1)


@both_sides
@pytest.mark.parametrize(
    ("result", "left"), [(1, 4), (2, 3), (3, 3), (4, 3), (5, 3), (6, 2), (7, 2), (8, 2), (9, 2)]
)
def test_7_1_1_full_extremists_take_nobody_in(side, foe, result, left):
    s = plan(capital(duma(side, 4, 9)), grow_extremism(side, max(result - 6, 0)))
    s = answer(s, min(result, 6))
    assert strengths(s, side) == (left, 9)
    assert abs(s.vp) == (result >= 8)


@both_sides
@pytest.mark.parametrize(("roll", "left"), [(1, 4), (2, 3), (3, 3), (4, 3), (5, 3), (6, 2)])
def test_7_1_1_nor_do_extremists_out_of_play(side, foe, roll, left):
    s = capital(duma(side, 4, 0), abdicated=True, turn="february")
    modifier = {REV: 0, GOV: -2}[side]  # the Government has +2 from now on
    s = answer(plan(s, grow_extremism(side, modifier)), roll)
    assert strengths(s, side) == (left, 0)


@both_sides
@pytest.mark.parametrize(
    ("result", "moderates", "points"),
    [
        (1, 0, 0),
        (2, 0, 1),
        (4, 0, 1),
        (6, 0, 2),
        (6, 1, 1),
        (8, 0, 3),
        (8, 1, 2),
    ],
)
def test_7_1_1_each_moderate_missing_is_a_point_for_the_opponent(
    side, foe, result, moderates, points
):
    s = plan(capital(duma(side, moderates, 2)), grow_extremism(side, max(result - 6, 0)))
    s = answer(s, min(result, 6))
    assert strengths(s, side) == (0, 2)
    assert s.vp == points * (1 if foe == REV else -1)


@pytest.mark.parametrize(
    ("unrest", "modifier"), [(0, 0), (4, 0), (5, 1), (7, 1), (9, 1), (10, 2), (15, 2)]
)
def test_7_1_1_unrest_drives_the_revolutionary(unrest, modifier):
    assert track_modifier(capital(unrest=unrest), REV) == modifier
    s = answer(plan(capital(unrest=unrest), grow_extremism(REV, 0)), 3)
    assert told(s, "grew-extreme", "result") == [3 + modifier]


@pytest.mark.parametrize(
    ("prestige", "modifier"), [(15, 0), (7, 0), (6, 0), (5, 1), (3, 1), (2, 2), (0, 2)]
)
def test_7_1_1_want_of_prestige_drives_the_government(prestige, modifier):
    s = answer(plan(capital(prestige=prestige, unrest=15), grow_extremism(GOV, 1)), 3)
    assert told(s, "grew-extreme", "result") == [3 + 1 + modifier]


def test_12_1_1_after_the_abdication_the_government_has_two():
    assert track_modifier(capital(turn="february", abdicated=True), GOV) == 2


# 7.2


@pytest.mark.parametrize("turn", SESSIONS)
def test_7_2_sessions_and_their_votes(turn):
    for number in range(1, 9):
        s = capital(turn=turn, round=number)
        session = next((rounds for rounds in SESSIONS[turn] if number in rounds), [])
        assert shown(s, "session") == session
        voted = story(close(s, GOV), "vote-held") == ["vote-held"]
        assert voted == (session[-1:] == [number])


# 7.3


@pytest.mark.parametrize(("organized", "bonus"), [("", 2), ("radical socialist", 4)])
def test_7_3_organizations_help_in_votes(organized, bonus):
    s = capital(duma(REV, 3, 5), organizations={REV: organized}, opportunity=(0, 0))
    s = answer(plan(s, hold_vote()), 18, 18, 18, 18)
    targets = {each["place"]: each["target"] for each in told(s, "checked")}
    assert (targets["radical"], targets["socialist"]) == (5 + bonus, 3 + bonus)
    assert (targets["monarchist"], targets["liberal"]) == (4, 5)


def test_7_3_only_extremists_who_win_make_more_extremists():
    s = plan(capital(opportunity=(0, 0)), hold_vote())
    s = answer(s, 18)  # the Radicals fail
    assert ask(s).facts["place"] == "socialist"
    s = answer(s, 3)  # the Socialists succeed
    assert ask(s).facts["place"] == "monarchist"
    assert story(s, "grew-extreme") == []
    s = answer(s, 3)
    assert ask(s).what == "grow-extremism"


def test_7_3_extremism_is_carried_out_before_the_moderates_vote():
    s = answer(plan(capital(duma(REV, 3, 3)), hold_vote()), 3, 4)
    assert ask(s).facts["target"] == 2 + 2


@pytest.mark.parametrize(("red", "winner"), [(3, GOV), (6, REV), (5, "")])
def test_7_3_the_majority_scores_a_point(red, winner):
    s = capital(duma(REV, red - 1, 1) | duma(GOV, 3, 2), opportunity=(0, 0))
    s = answer(plan(s, hold_vote()), 18, 18, 18, 18)
    assert is_over(s)
    expected = [{"side": winner, "points": 1, "why": "majority"}] if winner else []
    assert told(s, "scored") == expected
