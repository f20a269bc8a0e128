"""Refusals: whatever is not offered is refused, with a reason and the rules behind it."""

import pytest

from barricades.core import IllegalChoice, together
from tests.core.toys import State, ask_word, bid, play, start, toy


def why(s: State, who: str, choice: object) -> IllegalChoice:
    with pytest.raises(IllegalChoice) as caught:
        toy().apply(s, who, choice)
    return caught.value


def test_a_step_may_say_why_not():
    error = why(start(ask_word("red", "please")), "red", "drat")
    assert (error.reason.what, error.reason.facts) == ("rude", {"word": "drat"})
    assert error.cites == ("2.2",)


def test_otherwise_a_choice_is_not_offered_by_the_rules_that_ask():
    error = why(start(ask_word("red", "please")), "red", "perhaps")
    assert error.reason.what == "not-offered"
    assert error.reason.facts["choice"] == "perhaps"
    assert error.cites == ("2.1", "2.2")


def test_who_is_not_asked_is_told_who_is():
    error = why(start(ask_word("red", "please")), "white", "please")
    assert error.reason.what == "not-asked"
    assert error.reason.facts == {"side": "white", "whom": "red"}


def test_after_the_end_nothing_is_accepted():
    s = play(start(ask_word("red", "please")), ("red", "please"))
    assert why(s, "red", "please").reason.what == "game-over"


def test_a_refusal_is_a_value_error_that_can_be_read():
    error = why(start(ask_word("red", "please")), "red", "drat")
    assert isinstance(error, ValueError)
    assert str(error) == "rude (word: drat) [2.2]"


def test_lists_read_from_json_are_taken_for_tuples():
    s = start(bid("red", 1))
    assert play(s, ("red", ["high", 2])) == play(s, ("red", ("high", 2)))


@pytest.mark.parametrize("choice", [("high", 2.0), ("high", True), ("low", True), ["low", [1]]])
def test_what_merely_equals_an_option_is_no_option(choice):
    assert why(start(bid("red", 1)), "red", choice)


@pytest.mark.parametrize("choice", [None, {}, [], (), object(), [{}]])
def test_strange_values_are_refused(choice):
    assert why(start(bid("red", 1)), "red", choice)


def test_each_side_is_held_to_its_own_question():
    s = start(together(ask_word("red", "x"), ask_word("white", "y")))
    assert why(s, "red", "y").reason.what == "not-offered"
    assert why(s, "white", "x").reason.what == "not-offered"
