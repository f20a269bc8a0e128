"""A phone: what a finger opens covers nothing that matters, and a tap on it chooses nothing."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from barricades.core import NATURE
from barricades.games import NAMES, load
from tests.browser.guest import ASKED, WAITING
from tests.browser.test_ghosts import asked, press

UPRIGHT, ON_ITS_SIDE = {"width": 390, "height": 844}, {"width": 844, "height": 390}
LONG = 700  # milliseconds, after which a press is a long one
OPTION = "#question [data-choice]"
OF_A_DESK = {  # what the strip of a phone leaves out
    "dual-powers": ".dp-month:not(.dp-now)",
    "prelude": ".pr-rounds",
    "revolution": ".rv-who b",
}
IN_SIGHT = """region => {
    const there = document.querySelector(`#board [data-value='${region}'] .dp-leader`);
    if (!there) return false;
    const room = document.querySelector(".surface").getBoundingClientRect();
    const box = there.getBoundingClientRect();
    const across = box.left >= room.left && box.right <= room.right;
    return across && box.top >= room.top && box.bottom <= room.bottom;
}"""


@pytest.fixture
def phone(visit: Any) -> Any:
    return visit(viewport=UPRIGHT, has_touch=True, is_mobile=True)


def box(guest: Any, selector: str) -> Any:
    return guest.page.locator(selector).first.bounding_box()


def foot(found: Any) -> float:
    return float(found["y"] + found["height"])


@pytest.mark.parametrize("at", [0, -1])
def test_what_would_follow_lies_clear_of_the_board_and_of_the_option(phone, at):
    asked(phone, "dual-powers", "leader-recruit")
    option, page = phone.options.nth(at), phone.page
    press(page, option, LONG)
    page.wait_for_selector(".preview:not([hidden])")
    told, pressed = box(phone, ".preview"), option.bounding_box()
    assert told["y"] >= foot(pressed) or foot(told) <= pressed["y"] + 1
    assert told["y"] >= foot(box(phone, ".board"))


def test_a_tap_on_what_would_follow_puts_it_away_and_chooses_nothing(phone):
    asked(phone, "dual-powers", "leader-recruit")
    before, page = phone.number, phone.page
    press(page, phone.options.first, LONG)
    page.wait_for_selector(".preview:not([hidden])")
    page.locator(".preview").tap()
    page.wait_for_selector(".preview", state="hidden")
    assert not page.locator(".ghost, [data-busy]").count()
    assert phone.number == before


def test_a_tap_on_what_explains_a_thing_puts_it_away_and_chooses_nothing(phone):
    asked(phone, "dual-powers", "leader-recruit")
    before, page = phone.number, phone.page
    press(page, page.locator(f"{OPTION} .picture").first, LONG)
    page.wait_for_selector(".bubble.about")
    page.locator(".bubble").tap(position={"x": 6, "y": 6})
    page.wait_for_selector(".bubble", state="detached")
    assert page.locator(".preview").is_visible()  # it lay below
    assert not page.locator("[data-busy]").count()
    assert phone.number == before


def test_the_reason_why_not_comes_before_what_a_thing_is(phone):
    phone.open("dual-powers", {"red": "me", "white": "random"})
    phone.wait_for(ASKED)
    phone.page.locator("#board [data-kind=region]").first.tap()
    reason = phone.page.locator(".bubble .reason")
    assert foot(reason.bounding_box()) <= box(phone, ".bubble .dp-about")["y"]


def test_the_small_map_gives_way_to_what_lies_in_its_corner(phone):
    phone.open("dual-powers", {"red": "me", "white": "random"})
    phone.wait_for(ASKED)
    surface, page = phone.page.locator(".surface"), phone.page
    for left, corner in ((0, "right"), (100000, "left")):
        surface.evaluate("(it, left) => it.scrollTo({ left, behavior: 'instant' })", left)
        page.wait_for_selector(".map.right" if corner == "right" else ".map:not(.right)")
    surface.evaluate("it => it.scrollBy({ top: 9, behavior: 'instant' })")  # which wakes it
    page.locator(".map:not([data-rests])").tap(position={"x": 4, "y": 4})
    page.wait_for_selector(".map.right")  # once it is let go of


def test_the_small_map_covers_nothing_while_the_board_rests(phone):
    phone.open("dual-powers", {"red": "me", "white": "random"})
    phone.wait_for(ASKED)
    page, map = phone.page, phone.page.locator(".map")
    page.wait_for_selector(".map[data-rests]", state="attached")
    there = map.bounding_box()
    at = [there["x"] + there["width"] / 2, there["y"] + there["height"] / 2]
    below = page.evaluate("at => document.elementFromPoint(...at).closest('#board .plane')", at)
    assert below is not None
    for left in (0, 60):  # at least one of them is elsewhere
        page.locator(".surface").evaluate(
            "(it, left) => it.scrollTo({ left, behavior: 'instant' })", left
        )
    page.wait_for_selector(".map:not([data-rests])")


def test_what_a_rival_does_comes_into_sight_while_one_waits(phone):
    id = phone.open("dual-powers", {"red": "me", "white": "friend"}).rsplit("/", 1)[1]
    room, rng, page = phone.server.rooms.room(id), Random(6), phone.page
    while not (ask := room.history.ask("white")) or ask.what != "leader-recruit":
        ask = next(ask for ask in room.history.asks if ask.who != NATURE)
        room.choose(ask.who, rng.choice(ask.options), room.number)
    phone.wait_for(WAITING)
    for region in ask.options:  # the one that is farthest out of sight
        there = page.locator(f"#board [data-kind=region][data-value='{json.dumps(region)}']")
        if there.bounding_box()["x"] > UPRIGHT["width"]:
            break
    room.choose("white", region, room.number)
    phone.wait_beyond(room.number - 1)
    page.wait_for_function(IN_SIGHT, arg=json.dumps(region))


@pytest.mark.parametrize("name", NAMES)
def test_on_its_side_it_has_all_of_a_phone_and_the_board_reaches_the_foot(visit, name):
    guest = visit("de", viewport=ON_ITS_SIDE, has_touch=True, is_mobile=True)
    side, *others = load(name).sides({})
    guest.open(name, {side: "me", **dict.fromkeys(others, "random")})
    guest.wait_for(ASKED)
    page = guest.page
    for part in (".board", ".tabs"):
        assert foot(box(guest, part)) == pytest.approx(ON_ITS_SIDE["height"], abs=1)
    assert page.locator(".strip").evaluate("it => it.scrollWidth <= it.clientWidth + 1")
    assert not page.locator(OF_A_DESK[name]).first.is_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == ON_ITS_SIDE["width"]
    if name == "revolution":
        assert page.locator(".rv-pick .rv-token-of").first.is_visible()
