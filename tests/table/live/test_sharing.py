"""Sharing: whoever wants much waits for themselves, and nobody else for them."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from threading import Event

import pytest

from barricades.table.live.pool import WORKERS, Pool
from barricades.table.live.sharing import (
    CURRENT_GUEST,
    EXPENSIVE,
    EXPENSIVE_FACTOR,
    METER,
    POLL_EVERY,
    REQUEST_COST,
    Meter,
    Queues,
    Shares,
    charged,
    metered,
)
from tests.running.patience import PATIENCE, until
from tests.table.playing import SIDES
from tests.table.served import served
from tests.table.server.hostile.guests import Guest, need_addresses


def drain(queues: Queues[str]) -> list[str]:
    """All that have a turn now."""
    return [turn[1] for turn in iter(queues.next, None)]


def test_queues_take_turns():
    queues: Queues[str] = Queues(5)
    for what in ("a1", "a2", "a3", "b1", "c1", "c2"):
        queues.put(what[0], what)
    assert queues.waiting("a") == 3
    assert drain(queues) == ["a1", "b1", "c1", "a2", "c2"]
    assert (queues.waiting("a"), queues.waiting("b")) == (1, 0)
    assert drain(queues) == []
    queues.done("b")
    assert drain(queues) == ["a3"]


def test_one_place_is_always_left_to_another():
    queues: Queues[str] = Queues(3)
    for what in ("a1", "a2", "a3"):
        queues.put("a", what)
    assert drain(queues) == ["a1", "a2"]
    queues.put("b", "b1")
    assert drain(queues) == ["b1"]
    queues.done("b")
    assert drain(queues) == []
    queues.done("a")
    assert drain(queues) == ["a3"]


def test_what_waits_can_be_given_up():
    queues: Queues[str] = Queues(1)
    for what in ("a1", "b1", "a2"):
        queues.put(what[0], what)
    assert drain(queues) == ["a1"]
    assert queues.clear() == ["b1", "a2"]
    queues.done("a")
    assert drain(queues) == []


def test_a_share_is_spent_and_comes_back():
    now = [0.0]
    shares = Shares(0.5, 2.0, lambda: now[0])
    shares.take("a", 3.0)
    assert (shares.seconds_to_wait("a"), shares.seconds_to_wait("b")) == (2.0, 0.0)
    now[0] += 1
    assert shares.seconds_to_wait("a") == 1.0
    shares.take("a", -10.0)
    now[0] += 100
    shares.take("a", 2.5)
    assert shares.seconds_to_wait("a") == 1.0, "no more is saved up than there is room for"


def test_whoever_must_wait_for_long_is_not_looked_at_all_the_time(monkeypatch):
    now, slept = [0.0], []

    async def sleep(seconds):
        slept.append(seconds)
        now[0] += seconds

    monkeypatch.setattr(asyncio, "sleep", sleep)
    shares = Shares(0.5, 1.0, lambda: now[0])
    shares.take("a", 11.0)
    asyncio.run(shares.wait_for_share("a"))
    assert sum(slept) == pytest.approx(20)
    assert len(slept) < 20 / POLL_EVERY / 20


def test_what_is_held_back_makes_nobody_overdrawn():
    """Whoever opens many pages at once waits for a moment, and is not sent away."""
    shares = Shares(0.5, 1.0, lambda: 0.0)
    with ExitStack() as many:
        for _ in range(12):
            many.enter_context(shares.charging("a"))
        assert shares.seconds_to_wait("a") > 0
        assert shares.seconds_overdrawn("a") == 0
        shares.take("a", 2.0)
        assert shares.seconds_overdrawn("a") == 2.0
    assert not shares._held


def test_even_what_costs_nothing_costs_a_little():
    shares = Shares(0.5, 1.0, lambda: 0.0)
    for _ in range(3):
        with shares.charging("a"):
            pass
    shares.take("a", 1.0)
    assert shares.seconds_to_wait("a") == pytest.approx(3 * REQUEST_COST / 0.5)


def test_dear_things_are_done_one_by_one_and_cheap_ones_at_once():
    async def run():
        shares, begun, go_on = Shares(1.0, 100.0, lambda: 0.0), [], asyncio.Event()

        async def something(guest, cost):
            await shares.wait_for_share(guest)
            with shares.charging(guest):
                METER.get().seconds = cost
                begun.append(guest)
                await go_on.wait()

        async def two(guest, cost):
            with shares.charging(guest):
                METER.get().seconds = cost
            return [asyncio.create_task(something(guest, cost)) for _ in range(2)]

        for _ in range(20):  # what was unknown is forgotten
            with shares.charging("cheap"):
                pass
        tasks = [*await two("dear", 2 * EXPENSIVE), *await two("cheap", EXPENSIVE / 2)]
        await asyncio.sleep(3 * POLL_EVERY)
        assert sorted(begun) == ["cheap", "cheap", "dear"]
        go_on.set()
        await asyncio.gather(*tasks)
        assert sorted(begun) == ["cheap", "cheap", "dear", "dear"]
        assert not shares._doing

    asyncio.run(run())


def test_whoever_waits_for_another_process_keeps_nothing_from_being_done():
    async def run():
        shares = Shares(1.0, 100.0, lambda: 0.0)
        with shares.charging("a"):
            METER.get().seconds = 2 * EXPENSIVE
        with shares.charging("a"):
            with METER.get().waiting():
                await asyncio.wait_for(shares.wait_for_share("a"), PATIENCE)
            assert shares._is_busy("a")

    asyncio.run(run())


def test_a_meter_counts_the_processor_even_if_something_goes_wrong():
    METER.set(meter := Meter())
    with pytest.raises(ValueError, match="x"):
        metered(lambda: int("x" if sum(range(10**5)) else 0))()
    assert meter.seconds > 0


@pytest.fixture
def pool():
    threads = ThreadPoolExecutor(WORKERS)
    made = Pool(threads)
    yield made
    made.close()
    threads.shutdown()


def test_a_guest_who_has_all_bots_think_delays_nobody_else(pool):
    enough = Event()
    CURRENT_GUEST.set("greedy guest")
    many = [pool.run(enough.wait, PATIENCE) for _ in range(3 * WORKERS)]
    CURRENT_GUEST.set("another")
    assert pool.run(str, 1917).result(PATIENCE) == "1917"
    assert not any(thought.done() for thought in many)
    enough.set()
    assert all(thought.result(PATIENCE) for thought in many)


def test_what_follows_from_a_thought_is_for_the_same_guest(pool):
    heard = []
    enough = Event()
    CURRENT_GUEST.set("first")
    thought = pool.run(enough.wait, PATIENCE)
    CURRENT_GUEST.set("second")
    thought.add_done_callback(lambda _: heard.append(CURRENT_GUEST.get()))
    enough.set()
    assert until(lambda: heard) == ["first"]


def test_what_goes_wrong_is_told_and_frees_the_place(pool):
    for _ in range(2 * WORKERS):
        with pytest.raises(ValueError, match="x"):
            pool.run(int, "x").result(PATIENCE)


def test_whatever_waits_when_the_table_is_closed_is_called_off(pool):
    enough = Event()
    many = [pool.run(enough.wait, PATIENCE) for _ in range(2 * WORKERS)]
    pool.close()
    enough.set()
    assert many[-1].cancelled()
    assert pool.run(str, 1917).cancelled()


def test_one_guest_does_not_have_all_bots_think_for_them(tmp_path):
    """Whoever wants one answer has it while somebody else waits for many."""
    need_addresses()
    silent = "--bot", "Mute=cmd:sleep 100"
    with served(tmp_path / "games.sqlite", tmp_path / "log", *silent) as club:
        guest, other = Guest(club), Guest(club)
        theirs = [against(guest, "Mute") for _ in range(3 * WORKERS)]
        mine = against(other, "random")
        until(lambda: awaited(other, mine) == [])
        assert all(awaited(guest, id) for id in theirs)
        guest.close()
        other.close()


def against(guest, bot):
    """A game in which this bot has something to choose at once."""
    return guest.open(seats=dict(zip(SIDES, ("me", bot), strict=True)))["id"]


def awaited(guest, id):
    """The questions to others; nothing is told to somebody who looks too often."""
    look = guest.http.get(f"/api/games/{id}").json()
    return look["position"]["waiting"] if "position" in look else None


def test_what_is_dear_costs_more_than_it_takes():
    assert charged(EXPENSIVE / 2) == EXPENSIVE / 2
    assert charged(EXPENSIVE) == EXPENSIVE
    assert charged(10 * EXPENSIVE) == pytest.approx(EXPENSIVE + 9 * EXPENSIVE * EXPENSIVE_FACTOR)
