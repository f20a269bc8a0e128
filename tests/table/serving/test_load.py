"""The load: what it would count as lost or doubled, and that it measures at all."""

from __future__ import annotations

import asyncio

import pytest

from barricades.table.keeping.store import CHOICE, UNDO, Row
from benchmarks.load.browsers import Browsers
from benchmarks.load.faults import agrees, unsound
from benchmarks.load.measure import gather, measure
from benchmarks.load.tables import LOST, MADE, REFUSED, Attempt, Table
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
    attempts = [Attempt("red", choice, fate) for choice, fate in fates]
    rows = [Row(number, CHOICE, "red", choice) for number, choice in enumerate(chosen, 1)]
    rows += [Row(8, CHOICE, "nature", "x"), Row(9, CHOICE, "bot", "x"), Row(10, UNDO, "red", ())]
    assert agrees(attempts, rows, PEOPLE) is sound


@pytest.mark.parametrize("people", [Table, Browsers])
def test_a_short_measurement(tmp_path, people):
    data = tmp_path / "club.sqlite"

    async def played(port, workers):
        opened = await gather(port, people, tables=3)
        paced = await measure(opened, workers, rate=4, seconds=3)
        most = await measure(opened, workers, rate=None, seconds=1)
        for table in opened:
            await table.leave()
        return opened, paced, most

    with served(data, tmp_path / "log", "--proxy", "127.0.0.1") as club:
        port = int(club.url.rpartition(":")[2])
        opened, *found = asyncio.run(played(port, club.workers))
    for figures in found:
        assert figures.moves
        assert figures.delays
        assert (figures.failures, figures.twice, figures.unseen) == (0, 0, 0)
    assert unsound(data, opened) == []
    assert run("doctor", "--data", str(data))[0] == 0
