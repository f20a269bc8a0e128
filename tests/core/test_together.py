"""Sides asked together: each has a branch of its own, and nobody waits."""

import json
from itertools import permutations

import pytest

from barricades.core import IllegalChoice, together
from tests.core.toys import ask_word, asked, bid, draw, nobody_bids, note, play, start, toy

LOW, HIGH = ("low", 1), ("high", 2)


def bidding(red=1, white=1):
    """Red and white bid together, some times each; then something is noted."""
    return start(together(bid("red", red), bid("white", white)), note("done"))


def test_all_are_asked_at_once_in_the_order_planned():
    assert asked(bidding()) == [("red", "bid"), ("white", "bid")]


def test_whoever_has_answered_is_asked_no_more():
    s = play(bidding(), ("white", LOW))
    assert asked(s) == [("red", "bid")]
    with pytest.raises(IllegalChoice, match="not-asked"):
        play(s, ("white", LOW))


def test_the_rest_waits_until_all_have_answered():
    s = play(bidding(), ("white", LOW))
    assert s.notes == []
    assert play(s, ("red", HIGH)).notes == ["done"]


def test_a_branch_may_plan_more_and_does_not_wait_for_others():
    s = play(bidding(red=3), ("red", LOW), ("red", LOW))
    assert asked(s) == [("red", "bid"), ("white", "bid")]
    s = play(s, ("white", HIGH))
    assert asked(s) == [("red", "bid")]
    s = play(s, ("red", HIGH))
    assert (s.purse, s.notes) == ({"red": 4, "white": 2}, ["done"])


def test_answers_commute():
    choices = [("red", LOW), ("white", HIGH), ("green", LOW)]
    start_ = start(together(*[bid(side, 1) for side in ("red", "white", "green")]), note("done"))
    ends = [play(start_, *order) for order in permutations(choices)]
    assert all(end == ends[0] for end in ends)
    assert all(end.log == ends[0].log for end in ends)


def test_questions_keep_their_places_whoever_answers_first():
    s = bidding(red=2, white=2)
    assert asked(play(s, ("white", LOW))) == [("red", "bid"), ("white", "bid")]
    assert asked(play(s, ("red", LOW))) == [("red", "bid"), ("white", "bid")]


def test_a_branch_that_asks_nothing_is_carried_out():
    s = start(together(nobody_bids(), bid("white", 1)), note("done"))
    assert asked(s) == [("white", "bid")]
    assert s.marks == {"nobody"}
    assert play(s, ("white", LOW)).notes == ["done"]


def test_if_no_branch_asks_anything_play_goes_on():
    assert start(together(nobody_bids(), nobody_bids()), note("done")).notes == ["done"]


def test_one_together_may_follow_another():
    s = start(together(bid("red", 1), bid("white", 1)), together(bid("red", 1), bid("white", 1)))
    s = play(s, ("red", LOW), ("white", LOW))
    assert asked(s) == [("red", "bid"), ("white", "bid")]
    assert asked(play(s, ("white", HIGH), ("red", HIGH))) == []


def test_a_branch_may_ask_nature_and_that_teaches_something():
    s = start(together(draw("red"), bid("white", 1)), note("done"))
    after = play(s, ("nature", 3))
    assert after.pairs == [("red", 3)]
    assert after.lessons == s.lessons + 1


def test_different_steps_may_be_asked_together():
    s = start(together(ask_word("red", "x y"), bid("white", 2)))
    s = play(s, ("white", LOW), ("red", "y"), ("white", HIGH))
    assert (s.notes, s.purse) == (["red: y"], {"white": 3})


@pytest.mark.parametrize("choices", [[], [("red", LOW)], [("white", LOW)], [("red", LOW)] * 2])
def test_a_state_in_the_middle_of_it_saves_and_loads(choices):
    s = play(bidding(red=3, white=2), *choices)
    back = toy().restore(json.loads(json.dumps(toy().save(s))))
    assert back == s
    rest = [("white", HIGH), ("red", HIGH)]
    assert play(back, *rest) == play(s, *rest)


def test_what_was_loaded_is_saved_as_it_was_whichever_step_was_carried_out_last():
    s = start(together(ask_word("red", "x y"), bid("white", 2)))
    for choice in (("white", LOW), ("red", "y")):
        s = play(s, choice)
        saved = json.loads(json.dumps(toy().save(s)))
        assert toy().save(toy().restore(saved)) == saved


def test_a_copy_in_the_middle_of_it_is_its_own():
    s = play(bidding(red=2), ("red", LOW))
    twin = s.copy()
    toy().play(twin, "white", HIGH)
    assert asked(s) == [("red", "bid"), ("white", "bid")]
    assert s.purse == {"red": 1}
