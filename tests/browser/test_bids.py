"""A whole bid: laid by tap and by drag, taken back one by one, and sealed by a button."""

import pytest

from barricades.bots.hints import Hint
from barricades.table.features.analysis.analysis import Analyses
from tests.browser.guest import ASKED

GAME, ME = "revolution", "red"
OTHERS = {"blue": "friend", "green": "friend", "yellow": "friend"}  # who never come


@pytest.fixture
def bidding(guest):
    guest.open(GAME, {ME: "me", **OTHERS})
    guest.wait_for(ASKED)
    return guest


def laid(guest) -> list[str]:
    """The characters that tokens lie on, in the order of the tray."""
    words = "element => element.matches('.rv-away') ? element.innerText.trim() : ''"
    tokens = guest.page.locator("#hand [data-token]")
    return [tokens.nth(at).evaluate(words) for at in range(tokens.count())]


def drag(page, one, other) -> None:
    for place, deed in ((one, page.mouse.down), (other, page.mouse.up)):
        box = place.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        deed()


def test_tokens_are_laid_by_tap_and_by_drag_and_sealed_together(bidding):
    page, before = bidding.page, bidding.number
    token = page.locator("#hand [data-token]")
    seal = page.locator("[data-seal]")
    page.locator("#rv-priest").click()
    token.nth(3).click()
    page.locator("#rv-spy").click()
    drag(page, token.nth(4), page.locator("#rv-general"))
    assert laid(bidding) == ["Priest", "", "", "Spy", "General"]
    drag(page, page.locator("#rv-spy .rv-bid [data-token]"), page.locator("#rv-printer"))
    assert laid(bidding) == ["Priest", "", "", "Printer", "General"]
    assert seal.is_disabled()
    assert bidding.number == before
    page.locator("#rv-general [data-back]").click()
    page.locator("[data-row=priest] [data-back]").click()
    assert laid(bidding) == ["", "", "", "Printer", ""]
    page.reload()  # nothing is lost
    bidding.wait_for(ASKED)
    assert laid(bidding) == ["", "", "", "Printer", ""]
    for face in ("magistrate", "aristocrat", "aristocrat", "rogue"):
        page.locator(f"#rv-{face}").click()
    assert bidding.faults == []


def test_nothing_is_sent_before_the_seal_and_then_everything(bidding):
    page = bidding.page
    for _ in range(5):
        page.locator("#rv-priest").click()
    assert "SEAL ONE BID" in page.locator("[data-seal]").inner_text().upper()
    before = bidding.number
    bidding.act(page.locator("[data-seal]").click)
    bidding.wait_beyond(before)
    assert bidding.state == "waiting"
    assert page.locator("#rv-priest .rv-bid svg").count() == 5
    bidding.act(page.locator("#undo").click)
    bidding.wait_for(ASKED)
    assert laid(bidding) == ["Priest"] * 5
    page.keyboard.press("Backspace")
    page.locator("#rv-printer").click()
    bidding.act(page.locator("[data-seal]").click)
    assert page.locator("#rv-printer .rv-bid svg").count() == 1
    assert bidding.faults == []


def test_a_face_that_takes_no_such_token_says_so(bidding):
    page = bidding.page
    page.locator("#rv-general").click()
    assert page.locator("[data-why]").inner_text() == "The General is immune to Force."
    assert laid(bidding) == [""] * 5
    page.keyboard.press("b")
    page.locator("#rv-general").click()
    assert page.locator("[data-why]").inner_text() == ""
    row = page.locator("[data-row=general]")
    assert row.locator("[data-risk=match] [data-rival]:visible").count() == 0
    assert row.locator("[data-risk=beat] [data-rival]:visible").count() == 3


def test_a_token_that_was_tapped_does_not_follow_the_pointer(bidding):
    page = bidding.page
    page.locator("#hand [data-token]").nth(3).click()
    page.mouse.move(400, 300, steps=4)
    page.mouse.move(600, 400, steps=4)
    assert page.locator(".rv-drag, .rv-held").count() == 0
    page.locator("#rv-priest").click()
    assert page.locator(".rv-drag, .rv-held").count() == 0
    assert laid(bidding) == ["", "", "", "Priest", ""]


def test_where_nothing_is_left_to_lay_a_face_says_so(bidding):
    page = bidding.page
    for _ in range(5):
        page.locator("#rv-priest").click()
    assert page.locator("[data-why]").inner_text() == ""
    page.locator("#rv-printer").click()
    assert page.locator("[data-why]").inner_text().startswith("All your tokens are laid")
    assert laid(bidding) == ["Priest"] * 5


def test_an_advised_bid_is_laid_by_a_click(guest, monkeypatch):
    def hints(self, room, side):
        ask = room.history.ask(side)
        steps = [(ask, choice) for choice in ("priest", "priest", "spy", "spy", "printer")]
        return ask, [Hint("priest", 0.5, 0.02, None, tuple(steps))]

    monkeypatch.setattr(Analyses, "hints", hints)
    guest.open(GAME, {ME: "me", **dict.fromkeys(OTHERS, "random")})
    guest.wait_for(ASKED)
    guest.page.locator("#rv-merchant").click()
    guest.page.locator("#hint").click()
    guest.page.locator(".bubble [data-plan]").click()
    assert laid(guest) == ["Priest", "Priest", "Spy", "Spy", "Printer"]
    assert guest.page.locator(".bubble").count() == 0
    assert guest.page.locator("[data-seal]").is_enabled()


def test_what_explains_a_face_lies_in_nobodys_way(bidding):
    page = bidding.page
    page.locator("#rv-general").hover()
    page.locator(".about").wait_for()
    page.locator("#rv-priest").click()  # which is below it
    assert laid(bidding)[0] == "Priest"
    assert page.locator(".about").count() == 0
