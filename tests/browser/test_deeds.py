"""What a player can do beside choosing, and what a server can suffer."""

import json

import pytest

from tests.browser.guest import ASKED, FINISHED, WAITING

GAME, ME, BOT = "dual-powers", "red", "white"
HELD = """() => {  // what is sent waits until it is let go
    const [send, gate] = [window.fetch, new Promise((open) => { window.letGo = open; })];
    window.sent = [];
    window.fetch = async (...what) => {
        window.sent.push(String(what[0]));
        await gate;
        return send(...what);
    };
}"""
NOTICES = """() => {  // a notice is not there for long
    window.told = [];
    const { lost } = document.body.dataset;
    const note = (changes) => {
        const added = changes.flatMap((change) => [...change.addedNodes]);
        const notices = added.filter((node) => node.className === "notice");
        const texts = notices.map((notice) => notice.textContent);
        window.told.push(...texts.filter((text) => text !== lost));
    };
    new MutationObserver(note).observe(document.body, { childList: true });
}"""


def seen(page, part: str) -> None:
    """Wait until the address has this part."""
    page.wait_for_function("part => location.search.includes(part)", arg=part)


@pytest.fixture
def playing(guest):
    """Somebody in the first turn of a game against a bot."""
    guest.open(GAME, {ME: "me", BOT: "random"})
    guest.wait_for(ASKED)
    guest.choose(0)
    guest.wait_for(ASKED)
    return guest


def test_what_taught_nobody_anything_is_taken_back_at_once(playing):
    question, hand = playing.question, playing.page.locator("#hand").inner_text()
    playing.choose(0)
    playing.wait_for(ASKED)
    assert playing.question != question
    playing.act(playing.page.locator("#undo").click)
    playing.rest()
    assert playing.question == question
    assert playing.page.locator("#hand").inner_text() == hand


def test_a_reload_changes_nothing(playing):
    question, lines = playing.question, playing.lines
    playing.page.reload()
    assert (playing.question, playing.lines) == (question, lines)


def test_a_restart_is_noticed_and_changes_nothing(playing, server):
    question = playing.question
    server.stop()
    playing.page.wait_for_selector(".notice")
    playing.choose_in_vain()
    server.start()
    playing.page.wait_for_selector(".notice", state="detached")
    assert playing.question == question
    playing.choose(0)
    playing.wait_for(ASKED)
    assert playing.question != question


def test_a_double_click_is_one_choice(playing):
    playing.page.evaluate(HELD)
    playing.options.first.dblclick()  # both clicks come before the answer
    assert playing.page.evaluate("window.sent.length") == 1
    with playing.page.expect_response(lambda answer: answer.request.method == "POST"):
        playing.page.evaluate("window.letGo()")
    playing.wait_for(ASKED)
    room = playing.server.rooms.room(playing.page.url.rpartition("/")[2])
    assert [made.who for made in room.history.moves].count(ME) == 2  # and the one before
    assert playing.faults == []


def test_a_stale_tab_is_told_so_and_shows_the_present(playing):
    page = playing.page.context.new_page()
    page.route("**/game/*/live*", lambda route: route.abort())  # it hears nothing
    page.goto(playing.page.url)
    playing.choose(0)
    playing.wait_for(ASKED)
    page.evaluate(NOTICES)
    page.locator("#question button[data-choice]").first.click()
    page.wait_for_function("() => window.told.length")
    page.wait_for_function(
        "text => document.querySelector('#question h2').innerText === text", arg=playing.question
    )


def test_resigning_is_confirmed_and_the_game_is_over(playing):
    playing.give_up()
    playing.page.goto("/")
    assert playing.page.locator("#done ~ ul li").count() == 1


def test_my_games_are_in_the_lobby_and_my_turn_is_said(playing):
    playing.page.goto("/")
    assert playing.page.locator("#going ~ ul .turn").count() == 1
    playing.page.locator("#going ~ ul a").click()
    playing.wait_for(ASKED)


def test_looking_back_forking_and_the_seal_of_the_dealer(playing):
    """While playing from one's own eyes; after the end from all, with all that belongs to it."""
    page = playing.page
    playing.leave(page.locator(".deeds a[href*=replay]"))
    page.wait_for_selector("#replay-bar")
    assert not page.locator("#replay-bar select").count()
    page.locator("#step-back").click()
    seen(page, "at=")
    page.goto(page.url.split("/replay")[0])
    page.locator(".deeds summary").click()
    playing.act(page.locator(".deeds .loud").click)
    playing.wait_for(FINISHED)
    playing.leave(page.locator("#question a", has_text="Replay"))
    assert page.locator(".check").inner_text().startswith("✓")
    assert page.locator("#replay-bar select option").count() == 3
    page.locator("#replay-bar select").select_option(BOT)
    seen(page, f"as={BOT}")
    page.locator("#replay-bar [type=range]").fill("12")
    seen(page, "at=12")
    with page.expect_download() as download:
        page.locator("a[download]").click()
    assert len(json.loads(download.value.path().read_text("utf-8"))["choices"]) > 12
    page.locator(".deeds summary").click()
    page.locator("form[action$=fork] .loud").click()
    page.wait_for_url("**/game/*")
    assert playing.wait_for(ASKED, WAITING)
