"""Company: two talk, a third looks on and sees none of it; seats are taken, games carried."""

import re

import pytest

from tests.browser.guest import ASKED, FINISHED, WAITING
from tests.browser.test_pages import faults_of
from tests.running.soak import soaked

GAME = "dual-powers"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


def open_seat(guest, **settings):
    """A game with an open seat, by clicks."""
    guest.page.goto(f"/new/{GAME}")
    guest.page.locator("[name=seat-white]").select_option("anybody")
    for name, value in settings.items():
        guest.page.locator(f"[name={name}]").select_option(value)
    guest.page.locator("form.setup .loud").click()
    guest.wait_for(ASKED)


def take_seat(guest, game):
    guest.page.goto("/")
    guest.leave(guest.page.locator(f"a[href$='/open/{game}']"))
    guest.leave(guest.page.locator("main .loud"))
    guest.wait_for(ASKED)


def take_name(guest, name):
    guest.page.goto("/name")
    guest.page.locator("#name").fill(name)
    guest.page.locator("main .loud").click()
    guest.page.wait_for_url("**/")


@pytest.fixture
def friends(visit):
    """Anna before a desk, Bruno before a telephone; Anna waits until he has come."""
    anna, bruno = visit("en"), visit("de", **PHONE)
    open_seat(anna)
    take_seat(bruno, anna.page.url.rpartition("/")[2])
    anna.page.wait_for_selector(".news", state="detached")  # she hears that he has come
    return anna, bruno


def say(guest, text):
    guest.page.locator("[data-say] textarea").fill(text)
    guest.act(guest.page.locator("[data-say] button").click)


def test_two_talk_and_a_third_sees_none_of_it(friends, visit):
    anna, bruno = friends
    cara = visit("it")
    cara.page.goto(anna.page.url)
    cara.wait_for(WAITING)
    anna.page.locator("#tab-talk").click()
    say(anna, "Hello Bruno\n<script>document.title = 'stolen'</script>")
    bruno.page.wait_for_selector(".tabs [data-new]")  # the chat is closed, and says so
    bruno.page.locator("#tab-talk").click()
    assert not bruno.page.locator(".tabs [data-new]").count()
    told = bruno.page.locator("#said p").inner_text()
    assert told == "Hello Bruno\n<script>document.title = 'stolen'</script>"
    say(bruno, "Guten Abend")
    anna.page.wait_for_selector("#said li:nth-child(2)")
    assert anna.page.locator("[data-say] textarea").input_value() == ""
    number = anna.number
    anna.choose()
    cara.wait_beyond(number)  # she has heard what came after it
    assert not cara.page.locator("#talk, [data-say], [data-notes], #tab-talk").count()
    assert "Guten Abend" not in cara.page.content()
    assert "Hello" not in cara.page.content()
    assert not anna.faults + bruno.faults + cara.faults


def test_what_is_said_is_shown_for_a_while_and_opens_the_chat(friends):
    anna, bruno = friends
    bruno.page.locator("#tab-talk").click()
    say(bruno, "Guten Abend")
    notice = anna.page.locator(".notice", has_text="White: Guten Abend")
    notice.click()
    notice.wait_for(state="detached")
    assert anna.page.locator("#said p").is_visible()
    assert not bruno.page.locator(".notice").count()  # one hears nothing of one's own


def test_whoever_looks_on_reads_what_was_said_once_the_game_is_over(friends, visit):
    anna, bruno = friends
    cara = visit("it")
    cara.page.goto(anna.page.url)
    cara.wait_for(WAITING)
    anna.page.locator("#tab-talk").click()
    say(anna, "Well played")
    anna.page.locator("#question details summary").click()
    anna.act(anna.page.locator("#question details button").click)
    cara.page.wait_for_selector("#said p", state="attached")  # by itself
    cara.page.locator("#tab-talk").click()
    assert cara.page.locator("#said p").inner_text() == "Well played"
    assert not cara.page.locator("[data-say], [data-notes]").count()
    bruno.wait_for(FINISHED)
    bruno.page.locator("#tab-talk").click()
    say(bruno, "Danke")
    cara.page.wait_for_selector("#said li:nth-child(2)")
    assert not anna.faults + bruno.faults + cara.faults


