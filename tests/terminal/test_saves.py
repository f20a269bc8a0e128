"""Where games lie."""

import os
from pathlib import Path

import pytest

from barricades.core import Record, Refused
from barricades.terminal import saves

RECORD = Record(game="g", version=1, options={}, choices=(("red", "a"), ("nature", ("b", 2))))


def test_the_folder_is_the_users_own(monkeypatch, tmp_path):
    assert saves.folder() == tmp_path / "home" / "games"
    monkeypatch.delenv("BARRICADES_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert saves.folder() == tmp_path / "data" / "barricades" / "games"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert saves.folder() == Path.home() / ".local" / "share" / "barricades" / "games"


def test_no_two_games_share_a_file():
    assert len({saves.fresh("g") for _ in range(3)}) == 3


def test_a_record_comes_back_as_it_was():
    path = saves.fresh("g")
    saves.write(path, RECORD)
    assert saves.read(path) == RECORD
    assert saves.read(path).dumps() == RECORD.dumps()


def test_a_failed_write_leaves_the_old_record_and_nothing_else(monkeypatch):
    path = saves.fresh("g")
    saves.write(path, RECORD)

    def fail(_: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="disk full"):
        saves.write(path, RECORD.with_choice("red", "c"))
    assert saves.read(path) == RECORD
    assert list(path.parent.iterdir()) == [path]


def test_the_newest_comes_first_and_what_is_broken_is_passed_over():
    paths = [saves.fresh("g") for _ in range(3)]
    for age, path in enumerate(paths):
        saves.write(path, RECORD)
        os.utime(path, (100 - age, 100 - age))
    paths[0].write_text("no record", "utf-8")
    os.utime(paths[0], (200, 200))
    assert [path for path, _ in saves.newest()] == paths[1:]


def test_bytes_are_no_record(tmp_path):
    (tmp_path / "x").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Refused, match="terminal-not-text"):
        saves.read(tmp_path / "x")


def test_no_file_is_moved_while_it_is_open(monkeypatch):
    """Windows would refuse it."""
    path, moved = saves.fresh("g"), Path.replace
    open_ones = set[str]()

    def move(file: Path, to: Path) -> Path:
        own = Path("/proc/self/fd")
        open_ones.update(str(fd.readlink()) for fd in own.iterdir() if fd.exists())
        assert str(file) not in open_ones
        return moved(file, to)

    if not Path("/proc/self/fd").is_dir():
        pytest.skip("there is no /proc here")
    monkeypatch.setattr(Path, "replace", move)
    saves.write(path, RECORD)
    assert open_ones
    assert saves.read(path) == RECORD
