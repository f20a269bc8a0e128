"""A study: one steps and another follows, something is said, and something tried out."""

import re

import pytest

from tests.browser.guest import ASKED, FINISHED
from tests.browser.test_pages import faults_of

GAME = "dual-powers"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


def at(guest, moment):
    guest.page.wait_for_selector(f"#replay-bar strong >> text=/^\\D*{moment}\\D/")


@pytest.fixture
def studying(visit):
    """Anna has given up a game, and leads a study of it; Bruno has followed her link."""
    anna, bruno = visit("en"), visit("de", **PHONE)
    anna.open(GAME, {"red": "me", "white": "random"})
    for _ in range(2):
        anna.wait_for(ASKED)
        anna.choose()
    anna.wait_for(ASKED)
    anna.page.locator(".deeds details summary").click()
    anna.act(anna.page.locator(".deeds .loud").click)
    anna.wait_for(FINISHED)
    anna.leave(anna.page.locator("#question a", has_text="Replay"))
    anna.leave(anna.page.locator("form[action$=study] button"))
    anna.page.wait_for_url("**/study/*")
    link = anna.page.locator(".copying input").input_value()
    assert link == anna.page.url
    bruno.page.goto(link)
    bruno.page.wait_for_selector("#replay-bar")
    return anna, bruno


def test_one_leads_another_follows_comments_and_sees_what_is_tried(studying):
    anna, bruno = studying
    last = int(anna.page.locator("#replay-bar [type=range]").get_attribute("max"))
    anna.act(anna.page.locator("#step-first").click)
    at(bruno, 0)
    anna.act(anna.page.locator("#step-next").click)
    at(bruno, 1)
    anna.act(lambda: anna.page.keyboard.press("ArrowRight"))
    at(bruno, 2)
    anna.act(lambda: anna.page.locator("#replay-bar [type=range]").fill("5"))
    at(bruno, 5)
    # Bruno looks around on his own, comments there, and returns
    bruno.page.locator("#step-back").click()
    at(bruno, 4)
    number = bruno.number
    anna.act(anna.page.locator("#step-last").click)
    bruno.wait_beyond(number)
    at(bruno, 4)
    bruno.page.locator("#say [name=name]").fill("Bruno")
    bruno.page.locator("#say textarea").fill("<i>Warum?</i>")
    bruno.act(bruno.page.locator("#say > button").click)
    at(bruno, 4)
    anna.page.wait_for_selector("#comments p >> text=<i>Warum?</i>")
    assert anna.page.locator(".strip-of-marks .comment").count() == 1
    bruno.page.locator(".leading .loud").click()
    at(bruno, last)
    # Anna tries something out, and Bruno sees it
    anna.page.locator("form[action$='/line'] [name=name]").fill("Once more")
    anna.act(anna.page.locator("form[action$='/line'] button").click)
    anna.choose(0)
    at(bruno, last + 1)
    assert "Once more" in bruno.page.locator("#lines").inner_text()
    assert not bruno.options.count()
    bruno.act(bruno.page.locator("form[action$='/ask'] button").click)
    anna.act(anna.page.locator("form[action$='/answer'] [value=yes]").click)
    bruno.page.wait_for_selector("#question [data-choice]", state="attached")
    bruno.page.locator("#tab-question").click()
    anna.page.wait_for_selector(".leading >> text=Bruno")
    bruno.act(bruno.page.locator("#undo").click)
    at(anna, last)
    for guest in (anna, bruno):
        assert guest.faults == []
        assert faults_of(guest.page) == []
    assert bruno.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_what_is_typed_stays_while_the_leader_goes_on(studying):
    anna, bruno = studying
    bruno.page.locator("#say textarea").fill("Half a sen")
    anna.act(anna.page.locator("#step-first").click)
    at(bruno, 0)
    assert bruno.page.locator("#say textarea").input_value() == "Half a sen"
    bruno.act(bruno.page.locator("#say > button").click)
    moments = bruno.page.locator("#comments .to").all_inner_texts()
    assert [re.sub(r"\D", "", text) for text in moments] == ["0"]
    assert bruno.page.locator("#say textarea").input_value() == ""
