"""The load: what it would count as lost or doubled, and that it measures at all."""

from __future__ import annotations

import asyncio

import pytest

from barricades.play.entries import CHOICE, UNDO, Entry
from benchmarks.load import hour, wire
from benchmarks.load import measure as measuring
from benchmarks.load.browsers import Browsers
from benchmarks.load.faults import agrees, unsound
from benchmarks.load.measure import gather, measure
from benchmarks.load.tables import LOST, MADE, REFUSED, Attempt, Table
from tests.running.patience import PATIENCE
from tests.table.served import served
from tests.terminal.scripted import run

PEOPLE = ("red", "white")


@pytest.mark.parametrize(
    ("fates", "chosen", "sound"),
    [
        ([("a", MADE), ("b", MADE)], "ab", True),
        ([("a", MADE), ("b", MADE)], "a", False),  # lost
        ([("a", MADE), ("b", MADE)], "b", False),
        ([("a", MADE)], "aa", False),  # doubled
        ([("a", MADE), ("b", MADE)], "ba", False),
        ([("a", LOST), ("b", MADE)], "ab", True),  # it was made after all
        ([("a", LOST), ("b", MADE)], "b", True),
        ([("a", LOST), ("a", MADE)], "a", True),
        ([("a", LOST), ("a", MADE)], "aa", True),
        ([("a", LOST), ("a", MADE)], "aaa", False),
        ([("a", REFUSED)], "", True),
        ([("a", REFUSED)], "a", False),
        ([], "a", False),  # nobody ever sent it
    ],
)
def test_what_was_acknowledged_is_there_once(fates, chosen, sound):
    attempts = [Attempt("red", choice, outcome) for choice, outcome in fates]
    rows = [Entry(number, CHOICE, "red", choice) for number, choice in enumerate(chosen, 1)]
    rows += [
        Entry(8, CHOICE, "nature", "x"),
        Entry(9, CHOICE, "bot", "x"),
        Entry(10, UNDO, "red", ()),
    ]
    assert agrees(attempts, rows, PEOPLE) is sound


async def measured(opened, workers, **pace):
    """A measurement in which somebody could move, and everybody has seen it in the end."""
    while True:
        figures = await measure(opened, workers, **pace)
        while not any(table.failures for table in opened) and not all(map(has_seen_all, opened)):
            await asyncio.sleep(0.01)
        assert [(table.failures, table.twice) for table in opened] == [(0, 0)] * len(opened)
        assert (figures.failures, figures.twice) == (0, 0)
        delays = sum(len(table.delays) for table in opened)
        assert len(figures.delays) <= delays
        if figures.moves and delays:
            return


def has_seen_all(table):
    """Whether every seat and every onlooker knows of the last move."""
    listeners = table.seats | table.onlookers
    return (
        table.heard.keys() == listeners.keys()
        and len({*table.heard.values()}) == 1
        and not table._waiting
    )


@pytest.mark.parametrize("people", [Table, Browsers])
def test_a_short_measurement(tmp_path, people, monkeypatch):
    monkeypatch.setattr(wire, "TIMEOUT", PATIENCE)
    monkeypatch.setattr(wire, "IDLE_SECONDS", 0.0)  # a line that rests is cut at any moment
    data = tmp_path / "club.sqlite"

    async def played(port, workers):
        opened = await gather(port, people, tables=3)
        async with asyncio.timeout(PATIENCE):
            await measured(opened, workers, rate=4, seconds=3)
            await measured(opened, workers, rate=8, seconds=1)  # within each guest's share
        for table in opened:
            await table.leave()
        return opened

    with served(data, tmp_path / "log", "--proxy", "127.0.0.1") as club:
        port = int(club.url.rpartition(":")[2])
        opened = asyncio.run(played(port, club.workers))
    assert unsound(data, opened) == []
    assert run("doctor", "--data", str(data))[0] == 0


def test_a_short_hour(tmp_path, monkeypatch):
    """Whoever has ended a game begins the next, and all of it is there in the end."""
    monkeypatch.setattr(wire, "TIMEOUT", PATIENCE)
    monkeypatch.setattr(measuring, "WARM", 0)
    monkeypatch.setattr(hour, "MINUTE", 3.0)
    data = tmp_path / "club.sqlite"
    with served(data, tmp_path / "log", "--proxy", "127.0.0.1") as club:
        found = asyncio.run(hour.play(club, ["dual-powers"], 2, 5, 1))
    assert (found.failures, found.twice, unsound(data, found.tables)) == (0, 0, [])
    assert found.moves > 0
    assert len(found.held) == 2
    assert hour.report(found, [], sound=True)


@pytest.mark.parametrize(
    ("held", "sound"), [([1, 2], True), ([1, 100, 99, 109], True), ([1, 100, 112, 100], False)]
)
def test_memory_may_grow_at_first(held, sound, monkeypatch):
    monkeypatch.setattr(hour, "SETTLED", 1)
    assert hour.report(hour.Hour([], held=held, seconds=1.0), [], sound=True) is sound
    assert not hour.report(hour.Hour([], held=held, seconds=1.0), ["lost"], sound=True)
