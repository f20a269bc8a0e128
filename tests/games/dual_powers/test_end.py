"""Cleanup and the end of the game (chapter 8)."""

import pytest

from tests.games.dual_powers.table import (
    GAME,
    answer,
    ask,
    asked,
    both_sides,
    city,
    cleanup,
    offered,
    scoring,
    told,
    winner,
)

# 8.1: tiles


def test_the_blockade_tile_becomes_the_unrest_tile():
    s = cleanup(city(unrest="white", blockade="blue"))
    assert asked(s) == ("nature", "lay-blockade")
    assert offered(s) == {"red", "green", "purple", "brown"}
    s = answer(s, "green")
    assert (s.unrest, s.blockade, s.barricade) == ("blue", "green", "green")
    assert s.used_tiles == ("white",)


def test_a_used_tile_does_not_come_again_while_the_stack_lasts():
    s = cleanup(city(tiles="red", used_tiles="green purple brown"))
    assert ask(s).options == ("red",)


# 8.2: cards


def test_played_cards_and_objectives_are_discarded():
    s = city(played={"red": "red-1", "white": "white-1"}, objectives={"red": "red-2"})
    s = cleanup(s, "green")
    assert {*s.discard} == {"red-1", "red-2", "white-1"}
    assert s.played == {"red": (), "white": ()}
    assert s.objectives == {"red": "", "white": ""}


def test_played_leader_cards_leave_the_game():
    s = cleanup(city(played={"red": "lenin", "white": "lvov"}), "green")
    assert not {"lenin", "lvov"} & {*s.discard, *s.deck, *s.hands["red"], *s.hands["white"]}


def test_hands_are_kept():
    s = cleanup(city(hands={"red": "red-1 lenin"}, played={"red": "red-2"}), "green")
    assert s.hands["red"] == ("red-1", "lenin")


def test_markers_return_and_objectives_are_closed():
    s = city(revealed="red white", objectives={"red": "red-2", "white": "blue-1"})
    s.markers = ("white", "red", "blue")
    s = cleanup(s, "green")
    assert (s.markers, s.revealed) == ((), ())


def test_tokens_date_and_support_are_kept():
    s = city({"red": "red-unit-1-1~"}, day=9, month="july", support=-4, will="white")
    after = cleanup(s, "green")
    assert (after.at, after.exhausted) == (s.at, s.exhausted)
    assert (after.day, after.month, after.support, after.will) == (9, 2, -4, "white")


# 8.3: the track


@both_sides
def test_the_end_of_the_track_wins_at_once(side, foe):
    far = {"red": 10, "white": -10}[side]
    tokens = {"green": f"{side}-unit-1-1"}
    s = scoring(city(tokens, will=foe, support=far, objectives={foe: "green-8", side: "red-1"}))
    assert winner(s) == ("track", side)
    assert GAME.asks(s) == ()
    assert told(s, "won", "side", "ending") == [{"side": side, "ending": "track"}]


@both_sides
def test_one_space_before_the_end_the_game_goes_on(side, foe):
    far = {"red": 9, "white": -9}[side]
    tokens = {"green": f"{side}-unit-1-1"}
    s = scoring(city(tokens, support=far, objectives={foe: "green-8", side: "red-1"}))
    assert s.ended == ""


def test_the_track_ends_the_game_before_the_calendar_does():
    tokens = {"white": "red-unit-1-1"}
    s = scoring(city(tokens, month="october", support=8), "points")
    assert winner(s) == ("track", "red")


# 8.4: the calendar


@pytest.mark.parametrize(("support", "side"), [(1, "red"), (-1, "white"), (14, "red")])
@pytest.mark.parametrize("month", ["october", "november"])
def test_in_october_the_side_that_is_ahead_wins(support, side, month):
    s = scoring(city(month=month, support=support))
    assert winner(s) == ("calendar", side)


@both_sides
def test_level_in_october_the_will_wins(side, foe):
    s = scoring(city(month="october", will=side))
    assert winner(s) == ("calendar-will", side)


def test_in_september_the_game_goes_on():
    assert scoring(city(month="september", support=3)).ended == ""


def test_the_last_scoring_counts():
    tokens = {"white": "white-unit-1-1"}
    s = scoring(city(tokens, month="october", support=3), "points")
    assert winner(s) == ("calendar", "white")


@pytest.mark.parametrize("support", [-3, 4])
def test_points_of_the_outcome_are_the_lead(support):
    s = scoring(city(month="october", support=support))
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.points == {"red": support, "white": -support}


def test_after_the_end_every_choice_is_refused():
    s = scoring(city(month="october", support=3))
    with pytest.raises(ValueError, match="game-over"):
        GAME.apply(s, "red", "pass")
