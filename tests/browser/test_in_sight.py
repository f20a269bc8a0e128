"""Whatever a question is about is in sight when it is asked, on every size, without scrolling."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from barricades.games import NAMES, load
from tests.running.soak import soaked

QUESTIONS = soaked(150, 6)  # of each game, at each size
APART = soaked(1, 7)  # so manieth question is looked at, in order to see others
DESKS = {"large": (1440, 900), "small": (1280, 720), "tablet": (820, 1180)}
PHONE = (390, 844)
LINES = 8  # of the log, at least

HIDDEN = (Path(__file__).parent / "in_sight.js").read_text("utf-8")


def looked_at(guest: Any, size: tuple[int, int]) -> Any:
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
    )
    return guest.page.evaluate(HIDDEN)


@pytest.mark.allowance(60)
@pytest.mark.parametrize("name", NAMES)
def test_what_is_asked_is_in_sight(visit, name):
    guest = visit("de")  # whose words are the longest
    game, rng, faults, looks, kinds = load(name), Random(3), [], 0, set()
    guest.open(name, dict.fromkeys(game.sides({}), "me"))
    room = guest.server.rooms.room(guest.page.url.rsplit("/", 1)[1])
    count = 0
    while looks < QUESTIONS and room.history.asks:
        ask = rng.choice([ask for ask in room.history.asks if ask.who != "nature"])
        if count % APART == 0 or ask.what not in kinds:
            kinds.add(ask.what)
            looks += 1
            guest.page.goto(f"/game/{room.id}?as={ask.who}")
            guest.page.wait_for_selector(".scripted #question[data-state=asked]")
            faults += [(name, ask.what, *fault) for fault in unseen(guest)]
        room.choose(ask.who, rng.choice(ask.options), room.number)
        count += 1
    assert not faults, "\n".join(map(str, faults))
    assert guest.faults == []


def unseen(guest: Any) -> list[tuple[Any, ...]]:
    """What is wrong with the page of a question, at every size."""
    faults: list[tuple[Any, ...]] = []
    for size, window in DESKS.items():
        look = looked_at(guest, window)
        faults += [(size, "option", it) for it in look["options"]]
        faults += [(size, "lit", it) for it in look["lit"]]
        faults += [(size, "cut", it) for it in look["cut"]]
        faults += [(size, "scrolls")] if look["scrolls"] else []
        faults += [(size, "lines", look["lines"])] if look["lines"] < LINES else []
    guest.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    guest.page.reload()
    guest.page.wait_for_selector(".scripted #question[data-state=asked]")
    look = looked_at(guest, PHONE)
    if look["onBoard"] and not look["onBoardSeen"]:
        faults.append(("phone", "nothing lit in sight"))
    faults += [("phone", "cut", it) for it in look["cut"]]
    faults += [("phone", "out of reach", it) for it in look["unreachable"]]
    faults += [("phone", "scrolls")] if look["scrolls"] else []
    return faults
