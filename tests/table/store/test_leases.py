"""Tending: a bot is asked by one process, and by another if that one is gone."""

from __future__ import annotations

from concurrent.futures import Future
from datetime import UTC, datetime

import pytest
from sqlalchemy import select

from barricades.play.entries import CHOICE, Entry
from barricades.table.live.bots import BotPool
from barricades.table.live.rooms import Rooms
from barricades.table.store import leases
from barricades.table.store.schema import tended
from tests.running.patience import until
from tests.table.playing import against_bots, friends

pytestmark = pytest.mark.on_both


class Absent(BotPool):
    """Bots that are asked, and never come to a choice."""

    def __init__(self):
        self.asked = []

    def submit(self, thought):
        self.asked.append(thought.side)
        return Future()

    def close(self):
        pass


@pytest.fixture
def other(monkeypatch):
    """From now on, everything is done by another process."""

    def become(name="other"):
        monkeypatch.setattr(leases, "PROCESS_ID", name)

    return become


@pytest.fixture(autouse=True)
def later(monkeypatch):
    """Time stands still, until the while of whoever tended a game has passed."""
    now = datetime.now(UTC)
    monkeypatch.setattr(leases, "_now", lambda: now)

    def pass_by():
        monkeypatch.setattr(leases, "_now", lambda: now + 2 * leases.DURATION)

    return pass_by


def keepers(rooms):
    with rooms.store.engine.connect() as db:
        return {row.game: row.by for row in db.execute(select(tended))}


def test_only_one_process_has_a_bot_think_until_its_while_has_passed(rooms, other, later):
    bots = Absent()
    room = against_bots(Rooms(rooms.store, bots)).room
    assert bots.asked == ["white"]
    other()
    more = Absent()
    theirs = Rooms(rooms.store, more)
    theirs.room(room.id)
    theirs.renew_leases()
    assert more.asked == []
    later()
    theirs.renew_leases()
    assert more.asked == ["white"]
    assert keepers(rooms) == {room.id: "other"}


def test_as_long_as_a_bot_thinks_nobody_takes_over(rooms, other, later):
    mine = Rooms(rooms.store, Absent())
    against_bots(mine)
    later()
    mine.renew_leases()
    other()
    more = Absent()
    Rooms(rooms.store, more).renew_leases()
    assert more.asked == []


def test_what_another_process_left_behind_is_finished(rooms, other):
    room = against_bots(Rooms(rooms.store, Absent())).room
    leases.release_all(rooms.store.engine)
    other()
    rooms.renew_leases()
    until(lambda: "white" in [who for who, _ in rooms.room(room.id).history.choices])


def test_where_no_bot_is_asked_nobody_tends(rooms, later):
    friends(rooms)
    assert keepers(rooms) == {}
    room = against_bots(rooms).room
    until(lambda: [ask.who for ask in room.history.asks] == ["red"])
    assert keepers(rooms) == {}
    room.resign("red", room.number)
    assert keepers(rooms) == {}


def test_a_game_that_cannot_be_opened_is_not_tried_for_ever(rooms, later):
    room = against_bots(Rooms(rooms.store, Absent())).room
    rooms.store.append(room.id, [Entry(room.number + 1, CHOICE, "red", "nonsense")])
    later()
    rooms.renew_leases()
    assert keepers(rooms) == {}


def test_two_claims_at_once_are_one(rooms, other):
    room = friends(rooms)
    assert leases.claim(rooms.store.engine, room.id)
    assert leases.claim(rooms.store.engine, room.id)
    other()
    assert not leases.claim(rooms.store.engine, room.id)
    assert keepers(rooms) != {room.id: "other"}


def test_what_was_taken_over_meanwhile_is_not_forgotten(rooms, later):
    """Not even if so much time has passed that it could be taken over again."""
    room = against_bots(rooms).room
    until(lambda: not room.thinking)
    leases.claim(rooms.store.engine, room.id)
    later()
    ((id, since),) = leases.expired(rooms.store.engine, 5)
    leases.claim(rooms.store.engine, id)
    leases.drop(rooms.store.engine, id, since)
    assert [*keepers(rooms)] == [room.id]
