"""The agenda: steps are carried out in order, one question at a time."""

import pytest

from barricades.core import Rulebook
from tests.core.toys import State, ask_word, asked, note, note_more, play, start, toy


def test_steps_are_carried_out_in_reading_order():
    assert start(note("a"), note("b"), note("c")).notes == ["a", "b", "c"]


def test_what_a_step_plans_comes_before_what_was_planned_already():
    s = start(note("a"), note_more("b", "c"), note("d"))
    assert s.notes == ["a", "more", "b", "c", "d"]


def test_a_question_waits_for_its_answer():
    s = start(note("a"), ask_word("red", "yes no"), note("b"))
    assert s.notes == ["a"]
    assert asked(s) == [("red", "ask-word")]
    assert play(s, ("red", "no")).notes == ["a", "red: no", "b"]


def test_a_step_with_nothing_to_ask_is_passed_over():
    s = start(ask_word("red", ""), note("a"))
    assert s.notes == ["a"]
    assert asked(s) == []


def test_questions_come_one_after_another():
    s = start(ask_word("red", "x"), ask_word("white", "y"))
    assert asked(s) == [("red", "ask-word")]
    assert asked(play(s, ("red", "x"))) == [("white", "ask-word")]


def test_an_ask_says_who_what_options_kind_rules_and_facts():
    (ask,) = toy().asks(start(ask_word("red", "yes no")))
    assert (ask.who, ask.what, ask.options) == ("red", "ask-word", ("yes", "no"))
    assert (ask.cites, ask.of) == (("2.1", "2.2"), "word")
    assert ask.facts == {"side": "red", "words": "yes no"}


def test_a_plan_is_plain_data():
    assert note("a") == ("note", ("a",))


def test_an_event_cites_the_rule_it_happened_under():
    s = start(note("a"), ask_word("red", "x"), note("b"))
    s = play(s, ("red", "x"))
    assert [(event.what, event.cites) for event in s.log] == [
        ("noted", ("1.1",)),
        ("said", ("2.1", "2.2")),
        ("noted", ("1.1",)),
    ]


def test_two_steps_of_one_name_are_refused():
    rules: Rulebook[State] = Rulebook()

    @rules.step("1.1")
    def walk_on(s: State) -> None: ...

    assert [*rules.steps][-1] == "walk-on"
    with pytest.raises(ValueError, match="walk-on"):

        @rules.step("1.2")
        def walk_on(s: State) -> None: ...


def test_no_step_is_called_together():
    rules: Rulebook[State] = Rulebook()
    with pytest.raises(ValueError, match="together"):

        @rules.step("1.1")
        def together(s: State) -> None: ...


def test_apply_leaves_the_state_and_play_changes_it():
    s = start(ask_word("red", "x"))
    assert play(s, ("red", "x")).notes == ["red: x"]
    assert s.notes == []
    toy().play(s, "red", "x")
    assert s.notes == ["red: x"]


def test_the_outcome_comes_when_nobody_is_asked():
    s = start(ask_word("red", "x"))
    assert toy().outcome(s) is None
    outcome = toy().outcome(play(s, ("red", "x")))
    assert outcome is not None
    assert outcome.reason == "done"


def test_the_log_keeps_events_oldest_first_and_copies_share_it():
    s = start(note("a"), ask_word("red", "x y"))
    one, two = play(s, ("red", "x")), play(s, ("red", "y"))
    assert [event.facts.get("text") or event.facts["word"] for event in one.log] == ["a", "x"]
    assert [event.facts.get("text") or event.facts["word"] for event in two.log] == ["a", "y"]
    assert len(s.log) == 1
