"""A clock on the page: it counts by itself, and what time brings about is seen by all."""

import re
from datetime import UTC, datetime, timedelta

import pytest

from tests.browser.guest import ASKED, FINISHED, WAITING
from tests.browser.test_pages import faults_of
from tests.running.soak import soaked

GAME, HERE, THERE = "dual-powers", "red", "white"
NOTED = """() => {
    window.told = [];
    window.wanted = 0;
    window.allowed = "default";
    window.Notification = class {
        constructor(title, options) { window.told.push([title, options.body]); }
        static get permission() { return window.allowed; }
        static async requestPermission() { window.wanted += 1; window.allowed = "granted"; }
    };
}"""
HIDDEN = "() => Object.defineProperty(document, 'hidden', { get: () => true })"


@pytest.fixture
def later(monkeypatch):
    """Let time pass for the server."""
    ahead = timedelta()
    monkeypatch.setattr("barricades.table.store.store.now", lambda: datetime.now(UTC) + ahead)

    def passes(**amount: float) -> None:
        nonlocal ahead
        ahead += timedelta(**amount)

    return passes


def open_game(guest, seats, kind="live", **numbers):
    page = guest.page
    page.goto(f"/new/{GAME}")
    for side, who in seats.items():
        page.locator(f"[name=seat-{side}]").select_option(who)
    page.locator(f"[name=clock-kind][value={kind}]").check(force=True)
    for name, number in numbers.items():
        page.locator(f"[name=clock-{name}]").fill(str(number))
    page.locator("form.setup .loud").click()
    page.wait_for_url("**/game/*")


def sit_down(anna, bruno):
    """Anna opens a game with ten hours each, and Bruno comes in by the link."""
    open_game(anna, {HERE: "me", THERE: "friend"}, minutes=600, increment=0)
    bruno.page.goto(anna.page.locator("input[value*='/seat/']").input_value())
    bruno.page.locator("main .loud").click()
    bruno.wait_for(ASKED)
    anna.page.wait_for_selector("[data-runs]")


@pytest.fixture
def friends(visit):
    anna, bruno = visit(), visit()
    sit_down(anna, bruno)
    return anna, bruno


def seconds(page) -> int:
    hours, minutes, rest = page.locator("[data-runs]").first.inner_text().split(":")
    return int(hours) * 3600 + int(minutes) * 60 + int(rest)


def test_the_page_counts_down_and_asks_nobody(visit):
    guest = visit()
    page, requests = guest.page, []
    page.clock.install()
    sit_down(guest, visit())
    page.reload()  # now there is nothing left to hear
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 3600"))  # that is not over by then
    page.clock.run_for(500)
    before = seconds(page)
    page.on("request", lambda request: requests.append(request.url))
    page.clock.run_for(65_000)
    assert seconds(page) == before - 65
    assert requests == []
    with page.expect_response("**/game/*"):  # whether it is really over
        page.clock.fast_forward(36_000_000)
        page.clock.run_for(2_000)
    page.wait_for_selector("[data-over]", state="detached")
    assert len(requests) == 1


def test_days_are_shown_as_days(guest):
    open_game(guest, {HERE: "me", THERE: "random"}, "days", days=3)
    guest.wait_for(ASKED)
    assert re.fullmatch(r"2 d 23 h|3 d 0 h", guest.page.locator("[data-left]").inner_text())
    assert "3 days for every answer" in guest.page.locator("#players").inner_text()


def test_the_clock_waits_for_a_friend(guest):
    open_game(guest, {HERE: "me", THERE: "friend"}, minutes=10)
    assert not guest.page.locator("[data-runs]").count()
    assert "starts when everybody has come" in guest.page.locator("#players").inner_text()


def test_when_time_is_up_all_see_it(friends, later):
    anna, bruno = friends
    anna.choose(0)
    anna.wait_for(WAITING)
    later(hours=11)
    for friend in friends:  # the watch has noticed
        friend.wait_for(FINISHED)
        assert "White had no time left." in friend.page.locator("#question").inner_text()
    assert not anna.page.locator("[data-left]").count()
    assert anna.faults == bruno.faults == []


def test_a_pause_by_consent_and_back(friends):
    anna, bruno = friends
    anna.act(anna.page.locator("form[action$=pause] button").click)
    bruno.act(bruno.page.locator("[name=agree][value=yes]").click)
    for friend in friends:
        friend.wait_for("paused")
        assert not friend.page.locator("[data-runs], [data-lit], [data-choice]").count()
    bruno.act(bruno.page.locator("form[action$=resume] button").click)
    anna.page.wait_for_selector("[name=agree][value=yes]")
    assert not anna.page.locator("[name=agree][value=no]").count()
    anna.act(anna.page.locator("[name=agree][value=yes]").click)
    for friend in friends:
        friend.wait_for(ASKED)
    assert bruno.page.locator("[data-runs]").count() == 2


@pytest.mark.parametrize(("light", "width"), [("dark", 360), *soaked([("light", 1280)], [])])
def test_everybody_can_read_it(visit, light, width):
    guest = visit("de", color_scheme=light, viewport={"width": width, "height": 800})
    page = guest.page
    page.goto(f"/new/{GAME}")
    page.locator("[name=clock-kind][value=days]").check(force=True)
    assert faults_of(page) == []
    open_game(guest, {HERE: "me", THERE: "random"}, minutes=10)
    guest.wait_for(ASKED)
    assert faults_of(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.locator("a[href*=away]").click()
    page.wait_for_selector("[data-notify] button")
    assert faults_of(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.goto("/")
    page.locator("#feed summary").click()
    page.locator("#feed button").first.click()
    page.wait_for_selector("#feed input")
    assert faults_of(page) == []


def icon(guest) -> str:
    return str(guest.page.locator("link[rel=icon]").get_attribute("href"))


def test_the_tab_says_when_it_is_my_turn(friends):
    anna, bruno = friends
    assert "turn.svg" in icon(anna)
    assert anna.page.title().startswith("●")
    anna.choose(0)
    anna.wait_for(WAITING)
    assert "mark.svg" in icon(anna)
    assert not anna.page.title().startswith("●")
    bruno.choose(0)
    anna.wait_for(ASKED)
    assert "turn.svg" in icon(anna)


def test_the_system_tells_of_my_turn_once_i_have_asked_for_it(visit):
    anna, bruno = visit(), visit()
    anna.page.context.add_init_script(f"({NOTED})()")
    sit_down(anna, bruno)
    game = anna.page.url
    assert anna.page.evaluate("window.wanted") == 0
    anna.leave(anna.page.locator("a[href*=away]"))
    bell = anna.page.locator("[data-notify] button")
    assert anna.page.evaluate("window.wanted") == 0
    bell.click()
    anna.page.wait_for_selector("[data-notify] [aria-pressed=true]")
    anna.page.goto(game)
    anna.page.evaluate("window.allowed = 'granted'")
    anna.page.evaluate(HIDDEN)
    anna.choose(0)
    anna.wait_for(WAITING)
    assert anna.page.evaluate("window.told") == []
    bruno.wait_for(ASKED)
    bruno.choose(0)
    anna.wait_for(ASKED)
    (told,) = anna.page.evaluate("window.told")
    assert told[1] == "It is your turn."
