"""Learning in a browser: the course, its lessons on the stage, and what the browser remembers."""

from __future__ import annotations

import html
import json
import re
from typing import Any
from urllib.parse import quote

import pytest

from barricades.lessons import EXPLAINED, FAILED, NAMES, OVER, Moment, course, play
from barricades.table.features.learn.page import LessonPage
from barricades.table.web.viewer import HAVE
from barricades.words import LANGUAGES, Words
from tests.table.club import browser

LESSONS = [lesson for name in NAMES for lesson in course(name).lessons]
FIRST = LESSONS[0]
PATH = f"/learn/{FIRST.game}/{FIRST.name}"
TASK = next(at for at, step in enumerate(FIRST.steps) if step.is_task)


def first_task() -> Any:
    return play(FIRST, (None,) * TASK)


def through(lesson: Any) -> list[Moment]:
    """The first way through a lesson that is accepted, and reaches the goals."""
    way = [play(lesson, ())]
    while way[-1].state != OVER:
        way += first_way(way[-1], len(way[-1].choices) + 1)[1:]
    return way


def first_way(moment: Moment, least: int) -> list[Moment]:
    """The first way on: a choice, or all of those that lead to a goal."""
    if len(moment.choices) >= least and not (moment.ask and moment.step.goal):
        return [moment] * (moment.state != FAILED)
    options = [(*moment.choices, option) for option in moment.ask.options] if moment.ask else []
    for choices in options or [moment.next or ()]:
        then = play(moment.lesson, choices)
        if not then.is_tried and (way := first_way(then, least)):
            return [moment, *way]
    return []


def did(*choices: Any) -> str:
    return quote(json.dumps(choices))


def made(page: str) -> Any:
    """The choices that a page says were made."""
    return json.loads(html.unescape(re.findall(r'data-did="([^"]+)"', page)[0]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_course_lists_its_lessons(app, language):
    me = browser(app, **{"accept-language": language})
    for name in NAMES:
        page, words = html.unescape(me.get(f"/learn/{name}").text), Words(language, name)
        for lesson in course(name).lessons:
            assert f'href="/learn/{name}/{lesson.name}"' in page
            assert words.noun("lesson", lesson.name) in page


def test_the_lobby_leads_to_the_courses(app):
    page = browser(app).get("/").text
    assert all(f'href="/learn/{name}"' in page for name in NAMES)


def test_a_lesson_says_something_and_goes_on(app):
    me = browser(app)
    page = me.get(PATH).text
    assert "data-choice" not in page
    (on,) = re.findall(r'id="on" href="([^"]+)"', page)
    assert html.unescape(on) == f"{PATH}?did={did(None)}".replace("%20", "")
    assert 'id="undo"' not in page
    assert 'id="undo"' in me.get(html.unescape(on)).text


def test_a_task_is_answered_by_a_form(app):
    me, task = browser(app), first_task()
    page = me.get(f"{PATH}?did={did(*task.choices)}").text
    assert page.count("data-choice=") == len(task.ask.options)
    right = task.step.turns[0].accept[0]
    form = {"did": json.dumps(task.choices), "choice": json.dumps(right)}
    answer = me.post(f"{PATH}/try", data=form)
    assert answer.status_code == 200
    assert made(answer.text) == [*task.choices, right]


def test_a_wrong_try_is_explained_and_can_be_made_again(app):
    me, task = browser(app), first_task()
    wrong = next(o for o in task.ask.options if o not in task.step.turns[0].accept)
    for choice, cites in ((wrong, False), ("nonsense", True)):
        form = {"did": json.dumps(task.choices), "choice": json.dumps(choice)}
        page = me.post(f"{PATH}/try", data=form).text
        (said,) = re.findall(r'class="taught wrong".*?</div>', page, re.DOTALL)
        assert ("data-rules" in said) == cites
        assert page.count("data-choice=") == len(task.ask.options)


def test_a_script_gets_the_parts_that_have_changed(app):
    me, task = browser(app), first_task()
    form = {"did": json.dumps(task.choices), "choice": json.dumps(task.step.turns[0].accept[0])}
    parts = me.post(f"{PATH}/try", data=form, headers={HAVE: ""}).json()
    assert {"question", "state", "board", "hand"} <= parts.keys()


def test_why_not_and_what_is_it_and_what_would_follow(app):
    me, task = browser(app), first_task()
    asked = {"did": json.dumps(task.choices)}
    why = me.get(f"{PATH}/why", params={**asked, "kind": task.ask.of, "value": '"nonsense"'})
    assert "data-rules" in why.text
    told = me.get(f"{PATH}/why", params={"kind": task.ask.of, "value": '"nonsense"'})
    assert "Next" in told.text
    option = json.dumps(task.ask.options[0])
    would = me.get(f"{PATH}/preview", params={**asked, "option": option}).json()
    assert would["lines"] or would["parts"]
    assert me.get(f"{PATH}/preview", params={"option": option}).status_code == 422
    thing = {"kind": task.ask.of, "value": option}
    assert me.get(f"{PATH}/about", params={**asked, **thing}).status_code == 200


def test_what_is_done_is_marked_beside_a_game(app):
    me = browser(app)
    path = me.post(f"/new/{FIRST.game}", follow_redirects=False).headers["location"]
    assert 'class="mark"' not in me.get(f"{path}/beside").text
    me.get(f"{PATH}?did={did(*through(FIRST)[-1].choices)}")
    beside = me.get(f"{path}/beside").text
    assert beside.count('class="mark"') == 1
    assert f'/{FIRST.name}"' in beside.partition('class="mark"')[0].rpartition("<li>")[2]


def test_the_browser_remembers_what_is_done(app):
    me = browser(app)
    assert "learnt-" not in str(me.cookies)
    end = through(FIRST)[-1]
    page = me.get(f"{PATH}?did={did(*end.choices)}").text
    second = course(FIRST.game).lessons[1]
    assert f'href="/learn/{FIRST.game}/{second.name}"' in page
    listed = me.get(f"/learn/{FIRST.game}").text
    assert listed.count('class="done"') == 1
    assert f'class="button loud" href="/learn/{FIRST.game}/{second.name}"' in listed


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}/{lesson.name}")
def test_what_a_step_speaks_of_is_lit_on_the_board(lesson):
    """Also every moment can be drawn."""
    words = Words("de", lesson.game)
    for moment in through(lesson):
        page = LessonPage(moment, words, in_words=True)
        content = page.content()
        assert page.panel().text
        shown = f"{content.strip}{content.board}{content.hand}"
        for kind, value in moment.step.light if moment.state == EXPLAINED else ():
            lit = html.unescape(shown)
            assert f'data-kind="{kind}" data-value="{json.dumps(value)}" data-lit' in lit, (
                moment.step.name
            )


@pytest.mark.parametrize(
    "did",
    ["", "nonsense", "{}", "[[[[]]]]", "[1e400]", "[null", '["\\ud800"]', "[true]", "9" * 999],
)
def test_nonsense_is_the_beginning(app, did):
    answer = browser(app).get(PATH, params={"did": did})
    assert answer.status_code == 200
    assert 'id="undo"' not in answer.text


@pytest.mark.parametrize("path", ["/learn/nothing", f"/learn/{FIRST.game}/nothing", "/learn/a/b"])
def test_what_is_not_taught_is_not_found(app, path):
    assert browser(app).get(path).status_code == 404
