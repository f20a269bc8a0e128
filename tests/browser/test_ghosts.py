"""Pointing at an option draws on the board what would come, go and change; and then it is gone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from barricades.core import NATURE
from barricades.games import load

BOARD = "document.querySelector('#board').innerHTML"


def asked(guest: Any, name: str, what: str) -> None:
    """The page of a game at the first question of this name, that random choices lead to."""
    rng = Random(6)
    guest.open(name, dict.fromkeys(load(name).sides({}), "me"))
    room = guest.server.rooms.room(guest.page.url.rsplit("/", 1)[1])
    while True:
        ask = next(ask for ask in room.history.asks if ask.who != NATURE)
        if ask.what == what:
            break
        room.choose(ask.who, rng.choice(ask.options), room.number)
    guest.page.goto(f"/game/{room.id}?as={ask.who}")
    guest.page.wait_for_selector(".scripted #question[data-state=asked]")


@pytest.mark.parametrize(
    ("name", "what", "ghosts", "gaps"),
    [
        ("dual-powers", "recruit", ".dp-token", 0),
        ("dual-powers", "move-to", ".dp-token", 1),
        ("prelude", "act", ".pr-cube", 0),
        ("prelude", "remove-cubes", "[data-piece^=pr-count]", 1),
    ],
)
def test_what_would_come_and_go_is_drawn_while_one_points_at_an_option(
    guest, name, what, ghosts, gaps
):
    asked(guest, name, what)
    page = guest.page
    before = page.evaluate(BOARD)
    guest.options.first.hover()
    page.wait_for_selector(f"#board {ghosts}.ghost")
    assert page.locator(".gap").count() == gaps
    page.mouse.move(0, 0)
    page.wait_for_selector(".ghost", state="detached")
    assert page.locator(".gap").count() == 0
    assert page.evaluate(BOARD) == before
    assert guest.faults == []


def test_a_piece_that_only_makes_room_is_no_ghost_and_totals_say_what_they_are_now(guest):
    asked(guest, "dual-powers", "move-to")
    guest.options.first.hover()
    guest.page.wait_for_selector("#board .dp-token.ghost")
    assert guest.page.locator("#board .dp-token.ghost").count() == 1
    assert all("→" in text for text in guest.page.locator("#board b.ghost").all_inner_texts())
