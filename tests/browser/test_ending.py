"""The end of a game: all of it in sight, the board small beside it, and both a click away."""

import pytest

from barricades.games import NAMES, load
from tests.browser.guest import ASKED
from tests.browser.test_pages import faults_of

DESK = {"viewport": {"width": 1280, "height": 720}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
REST = ".ending-rest > .panel"


def over(guest, name):
    """The page of a game that its viewer has given up."""
    side, *others = load(name).sides({})
    guest.open(name, {side: "me", **dict.fromkeys(others, "random")})
    guest.wait_for(ASKED)
    guest.give_up()
    guest.page.wait_for_selector(".ending")
    return guest.page


def foot(box):
    return box["y"] + box["height"]


@pytest.mark.parametrize("name", NAMES)
def test_a_desk_shows_the_small_board_on_the_poster_and_a_click_makes_it_large(visit, name):
    guest = visit(**DESK)
    page = over(guest, name)
    if len(load(name).sides({})) == 2:  # of several, a bot goes on for the one who gave up
        assert "you lost" in page.locator(".kicker").inner_text().lower()
    poster, board = page.locator(".triumph").bounding_box(), page.locator("#board")
    small = board.bounding_box()
    assert poster["x"] + poster["width"] / 2 < small["x"]
    assert small["x"] + small["width"] <= poster["x"] + poster["width"] + 1
    assert foot(small) <= foot(poster)
    assert all(foot(panel.bounding_box()) <= 720 for panel in page.locator(REST).all())
    assert faults_of(page) == []
    page.mouse.click(small["x"] + small["width"] / 2, small["y"] + small["height"] / 2)
    page.wait_for_selector(".ending", state="hidden")
    assert board.bounding_box()["width"] > 2 * small["width"]
    assert page.locator(".outcome").is_visible()
    page.locator("#question [data-put-aside]").click()
    assert page.locator(".ending").is_visible()
    assert board.bounding_box() == small
    assert guest.faults == []


def test_a_phone_shows_the_board_and_the_end_by_turns(visit):
    guest = visit(**PHONE)
    page = over(guest, NAMES[0])
    page.locator(".ending [data-put-aside]").tap()
    assert not page.locator(".ending").is_visible()
    assert page.locator(".surface").is_visible()
    page.locator("#question [data-put-aside]").tap()
    assert page.locator(".ending").is_visible()
    assert guest.faults == []
