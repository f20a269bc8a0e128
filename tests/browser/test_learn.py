"""A lesson, from the lobby to its end: by mouse, by keyboard, on a phone, and without a script."""

import json
from urllib.parse import quote

import pytest

from barricades.lessons import NAMES, course
from tests.browser.test_pages import faults_of
from tests.running.soak import soaked

GAME = NAMES[0]
FIRST = course(GAME).lessons[0]
PATH = f"/learn/{GAME}/{FIRST.name}"


def says(page, text: str) -> None:
    page.locator(".taught", has_text=text).first.wait_for()


def test_a_lesson_is_played_to_its_end(visit):
    guest = visit()
    page = guest.page
    page.goto("/")
    page.locator(f".poster a[href='/learn/{GAME}']").click()
    page.locator(".page a.loud").click()
    page.wait_for_url(f"**{PATH}")
    says(page, "six regions")
    assert page.locator("#board [data-lit]").count() == 6
    page.locator("#on").focus()
    for text in ("unrest", "command card", "Do it yourself"):
        page.keyboard.press("Enter")
        says(page, text)
    page.locator("#hand [data-value='\"red-2\"']").click()
    says(page, "The rules allow it")
    page.locator("#hand [data-value='\"brown-6\"']").click()
    page.locator("[data-choice='\"recruit\"']").click()
    page.locator("[data-choice='\"red-unit-3-3\"']").click()
    says(page, "Your unit stands in Narva")
    assert faults_of(page) == []
    page.keyboard.press("u")
    page.locator("[data-choice='\"red-unit-3-2\"']").click()
    for text in ("White has replied", "strengthen your hold"):
        page.locator("#on").click()
        says(page, text)
    for choice in ("brown-4", "recruit", "red-unit-2-2"):
        page.locator(f"[data-choice='\"{choice}\"']").click()
    says(page, "Six against two")
    page.locator("#on").click()
    says(page, "Well done")
    page.goto(f"/learn/{GAME}")
    assert page.locator(".lessons .done").count() == 1
    assert guest.faults == []


@pytest.mark.parametrize("name", soaked(NAMES, NAMES[:1]))
def test_by_night_axe_finds_no_serious_fault(visit, name):
    """Something told, a task, and a try that was wrong."""
    page = visit(color_scheme="dark").page
    lesson = course(name).lessons[0]
    task = next(at for at, step in enumerate(lesson.steps) if step.is_task)
    for did in ([], [None] * task, [*[None] * task, "nonsense"]):
        page.goto(f"/learn/{name}/{lesson.name}?did={quote(json.dumps(did))}")
        assert faults_of(page) == [], did


@pytest.mark.parametrize("script", [True, False])
def test_on_a_phone_and_without_a_script(visit, script):
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
    page = visit("de", java_script_enabled=script, **phone).page
    page.goto(PATH)
    for step in (2, 3, 4):
        page.locator("#on").click()
        page.locator(".where", has_text=f"Schritt {step}").wait_for()
    page.locator("[data-choice='\"brown-6\"']").click()
    page.locator("[data-choice='\"recruit\"']").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
