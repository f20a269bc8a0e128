"""Every lesson, played to its end along every path that it accepts, and off it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from random import Random

import pytest

from barricades.digest import sections
from barricades.games import NAMES as GAMES
from barricades.lessons import (
    ASKED,
    DONE,
    EXPLAINED,
    FAILED,
    NAMES,
    OVER,
    Lesson,
    Moment,
    course,
    play,
)
from barricades.lessons.position import beginning
from barricades.play import visibility
from barricades.words import LANGUAGES, Words
from tests.lessons.ways import next_of, way_to_goal

LESSONS = [lesson for name in NAMES for lesson in course(name).lessons]
GOALS = {"en": "lesson's goal", "de": "Ziel der Lektion", "it": "obiettivo della lezione"}
MOST = 40  # moments on ways to one goal
every_lesson = pytest.mark.parametrize(
    "lesson", LESSONS, ids=lambda lesson: f"{lesson.game}/{lesson.name}"
)


@cache
def walked(lesson: Lesson) -> list[Moment]:
    return [*walk(lesson)]


def walk(lesson: Lesson) -> Iterator[Moment]:
    """Every moment of a lesson that its tasks accept; of the ways to a goal, some."""
    waiting, seen, rng = [play(lesson, ())], Counter[tuple[int, str]](), Random(lesson.name)
    while waiting:
        moment = waiting.pop()
        yield moment
        if moment.state == FAILED:
            continue
        follow = [then for then in next_of(moment) if not then.is_tried]
        if moment.state != OVER and moment.step.goal:
            seen[moment.at, moment.state] += 1
            if seen[moment.at, moment.state] > (MOST if moment.state == ASKED else 1):
                continue
            rng.shuffle(follow)
            if moment.choices == moment.begun:
                follow += way_to_goal(moment)[-1:]
        waiting += follow


def messages(moment: Moment) -> Iterator[str]:
    yield moment.message
    if moment.unwise:
        yield moment.unwise


@every_lesson
def test_a_lesson_can_be_played_to_its_end(lesson):
    states = {(moment.at, moment.state) for moment in walked(lesson)}
    assert (len(lesson.steps), OVER) in states
    for at, step in enumerate(lesson.steps):
        assert (at, DONE if step.is_task else EXPLAINED) in states, step.name
        if step.goal:
            assert (at, FAILED) in states, f"{step.name} cannot be missed"


@every_lesson
def test_a_lesson_has_a_goal_and_says_so_in_one_of_its_tasks(lesson):
    for language, goal in GOALS.items():
        words = Words(language, lesson.game)
        tasks = [step.name for step in lesson.steps if step.is_task]
        told = [words.text(f"lesson-{lesson.name}-{name}") for name in tasks]
        assert [goal in text for text in told[-2:]].count(True) == 1
        assert not any(goal in text for text in told[:-2])


@every_lesson
def test_a_task_asks_what_it_says(lesson):
    for moment in walked(lesson):
        if moment.state == ASKED:
            assert moment.ask, moment.step.name
            if turns := moment.step.turns:
                turn = turns[moment.turn]
                assert moment.ask.what == turn.asked, moment.step.name
                offered = {*moment.ask.options}
                assert not turn.accept or offered & {*turn.accept}, moment.step.name
                assert offered >= {*turn.refuse}, moment.step.name
                assert {*map(str, offered)} >= {*turn.reasons}, moment.step.name


@every_lesson
def test_a_wrong_try_is_explained_and_changes_nothing(lesson):
    words = [Words(language, lesson.game) for language in LANGUAGES]
    for moment in walked(lesson):
        if moment.state != ASKED:
            continue
        tries = [play(lesson, (*moment.choices, "nonsense")), *next_of(moment)]
        assert tries[0].refused
        for then in tries:
            if then.is_tried:
                assert then.choices == moment.choices
                assert then.history.state == moment.history.state
                again = play(lesson, (*then.choices, None))
                assert (again.state, again.is_tried) == (ASKED, False)
            for said in words:
                for id in messages(then):
                    assert said.text(id)
                if then.refused:
                    assert said.refusal(then.refused)


@every_lesson
def test_a_lesson_uses_all_the_answers_it_gives(lesson):
    moment = play(lesson, ())
    while moment.state != OVER:
        follow = [then for then in next_of(moment) if not then.is_tried]
        moment = way_to_goal(moment)[-1] if moment.ask and moment.step.goal else follow[0]
    left = {key: answers for key, answers in moment.position.answers.items() if answers}
    assert left == {}


@every_lesson
def test_a_position_can_be_as_it_is(lesson):
    """Whatever was laid out: each side sees what it may, and nothing is there twice."""
    history = beginning(lesson).history
    game, state = history.game, history.state
    for side in game.sides(lesson.options):
        guessed = game.guess(state, side, Random(1))
        assert game.view(guessed, side) == game.view(state, side)
    assert game.restore(game.save(state)) == state
    assert history.lines == []


@every_lesson
def test_every_text_is_used_and_cites_what_there_is(lesson):
    moments = [then for moment in walked(lesson) for then in (moment, *next_of(moment))]
    start = f"lesson-{lesson.name}"
    said = {id for moment in moments for id in messages(moment) if id.startswith(start)}
    for language in LANGUAGES:
        words, numbers = Words(language, lesson.game), sections(lesson.game, language)
        known = {id for id in texts(language, lesson.game) if id.startswith(f"{start}-")}
        assert known == said | {f"{start}-about"}
        assert words.text(start)
        for id in known:
            text = words.text(id)
            assert re.search(r"[.!]$", text), id
            for number in re.findall(r"\b(?:\d+\.\d+|R\d+)\b", text):
                assert number in numbers, f"{id} cites {number}"


@cache
def texts(language: str, game: str) -> list[str]:
    """The ids of all that the lessons of a game say."""
    path = files("barricades") / "locale" / language / f"{game}.lessons.ftl"
    return re.findall(r"^([\w-]+) =", path.read_text("utf-8"), re.MULTILINE)


def test_every_game_has_a_course():
    assert NAMES == GAMES
    for name in NAMES:
        lessons = course(name).lessons
        starts = [f"{lesson.name}-" for lesson in lessons]
        assert not any(a.startswith(b) for a in starts for b in starts if a is not b)
        assert all(3 <= len(lesson.steps) <= 8 for lesson in lessons)


def test_whoever_only_says_yes_gets_no_further_than_a_task():
    lesson = LESSONS[0]
    moment = play(lesson, (None,) * 20)
    assert moment.state == ASKED
    assert visibility.refusal(moment.history, lesson.side, "nonsense")
