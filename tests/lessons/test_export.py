"""A moment of a recorded game becomes the beginning of a lesson."""

from __future__ import annotations

import tomllib
from random import Random

import pytest

from barricades.core import NATURE, Record, Refused
from barricades.games import NAMES, load
from barricades.lessons.export import exported
from barricades.lessons.position import beginning
from barricades.lessons.reading import lesson_of


def played(name: str, choices: int) -> Record:
    """The beginning of a game in which everybody chooses at random."""
    game, rng = load(name), Random(choices)
    record, state = Record(game=name, version=game.version, options={}), game.setup({})
    for _ in range(choices):
        ask = game.asks(state)[0]
        choice = rng.choice(ask.options)
        record, state = record.with_choice(ask.who, choice), game.apply(state, ask.who, choice)
    return record


@pytest.mark.parametrize("name", NAMES)
def test_the_lesson_begins_where_the_game_stood(name):
    game, record = load(name), played(name, 60)
    state = game.setup({})
    for moment, (who, choice) in enumerate(record.choices):
        if who != NATURE and moment > 30 and not state.branches:
            lesson = lesson_of(name, "it", tomllib.loads(exported(record, who, moment)))
            there = beginning(lesson).history.state
            assert game.view(there, who) == game.view(state, who)
            assert game.asks(there) == game.asks(state)
        state = game.apply(state, who, choice)


def test_whoever_is_not_asked_cannot_begin():
    with pytest.raises(Refused, match="lessons-not-asked"):
        exported(played("dual-powers", 10), "red", 0)
    with pytest.raises(Refused, match="wire-no-moment"):
        exported(played("dual-powers", 10), "red", 99)


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ({"side": "red", "until": "bid", "steps": []}, "steps is none of side"),
        ({"side": "red", "until": "bid", "step": [{"name": "a", "says": 1}]}, "step a: says"),
        (
            {"side": "red", "until": "bid", "step": [{"name": "a", "do": [{"ask": "bid"}]}]},
            "step a: ask",
        ),
    ],
)
def test_a_slip_of_the_pen_is_named(data, told):
    with pytest.raises(ValueError, match=told):
        lesson_of("revolution", "it", data)


def test_what_no_state_has_cannot_be_laid():
    data = {"side": "red", "until": "bid", "lay": {"moon": 1}}
    with pytest.raises(ValueError, match="there is no moon"):
        beginning(lesson_of("revolution", "it", data))


def test_a_question_that_never_comes_is_the_end():
    data = {"side": "red", "until": "take-turn", "times": 10_000}
    assert beginning(lesson_of("dual-powers", "it", data)).history.outcome
