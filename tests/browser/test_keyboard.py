"""A whole game without a mouse."""

from tests.browser.guest import ASKED, FINISHED
from tests.running.soak import soaked

GAME = "revolution"
BOTS = ("blue", "green")
ANSWERS = soaked(100_000, 2)


def reach(page, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab does not reach {selector}")


def test_a_game_by_keyboard_alone(guest):
    page = guest.page
    page.goto("/")
    reach(page, f".poster a[href='/new/{GAME}']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new/*")
    reach(page, "[name=option-players]")
    with page.expect_response("**/new/*option-players=3*"):
        page.keyboard.press("ArrowDown")
    page.wait_for_selector("[name=seat-yellow]", state="detached")
    for side in BOTS:
        reach(page, f"[name=seat-{side}]")
        page.keyboard.press("End")
        assert page.locator(f"[name=seat-{side}]").input_value() == "random"
    reach(page, "[name=coach]")
    page.keyboard.press("End")
    reach(page, "form.setup .loud")
    page.keyboard.press("Enter")
    page.wait_for_url("**/game/*")

    guest.wait_for(ASKED)
    page.keyboard.press("?")
    assert "§" in page.locator("dialog").inner_text()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.keyboard.press("l")
    assert page.evaluate("document.activeElement.matches('.log .scroll')")

    reach(page, "#board [data-lit]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert page.locator(".rv-bid [data-piece]").count() == 1
    page.keyboard.press("u")
    assert page.locator(".rv-bid [data-piece]").count() == 0
    guest.act(lambda: bid(guest))
    if guest.rest() != ASKED:  # the bots have not sealed theirs yet
        guest.act(lambda: page.keyboard.press("u"))
        guest.wait_for(ASKED)

    for _ in range(ANSWERS):
        if guest.wait_for(ASKED, FINISHED) == FINISHED:
            break
        if page.locator("[data-draft]").count():
            guest.act(lambda: bid(guest))
            continue
        keys = [button.get_attribute("aria-keyshortcuts") for button in guest.options.all()]
        guest.act(lambda: page.keyboard.press(guest.rng.choice(keys)))  # noqa: B023
    assert guest.faults == []


def bid(guest) -> None:
    """Type kinds and characters until every token lies, and seal the bid."""
    while not guest.page.locator("[data-seal]").is_enabled():
        for keys in ("fbg", "123456789abc"):
            guest.page.keyboard.press(guest.rng.choice(keys))
    guest.page.keyboard.press("Enter")
