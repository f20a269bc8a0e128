"""A clock that is put forward or back: nobody loses the time they had, nobody wins any for ever."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from barricades.table.store import clock
from barricades.table.store.clock import SteadyClock
from tests.table.playing import GAME, SIDES

START = datetime(1917, 2, 23, 9, tzinfo=UTC)


class System:
    """The clock of a system, and the time that has really passed."""

    def __init__(self) -> None:
        self.told, self.passed = START, 0.0

    def passes(self, **amount: float) -> None:
        self.told += timedelta(**amount)
        self.passed += timedelta(**amount).total_seconds()

    def jumps(self, **amount: float) -> None:
        self.told += timedelta(**amount)


@pytest.fixture
def system(monkeypatch):
    made = System()
    steady = SteadyClock(lambda: made.told, lambda: made.passed)
    monkeypatch.setattr(clock, "_steady", steady)
    return made


@pytest.mark.parametrize("hours", [-30, -2, 2, 30])
def test_time_goes_on_as_it_passes(system, hours):
    system.passes(minutes=1)
    system.jumps(hours=hours)
    assert clock.now() == START + timedelta(minutes=1)
    system.passes(minutes=1)
    assert clock.now() == START + timedelta(minutes=2)
    system.jumps(hours=-hours)
    assert clock.now() == START + timedelta(minutes=2)


def test_what_is_set_right_little_by_little_is_followed(system):
    for _ in range(10):
        system.passes(minutes=1)
        system.jumps(seconds=3)
        assert clock.now() == system.told


@pytest.mark.parametrize("hours", [-30, -2, 2, 30])
@pytest.mark.parametrize("pace", [{"minutes": 10, "increment": 0}, {"days": 1}], ids=str)
def test_no_player_loses_or_wins_by_it(rooms, system, hours, pace):
    room = rooms.create(GAME, {}, dict.fromkeys(SIDES, "here"), "B", clock=pace).room
    assert rooms.held(room, "B", None) == SIDES
    side = next(ask.who for ask in room.history.asks)
    allowed = room.dial.left[side].time
    system.passes(minutes=2)
    system.jumps(hours=hours)
    room.keep_time()
    assert room.outcome is None
    assert room.dial.left[side].time == allowed - timedelta(minutes=2)
    system.passes(minutes=1)
    room.choose(side, room.history.ask(side).options[0], room.number)
    assert room.history.times.used[side] == timedelta(minutes=3)


def test_if_it_was_put_back_while_the_table_was_closed_time_stands_until_it_is_caught_up(
    rooms, system, monkeypatch
):
    pace = {"minutes": 10, "increment": 0}
    room = rooms.create(GAME, {}, dict.fromkeys(SIDES, "here"), "B", clock=pace).room
    rooms.held(room, "B", None)
    side = next(ask.who for ask in room.history.asks)
    system.jumps(hours=-1)
    monkeypatch.setattr(clock, "_steady", SteadyClock(lambda: system.told, lambda: system.passed))
    assert room.dial.left[side].time == timedelta(minutes=10)
    system.passes(hours=1, minutes=2)
    assert room.dial.left[side].time == timedelta(minutes=8)
    system.passes(minutes=9)
    room.keep_time()
    assert room.outcome.reason == "timeout"
