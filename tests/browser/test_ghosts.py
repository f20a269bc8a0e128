"""Pointing at an option draws on the board what would come, go and change; and then it is gone."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from barricades.core import NATURE
from barricades.games import load
from tests.browser.guest import ASKED

BOARD = "document.querySelector('#board').innerHTML"


DISTRICTS = {"kronstadt", "vyborg", "smolny", "putilov", "vasilevskiy", "obukhov", "state-bank"}
PLAIN = ("pass", "done")


def begun(guest: Any, name: str) -> Any:
    """The room of a new game, at one screen, which nobody looks at meanwhile."""
    id = guest.open(name, dict.fromkeys(load(name).sides({}), "me")).rsplit("/", 1)[1]
    guest.page.goto("about:blank")
    return guest.server.rooms.room(id)


def asked(guest: Any, name: str, what: str, wanted: frozenset[str] = frozenset()) -> Any:
    """The button of an option of the first such question that random choices lead to.

    It is one of those that are wanted, or any that does something.
    """
    rng = Random(6)
    room = begun(guest, name)
    while True:
        room = room if room.history.asks else begun(guest, name)
        ask = next(ask for ask in room.history.asks if ask.who != NATURE)
        fits = [one for one in ask.options if one not in PLAIN and one in (wanted or {one})]
        if ask.what == what and fits:
            break
        room.choose(ask.who, rng.choice(ask.options), room.number)
    guest.page.goto(f"/game/{room.id}?as={ask.who}")
    guest.page.wait_for_selector(".scripted #question[data-state=asked]")
    return guest.page.locator(f"#question [data-choice='{json.dumps(fits[0])}']")


@pytest.mark.parametrize(
    ("name", "what", "wanted", "ghosts", "gaps"),
    [
        ("dual-powers", "recruit", (), ".dp-token", 0),
        ("dual-powers", "move-to", (), ".dp-token", 1),
        ("prelude", "act", DISTRICTS, ".pr-cube", 0),
        ("prelude", "remove-cubes", DISTRICTS, "[data-piece^=pr-count]", 1),
    ],
)
def test_what_would_come_and_go_is_drawn_while_one_points_at_an_option(
    guest, name, what, wanted, ghosts, gaps
):
    option, page = asked(guest, name, what, frozenset(wanted)), guest.page
    before = page.evaluate(BOARD)
    option.hover()
    page.wait_for_selector(f"#board {ghosts}.ghost")
    assert page.locator(".gap").count() >= gaps  # what else goes is up to the deal
    page.mouse.move(0, 0)
    page.wait_for_selector(".ghost", state="detached")
    assert page.locator(".gap").count() == 0
    assert page.evaluate(BOARD) == before
    assert guest.faults == []


CARDS = """() => [...document.querySelectorAll("#hand [id^=pr-card-]")].map(
    (card) => [card.id, card.getBoundingClientRect().x, card.getBoundingClientRect().width])"""


def test_cards_keep_their_places_while_one_points_at_an_option(guest):
    option, page = asked(guest, "prelude", "take-round"), guest.page
    before = page.evaluate(CARDS)
    option.hover()
    page.wait_for_selector(".gap")
    assert page.locator(".gap").count() == 1
    assert page.evaluate(CARDS) == before
    assert guest.faults == []


def test_what_comes_to_lie_under_a_resting_pointer_is_not_explained(guest):
    page, title = guest.page, "#question .together .title"
    asked(guest, "prelude", "take-round")
    page.locator(title).first.hover()
    page.wait_for_selector(".bubble.about")
    page.evaluate("document.dispatchEvent(new CustomEvent('shown', { detail: {} }))")
    assert page.locator(".bubble").count() == 0
    page.locator(title).nth(1).hover()
    page.wait_for_selector(".bubble.about")


def test_a_piece_that_only_makes_room_is_no_ghost_and_totals_say_what_they_are_now(guest):
    asked(guest, "dual-powers", "move-to").hover()
    guest.page.wait_for_selector("#board .dp-token.ghost")
    assert guest.page.locator("#board .dp-token.ghost").count() == 1
    assert all("→" in text for text in guest.page.locator("#board b.ghost").all_inner_texts())


def test_one_holds_all_cards_while_one_points_at_one_of_them_which_is_marked(guest):
    option, page = asked(guest, "dual-powers", "take-turn"), guest.page
    hand = "document.querySelector('.dp-hand').innerText"
    held, flags = page.evaluate(hand), page.locator(".dp-led").all_inner_texts()
    option.hover()
    page.wait_for_selector(".dp-small.ghost")
    assert page.locator(".dp-small.ghost").count() == 1
    assert (page.evaluate(hand), page.locator(".dp-led").all_inner_texts()) == (held, flags)
    marked = page.locator(".dp-hand .pointed").evaluate_all(
        "found => found.map(e => e.dataset.value)"
    )
    assert marked == [option.get_attribute("data-choice")]
    assert guest.faults == []


def test_who_is_there_stays_where_a_unit_is_recruited(guest):
    asked(guest, "dual-powers", "recruit")
    page, place = guest.page, "document.querySelector('[data-meant] .dp-field')"
    spots = f"[...{place}.children].map(e => [e.dataset.piece, e.getAttribute('style')])"
    before = dict(page.evaluate(spots))
    guest.options.first.hover()
    page.wait_for_selector(".dp-token.ghost")
    after = dict(page.evaluate(spots))
    assert before.items() < after.items()


def test_a_question_that_comes_under_a_mouse_at_rest_is_not_pointed_at(guest):
    option, page = asked(guest, "dual-powers", "take-turn"), guest.page
    box, before = option.bounding_box(), guest.number
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*at)
    page.wait_for_selector(".preview")
    guest.act(lambda: page.mouse.click(*at))
    guest.wait_beyond(before)
    page.wait_for_selector("#question[data-state=asked]")
    page.mouse.move(*at)  # nothing
    page.wait_for_timeout(600)
    assert page.locator(".preview").is_hidden()
    guest.options.first.hover()
    page.wait_for_selector(".preview")
    assert guest.faults == []


def test_what_has_happened_stays_marked_while_one_points_at_an_option(guest):
    option, page = asked(guest, "revolution", "spy"), guest.page
    stamps = page.locator("#board [id^=rv-stamp-] > *")
    before = stamps.count()
    assert before
    option.hover()
    page.wait_for_selector("#board .ghost")
    assert stamps.count() >= before
    assert guest.faults == []


def test_what_is_lit_on_the_board_tells_what_would_follow_and_moves_nothing(guest):
    option, page = asked(guest, "prelude", "act", frozenset(DISTRICTS)), guest.page
    place, before = option.get_attribute("data-choice"), page.evaluate(BOARD)
    option.hover()
    page.wait_for_selector("#board .ghost")
    told = page.locator(".preview").inner_text()
    page.mouse.move(0, 0)
    page.wait_for_selector(".preview", state="hidden")
    page.locator(f"#board .pr-district[data-value='{place}']").hover()
    page.wait_for_selector(".preview")
    assert page.locator(".preview").inner_text() == told
    assert page.locator(".ghost").count() == 0
    assert page.evaluate(BOARD) == before
    assert guest.faults == []


def test_a_preview_stays_when_the_coach_has_thought(guest):
    page = guest.page
    held: list[Any] = []

    def hold(route: Any) -> None:
        held.append(route)

    page.route("**/coach/options?*", hold)
    page.goto("/")
    with page.expect_request("**/coach/options?*"):
        guest.leave(page.locator("form[action='/new/dual-powers'] .loud"))
    guest.wait_for(ASKED)
    guest.options.first.hover()
    follows = page.wait_for_selector(".preview").inner_text().splitlines()[-1]
    held.pop().continue_()
    page.locator(".coach .hints li").first.wait_for(state="attached")  # it may be folded away
    guest.options.first.hover()
    assert page.wait_for_selector(".preview").inner_text().endswith(follows)
    assert guest.faults == []


def test_what_is_too_long_for_its_room_is_told_smaller_and_is_all_in_sight(visit):
    guest = visit("de", viewport={"width": 1280, "height": 720})
    option, page = asked(guest, "dual-powers", "choose-reward"), guest.page
    for height in (720, 560):
        page.set_viewport_size({"width": 1280, "height": height})
        page.mouse.move(0, 0)
        page.wait_for_selector(".preview", state="hidden")
        option.hover()
        page.wait_for_selector(".preview")
        told = page.locator(".preview").bounding_box()
        assert told["y"] + told["height"] <= height
    assert guest.faults == []


def test_what_an_option_has_no_room_to_say_is_told_with_what_would_follow(visit):
    guest = visit("de", viewport={"width": 1280, "height": 720})
    option, page = asked(guest, "prelude", "act", frozenset(DISTRICTS)), guest.page
    does = option.locator(".in-full").text_content().split(" · ")
    assert option.locator("small").is_hidden()
    option.hover()
    page.wait_for_selector(".preview")
    told = page.locator(".preview").inner_text()
    assert all(one in told for one in does)
    assert guest.faults == []


def press(page: Any, thing: Any, milliseconds: int) -> None:
    """A finger on something, for so long."""
    box, touch = thing.bounding_box(), page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(milliseconds)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("what", ["recruit", "move-to"])
def test_pressed_long_on_a_phone_an_option_is_previewed_in_sight_and_not_chosen(visit, what):
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    guest = visit(**phone)
    option, page = asked(guest, "dual-powers", what), guest.page
    before = guest.number
    press(page, option, 700)
    page.wait_for_selector("#board .dp-token.ghost")
    ghost = page.locator("#board .dp-token.ghost").bounding_box()
    told = page.locator(".preview").bounding_box()
    strip = page.locator(".strip").bounding_box()
    assert ghost["y"] >= strip["y"] + strip["height"]
    assert ghost["y"] + ghost["height"] <= told["y"]
    page.wait_for_timeout(600)  # after which a tap is no part of the press
    assert guest.number == before
    guest.act(option.tap)
    page.wait_for_selector(".ghost", state="detached")
    guest.wait_beyond(before)
    assert guest.faults == []


def test_a_token_in_a_region_that_is_lit_stands_for_the_region(guest):
    asked(guest, "dual-powers", "leader-recruit")
    before = guest.number
    guest.act(guest.page.locator("#board [data-kind=region][data-lit] .dp-token").first.click)
    guest.wait_beyond(before)
    assert guest.faults == []