def test_a_word_that_comes_in_disturbs_nobody_who_is_typing(friends):
    anna, bruno = friends
    anna.page.locator("#tab-talk").click()
    anna.page.locator("[data-say] textarea").fill("Half a sen")
    bruno.page.locator("#tab-talk").click()
    say(bruno, "Quick!")
    anna.page.wait_for_selector("#said p >> text=Quick!")
    assert anna.page.locator("[data-say] textarea").input_value() == "Half a sen"
    anna.page.keyboard.press("Shift+Enter")
    anna.page.keyboard.type("tence")
    with anna.page.expect_response("**/chat"):
        anna.page.keyboard.press("Enter")
    bruno.page.wait_for_selector("#said p >> text=tence")


def kept(guest, end):
    """Wait until notes that end so have been kept: they are kept whenever somebody pauses."""
    return guest.page.expect_response(
        lambda answer: answer.url.endswith("/notes") and str(answer.request.post_data).endswith(end)
    )


def test_notes_are_kept_as_they_are_typed_and_are_there_again(friends, visit):
    anna, bruno = friends
    anna.page.locator("#tab-talk").click()
    anna.page.locator("#notes summary").click()
    with kept(anna, "bridge"):
        anna.page.locator("[data-notes] textarea").type("Mind the bridge")
    anna.page.wait_for_selector("[data-notes] [role=status] >> text=Saved.")
    number = anna.number
    bruno.choose()
    anna.wait_beyond(number)  # what happens meanwhile does not touch what is typed
    with kept(anna, "bridges"):
        anna.page.keyboard.type("s")
    assert anna.page.locator("[data-notes] textarea").input_value() == "Mind the bridges"
    anna.page.wait_for_selector("[data-notes] [role=status] >> text=Saved.")
    anna.page.reload()
    assert anna.page.locator("[data-notes] textarea").input_value() == "Mind the bridges"
    assert "bridges" not in bruno.page.content()


@pytest.mark.parametrize("light", soaked(["light", "dark"], ["light"]))
def test_on_a_phone_the_chat_and_the_question_are_behind_tabs(visit, light):
    anna, bruno = visit("en"), visit("de", color_scheme=light, **PHONE)
    open_seat(anna)
    take_seat(bruno, anna.page.url.rpartition("/")[2])
    for tab in ("talk", "hand"):
        bruno.page.locator(f"#tab-{tab}").click()
        assert not bruno.page.locator("#question").is_visible()
        bruno.page.locator("#tab-question").click()
        assert bruno.page.locator("#asked").is_visible()
    bruno.page.locator("#tab-talk").click()
    field = bruno.page.locator("[data-say] textarea").bounding_box()
    tabs = bruno.page.locator(".tabs").bounding_box()
    assert field["y"] + field["height"] <= tabs["y"]  # there is room to type above them
    assert bruno.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert faults_of(bruno.page) == []


def test_a_rated_game_from_the_open_seat_to_the_ratings(visit):
    anna, bruno = visit("en"), visit("de", **PHONE)
    take_name(anna, "Anna Rated")
    take_name(bruno, "Bruno Rated")
    open_seat(anna, rated="yes")
    assert not anna.page.locator("#hint").count()
    take_seat(bruno, anna.page.url.rpartition("/")[2])
    bruno.page.locator(".deeds summary").click()
    bruno.act(bruno.page.locator(".deeds .loud").click)
    anna.wait_for(FINISHED)
    assert "Anna Rated: 1500 → 1516" in anna.page.locator("#question").inner_text()
    anna.page.goto("/ratings")
    assert "1516" in anna.page.locator("tr.mine").inner_text()
    assert faults_of(anna.page) == []
    bruno.page.goto(f"/ratings/{GAME}")
    bruno.leave(bruno.page.get_by_role("link", name="Bruno Rated"))
    assert "-16.0" in bruno.page.locator("table").inner_text()
    assert bruno.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert faults_of(bruno.page) == []


def test_games_are_carried_to_another_device_by_a_link(visit):
    anna, phone = visit("en"), visit("en", **PHONE)
    take_name(anna, "Anna Carries")
    anna.open(GAME, {"red": "me", "white": "random"})
    game = anna.page.url
    anna.page.goto("/carry")
    anna.page.locator("main .loud").click()
    link = anna.page.locator(".invite input").input_value()
    code = anna.page.locator(".code").inner_text()
    assert link.endswith(code)
    assert re.fullmatch(r"([a-z2-9]{4}-?){4}", code)
    assert faults_of(anna.page) == []
    phone.page.goto(link)
    phone.page.locator("main .loud").click()
    phone.page.wait_for_url("**/")
    assert "Anna Carries" in phone.page.locator("main").inner_text()
    phone.page.locator(f"a[href$='{game.rpartition('/')[2]}']").click()
    phone.wait_for(ASKED)
    phone.page.goto(link)
    assert "not good" in phone.page.locator("#trouble").inner_text()
