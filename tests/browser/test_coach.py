"""The coach in a first game, from the lobby on; and what is read beside a game."""

import pytest

from barricades.bots.hints import Blunder, Hint
from barricades.bots.ismcts import Found
from barricades.table.features.analysis.analysis import Analyses
from tests.browser.guest import ASKED
from tests.browser.test_pages import faults_of
from tests.running.soak import soaked
from tests.table.playing import GAME, MANY

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


@pytest.fixture
def alarmed(monkeypatch):
    """Whatever is chosen first is a blunder."""

    def blunder(self, room, side, choice):
        ask = room.history.ask(side)
        better = next(option for option in ask.options if option != choice)
        return ask, Blunder(choice, Hint(better, 0.5, 0.02, None), 0.2, 0.05)

    monkeypatch.setattr(Analyses, "blunder", blunder)


@pytest.mark.parametrize("wishes", soaked([{}, PHONE], [{}]))
def test_the_first_game_is_coached(visit, alarmed, wishes):
    guest = visit(**wishes)
    page = guest.page
    page.goto("/")
    guest.leave(page.locator(f"form[action='/new/{GAME}'] .loud"))
    guest.wait_for(ASKED)
    page.locator(".coach", has_text="secret objective").wait_for()
    page.locator(".coach .hints li").first.wait_for(state="attached")  # it may be folded away
    named = page.locator(".coach .hints li[data-names]").count()
    assert named
    assert page.locator(".options [data-choice][data-advised]").count() == named
    assert faults_of(page) == []
    question, number = guest.question, guest.number
    guest.act(guest.options.first.click)
    page.locator(".warned", has_text="20 %").wait_for()
    assert (guest.question, guest.number) == (question, number)
    assert faults_of(page) == []
    page.locator(".warned a").click()
    page.locator(".coach", has_text="secret objective").wait_for()
    guest.act(guest.options.first.click)
    guest.act(page.locator(".warned button").click)
    guest.wait_for(ASKED)
    assert guest.question != question
    page.locator(".coach", has_text="calendar").wait_for()
    guest.leave(page.locator(".deeds [aria-pressed=true]"))
    guest.wait_for(ASKED)
    assert page.locator(".coached").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    assert guest.faults == []


def test_where_the_coach_has_little_room_one_part_is_shown_and_the_other_a_tap_away(visit):
    guest = visit(**PHONE)
    page = guest.page
    page.goto("/")
    guest.leave(page.locator(f"form[action='/new/{GAME}'] .loud"))
    guest.wait_for(ASKED)
    means, sensible = page.locator(".coach details").all()
    page.locator(".coach .hints li").first.wait_for(state="attached")
    page.wait_for_function("() => !document.querySelectorAll('.coach details')[1].open")
    sheet = page.locator("#question").bounding_box()
    for part in (sensible, means):
        part.locator("summary").tap()
        page.wait_for_function("() => document.querySelectorAll('.coach [open]').length === 1")
        told = part.locator(":is(p, li)").first
        assert told.is_visible()
        for shown in (*page.locator(".coach summary").all(), told):
            there = shown.bounding_box()
            assert sheet["y"] < there["y"] < there["y"] + there["height"] < sheet["y"] + 280
    assert guest.faults == []


def test_a_whole_bid_stays_laid_while_it_is_warned_of(visit, monkeypatch):
    monkeypatch.setattr(Analyses, "careless", lambda *_: Found("", 60, 0.2, 0.05))
    guest = visit(**PHONE)
    page = guest.page
    page.goto("/")
    guest.leave(page.locator(f"form[action='/new/{MANY}'] .loud"))
    guest.wait_for(ASKED)
    guest.choose()
    page.locator(".warned", has_text="20 %").wait_for()
    assert page.locator("[data-seal]").is_enabled()
    guest.act(page.locator(".warned button").click)
    assert page.locator(".warned").count() == 0
    assert guest.faults == []


def test_without_a_script_the_warning_is_a_page(visit, alarmed):
    page = visit(java_script_enabled=False).page
    page.goto("/")
    page.locator(f"form[action='/new/{GAME}'] .loud").click()
    page.locator(".coach", has_text="secret objective").wait_for()
    page.locator("#question [data-choice]").first.click()
    page.locator(".warned button").click()
    page.wait_for_url("**/game/*")
    assert "objective?" not in page.locator("#asked").inner_text()


@pytest.mark.parametrize("wishes", soaked([{}, PHONE], [PHONE]))
def test_rules_aid_and_lessons_open_beside_the_game(visit, wishes):
    guest = visit(**wishes)
    page = guest.page
    address = guest.open(GAME, {"red": "me", "white": "random"})
    guest.wait_for(ASKED)
    page.locator(".tools [data-open=beside]").click()
    page.locator(".beside details").first.wait_for()
    assert faults_of(page) == []
    page.locator(".beside summary", has_text="Lessons").click()
    with page.expect_popup() as lesson:
        page.locator(".beside a[href*=learn]").first.click()
    assert "/learn/" in lesson.value.url
    assert page.url == address
    page.locator(".beside [data-open=question]").click()
    page.locator("#asked").wait_for()
    assert not page.locator(".beside").is_visible()
    assert guest.faults == []
