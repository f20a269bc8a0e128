"""A game looked back on: a line of what cost most shows its moment, and what was better."""

from __future__ import annotations

from random import Random

from barricades.bots.critic import Costly
from barricades.core import NATURE
from barricades.games import load
from barricades.table.features.analysis.analysis import Analyses


def test_the_better_bid_is_marked_on_the_board_as_a_whole(guest, monkeypatch):
    guest.open("revolution", dict.fromkeys(load("revolution").sides({}), "me"))
    page, room = guest.page, guest.server.rooms.room(guest.page.url.rsplit("/", 1)[1])
    page.goto("about:blank")  # an open page would load itself anew at the end, just as we go on
    rng, first = Random(1), room.history.ask("red")
    while room.history.asks:
        ask = next(ask for ask in room.history.asks if ask.who != NATURE)
        room.choose(ask.who, rng.choice(ask.options), room.number)
    plan = ((first, "spy"), (first, "printer"))
    look = Costly(0, first, "innkeeper", "spy", 0.2, 0.01, ((first, "innkeeper"),), plan)
    monkeypatch.setattr(Analyses, "costliest", lambda *_: [look])
    page.goto(f"/game/{room.id}/replay#talk")
    page.locator("a[data-better]").click()
    page.wait_for_selector("#board .better")
    marked = page.locator("#board .better").evaluate_all("all => all.map((e) => e.dataset.value)")
    assert {*marked} == {'"spy"', '"printer"'}
