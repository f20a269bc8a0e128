"""Whatever a question is about is in sight when it is asked, on every size, without scrolling."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from barricades.core import NATURE
from barricades.games import NAMES, load
from tests.running.patience import until
from tests.running.soak import soaked

QUESTIONS = soaked(150, 6)  # of each game, at each size
APART = soaked(1, 7)  # so manieth question is looked at, in order to see others
DESKS = {"large": (1440, 900), "small": (1280, 720), "tablet": (820, 1180)}
PHONE = (390, 844)
LINES = 8  # of the log, at least
KINDS = soaked(12, 2)  # of questions of each game, beside a coach
ROUNDS = soaked(120, 30)  # questions among which they are looked for

SPOKEN = "() => !document.querySelector('.coached [data-until-done] > .quiet')"  # the coach is done
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
        ask = rng.choice([ask for ask in room.history.asks if ask.who != NATURE])
        if count % APART == 0 or ask.what not in kinds:
            kinds.add(ask.what)
            looks += 1
            guest.page.goto(f"/game/{room.id}?as={ask.who}")
            guest.page.wait_for_selector(".scripted #question[data-state=asked]")
            faults += [(name, ask.what, *fault) for fault in unseen(guest)]
            guest.page.goto("about:blank")  # a page that is left alone goes on to another side's
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


def test_six_cards_with_two_lines_each_are_in_sight_on_a_tablet(visit):
    guest = visit("de", viewport=dict(zip(("width", "height"), DESKS["tablet"], strict=True)))
    room, ask = six_objectives(guest, Random(3))
    guest.page.goto(f"/game/{room.id}?as={ask.who}")
    guest.page.wait_for_selector(".scripted #question[data-state=asked]")
    look = looked_at(guest, DESKS["tablet"])
    assert (look["options"], look["cut"]) == ([], [])


def six_objectives(guest: Any, rng: Random) -> tuple[Any, Any]:
    """The room and the question of somebody who chooses an objective among six cards."""
    while True:
        id = guest.open("dual-powers", {"white": "me", "red": "me"}).rsplit("/", 1)[1]
        guest.page.goto("about:blank")  # nobody looks meanwhile
        room = guest.server.rooms.room(id)
        while room.history.asks:
            ask = next(ask for ask in room.history.asks if ask.who != NATURE)
            if ask.what == "set-objective" and len(ask.options) == 6:
                return room, ask
            room.choose(ask.who, rng.choice(ask.options), room.number)


@pytest.mark.allowance(60)
@pytest.mark.parametrize("name", NAMES)
def test_what_is_asked_is_in_sight_beside_a_coach(visit, name):
    guest = visit("de")
    side, *others = load(name).sides({})
    guest.open(name, {side: "me", **dict.fromkeys(others, "easy")})
    room = guest.server.rooms.room(guest.page.url.rsplit("/", 1)[1])
    rng, met, faults = Random(3), list[str](), list[tuple[Any, ...]]()
    for _ in range(ROUNDS):
        until(lambda: room.history.ask(side) or not room.history.asks)
        ask = room.history.ask(side)
        if not ask or len(met) == KINDS:
            break
        if ask.what not in met:
            faults += [(ask.what, "talks", *it) for it in unseen_beside_coach(guest, name, met)]
            met.append(ask.what)
            faults += [(ask.what, "is silent", *it) for it in unseen_beside_coach(guest, name, met)]
        room.choose(side, rng.choice(ask.options), room.number)
    assert not faults, "\n".join(map(str, faults))
    assert guest.faults == []


def unseen_beside_coach(guest: Any, name: str, met: list[str]) -> list[tuple[Any, ...]]:
    """What is wrong with the page of a question, for somebody who has met some kinds already."""
    base = guest.page.url.split("/game/")[0]
    cookies = {"coach": "yes", f"met-{name}": ".".join(met)}
    guest.page.context.add_cookies(
        [
            {"name": key, "value": value, "url": f"{base}/"}
            for key, value in cookies.items()
            if value
        ]
    )
    faults: list[tuple[Any, ...]] = []
    for size, window in {**DESKS, "phone": PHONE}.items():
        guest.page.set_viewport_size({"width": window[0], "height": window[1]})
        with guest.page.expect_response("**/coach?as=*"):
            guest.page.reload()
        guest.page.wait_for_selector(".scripted #question[data-state=asked]")
        guest.page.wait_for_function(SPOKEN)
        look = looked_at(guest, window)
        faults += [(size, "cut", it) for it in look["cut"]]
        faults += [(size, "deed", it) for it in look["deeds"]]
        faults += [(size, "scrolls")] if look["scrolls"] else []
        if size != "phone":
            faults += [(size, "option", it) for it in look["options"]]
            faults += [(size, "lit", it) for it in look["lit"]]
        elif look["onBoard"] and not look["onBoardSeen"]:
            faults.append((size, "nothing lit in sight"))
    return faults
