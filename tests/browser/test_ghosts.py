"""Pointing at an option draws on the board what would come, go and change; and then it is gone."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from barricades.core import NATURE
from barricades.games import load

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


def test_a_piece_that_only_makes_room_is_no_ghost_and_totals_say_what_they_are_now(guest):
    asked(guest, "dual-powers", "move-to").hover()
    guest.page.wait_for_selector("#board .dp-token.ghost")
    assert guest.page.locator("#board .dp-token.ghost").count() == 1
    assert all("→" in text for text in guest.page.locator("#board b.ghost").all_inner_texts())
