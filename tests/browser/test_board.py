"""Pointing at the board: one click does it, two steps narrow it down, and everything says why."""

import pytest

from tests.browser.guest import ASKED
from tests.running.patience import until

GAME, ME, BOT = "dual-powers", "red", "white"
PART = """() => {
    const form = document.querySelector("#question form");
    form.dataset.of = "street-house";
    const options = [["mill", 1], ["mill", 2], ["dock", 1]];
    const buttons = form.querySelectorAll("[data-choice]");
    buttons.forEach((button, n) => button.dataset.choice = JSON.stringify(options[n % 3]));
    const thing = document.createElement("p");
    thing.id = "thing";
    thing.textContent = "mill";
    Object.assign(thing.dataset, {kind: "street", value: '"mill"', lit: ""});
    document.querySelector("#board").prepend(thing);
    const shown = () => [...buttons].filter((button) => button.checkVisibility()).length;
    const counts = [shown()];
    thing.click();
    counts.push(shown());
    document.querySelector("[data-back-step] button").click();
    return [...counts, shown()];
}"""

WATCH = """() => {  // a glide is cut short if another begins, as when the bot moves
    window.begun = window.glided = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
        const transition = start(change);
        window.begun += 1;
        transition.ready.then(() => { window.glided += 1; }, () => {});
        return transition;
    };
}"""

PRESS = """(option, [kind, touches]) => option.dispatchEvent(new TouchEvent(kind, {
    bubbles: true, touches: touches ? [new Touch({ identifier: 1, target: option })] : []
}))"""

HEARD = """async () => {  // each sound: its peak, and the second in which it was last heard
    const { src } = document.querySelector("script[src*=table]");
    const { SOUNDS } = await import(new URL("sounds.js", src));
    const heard = {};
    for (const [name, sound] of Object.entries(SOUNDS)) {
        const player = new OfflineAudioContext(1, 88200, 44100);
        sound(player, 0);
        const samples = (await player.startRendering()).getChannelData(0).map(Math.abs);
        const last = samples.findLastIndex((sample) => sample > 0.005);
        heard[name] = [Math.max(...samples), last / 44100];
    }
    return heard;
}"""


@pytest.fixture
def playing(guest):
    guest.open(GAME, {ME: "me", BOT: "random"})
    guest.wait_for(ASKED)
    return guest


def test_a_click_on_something_lit_chooses_it(playing):
    question = playing.question
    playing.point()
    playing.wait_for(ASKED)
    assert playing.question != question


def test_pieces_glide_unless_the_system_asks_for_stillness(visit):
    guest = visit(reduced_motion="no-preference")
    guest.open(GAME, {ME: "me", BOT: "random"})
    guest.wait_for(ASKED)
    guest.page.evaluate(WATCH)
    guest.choose()
    guest.wait_for(ASKED)
    guest.page.wait_for_function("() => window.glided")
    guest.page.emulate_media(reduced_motion="reduce")
    begun = guest.page.evaluate("window.begun")
    guest.choose()
    guest.wait_for(ASKED)
    assert guest.page.evaluate("window.begun") == begun


def test_a_click_on_something_else_says_why_not_with_the_rule(playing):
    dark = playing.page.locator("#hand [data-kind=card]:not([data-lit])").first
    dark.click()
    bubble = playing.page.locator(".bubble")
    assert "leader card" in bubble.inner_text()
    bubble.locator("a").first.click()
    assert "3.4" in playing.page.locator("dialog").inner_text()
    playing.page.keyboard.press("Escape")
    playing.page.wait_for_selector("dialog", state="detached")


def test_the_rule_behind_a_line_of_the_log(playing):
    playing.page.locator("#log li:has(a.cite)").last.hover()
    playing.page.locator("#log a.cite").last.click()
    assert "§" in playing.page.locator("dialog").inner_text()


def test_a_part_of_several_options_narrows_them_down(playing):
    every, fewer, again = playing.page.evaluate(PART)
    assert 1 < fewer < every == again


def test_the_log_can_be_filtered(playing):
    every = playing.page.locator("#log li:visible").count()
    playing.page.locator("[data-filter=scoring]").click()
    assert playing.page.locator("#log li:visible").count() < every


def test_the_log_stands_at_its_end_until_somebody_scrolls_up(playing):
    page, at_end = playing.page, "e => e.scrollHeight - e.scrollTop - e.clientHeight < 25"
    log = page.locator(".log .scroll")
    for _ in range(6):
        playing.wait_for(ASKED)
        playing.choose()
    playing.wait_for(ASKED)
    for height in (420, 700):  # the question takes more room, and less
        page.locator("#question").evaluate("(e, h) => { e.style.minHeight = `${h}px`; }", height)
        assert until(lambda: log.evaluate(at_end))
    log.evaluate("e => { e.scrollTop = 0; }")
    page.wait_for_timeout(100)
    page.locator("#question").evaluate("e => { e.style.minHeight = '300px'; }")
    page.wait_for_timeout(100)
    assert log.evaluate("e => e.scrollTop") == 0


def test_every_sound_is_heard_is_short_and_is_not_too_loud(playing):
    heard = playing.page.evaluate(HEARD)
    assert {*heard} == {"card", "die", "cube", "token", "turn", "end"}
    for name, (peak, length) in heard.items():
        assert 0.02 < peak < 0.8, name
        assert 0.02 < length < 1.5, name


def test_on_a_phone_the_board_is_moved_about_and_one_line_says_what_others_did(visit):
    guest = visit(viewport={"width": 360, "height": 740}, has_touch=True)
    guest.open(GAME, {ME: "me", BOT: "random"})
    guest.wait_for(ASKED)
    page = guest.page
    assert page.locator("#question").is_visible()
    for tab in ("hand", "log"):
        assert not page.locator(f"#{tab}").is_visible()
        page.locator(f"#tab-{tab}").click()
        assert page.locator(f"#{tab}").is_visible()
    surface = page.locator(".surface")
    assert surface.evaluate("it => it.scrollWidth > it.clientWidth")
    surface.evaluate("it => it.scrollTo({ left: 100000, behavior: 'instant' })")
    left = surface.evaluate("it => it.scrollLeft")
    page.locator(".map").click(position={"x": 4, "y": 4})  # where one is, and goes to
    assert surface.evaluate("it => it.scrollLeft") < left
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    lately = page.locator("#lately")
    page.locator("#tab-question").click()
    while not lately.is_visible():  # until the bot has had a turn
        guest.choose()
        guest.wait_for(ASKED)
    said = lately.locator(".brief").first.inner_text()
    assert said in page.locator("#log .brief").all_text_contents()
    lately.click()
    assert page.locator("#log").is_visible()
    page.locator("#tab-question").click()
    page.clock.install()
    number, option = guest.number, guest.options.first
    option.evaluate(PRESS, ["touchstart", True])
    page.clock.run_for(3000)
    option.evaluate(PRESS, ["touchend", False])
    option.evaluate("it => it.click()")  # what lets go of a long press chooses nothing
    assert not page.locator("[data-busy]").count()
    assert guest.number == number
    option.evaluate("it => it.click()")
    page.locator(f"#state:not([data-number='{number}'])").wait_for(state="attached")
