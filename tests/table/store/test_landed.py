"""Files of every form that our tables have had: they are opened, brought forward, and played on.

`landed/` has one of each, as SQL: a game of two people under way, as it was kept then. Whoever adds
a migration adds the file that it leads to.
"""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from barricades.table.live.bots import BotPool
from barricades.table.live.rooms import Rooms
from barricades.table.store.migrations import versions
from barricades.table.store.store import Store
from barricades.table.store.tokens import hashed
from tests.table.playing import SIDES, act
from tests.terminal.scripted import run

LANDED = sorted((Path(__file__).parent / "landed").glob("*.sql"))


def test_there_is_one_of_each():
    numbered = Path(versions.__file__).parent.glob("[0-9]*.py")
    assert [file.stem for file in LANDED] == sorted(file.name[:4] for file in numbered)


@pytest.mark.parametrize("file", LANDED, ids=lambda file: file.stem)
def test_a_game_of_then_goes_on(file, tmp_path):
    data = tmp_path / "games.sqlite"
    with closing(sqlite3.connect(data)) as db:
        db.executescript(file.read_text("utf-8"))
    with ThreadPoolExecutor(1) as pool:
        rooms = Rooms(Store(data), BotPool(pool))
        (listed,) = rooms.mine(hashed("a-browser"))
        assert listed.problem is None
        room = rooms.room(listed.id)
        assert (room.moments, rooms.held(room, hashed("a-browser"), None)) == (24, SIDES)
        act(room, Random(1))
        assert room.moments > 24
        assert room.look("red").seats["red"].name == "Anna"
        rooms.close()
    assert run("doctor", "--data", str(data))[0] == 0
