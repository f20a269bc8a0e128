"""Backups: whatever was kept comes back, in either kind of database, and nothing is half done."""

from __future__ import annotations

import gzip
import stat
from random import Random
from threading import Event, Thread

import pytest
from sqlalchemy import select

from barricades.core import Refused
from barricades.table.store.backup import back_up, restore
from barricades.table.store.database import open_at, upgrade, writing
from barricades.table.store.schema import games, metadata
from barricades.table.store.store import Store
from tests.table.playing import GAME, act, against_bots, friends, play_out
from tests.table.served import text
from tests.terminal.scripted import run


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request, tmp_path):
    """A database without anything in it."""
    if request.param == "sqlite":
        yield tmp_path / "other.sqlite"
    else:
        with request.getfixturevalue("cluster").database("template0") as url:
            yield url


@pytest.fixture
def file(tmp_path):
    return tmp_path / "games.backup"


def content(store):
    with store.engine.connect() as db:
        return {
            table.name: db.execute(select(table).order_by(*table.primary_key)).all()
            for table in metadata.sorted_tables
        }


def play_some(rooms):
    rooms.create(GAME, {}, {"red": "me", "white": "friend"}, "B", "Rósa 1917 🚩")
    play_out(friends(rooms))
    room, rng = friends(rooms), Random(0)
    for _ in range(9):
        act(room, rng)


@pytest.mark.on_both
def test_everything_comes_back_as_it_was(rooms, data, empty, file):
    play_some(rooms)
    assert back_up(data, file) == 3
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert restore(empty, file) == 3
    again = Store(empty)
    assert content(again) == content(rooms.store)
    with again.engine.connect() as db:
        assert len(db.scalars(select(games.c.id).where(games.c.result.is_(None))).all()) == 2
    again.close()
    assert run("doctor", "--data", text(empty))[0] == 0


@pytest.mark.on_both
def test_a_backup_shows_one_moment_while_others_play_on(rooms, data, file, tmp_path):
    room, rng, enough = friends(rooms), Random(1), Event()

    def play():
        while not enough.is_set() and act(room, rng):
            pass

    playing = Thread(target=play)
    playing.start()
    for at in range(3):
        back_up(data, file.with_name(f"{at}.backup"))
    enough.set()
    playing.join()
    for at in range(3):
        other = tmp_path / f"{at}.sqlite"
        restore(other, file.with_name(f"{at}.backup"))
        assert run("doctor", "--data", str(other))[0] == 0


@pytest.mark.on_both
def test_where_there_are_games_nothing_is_restored(rooms, data, file):
    play_some(rooms)
    back_up(data, file)
    before = content(rooms.store)
    with pytest.raises(Refused) as refused:
        restore(data, file)
    assert refused.value.reason.what == "terminal-restore-full"
    assert content(rooms.store) == before


def test_where_there_were_none_yet_they_come(rooms, data, file, empty):
    against_bots(rooms)
    back_up(data, file)
    Store(empty).close()
    assert restore(empty, file) == 1


@pytest.mark.parametrize("spoil", ["cut", "shortened", "other", "nonsense", "empty"])
def test_a_file_that_is_not_whole_changes_nothing(rooms, data, file, empty, spoil):
    play_some(rooms)
    back_up(data, file)
    whole = file.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    spoilt = {
        "cut": whole[:-100],
        "shortened": gzip.compress(b"".join(lines[:-1])),
        "other": b"SQLite format 3",
        "empty": gzip.compress(b""),
        "nonsense": gzip.compress(b"".join([*lines[:-2], b'[2, "x"]\n', lines[-1]])),
    }
    file.write_bytes(spoilt[spoil])
    with pytest.raises(Refused) as refused:
        restore(empty, file)
    assert refused.value.reason.what == "terminal-bad-backup"
    left = Store(empty)
    assert left.all_ids() == []
    left.close()


def test_an_older_backup_is_brought_to_the_present_form(empty, tmp_path, file):
    old = open_at(tmp_path / "old.sqlite")
    with writing(old) as db:
        upgrade(db, "0001")
        values = "'one', 'toy', 1, '{}', x'00ff', 'c', 0, '1917-03-08', NULL, NULL"
        db.exec_driver_sql(f"INSERT INTO games VALUES ({values})")
    old.dispose()
    assert back_up(tmp_path / "old.sqlite", file) == 1
    assert restore(empty, file) == 1
    store = Store(empty)
    found = store.game("one")
    assert found
    assert (found.secret, found.created.year, found.result) == (b"\x00\xff", 1917, None)
    store.close()


def test_the_commands_say_what_was_done(rooms, data, file, tmp_path, capsys):
    friends(rooms)
    assert run("backup", str(file), "--data", text(data)) == (
        0,
        f"1 game is safe in {file}.\n",
    )
    assert run("backup", str(file), "--data", text(data))[0] == 2
    assert "already" in capsys.readouterr().err
    other = tmp_path / "other.sqlite"
    assert run("restore", str(file), "--data", str(other))[0] == 0
    assert run("restore", str(file), "--data", str(other))[0] == 2
    assert run("restore", str(tmp_path / "none"), "--data", str(other))[0] == 2
    assert run("backup")[0] == 2
