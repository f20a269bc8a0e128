"""The event stream: everything is heard once, in order, by everybody who listens."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from random import Random
from threading import Barrier, Event, Thread
from typing import Any

import pytest

from barricades.core import Refused
from barricades.table.live import stream
from barricades.table.live.sharing import Shares
from barricades.table.live.stream import (
    FEW,
    LISTENERS,
    Bell,
    StreamLimits,
    push_updates,
    stream_events,
)
from tests.running.patience import PATIENCE, until
from tests.table import patient
from tests.table.conftest import create
from tests.table.playing import CROWD, GAME, MANY, SIDES, act, friends


def events_of(lines):
    """The events of a stream that have a number: pairs of it and the data."""
    id = None
    for line in lines:
        if line.startswith("id: "):
            id = int(line[4:])
        elif line.startswith("event: "):
            id = None
        elif line.startswith("data: ") and id is not None:
            yield id, json.loads(line[6:])


def listen(live, room, heard, *, count, **headers):
    with patient.stream("GET", f"{live}/api/games/{room.id}/events", headers=headers) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        for event in events_of(answer.iter_lines()):
            heard.append(event)
            if len(heard) == count:
                return


@pytest.mark.parametrize(("guests", "most"), [(1, FEW), (10**6, LISTENERS)])
def test_however_many_come_at_once_no_more_find_a_place(guests, most):
    places, gate = StreamLimits(), Barrier(2 * most)

    def come(number):
        gate.wait()
        try:
            return places.take(f"guest {number % guests}", "room", "game")
        except Refused:
            return None

    with ThreadPoolExecutor(2 * most) as pool:
        found = [leave for leave in pool.map(come, range(2 * most)) if leave]
    assert len(found) == most
    places.take("player", "room", "game", plays=True)()
    for leave in found:
        leave()
    assert not places._taken
    places.take("guest 0", "room", "game")()


def test_listeners_of_a_game_and_of_its_studies_are_counted_together():
    places = StreamLimits()
    for number in range(LISTENERS):
        places.take(f"guest {number}", "room", f"study {number % 3}")
    with pytest.raises(Refused, match="wire-too-many"):
        places.take("guest", "room", "game")
    places.take("guest", "another room", "game")


def test_listeners_hear_every_row_once_and_resume_where_they_were(live, rooms):
    room, rng = friends(rooms), Random(0)
    heard: list[Any] = []
    late: list[Any] = []
    start = room.number
    thread = Thread(target=listen, args=(live, room, heard), kwargs={"count": 6})
    thread.start()
    until(lambda: len(room.bell))
    while room.number < start + 6:
        act(room, rng)
    thread.join()
    assert [id for id, _ in heard] == [*range(start + 1, start + 7)]
    assert all(data["number"] == id for id, data in heard)
    listen(live, room, late, count=3, **{"Last-Event-ID": str(start + 3)})
    assert late == heard[3:]
    until(lambda: not len(room.bell))  # whoever leaves is forgotten


def test_an_event_tells_what_everybody_may_know_and_no_more(live, rooms):
    room = friends(rooms, MANY, CROWD)
    chosen = room.history.ask("red").options[1]
    room.choose("red", chosen, room.number)
    with patient.stream("GET", f"{live}/api/games/{room.id}/events?after=0") as answer:
        lines = answer.iter_lines()
        heard = next(events_of(lines))
    assert heard == (1, {"number": 1, "kind": "choice", "who": "red", "told": []})


def test_the_stream_speaks_the_language_of_its_listener(live, rooms):
    room, rng, told = friends(rooms), Random(0), set()
    while not any(row.events for row in room.happened(0)):
        act(room, rng)
    for language in ("en", "de", "it"):
        heard: list[Any] = []
        listen(
            live,
            room,
            heard,
            count=room.number,
            **{"Accept-Language": language, "Last-Event-ID": "0"},
        )
        told.add(str([data["told"] for _, data in heard]))
    assert len(told) == 3


def test_only_so_many_may_listen_to_one_room(live, rooms, monkeypatch):
    monkeypatch.setattr(stream, "LISTENERS", 0)
    answer = patient.get(f"{live}/api/games/{friends(rooms).id}/events")
    assert (answer.status_code, answer.json()["error"]) == (503, "wire-too-many")


@pytest.mark.parametrize("limit", ["EACH", "ALL"])
def test_only_so_many_may_listen_from_one_address_and_in_all(live, rooms, monkeypatch, limit):
    monkeypatch.setattr(stream, limit, 2)
    room = friends(rooms)
    act(room, Random(0))
    path = f"{live}/api/games/{room.id}/events?after=0"
    with ExitStack() as listening:
        heard = [listening.enter_context(patient.stream("GET", path)).iter_lines() for _ in "ab"]
        assert [next(lines) for lines in heard] == ["id: 1"] * 2
        refused = patient.get(path, headers={"Accept-Language": "de"})
        assert (refused.status_code, refused.json()["error"]) == (503, "wire-no-place")
        assert "Seiten" in refused.json()["text"]
    until(lambda: not room.bell)
    with patient.stream("GET", path) as answer:
        assert answer.status_code == 200


def test_a_bad_number_is_refused(client):
    id = create(client, GAME, **dict.fromkeys(SIDES, "friend"))["id"]
    answer = client.get(f"/api/games/{id}/events", headers={"Last-Event-ID": "x"})
    assert answer.status_code == 422


# The bell


@pytest.fixture
def news():
    """What has happened, and the source that a stream reads it from."""
    happened = [{"number": 1}, {"number": 2}]
    return happened, lambda number: happened[number:]


def test_a_slow_listener_finds_several_events_at_once(news):
    happened, source = news

    async def run():
        bell = Bell()
        events = stream_events(bell, source, 1, (Shares(), "guest"))
        assert "id: 2" in await anext(events)
        for number in (3, 4):
            happened.append({"number": number})
            bell.ring()
        told = await anext(events)
        assert "id: 3" in told
        assert "id: 4" in told
        await events.aclose()
        assert len(bell) == 0

    asyncio.run(run())


def test_what_a_listener_is_told_is_charged_to_them(news):
    shares = Shares(size=0.001)

    def costly(number):
        sum(range(10**6))
        return news[1](number)

    async def run():
        events = stream_events(Bell(), costly, 0, (shares, "guest"))
        await anext(events)
        assert shares.seconds_to_wait("guest") > 0
        assert shares.seconds_to_wait("another") == 0
        await events.aclose()

    asyncio.run(run())


def test_of_much_that_has_happened_only_some_is_told_in_one_go(live, rooms, monkeypatch):
    monkeypatch.setattr("barricades.table.features.game.events.AT_ONCE", 3)
    room, heard = friends(rooms), list[Any]()
    for number in range(10):
        act(room, Random(number))
    listen(live, room, heard, count=room.number, **{"Last-Event-ID": "0"})
    assert [number for number, _ in heard] == [*range(1, room.number + 1)]


def test_silence_is_broken_now_and_then_and_ends_with_the_table(news, monkeypatch):
    monkeypatch.setattr(stream, "HEARTBEAT", 0.01)

    async def run():
        bell = Bell()
        events = stream_events(bell, news[1], 2, (Shares(), "guest"))
        assert (await anext(events)).startswith(":")
        bell.close()
        assert [event async for event in events] == []

    asyncio.run(run())


def test_nothing_is_drawn_to_break_the_silence(monkeypatch):
    monkeypatch.setattr(stream, "HEARTBEAT", 0.01)
    drawn = []

    async def run():
        bell = Bell()
        told = push_updates(bell, lambda: drawn.append("a page"), Shares(), "guest")
        assert [await anext(told) for _ in range(3)] == [stream.STILL_HERE] * 3
        assert drawn == ["a page"]
        await told.aclose()

    asyncio.run(run())


def test_whoever_has_just_come_lets_those_go_first_who_wait_for_news(monkeypatch):
    """Only calm, or the bell of their own room, has their page drawn."""
    monkeypatch.setattr(stream, "TRIES", 10**6)
    drawn, held = [], Event()

    def draw(name):
        if name == "slow":
            assert held.wait(PATIENCE)
        drawn.append(name)
        return name

    async def run():
        def listen(name, bell):
            return asyncio.ensure_future(
                anext(push_updates(bell, partial(draw, name), Shares(), name))
            )

        ringing = Bell()
        slow = listen("slow", Bell())
        await asyncio.sleep(0)
        waiting, rung = listen("waiting", Bell()), listen("rung", ringing)
        await asyncio.sleep(2 * stream.CALM)
        assert drawn == []
        ringing.ring()
        await rung
        assert drawn == ["rung"]
        held.set()
        await slow
        await waiting
        assert {*drawn} == {"rung", "slow", "waiting"}

    asyncio.run(run())


def test_the_bell_rings_from_any_thread(news, monkeypatch):
    monkeypatch.setattr(stream, "HEARTBEAT", PATIENCE)
    happened, source = news

    async def run():
        bell = Bell()
        events = stream_events(bell, source, 2, (Shares(), "guest"))

        def elsewhere():
            until(lambda: len(bell))
            happened.append({"number": 3})
            bell.ring()

        thread = Thread(target=elsewhere)
        thread.start()
        assert "id: 3" in await anext(events)
        thread.join()
        await events.aclose()

    asyncio.run(run())
